/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hkdf.h: hkdf.txt as C, written by make_vectors.py. Do not edit.
 */
#ifndef EDMONT_TEST_HKDF_H
#define EDMONT_TEST_HKDF_H

#include "vectors.h"

static const struct hkdf_vector hkdf[] = {
    {"0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b",
     "f0f1f2f3f4f5f6f7f8f9",
     (const char *const[]){
     "abbafb13f5c1bc489d4203135817956dd521b39e3bd61d1cc85cef884d1f8e2e2ca9c19f23df620dd394",
     NULL}},
    {"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f202122232425262728292a2b"
     "2c2d2e2f303132333435363738393a3b3c3d3e3f404142434445464748494a4b4c4d4e4f",
     "b0b1b2b3b4b5b6b7b8b9babbbcbdbebfc0c1c2c3c4c5c6c7c8c9cacbcccdcecfd0d1d2d3d4d5d6d7d8d9dadb"
     "dcdddedfe0e1e2e3e4e5e6e7e8e9eaebecedeeeff0f1f2f3f4f5f6f7f8f9fafbfcfdfeff",
     (const char *const[]){
     "bdeaae544c019348d911435a228f8a7f6eba81db6892a2be5560274060c70a75ebd4c875b737c678a1fe60c8"
     "cd40b334e5c0b5b0500d6b78ed90fb08388f5a7b22ed5dc466cac7b0bec32bf3eb1681d01524",
     NULL}},
    {"0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b",
     "",
     (const char *const[]){
     "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
     NULL}},
    {"",
     "",
     (const char *const[]){
     "eb",
     NULL}},
    {"",
     "",
     (const char *const[]){
     "eb70f01dede9afafa449eee1b1286504",
     NULL}},
    {"",
     "",
     (const char *const[]){
     "eb70f01dede9afafa449eee1b1286504e1f62388b3f7dd4f956697b0e828fe18",
     NULL}},
    {"",
     "",
     (const char *const[]){
     "eb70f01dede9afafa449eee1b1286504e1f62388b3f7dd4f956697b0e828fe181e59c2ec0fe6e7e7ac2613b6"
     "ab65342a",
     NULL}},
    {"",
     "",
     (const char *const[]){
     "eb70f01dede9afafa449eee1b1286504e1f62388b3f7dd4f956697b0e828fe181e59c2ec0fe6e7e7ac2613b6"
     "ab65342a83379969da234240cded3777914db907",
     NULL}},
    {"",
     "97",
     (const char *const[]){
     "45",
     NULL}},
    {"",
     "97",
     (const char *const[]){
     "450953dc9c6f01cf53f27f5763f7cc1a",
     NULL}},
    {"",
     "97",
     (const char *const[]){
     "450953dc9c6f01cf53f27f5763f7cc1a3a8a9bebb6a0508bc002820497b03759",
     NULL}},
    {"",
     "97",
     (const char *const[]){
     "450953dc9c6f01cf53f27f5763f7cc1a3a8a9bebb6a0508bc002820497b037598dc03973699ef76564014af0"
     "b022a1ef",
     NULL}},
    {"",
     "97",
     (const char *const[]){
     "450953dc9c6f01cf53f27f5763f7cc1a3a8a9bebb6a0508bc002820497b037598dc03973699ef76564014af0"
     "b022a1ef06d822723a38f541f9f86f89fca44765",
     NULL}},
    {"",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "cd",
     NULL}},
    {"",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "cdaf52eaa0a7324f5ed00811c26c7271",
     NULL}},
    {"",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "cdaf52eaa0a7324f5ed00811c26c72717184d7817b76e3c0ee818923cd48fc84",
     NULL}},
    {"",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "cdaf52eaa0a7324f5ed00811c26c72717184d7817b76e3c0ee818923cd48fc846fd17a33f8db81fa63dcf50d"
     "c1d968f0",
     NULL}},
    {"",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "cdaf52eaa0a7324f5ed00811c26c72717184d7817b76e3c0ee818923cd48fc846fd17a33f8db81fa63dcf50d"
     "c1d968f06e8c3abf822ba8eb7a1282723d0bf5ef",
     NULL}},
    {"",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "11",
     NULL}},
    {"",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "117dfe5411912db74be9a1082618777e",
     NULL}},
    {"",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "117dfe5411912db74be9a1082618777e64683c6e7547a3cef5b32b809f689f5f",
     NULL}},
    {"",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "117dfe5411912db74be9a1082618777e64683c6e7547a3cef5b32b809f689f5f67bc69b3ab542b33deb81cad"
     "63a9b6f2",
     NULL}},
    {"",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "117dfe5411912db74be9a1082618777e64683c6e7547a3cef5b32b809f689f5f67bc69b3ab542b33deb81cad"
     "63a9b6f2fdafe4ea4215e8899774b3f6870ae154",
     NULL}},
    {"",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "38",
     NULL}},
    {"",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "387ad1e7b10a269485d1aefc5048828b",
     NULL}},
    {"",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "387ad1e7b10a269485d1aefc5048828b50acd33fc5a0c6d3c5804163a176cefa",
     NULL}},
    {"",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "387ad1e7b10a269485d1aefc5048828b50acd33fc5a0c6d3c5804163a176cefa04ac1d9dc6b1a31cd4690b6a"
     "57839ec8",
     NULL}},
    {"",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "387ad1e7b10a269485d1aefc5048828b50acd33fc5a0c6d3c5804163a176cefa04ac1d9dc6b1a31cd4690b6a"
     "57839ec81a1300eba2352eee8fecb1b502d19172",
     NULL}},
    {"",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "7d",
     NULL}},
    {"",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "7d858d1a06b816a096b12534a40d86a7",
     NULL}},
    {"",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "7d858d1a06b816a096b12534a40d86a78b768c9dfd9f1de7e03854c29dd4c4de",
     NULL}},
    {"",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "7d858d1a06b816a096b12534a40d86a78b768c9dfd9f1de7e03854c29dd4c4deb661b3a9bea8264b4662de42"
     "b1b537e2",
     NULL}},
    {"",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "7d858d1a06b816a096b12534a40d86a78b768c9dfd9f1de7e03854c29dd4c4deb661b3a9bea8264b4662de42"
     "b1b537e2639234784057e2e972be08a8bdf1ab3d",
     NULL}},
    {"",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "c4",
     NULL}},
    {"",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "c4b664b124b11950de46ebc79ec860d1",
     NULL}},
    {"",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "c4b664b124b11950de46ebc79ec860d1ab12ef108dee904f716f837002abe907",
     NULL}},
    {"",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "c4b664b124b11950de46ebc79ec860d1ab12ef108dee904f716f837002abe907b12667e62005707d332f8b85"
     "165b62d6",
     NULL}},
    {"",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "c4b664b124b11950de46ebc79ec860d1ab12ef108dee904f716f837002abe907b12667e62005707d332f8b85"
     "165b62d67e3397157509ca523470f082a0a5371f",
     NULL}},
    {"97",
     "",
     (const char *const[]){
     "2f",
     NULL}},
    {"97",
     "",
     (const char *const[]){
     "2fcf9cbcce85352be9cd84900d123051",
     NULL}},
    {"97",
     "",
     (const char *const[]){
     "2fcf9cbcce85352be9cd84900d1230515810b1b99931f9049e44024bee5036bb",
     NULL}},
    {"97",
     "",
     (const char *const[]){
     "2fcf9cbcce85352be9cd84900d1230515810b1b99931f9049e44024bee5036bb3d76fc5f76ac1e2125e1d680"
     "bc6174c4",
     NULL}},
    {"97",
     "",
     (const char *const[]){
     "2fcf9cbcce85352be9cd84900d1230515810b1b99931f9049e44024bee5036bb3d76fc5f76ac1e2125e1d680"
     "bc6174c47a2d16e0e7dc4e2b331a4b10f794c699",
     NULL}},
    {"97",
     "97",
     (const char *const[]){
     "f7",
     NULL}},
    {"97",
     "97",
     (const char *const[]){
     "f7f368ac6d7f77d1822b98cba74db76f",
     NULL}},
    {"97",
     "97",
     (const char *const[]){
     "f7f368ac6d7f77d1822b98cba74db76f90f1907e02fa7387644727684cf0469a",
     NULL}},
    {"97",
     "97",
     (const char *const[]){
     "f7f368ac6d7f77d1822b98cba74db76f90f1907e02fa7387644727684cf0469ad449f40b0648579cb96f21f8"
     "656f323f",
     NULL}},
    {"97",
     "97",
     (const char *const[]){
     "f7f368ac6d7f77d1822b98cba74db76f90f1907e02fa7387644727684cf0469ad449f40b0648579cb96f21f8"
     "656f323fd0ad06aa83fd2ea21f4c4abf4166c5bd",
     NULL}},
    {"97",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "8c",
     NULL}},
    {"97",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "8cd71fd48f4eb072f82df49a59e1ba84",
     NULL}},
    {"97",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "8cd71fd48f4eb072f82df49a59e1ba84bcc327de61abec5a9f9add43287671dd",
     NULL}},
    {"97",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "8cd71fd48f4eb072f82df49a59e1ba84bcc327de61abec5a9f9add43287671dd9ca1f8f3870dcceb56415170"
     "610c5610",
     NULL}},
    {"97",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "8cd71fd48f4eb072f82df49a59e1ba84bcc327de61abec5a9f9add43287671dd9ca1f8f3870dcceb56415170"
     "610c56103d65028045a4054bf8653d59ae662753",
     NULL}},
    {"97",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "16",
     NULL}},
    {"97",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "168feac1f0bb1b9c7c8743df349dbaed",
     NULL}},
    {"97",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "168feac1f0bb1b9c7c8743df349dbaed9c62c0bba3167005ca81c348229af531",
     NULL}},
    {"97",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "168feac1f0bb1b9c7c8743df349dbaed9c62c0bba3167005ca81c348229af531287776408908625acdfda390"
     "dcd412e2",
     NULL}},
    {"97",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "168feac1f0bb1b9c7c8743df349dbaed9c62c0bba3167005ca81c348229af531287776408908625acdfda390"
     "dcd412e262fe8988ce3c3ab5198dbaee4a4d0bc9",
     NULL}},
    {"97",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "c6",
     NULL}},
    {"97",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "c642145f7cc27c3f3eead6bbc4e85646",
     NULL}},
    {"97",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "c642145f7cc27c3f3eead6bbc4e85646d73d1f5bd786b7ecec713033bfe8b419",
     NULL}},
    {"97",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "c642145f7cc27c3f3eead6bbc4e85646d73d1f5bd786b7ecec713033bfe8b419850a1def8180d7858fefc4c0"
     "d15c9180",
     NULL}},
    {"97",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "c642145f7cc27c3f3eead6bbc4e85646d73d1f5bd786b7ecec713033bfe8b419850a1def8180d7858fefc4c0"
     "d15c918025bdfae4c65c42e8561fe2a4acc66430",
     NULL}},
    {"97",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "f4",
     NULL}},
    {"97",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "f4711762f64f9f7b75ead778913be23f",
     NULL}},
    {"97",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "f4711762f64f9f7b75ead778913be23f1f4cdc86e36a38aec547c7d860ee10ee",
     NULL}},
    {"97",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "f4711762f64f9f7b75ead778913be23f1f4cdc86e36a38aec547c7d860ee10ee04bdd08b81460d7c931dc85b"
     "e8e3e520",
     NULL}},
    {"97",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "f4711762f64f9f7b75ead778913be23f1f4cdc86e36a38aec547c7d860ee10ee04bdd08b81460d7c931dc85b"
     "e8e3e520e71f7565c562f48ced755d0ed03cde24",
     NULL}},
    {"97",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e2",
     NULL}},
    {"97",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e2aedb85ef27d30d5e24cbe23812ada6",
     NULL}},
    {"97",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e2aedb85ef27d30d5e24cbe23812ada6ac72a263d5c5dfcb4cb112ab9067839e",
     NULL}},
    {"97",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e2aedb85ef27d30d5e24cbe23812ada6ac72a263d5c5dfcb4cb112ab9067839eb9b4be178f0f7d3a3349df0c"
     "e5bed1c7",
     NULL}},
    {"97",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e2aedb85ef27d30d5e24cbe23812ada6ac72a263d5c5dfcb4cb112ab9067839eb9b4be178f0f7d3a3349df0c"
     "e5bed1c7d3e8917d3c64d20c66f13ea5bc429201",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "",
     (const char *const[]){
     "f5",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "",
     (const char *const[]){
     "f525cac5200bdd85d4c72a94a34833d2",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "",
     (const char *const[]){
     "f525cac5200bdd85d4c72a94a34833d24e45c96ee8bfd691c6b426b22c1c6e4c",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "",
     (const char *const[]){
     "f525cac5200bdd85d4c72a94a34833d24e45c96ee8bfd691c6b426b22c1c6e4c440405861a1567a225dd7d4d"
     "07155a40",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "",
     (const char *const[]){
     "f525cac5200bdd85d4c72a94a34833d24e45c96ee8bfd691c6b426b22c1c6e4c440405861a1567a225dd7d4d"
     "07155a408f6341a050ed92c95123c6004efcefbf",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "97",
     (const char *const[]){
     "a3",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "97",
     (const char *const[]){
     "a375413b559d3e1d5dbc7a5aa0f8dbec",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "97",
     (const char *const[]){
     "a375413b559d3e1d5dbc7a5aa0f8dbec00f8bddd5cd4594e8284533310886e81",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "97",
     (const char *const[]){
     "a375413b559d3e1d5dbc7a5aa0f8dbec00f8bddd5cd4594e8284533310886e81fb4ea942f63485a1fb7d5609"
     "20880478",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "97",
     (const char *const[]){
     "a375413b559d3e1d5dbc7a5aa0f8dbec00f8bddd5cd4594e8284533310886e81fb4ea942f63485a1fb7d5609"
     "208804783a008301edbcd1111668dbf0483595d5",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "f2",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "f2a22bf59d9490ba92011dc34a19bbf2",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "f2a22bf59d9490ba92011dc34a19bbf27bec1adb60bb33c066760c1f5c634d5a",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "f2a22bf59d9490ba92011dc34a19bbf27bec1adb60bb33c066760c1f5c634d5aa66fb0916f64bc1bc77d130a"
     "91b6d697",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "f2a22bf59d9490ba92011dc34a19bbf27bec1adb60bb33c066760c1f5c634d5aa66fb0916f64bc1bc77d130a"
     "91b6d697a0cba213a0759d05be18214bafdc633f",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "ba",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "bac24f16fd9e31d4c0e8ef2ca30517c4",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "bac24f16fd9e31d4c0e8ef2ca30517c4bb61c4904c04bf0066e7d0b8449667d0",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "bac24f16fd9e31d4c0e8ef2ca30517c4bb61c4904c04bf0066e7d0b8449667d0bc79bdb1b3e297324fb0f3cb"
     "f068aeeb",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "bac24f16fd9e31d4c0e8ef2ca30517c4bb61c4904c04bf0066e7d0b8449667d0bc79bdb1b3e297324fb0f3cb"
     "f068aeebe48b4522f00ffbfd1ec413e07178ccdd",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "dd",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "dd11f7b0593d1b62bffc43179d050f4b",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "dd11f7b0593d1b62bffc43179d050f4bd538e026104c83e852f547e7b8bfcf3e",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "dd11f7b0593d1b62bffc43179d050f4bd538e026104c83e852f547e7b8bfcf3ee20f04a48a6dd2058d4d21d2"
     "a525e15e",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "dd11f7b0593d1b62bffc43179d050f4bd538e026104c83e852f547e7b8bfcf3ee20f04a48a6dd2058d4d21d2"
     "a525e15e2fed725bfdd1de992144a449241ec8b7",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "3f",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "3f87e9b12d72690a4e783bdd776aca96",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "3f87e9b12d72690a4e783bdd776aca96ce34dbcd2f705d536d9dba981afcc328",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "3f87e9b12d72690a4e783bdd776aca96ce34dbcd2f705d536d9dba981afcc328ad988d24a949bb50a70bf35e"
     "7e7f2037",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "3f87e9b12d72690a4e783bdd776aca96ce34dbcd2f705d536d9dba981afcc328ad988d24a949bb50a70bf35e"
     "7e7f2037351f94e6d0844f58bf80c4bd48ae6aa2",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "47",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "4776afaad540fa359cd8007ce409042c",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "4776afaad540fa359cd8007ce409042c077456d9eb134e4120c5a31c7a9c7148",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "4776afaad540fa359cd8007ce409042c077456d9eb134e4120c5a31c7a9c7148430e43cdf26a30c35a7193fa"
     "69e46b66",
     NULL}},
    {"70777e858c939aa1a8afb6bdc4cbd2d9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "4776afaad540fa359cd8007ce409042c077456d9eb134e4120c5a31c7a9c7148430e43cdf26a30c35a7193fa"
     "69e46b666e2619ac1741e619e74cc5328425ff07",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "",
     (const char *const[]){
     "88",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "",
     (const char *const[]){
     "8893c113ae32c6c66262498e0685faac",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "",
     (const char *const[]){
     "8893c113ae32c6c66262498e0685faac17cdb71ebae7b129caff175bb99642c9",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "",
     (const char *const[]){
     "8893c113ae32c6c66262498e0685faac17cdb71ebae7b129caff175bb99642c9159cdee2c7cf81fde6572941"
     "9c8960d6",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "",
     (const char *const[]){
     "8893c113ae32c6c66262498e0685faac17cdb71ebae7b129caff175bb99642c9159cdee2c7cf81fde6572941"
     "9c8960d6c6e45c5969916ca5ee9c755063d5801a",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "97",
     (const char *const[]){
     "a0",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "97",
     (const char *const[]){
     "a0fcf69b62ce9534ce760e7203298b88",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "97",
     (const char *const[]){
     "a0fcf69b62ce9534ce760e7203298b8868c3c564876dea635faa1ef66e78b799",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "97",
     (const char *const[]){
     "a0fcf69b62ce9534ce760e7203298b8868c3c564876dea635faa1ef66e78b799ee61d1b2a49c4b23dce0b1f2"
     "e4865b3f",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "97",
     (const char *const[]){
     "a0fcf69b62ce9534ce760e7203298b8868c3c564876dea635faa1ef66e78b799ee61d1b2a49c4b23dce0b1f2"
     "e4865b3f510e4990cd12fb72ac9051be2e02ed17",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ab",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ab3448aa8a3daefb6e62382d9f47de91",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ab3448aa8a3daefb6e62382d9f47de91b9bdc1e3d244480af1092e69ed63f9e5",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ab3448aa8a3daefb6e62382d9f47de91b9bdc1e3d244480af1092e69ed63f9e5d369ceace030af497ad8d8d4"
     "ccb1afee",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ab3448aa8a3daefb6e62382d9f47de91b9bdc1e3d244480af1092e69ed63f9e5d369ceace030af497ad8d8d4"
     "ccb1afee6b8af2db98c3549aac6adc9d6a45b54b",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "04",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "048c0f0a614f454bf97593242e9e1661",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "048c0f0a614f454bf97593242e9e1661b4604fcaa7a3643acf6975f95a97f432",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "048c0f0a614f454bf97593242e9e1661b4604fcaa7a3643acf6975f95a97f43292b86d64c13962e7036b3cb5"
     "5331bb8b",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "048c0f0a614f454bf97593242e9e1661b4604fcaa7a3643acf6975f95a97f43292b86d64c13962e7036b3cb5"
     "5331bb8b17660de365210029cd9609fe4e3407c5",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "b7",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "b7a40079a4fdf517cfc93dbf650ae94c",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "b7a40079a4fdf517cfc93dbf650ae94c8d71add9593be88168f20b8363043ef1",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "b7a40079a4fdf517cfc93dbf650ae94c8d71add9593be88168f20b8363043ef1ec489d9a23d77a84f415b0eb"
     "0c0122cf",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "b7a40079a4fdf517cfc93dbf650ae94c8d71add9593be88168f20b8363043ef1ec489d9a23d77a84f415b0eb"
     "0c0122cfb2ad20177ef52068b41e6ee1c64d5b6f",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "b3",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "b32e60d736383a8d51c07ff70b6b542e",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "b32e60d736383a8d51c07ff70b6b542e3f2fdc7a6c77019f32f44e6fea0f78eb",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "b32e60d736383a8d51c07ff70b6b542e3f2fdc7a6c77019f32f44e6fea0f78eba0a1a7219c7050301c21c676"
     "31c387e4",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "b32e60d736383a8d51c07ff70b6b542e3f2fdc7a6c77019f32f44e6fea0f78eba0a1a7219c7050301c21c676"
     "31c387e430ce24d3f0dca1fc2b46f518ddfee1b8",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "7a",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "7ab68585be743f1923a50be34469f88a",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "7ab68585be743f1923a50be34469f88a4eda03e7c877797b16841a6c125579d7",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "7ab68585be743f1923a50be34469f88a4eda03e7c877797b16841a6c125579d7578d31743fc69efc44e634e7"
     "056dae29",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "7ab68585be743f1923a50be34469f88a4eda03e7c877797b16841a6c125579d7578d31743fc69efc44e634e7"
     "056dae294a31833510cf789e0b4c685d99cb687b",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "",
     (const char *const[]){
     "a9",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "",
     (const char *const[]){
     "a9f55e23b3755cae35791965645ca7ae",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "",
     (const char *const[]){
     "a9f55e23b3755cae35791965645ca7ae848a00eea1d1061f57729969b51be334",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "",
     (const char *const[]){
     "a9f55e23b3755cae35791965645ca7ae848a00eea1d1061f57729969b51be3345d35c7a6a0a23a03a4f5e659"
     "8cbaa2dd",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "",
     (const char *const[]){
     "a9f55e23b3755cae35791965645ca7ae848a00eea1d1061f57729969b51be3345d35c7a6a0a23a03a4f5e659"
     "8cbaa2dd26f9b5c70f7827cb9fe0b69d10b89f7b",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "97",
     (const char *const[]){
     "09",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "97",
     (const char *const[]){
     "09e1d3c9f52b63061966d8ccbaa8ec86",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "97",
     (const char *const[]){
     "09e1d3c9f52b63061966d8ccbaa8ec8669b3f763042b4a059890212348bd56b8",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "97",
     (const char *const[]){
     "09e1d3c9f52b63061966d8ccbaa8ec8669b3f763042b4a059890212348bd56b8bcc6b0d9ad9d2767526ab8a0"
     "3cc9b0f7",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "97",
     (const char *const[]){
     "09e1d3c9f52b63061966d8ccbaa8ec8669b3f763042b4a059890212348bd56b8bcc6b0d9ad9d2767526ab8a0"
     "3cc9b0f7ea96f2c9c43877183f311c6ba44a1985",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ea",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ea1009b5c4e5a760f1751431d8597a85",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ea1009b5c4e5a760f1751431d8597a85fbe3f331854c107efdaa2abcd33ec194",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ea1009b5c4e5a760f1751431d8597a85fbe3f331854c107efdaa2abcd33ec194c61a291db755dee1363f2f70"
     "1a726831",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "ea1009b5c4e5a760f1751431d8597a85fbe3f331854c107efdaa2abcd33ec194c61a291db755dee1363f2f70"
     "1a7268312e4827383e46c0abb1ba4fc53350e1e3",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "6d",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "6d2a83cc9e485e469f583e88a829417f",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "6d2a83cc9e485e469f583e88a829417f26f778cf9321b8000a954469bc1b36dc",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "6d2a83cc9e485e469f583e88a829417f26f778cf9321b8000a954469bc1b36dc07b827841c715500700fac13"
     "8c2e80f3",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "6d2a83cc9e485e469f583e88a829417f26f778cf9321b8000a954469bc1b36dc07b827841c715500700fac13"
     "8c2e80f384c42fa891eba28364b3f302ebef91b7",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "39",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "393ec460225296e28075129f0a1376cb",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "393ec460225296e28075129f0a1376cba49e3eecaed5b2af8b596e009050ceb1",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "393ec460225296e28075129f0a1376cba49e3eecaed5b2af8b596e009050ceb1ce0d3714580049a33db023fd"
     "3dc9a8e9",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "393ec460225296e28075129f0a1376cba49e3eecaed5b2af8b596e009050ceb1ce0d3714580049a33db023fd"
     "3dc9a8e9bbe3e9b595be4cb96b3934298eae57f6",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "94",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "94a37c8fb37f2e071caebb4a492a971b",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "94a37c8fb37f2e071caebb4a492a971bf6a6ddfc5e77298828e0692d78a131bd",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "94a37c8fb37f2e071caebb4a492a971bf6a6ddfc5e77298828e0692d78a131bd5dce818a1f94b3b274b2c310"
     "d6f434e0",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "94a37c8fb37f2e071caebb4a492a971bf6a6ddfc5e77298828e0692d78a131bd5dce818a1f94b3b274b2c310"
     "d6f434e02120e2446f0fadd0178bc1cb45e7a4c7",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "54",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "54fade07dca2db99448905572ac07e7a",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "54fade07dca2db99448905572ac07e7a2b5ac243d8e80d87b207c462bcd0a372",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "54fade07dca2db99448905572ac07e7a2b5ac243d8e80d87b207c462bcd0a3724b4f4d15199b3e93386c1769"
     "c0a236da",
     NULL}},
    {"2930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f56"
     "5d646b727980878e959ca3aab1b8bfc6cdd4db",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "54fade07dca2db99448905572ac07e7a2b5ac243d8e80d87b207c462bcd0a3724b4f4d15199b3e93386c1769"
     "c0a236dac2a5ed8db51ec73ffa4e3ca666085189",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "",
     (const char *const[]){
     "81",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "",
     (const char *const[]){
     "81e995f4a82e5f9cb7f2a48cf181ae22",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "",
     (const char *const[]){
     "81e995f4a82e5f9cb7f2a48cf181ae22847c042cc83952eaaed237efc7e57e1b",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "",
     (const char *const[]){
     "81e995f4a82e5f9cb7f2a48cf181ae22847c042cc83952eaaed237efc7e57e1b49da122d9542f28316c3c4bc"
     "e77cb0b3",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "",
     (const char *const[]){
     "81e995f4a82e5f9cb7f2a48cf181ae22847c042cc83952eaaed237efc7e57e1b49da122d9542f28316c3c4bc"
     "e77cb0b3b6d225054b3ee5d03cde461edafb6cf8",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "97",
     (const char *const[]){
     "c0",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "97",
     (const char *const[]){
     "c07f3f8b97dbb60567aae8189ef90c70",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "97",
     (const char *const[]){
     "c07f3f8b97dbb60567aae8189ef90c70d4a72046e84cd8dfff491a5adef5e63d",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "97",
     (const char *const[]){
     "c07f3f8b97dbb60567aae8189ef90c70d4a72046e84cd8dfff491a5adef5e63dd47329672d99a8ffb97b9477"
     "28f55d96",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "97",
     (const char *const[]){
     "c07f3f8b97dbb60567aae8189ef90c70d4a72046e84cd8dfff491a5adef5e63dd47329672d99a8ffb97b9477"
     "28f55d967730772a40a1987b80e2bebf777588d8",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "34",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "34971b869df8bc04fce6633fb1dce384",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "34971b869df8bc04fce6633fb1dce3841dddd7b89d1a323f965b8f169cfe304d",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "34971b869df8bc04fce6633fb1dce3841dddd7b89d1a323f965b8f169cfe304dacecfd08724101ec38295c3a"
     "6ffa663d",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "34971b869df8bc04fce6633fb1dce3841dddd7b89d1a323f965b8f169cfe304dacecfd08724101ec38295c3a"
     "6ffa663ddb3354f6b516eb04043c29eef277e8e3",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "63",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "63570c8974c35378fc80f1bcaf7bd85d",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "63570c8974c35378fc80f1bcaf7bd85d2608add497407325fae2719bd813c991",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "63570c8974c35378fc80f1bcaf7bd85d2608add497407325fae2719bd813c9917b299436250e711f0cfe13aa"
     "12389532",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "63570c8974c35378fc80f1bcaf7bd85d2608add497407325fae2719bd813c9917b299436250e711f0cfe13aa"
     "123895321a99cf2ed9364fa90a430ca7b387a671",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "3c",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "3c234ba2b7fd0cf5eff63c2e9990545c",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "3c234ba2b7fd0cf5eff63c2e9990545cbc6b3ace4a0ae4476ca0861e7decbc2b",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "3c234ba2b7fd0cf5eff63c2e9990545cbc6b3ace4a0ae4476ca0861e7decbc2bb3f0d16b5d6d6f7b3bd3b0f9"
     "a3c0de1d",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "3c234ba2b7fd0cf5eff63c2e9990545cbc6b3ace4a0ae4476ca0861e7decbc2bb3f0d16b5d6d6f7b3bd3b0f9"
     "a3c0de1da63775c0a409c2997e7a2c0bea6235d7",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "9b",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "9bfbce75024aaff8200eaac8c3fb0793",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "9bfbce75024aaff8200eaac8c3fb0793a2f08d7eaa66a9a6dd3b0162c1636bf1",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "9bfbce75024aaff8200eaac8c3fb0793a2f08d7eaa66a9a6dd3b0162c1636bf1db6d1a21b53bc97cc6c6a525"
     "04ea893a",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "9bfbce75024aaff8200eaac8c3fb0793a2f08d7eaa66a9a6dd3b0162c1636bf1db6d1a21b53bc97cc6c6a525"
     "04ea893a23c826c243cf4d4e79ddcf11083dd4fc",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "48",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "48204d0d23d6723e6eb6f50fbe0078ec",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "48204d0d23d6723e6eb6f50fbe0078ec644c8af21e1781a5d96ebd30347bf3cf",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "48204d0d23d6723e6eb6f50fbe0078ec644c8af21e1781a5d96ebd30347bf3cf7e768c1153f79f0b6752a6b7"
     "7e7a8ba6",
     NULL}},
    {"c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6ed"
     "f4fb020910171e252c333a41484f565d646b7279",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "48204d0d23d6723e6eb6f50fbe0078ec644c8af21e1781a5d96ebd30347bf3cf7e768c1153f79f0b6752a6b7"
     "7e7a8ba6d22c770b81608e3bcae9ece0ebbbaee7",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "",
     (const char *const[]){
     "4a",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "",
     (const char *const[]){
     "4a09ce3d30b613089c8a6ec07560e424",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "",
     (const char *const[]){
     "4a09ce3d30b613089c8a6ec07560e4242de1f28105f02ef847f3d8a9604714da",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "",
     (const char *const[]){
     "4a09ce3d30b613089c8a6ec07560e4242de1f28105f02ef847f3d8a9604714daee8106cd318d1061e162fa81"
     "26a1b0c1",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "",
     (const char *const[]){
     "4a09ce3d30b613089c8a6ec07560e4242de1f28105f02ef847f3d8a9604714daee8106cd318d1061e162fa81"
     "26a1b0c19c8e002e8b3df37678b9371fdeb15eac",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "97",
     (const char *const[]){
     "c4",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "97",
     (const char *const[]){
     "c416fe73807d7e7463f82a716fba22e2",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "97",
     (const char *const[]){
     "c416fe73807d7e7463f82a716fba22e27bfb5d30ce4b03db0a0be68e69602fe9",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "97",
     (const char *const[]){
     "c416fe73807d7e7463f82a716fba22e27bfb5d30ce4b03db0a0be68e69602fe9becf5c01bbaedb9d2dce2678"
     "9b510893",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "97",
     (const char *const[]){
     "c416fe73807d7e7463f82a716fba22e27bfb5d30ce4b03db0a0be68e69602fe9becf5c01bbaedb9d2dce2678"
     "9b510893ae348b4be141be54fe771e331ecb1ff6",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14c32b029582bb9418d9df5d159361c2",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14c32b029582bb9418d9df5d159361c24c2f342b2adeb60331741a729a00b7bd",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14c32b029582bb9418d9df5d159361c24c2f342b2adeb60331741a729a00b7bd6e3c26898817aca985f24349"
     "93a5c3dd",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14c32b029582bb9418d9df5d159361c24c2f342b2adeb60331741a729a00b7bd6e3c26898817aca985f24349"
     "93a5c3dde2a0f7ab746a2b3664d3ca6e71f4bb70",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "79",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "7980f6caa7d37a27657d0c75755d731e",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "7980f6caa7d37a27657d0c75755d731e308ac3f79adc202c93cc5ac9851e0fd5",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "7980f6caa7d37a27657d0c75755d731e308ac3f79adc202c93cc5ac9851e0fd58ee1c22d93e67eaf8d66f854"
     "dec98079",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "7980f6caa7d37a27657d0c75755d731e308ac3f79adc202c93cc5ac9851e0fd58ee1c22d93e67eaf8d66f854"
     "dec98079382f181da445971ce524ae3ea9b6dea8",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "24",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "24ec5aa92530a5d3e9320cde838f1450",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "24ec5aa92530a5d3e9320cde838f1450928bb7fe23a6a789d0e54285cd6a815d",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "24ec5aa92530a5d3e9320cde838f1450928bb7fe23a6a789d0e54285cd6a815dcf6d34546966901103e42dd5"
     "b649fa93",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "24ec5aa92530a5d3e9320cde838f1450928bb7fe23a6a789d0e54285cd6a815dcf6d34546966901103e42dd5"
     "b649fa933c81ca1a31e229f8a3f247fec55268f1",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "47",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "47b8153eea6a88218c8f420c160f4258",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "47b8153eea6a88218c8f420c160f4258151438b073b0134e4d7f3f068b5fb7a1",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "47b8153eea6a88218c8f420c160f4258151438b073b0134e4d7f3f068b5fb7a1bc868806fd24879fd065a861"
     "7a25adf2",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "47b8153eea6a88218c8f420c160f4258151438b073b0134e4d7f3f068b5fb7a1bc868806fd24879fd065a861"
     "7a25adf25815c9d553560ed13c872328fdb9946b",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "a6",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "a6ff11c35d3ff304a31484c180be89d4",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "a6ff11c35d3ff304a31484c180be89d4afe422c6753e266f9558f4678f2003f5",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "a6ff11c35d3ff304a31484c180be89d4afe422c6753e266f9558f4678f2003f50cf13d9f995066993679d8c5"
     "6c681573",
     NULL}},
    {"575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b222930373e454c535a61686f767d84"
     "8b9299a0a7aeb5bcc3cad1d8dfe6edf4fb02091017",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "a6ff11c35d3ff304a31484c180be89d4afe422c6753e266f9558f4678f2003f50cf13d9f995066993679d8c5"
     "6c681573f8ea7d0adb5c8532bcb6e39a5ce25e39",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "",
     (const char *const[]){
     "e8",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "",
     (const char *const[]){
     "e8c2c25e029f873f70b522833203f661",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "",
     (const char *const[]){
     "e8c2c25e029f873f70b522833203f6615aec203338b6cfdc24310303efff49c0",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "",
     (const char *const[]){
     "e8c2c25e029f873f70b522833203f6615aec203338b6cfdc24310303efff49c0232736294118e2e6559170b2"
     "ecbfef56",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "",
     (const char *const[]){
     "e8c2c25e029f873f70b522833203f6615aec203338b6cfdc24310303efff49c0232736294118e2e6559170b2"
     "ecbfef569d2dc061f5994d21fd92dab2111d4ba1",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "97",
     (const char *const[]){
     "35",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "97",
     (const char *const[]){
     "35877259a80f6006952412a651bbcfdc",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "97",
     (const char *const[]){
     "35877259a80f6006952412a651bbcfdc2e9433b54a6cc54203b8e1c28712f3d2",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "97",
     (const char *const[]){
     "35877259a80f6006952412a651bbcfdc2e9433b54a6cc54203b8e1c28712f3d25daa400c8ec958e6b1b35484"
     "0faf6a08",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "97",
     (const char *const[]){
     "35877259a80f6006952412a651bbcfdc2e9433b54a6cc54203b8e1c28712f3d25daa400c8ec958e6b1b35484"
     "0faf6a080e65e6f070c4fca5af4a0b6eeeb39c64",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14b76dbb7ba389d18567e33f4b6753f3",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14b76dbb7ba389d18567e33f4b6753f31b788a545a77b40d4a65374772287bd6",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14b76dbb7ba389d18567e33f4b6753f31b788a545a77b40d4a65374772287bd6ca0c2c23ba168a00af92b882"
     "ec129d6e",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "70777e858c939aa1a8afb6bdc4cbd2d9",
     (const char *const[]){
     "14b76dbb7ba389d18567e33f4b6753f31b788a545a77b40d4a65374772287bd6ca0c2c23ba168a00af92b882"
     "ec129d6e47e5335e24ccd289b90b869736e723cf",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "3f",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "3f02e1fe30900140a120cba48c270ff0",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "3f02e1fe30900140a120cba48c270ff0b9eb566e0490c125f24912d1de2d927a",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "3f02e1fe30900140a120cba48c270ff0b9eb566e0490c125f24912d1de2d927ab6f3f9c95da7908965ea559e"
     "1fabbd47",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "4950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1f8ff060d141b",
     (const char *const[]){
     "3f02e1fe30900140a120cba48c270ff0b9eb566e0490c125f24912d1de2d927ab6f3f9c95da7908965ea559e"
     "1fabbd475a32a45a2e19d2591050eb4cabb81000",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "ea",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "ead3d07837259ba8dd4a51c44691ca80",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "ead3d07837259ba8dd4a51c44691ca80b0c2ecf46306a73a5b0432f212ef978c",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "ead3d07837259ba8dd4a51c44691ca80b0c2ecf46306a73a5b0432f212ef978c6b707358a20192230c473d77"
     "d52bafea",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b828990979e"
     "a5acb3bac1c8cfd6dde4eb",
     (const char *const[]){
     "ead3d07837259ba8dd4a51c44691ca80b0c2ecf46306a73a5b0432f212ef978c6b707358a20192230c473d77"
     "d52bafeac2573ddbd259db7b89550e4666a89115",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "ac",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "ac34959bf86945eb49f264199a2b0c79",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "ac34959bf86945eb49f264199a2b0c79fd967f13abbf3c3bcb8b4158de1e5b42",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "ac34959bf86945eb49f264199a2b0c79fd967f13abbf3c3bcb8b4158de1e5b42904461c2bcaefbfd1bd56a78"
     "2f863749",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "51585f666d747b828990979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e"
     "858c939aa1a8afb6bdc4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4ab",
     (const char *const[]){
     "ac34959bf86945eb49f264199a2b0c79fd967f13abbf3c3bcb8b4158de1e5b42904461c2bcaefbfd1bd56a78"
     "2f863749ea0f37a0d77772fd58b1685b5909eac4",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e5",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e5a49990b0fddb7fca133aefa8389dfa",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e5a49990b0fddb7fca133aefa8389dfa3fd2d6fe61ea29536ca9dac1ed6258ba",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e5a49990b0fddb7fca133aefa8389dfa3fd2d6fe61ea29536ca9dac1ed6258ba55200b797c165e7d58794f60"
     "64969d7c",
     NULL}},
    {"aeb5bcc3cad1d8dfe6edf4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4db"
     "e2e9f0f7fe050c131a21282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f"
     "161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e35",
     "f4fb020910171e252c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21"
     "282f363d444b525960676e757c838a91989fa6adb4bbc2c9d0d7dee5ecf3fa01080f161d242b323940474e55"
     "5c636a71787f868d949ba2a9b0b7bec5ccd3dae1e8eff6fd040b121920272e353c434a51585f666d747b8289"
     "90979ea5acb3bac1c8cfd6dde4ebf2f900070e151c232a31383f464d545b626970777e858c939aa1a8afb6bd"
     "c4cbd2d9e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9c0c7ced5dce3eaf1"
     "f8ff060d141b222930373e454c535a61686f767d848b9299a0a7aeb5bcc3cad1d8dfe6edf4fb020910171e25"
     "2c333a41484f565d646b727980878e959ca3aab1b8bfc6cdd4dbe2e9f0f7fe050c131a21",
     (const char *const[]){
     "e5a49990b0fddb7fca133aefa8389dfa3fd2d6fe61ea29536ca9dac1ed6258ba55200b797c165e7d58794f60"
     "64969d7c2e6912864c6ae6b05d316ab5563fb55b",
     NULL}},
    {"e0e7eef5fc030a11181f262d343b424950575e656c737a81888f969da4abb2b9",
     "ccd3dae1e8eff6fd040b121920272e353c434a51",
     (const char *const[]){
     "841e42be42be9bea445fdd0fd2e6ff714d14d85b797c069c2ed62719754c4e72acc219b834d7e2e641f5cf87"
     "483a0fa24e5ac925f4025f59285f88dcbcad8c1b1d1414fa8cc233463632403b8d9df4b18e3d05b8fdb71c4e"
     "d8db6d2229eda3305f6cb11350ac39b4f70f58f8846a1c3d757146b6791d2de9f3f44754f68340d4baad469b"
     "d8f14b864022f034b7ae1dc57583ba0905f7e0a8b1168b6f6d7307b51e574a62f08b6bf0d3b36dc3afc27253"
     "d76bdfd4eac435807075d3ea2f149c7fc2e0404f30048a76c3ad3b7d5b822b502c196033ca3dcf13e864fdd2"
     "82481bace532efbb208125d226b13c57178ccad71ef938ab3d50c1612027cad348b06c8048cbfa76d45605f9"
     "47e44ef40ab21e2325756685b33c8e6419cccca35e81ad5c9c34c48c21fea31784a86e2c231bc9e28c855b5c"
     "837f0f3346eb1aa5e106ee1a324f9bccd36e88a7c2a24e6a4a7ddd7f6cf386cc160c3fa5c7201966d1fa8511"
     "32bb0840040c559c77e55748178ba3ce7126017c5f7cf9f81dc5c5cc0474b5daad183a5ca608a178b026f68f"
     "7f53f70e77289f7dd18c64b6fb737ab572554c8dc3fd27c86ae94a410a23016c74885eeee2e4255ee98908d8"
     "d1952f682431a0281ef9a62a1d7d0fec6705e030ba9a84f1e48295d14f3883d59d65a8419002cfe01c01836e"
     "d78980f5030371b42d0df88f30a06999c3119bc1c9d987c0df22a79c36f236a68adaeb2120fdba895760ecae"
     "eafa01ae97d2e963bbf8adaa40487983a19315200f2a22afccc909f887cacc09223f1307baf816415440541f"
     "205244f52c3ae1e323bd2c466c9edaf7254b8dd39f461d4f5f2bdacd2c0d0516bbb4de3b9dde5c01009a3ebe"
     "af733452872e4e61be9669095f22f218afd32301a0abe5ade5dbad7b98c2e9c2843538739a9df89914109c0b"
     "efc97861b24ae7b60b4c2e736a82af3f517e956f0e30f70986e6e4736b8ff3aa64eebeaae9c96e79768ebdc5"
     "382ec34c680a53135532957660bd28217e60077157914af0ba47dad619085615ef51c4553c9a79f3bd98297f"
     "3943bc0dd08558624f7e794e1829e10ec5fecf58613f5e6c671e71deb52ae8fb71c15aa16f66451e2ed31b2b"
     "6c34a9eeb03c36b470d72f5b416abea660e6c42c28695e6bb224f185f33a72157807cc06be019d111b27a69c"
     "ba1617dbe957a0ed970d8fb90b6cdc997a63fb4f29b8fa7152389d00147838b902ae4bead5359667daafadac"
     "76f9056626cedb5e4d8a9af12e5c642291f9822c8e118f68b0b3bbbb98ac94510bdcab931665554d9a0b123a"
     "cdb7397456caa3b78895477c404d59350191f428ea4759bf99266216c0b98a6c9e2143553bc01eb4d9041f03"
     "a7bcae3b55963cb83ea60756f2edab9fc4eacfe20b5c5903480476092ca8b8f3c5b8e9d657adc60b6d97724c"
     "01a1041ae9f6435b3ad0478e1b105d136eba5b6e780b3ebfd99b21a0c217bfe1f116fbafdd60edf46bc95af0"
     "87e41085d7718a46789969c98439de8eb979e7d6b0608dd6cd158715b7f3b7c4b47d6810e6db00475ec282f8"
     "e0a734857368ac9a64a5d9a1eb1c8d8f28c6dcb019e77f2419131393c5b9214c51e33c8f144455d54d1677da"
     "b37695b16679a6dcfa9d04820bd1ace2f14def7329b3c6161b5c9ee3df20cc3f5ab44f67d473e4ac8115ea6b"
     "b5b66d3afcb1e4e4f698c2068991b866aff71851a1576375a6f95a0cb913854ea7943ffe5c18fb0efca1fef0"
     "b08d702dff9712ffbe09211dca7c1dfaa66285d4a732d3e2dcd2236514fbaefa7965bd0535f906ec3726d34b"
     "fcf134fa7fb0853170bc7041512afa6dca10e6f2e1eb03efdd16374fb33466b8a0e6966af124a27d8094c883"
     "8008099a372c7c87c5ebe2515d9e66fcbe39ea77f9eab1be36468731a791d8f28ffd4a92743aa3b4adb2adaf"
     "c01497b2f4be67732c2942cb2b414ec70ee3e07f066b3bddd85c7a8a0861fa4644ab316814072c21c7a248b6"
     "ef4c156b784024ef26d2794df2525c5d8051a79f466ac494333700e3da283c925bc6240efb25b08f697ce030"
     "5508cffa83b3226b2ebf74f68a318731f6049385a4d1316136449e8caf5f67c0ad28c8ef2d681df96dacb07c"
     "63df48f97cf76bf28395214d7d29df24e84ad40d96577bc3c45cae2abd4e0ee22e063440b2284d9802e37e28"
     "fe922ccfeb14c56760c51a16120f02bf8b828f52e93a7d2a0f779801f540271490a31429f393987ac6f4268f"
     "e1589fa3b7d8e306d33e3cc272842df4d098d4a4e83730292702f627f23f005ee3b2c454de0b7a1c8e0364d6"
     "645af0dc49b25e2afac0de419398d33bccdbf5c6b21384b45ad79b30d29c0ada9ec7ba9f3c48ca2ffa69906f"
     "4220abb1560af1b64f62e46904cd1fe6cfb60620e59dab005a23d7700661b436d15890619cc81255eb278db0"
     "adc5851539ea3ccddac5df63c283e4a99cbee55499411bcef465f5bc1cf5e721780fb3b844159caa4746f1f8"
     "1b045e81c751bb841dfda9196541bc87a104f78fd2e0f06e322ab7339e345b0f0f8339b281a822a39a4ae675"
     "46978686bae2babc269b2c4f90b58ba3ed21ddc6e51d2a8cd14204064e7c9a2ca79e9f1085b805c1e322004a"
     "bc2b3050bc93db062bf3c1631540c38292ec841cccb70c90772e6b03e3ab70924e1732305cfdb35de8f85a48"
     "bcaf50a6b54b85fd3a8c84c03311d80b318fdc9ba8f622cd348764f5919657c65072f6841eec8ccebe1cfd3c"
     "d51ded93af2ae34a73248abe6c566b1ef8d7cdf7ad75574c36d43f933cecdfabc873b7be09b70061bb5aeac9"
     "ceb4b427dbbf6283cd04116dfd409db9478a63da",
     "e5b3965e08bc201bfbdb2006a1781ee9c4c651757a9ff6acb6676bad8aecb902b20fbe6903886a5d23e7d60c"
     "f42c3a2b5048d1df7456a9c539ff25231c2fc5987f0c06efa751bc1902b72531dc8d07576e27ff78b4bc5bce"
     "272519733eb7527fe6745c5abd1f6173a701a50b37e40a8039be53258051a38ce7f864d0dddfa929d60692e6"
     "2a6ee52a3351b70ed62c75c3c0aae0d3d15194a35b63e48deda69fb1fb8fec132c24a4512cfbe3640ac0d9a2"
     "660ba01c22bfbff04ae2498cb99c19578b16c491a13326fa033ee165c973f8bcac0344742cd4c6d57da9f4ca"
     "77eefaaf230d0968a68c883d217c4a9faf0a1c6911431cc1d152aaf092aa8deb7de5da1c303bc7ca1f2431b7"
     "7d118c7c790c0529bf8f1ca538c0c8ed5205cfcd20f94727df1f37699b574118b5ff83bcaa1202606ebd4b18"
     "7707fc18ed1dd39c77981c1b68c677cc01b1ff8e40befe112e17a0dff7e8e454ace70a16d52757e9c7571e88"
     "ff2b8839132889ebb0f64771cac85a7f8504ae50912e4479b956ab8c5c54a5cdff8147900b7684dd2d461b4f"
     "c308f7ab62c54cda68a1281fda2fb50649edc630dc8aa3791a592a6814ab8b4917129cad374e022bfbdc182d"
     "24bbfcbe0bf1169a52c2f36b54b7d271c01d2a1ab77134533c66838b7fcef951aa0533d265a130cac7238c95"
     "9ccbbec040976f7302729d5e2baf33049e4f3fbbb1b1d9e1fdcc9ffbfbcefd97044fd2e0f9a69ddade165c0b"
     "1947547eb40926303b5a5f8b12a9198b594eca30443159a69b568b8695d06d8e167a2cf507e41999dfdd9ba0"
     "f8bf8ef4cfc0d4028cd00e689f5e70fe2337a34b262a954e25b3b680269ad59b26b557c20a49de708308e0d9"
     "68a4ef895f23cfbac62ea72625350e1c3881c41130aeb10d27d7428d28d94836581ec67556c7118b77e549af"
     "aa62350eb3f52ed57be492f7fa4550044adbf3fdb07623017b1469efdea81b4df5a85423e1f2fdafd6899bc3"
     "aa0de07a15ee1be9b3aeecfbb9d66dbd315020a1c7f675976424dab998d2cbc7413f4f7b583a6fc6792abf4c"
     "f0d8b12f24c43abed8bb0061a7089762a7c1e34c4d09bf6e84fb58670709095948381ae75bcc1e50d4e8b124"
     "ac4b4dcddf92d27132ee8a3397cd206862556922d476b5bc16220d57fc93bf013e98bf66c79b3b1670f42b82"
     "de5c601ff3a3c5a46adb84252b62106c84409fd34cf7ccbfeb17239ef835a3e6d5468088480c4bc4d1766324"
     "e144b29ffb0121884c0ffce8351a291262d533ec402414bd3e7389fb3701d6593c5a168b3db0883b77d48f55"
     "444e4daf4fe336fa686ef88b989aff7d7fead85928eeac82868ed9814a24cc961fb2fc0c44dfa497c427927b"
     "dcdf8e96df11a9f6193c582837f788f268ae7227b52f8baba404b544269fb40a5d2ef8e9c32eecfbdf4b78bc"
     "65dfbcea97286c0a304d8701766cc91536b8eb1ab31616ba367f827ae9cf573a57041498e9d03c65d8cf18ea"
     "40805798f2215d531785a2d507f0eea36dcedafb7a47704e2f3f0395a34471eb86e22b132d76b47c429dac26"
     "80b654d8f3772f4a7a165747aaecf460c307b728021c37f9894f3cceb5f94caf2515158837bbb1f39049caa8"
     "57f8932cb25829f64755a6415b4bf6694b4a0b86e18404a4d4b8d2aa612d14d4946d84ad770493fe2123bb2b"
     "8498d275a889f857f4db6dde8bb4fe29a7e16012fa20c1a15a016bb479dc34135f5d20606b90f7f1a2a9ee78"
     "a1b5c875e7d7e503286d8131e1effa75031a7d5ca7e648585b14ad09a3eb9f1ca166c0db167f16fa402f223a"
     "61c3e5241066cc53a20c2b4841750c5e5efad26d463049bf25e82b803a16b0e7f787f56dded7fbaa4da34960"
     "c5f2a903f8431414336d9da9ca2e582491a2602b9f75ec8bb7940fad1f632274eb9aebe5bc90f2d91ade8148"
     "3ca45fb07e22dfb602682ca9f40ab8a6b3ca0c1b5cf8e61c87f68b7f05dcbed58d14463a6aaa818dbd68e2f5"
     "c133ce72a5344d159007e73daacd51298069030434ecf4c68c075f82d66b8a1b00248784dafcc96ae5292a4c"
     "2cfcd12f40cc8c632e209bcabedfaf5f635baaa8bca4d30a7f8bd0abd7f9c5198bb0a588e740cd2f2df1c43a"
     "30416de1ac7dd13f1a812ed0a0d5d45af6170fbfd511bda344d39448b06abe459c5059bc9bbaa331ce02307c"
     "27404e468e71471334795b962a8ce7348bd04fda8a42d43984b28a346165fbeed2c114f53f7f8cd108bcaf2f"
     "ab9df38a64819259d3501592dfefc7a0019351a3fa788b49d1bcf341243518c94c3d49e41499e0c12737440c"
     "dc549e08e6dbdd89391ffed70437aab378c085ca4f9b584cbb0207b25c67a7016a6c88bd50f3dbd0ce1b2fb5"
     "77336e24298cbc633cd2eb5fbb43c265945afd15851673a3482ec979e577fb001813e68fbaf634de96ff4dcc"
     "868bbb5e1d4f1c04c37fd63022824a815e78f3fe50465f5eb3b229f57ec26eefba0e69bbbbc02c8edd986ffb"
     "cd838246271848f237af016250851d9e558b60d1fe2f8e75f76e1f661fa8077b61e527d8718b1d0a8dc47721"
     "594a0fde8cb7ea5b4359598503c80c86e330086047149b37bd40014b213e67e08c6be22469caa539b10ed45b"
     "e9f244290cd480bfa020e7bce393b8d3b66a2126075ddc2a8b8af05c4ddee027bfaf4acb141c9834a11c7826"
     "081368c095dab28e0604eea63d5b366708908c8ca63283f41b05c122bf96a60141f5e0bb0b91ffa8fb810450"
     "5f9a793fe1343070167e3975c8f24698205fa36b33a9b0bc29a6dfae9fd81aa45207916cca25b88f43d6f711"
     "34f9d94f9efce692452a63fbc738bfe4814566dc",
     "79617d8a67e3236a71c04f2996558f6bb5e039d8dcbab6bf492f394b6f523e74bc490480f786994b38c1ba97"
     "98728909d905497c05d3621e15e11ab170dc050d05dd872669e6bca268c9c92f1147daf2ce852c9e59bd4f64"
     "eef2ff39f247672cae982fe8cc48df5f0eb745a3c144cab77385b4cf2e9753759d3ad89644640198f0d05280"
     "abf6b340678948fca9b6175d64cbbe1bd91a642b9d8ab07697e512e60dda22a4c9b448bb29911df076d950a8"
     "ad4c5ca9be8bd7f8f9e2a7f4a1d87d3ab91cd56597833a33debda89a2e0b16ffaef934bd4e7f50c7defa6dba"
     "84299e2bbc6f71f80b9c55640ecef125ffbc03195bc06a10f70b03f3df69a5795684603090272cc1e32fb0a2"
     "1b510b0924e5c6da4600fbb06294b360ebba15d303e8e5daef69d06f56dd66712f0d0450995e00269e4d9f66"
     "8c0e656ec029d7426acde5c7a100c5b50d401522c2bafc70f3ed9cbb36f19ead7f0e89eee61f526affbe2a19"
     "70f23a42a7989e97b5eb6eae51f5a0bd24ecc16dc6c35b52445d14a76b739ea7d7e7267fd7bb5c62a1a0d5be"
     "50fe221a919953d18c58ccb43af672ebb04374b54e4bec78cd2ca40b9bca0eea1621b75bc38ba6013ae6ac10"
     "d8383618f09e56042f04e58fffc902877c567c38b1534c6a1e38c8a6b89c8e475b499b26841cee25144393a1"
     "86bd44eccba8c5eaf6772ca1686ba160a43f9a321836eeb9dcaa2e51239072b30afa7906704d0c837ab9d820"
     "53dd8cd383010cb856d3156bc78f856f905f0fd27ff250282f73a49b1273472b4244a0b0982d1b20e29a8ddf"
     "bd015e35fa59ce53295d8fdc1838b85b447e585c085e56fdad0417895b91f585a7bc3db45b6a6c9270e56bdc"
     "b02e3e0df414d130d4c5d61637ad98b61029d724c5bec0adfb7f7df58940277ab4b7feb2ffb81bfa1cd4e87c"
     "02f33d32501c9dfb1a2e270e464a0b59a3f7df00bb411fa0b1f8f6bb2c86f7644777482608e12c0c1c49810a"
     "3760694c993de8ad43cf052a0ea4df672cac565aed430dd110aa76e7fbaa753642c0a825b3905052b47ed2be"
     "eb1f762f843b934a753b6b766243fe7130e950131f0011e6ccef4d86cff8ee7a69e7c79a4d644da7d4747d31"
     "cd1d960dccada51f96815274a5b757b7255d37a9491f9f4ef022b97193ba9712cc7c371dada539f8070cd45a"
     "c82658cccf1cbc88586ba46ca91b8a5320ab7dcf20c63332f6d1ea8e7aa9dfba3baa3e9d2798faec4550e90a"
     "f2215bec5535339cf568ec4a1ccdac0b9d835866673f8a0b10a3be8ab0c922b81f4b96478fda5d26912622c9"
     "56aa980fcd6e0a192b2abd4249cb0d7238df7f84957b22cff5d57551eebd758c8852be009055385258d8a5bf"
     "da7dcda8805f32187a3383fefa2abfcb22f83be7b59cbaa415bd8d706c99ca0ee524e96d7c0a158e40973ff8"
     "59697c930882c3db9664069215f23e82614ab703fda9180dc2c5ab860f877617f56d2149d746e0f3256830a4"
     "67ba57efb2c2b26b34ce0ba2ff30839b4eb62dd20ebea245468c5dd654703dd4d94f959966efd42f7bad7c34"
     "350f89bce092b974396b20752a71f6d2e4e9e81491576c063c9d2191b1573091726e9e3e11352957ef8116f3"
     "cd572a959f0ac980b70b5f8f8529d2551dce42370c1bd7f56bd13583c2239d333b0da3fe67339dafecbb60e0"
     "cb423cd70d38471f02e1b97e6d8ea976cf52ed94f079537e45867f6216aeb13404f4758754c9e1662d13ef76"
     "652327b05e3e229ef0d1f60bdcf4d076aa6a74cf616378e2b5c05ebb2320604844939631736bbafe1a56b3d2"
     "8998a0f815d97e07109ca7dd129f356b9659c4b6a1cbab9c5e639de4a1f0fce7beea016937ddda1675084684"
     "5656d2ac2652018e6fb58d60aac2a899edb1da57ea45347824a8e8854bb6ffa3e0405f03605a015bda3f98a0"
     "dfd50dea961a4a8f530255cade1126cf5636a8bdaba92912e27a28ed1e0fbbb7eb722e4da1c5a811c59694af"
     "40023207c3179e5047aa982536106158960ee594bc5c9f0cd21674821bdd3d4dde6f41d5f785add0ef2304f1"
     "0988501a9da3554be295a7829d12c16447cfc66fe0a425d04d36dd7d00c7f0fc369043a38f818c8da3a06ded"
     "3a75e355d5312df3d55d4720931d34dc4f5258ec0d112d2918e0e304126fa5c5ef46c847f83efd2c8ccfdfdb"
     "bc79e9c58e01be5e1ea1fb25d8c2b6915348f76cb475db26d039dccc5a7f0ee8fcd15382e0e17e557e8d4c30"
     "9452baae80542a720faadbd5a3e5675dd716931899a0c522a354159dc182495afcafc06bbf21a788bd9896ce"
     "258e5747dc82a45e02ff32fe2c300f720b4813185be3bc850bcc319e4d6acb660635dc6f5f39b483b415023d"
     "efa6f9422874d5091ed6b7044af7e575d3ff404458cc71715d04db087e1de1c36382e28f5ec640a2b4173bf5"
     "108a2b1c5711b6ddf9972c9744db251939e78d0508ffb3861bff9d16f5753eabaf6113eba2bfbad6a462e72a"
     "5dddf5e81cc0604f7d5461dcd164e4f183bb1d8353c8b148ed72d3e15c199ae0cac262cbee8475d456cf7e32"
     "1a99339f62edc9cc9f01edf8bf607f68cc1075558f70503dba25b2792413b85e375f920412c7a475b2117459"
     "9712e99e54c8a90bf2cc8426350a5d6f81a8902d59c96a03cee0f14a5f7b37ee9f0f76c0834e91017b8c4bce"
     "3670a90cf5ea965247b19dc12a627ceb762672afc6253c046263631ad91c1cb1c93d9bf3db2edac670cac890"
     "c5140147b2740bd17fe61accc8af4b7c920ec67dfc6377038b7e5a41a51ffdd654b2398d810f0c45b589ed40"
     "0a9f340b14559f47978949aa6f4fcaf580ca6a57",
     "ecbb560f545c3fd57445c92d88772c553127f89d77090856a4eaf44e4799fd5a91b48f46a5fa62d705dd1ce2"
     "a822c22d686b5d55c600a0ae4179e497a54f0cd4beb1465cd3798fbbb80f271c49700fecdacd5e7624e73cc7"
     "347e4a200ddac9e098dd8ae533cccebfce9ec91da4a124e47de60e1bfae94069b562e5efee34215725a55e5e"
     "514d7c83d3471ed0a0d62e3e8f2cc3f1381693687be6ba0b2b199e1c1188cb313cd59f6b164f316b09d9dd3b"
     "64904d0bb6c0bb12632f5e66ccb2a1d113c3fd94a2efa12a27c19448eb986e4da12f7b2d520e595b5f2c7ca9"
     "575c8c4b62be3d2c9b2cf17bb404b1ca4060f00fc38226080690d8d3eba787fa2b9ec630216d99d246a57f28"
     "98e867bb77b7b1caeb7e404c7fd1182f918bc804c25a62a3f93aa7d5ad49fb393592159607eee941ce72a013"
     "74d31c20fe1f93f5088b074d3c81873970d97b80930cf1cc0dc83bccf795e49c95ecb8f0617ca65466413a5e"
     "fbb9ae949d9b23fae89bf8321cdd15a67f0d0a92365672cceedb58d9b599427c2285f44a342a97031d466d1d"
     "1c0ea33e987e050ebd2b94ee5a38349d22acd6aab7d61421e29531472b91c56525c12b1c4da4b74090fa154f"
     "5d33accd7d08c4275a0bc14d33d4931ddcac169baeb9f44493937822f3b5f891e42dbfd7be32acb4023cb019"
     "6ea786998252eb7bcc59995125167397b4b8256af342a56b47c20c72776661672901b9072c69bc178ee6fef5"
     "2637c1c9dd97e920e52f7b7655a8351c393b4b18944e130ca6386062789d25db18366e7f1af74878ee848004"
     "45f0c27395f3178365d8a5ee5dc9821e6a2a0fe5591bfe64474431306a2a8587134dcd792675b08bbaa02da2"
     "b0b41f2e5c552b24daefdeb7c579f141f9346a3e978c99c5e50c6950318f464b15f26ca67d0246a693de6330"
     "c3e565d66d27115e1223f76ae4b3265cb88934873b78111d93761bcc862d4befc12d2f362fe8ac631361ae09"
     "f519c58cca916743dafdad437fb692362d607207e95d9c6252f49798fb496fe9b57e6558f4f1b017842dce92"
     "9828aa2a821af597be9696b951c9cd5f207f0575265c8c0b848c57ef7d9d64820bcf5b5303b7b17350f0a327"
     "36eb4b996888513b25792213c2cb822d66ecd2e8a0842874b0693226813d150ecca1ce041ef7ee34b80a3f58"
     "2d2d4990102ec9ae2720e92e871e8d93c79a1c34951c269353d4383e635f57f1a54f21f8b7963b012acd199d"
     "351968fb7f51ee3860e2a169eab3429df72c8a12a6b7f65232cf5b0facc614af5ee7b2ce2fbd8d0e368c308a"
     "88131b9ce3581139c3c07bf36170cbcfd7e9b3619be20675665e48adb1309fa3f213c183dd93f5ab439a6f9a"
     "e7d9e59c0ab3c2796f1a93fa2d1dfd5807f86ca3139072ba6421f763adad7a39f65fbf0271ad284d9b82559a"
     "4774056254298d4775c822c3d1fd5141981e1db6614df53c8a69b610a8662dc2aa07f4671782891e6523c078"
     "0a71ac9214bde87976b7c727f94587bec5d83599970da37c555c9b6226f2afdffd5fa9040722f678776ad6e7"
     "045302c27c96eb4331ef09c40adec337803eb6bb51c7416c49afcaec57742a161df06d86193ed959991809ce"
     "062e659115a5e3fbfe01c7ecc2ba1a3ea838ddefb2426ce3467ac83429d688741550b9e5839fe79c21f81da9"
     "a701e6def9481b0d25da7e2c26818dde988ee0220b47ce783083996c0e03e5a31810600e2bebe16084aea4ff"
     "7a543652178188b4683ebe3e25cbdffad5833d3818f7acb54ed2a8c57404f6761e33a8142bb0b987f355db86"
     "d0f451dcd8609143c7b8c3559b46127128215ce2f7bef1421595e2ccb8342ffc432ed97aa04cb464ea2a52ca"
     "b93aa909e8942b4d2d20c66c2a9a30157d20a970f9646c91b440d8f437b40f4cdb977540bfb5705e5633cfa8"
     "6a5f5649cf6d40cc8d0b6dd7a33d2a0a52298b9b423dc5db6429a41a1f631966d4f23d54c83b8302be48e63d"
     "1fa27f4407219cf738bd65b75e54e89c2a4fc70179faa6d3f55cb1c74a01b48d8b2c1a64c6629ab033a3e502"
     "9f70da4c1b049733021724cc8d6d0d295702eef6b442094fa25fcff763378a23dbb255a5b64d1a2884b07ab2"
     "7fff6f2a70d41eff3b64b6b1ee14d5343944a12f9d102a165dc71260dd2b61393b38b19ee123fdf056a52b7d"
     "1494a33a58fd20c6bb2e0df65678a967e41e736711bebfdf36e6b73a27e6737103d67c67e1ade145adab511c"
     "ae404bbd76e806bde79a789fbf37795f955fee1f54ece56b2606ab27942266b1a6ef63859c7f5460b5fabaa2"
     "c93147f0b9ccbfc062054d780aae00caafa39060686620aad1e23db59eb48fb2b418b26eda2da79ec223dbcc"
     "0307df7101c2b1b99cd41bb07729ae72f2a66a460720c204ffb369ff3853b7559f28364adeb579837e004e8c"
     "a1fc96eb2f138c4c932d2729ff5e7a4486f5e5f8c573aa23febdcaccd46129203c81397e751304d01be9ad5c"
     "8e049314af1394c9766548815954b427a7e36424b51cae7e2f4e345b1ad36c7736875bd589686f9715464fb3"
     "8929066e0d0b71d9689e66d7b5bd326dae6f10f550fd4950a0d90b92069ed91ebd4fb9faa47351aa4060e6a0"
     "f08459da3583c5ccbf63003f3a881879183461e08802b7e5f61e07ad5d77ebb36798890ef8f55b38559eab27"
     "f7a27eec406e349bf676d5ed479f0cd9f13bca736a4f40469f8b697a83f16ef44a097b039307cffae63c920a"
     "e436b059460ff2b4bc3a2e24f2067f4c35325de6eb5b6217655ba49f25a3f2fb313e1835f6a6678e7c6cdbbc"
     "daf1da853ff759642b4fcacbf5fa722a5169a8b8",
     "0b986eda509dcd700eb75d0166b8bb968701e4fe2fac69eb66bc6a62d3677572bad97675145235a22c5cdc91"
     "703c86feac08da646f6ec29fd56cc6f2834f3691603f3b562dcfd8ee6f67e536313c26be3cb044d4fdbc9535"
     "8ed13529257f377157cdb25009e5265433e300354b1b4d81d1ff5d7a7f39df944cb3bbc27fd3886b0f49dea1"
     "95bc5b1b09f100d1fa371d485c5c36950eb39eff67bc98f7574ad762",
     NULL}},
};

#endif
