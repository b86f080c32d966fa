/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * faults.h: a hash and a random provider that fail at a chosen call.
 */
#ifndef EDMONT_TEST_FAULTS_H
#define EDMONT_TEST_FAULTS_H

#include "calls.h"

/* How a provider's call fails: without having done anything, or after its work, so that the secret
 * digest has already been written. */
enum fault_moment { FAULT_BEFORE, FAULT_AFTER };

/* Which of the two ways to hash the provider offers. */
enum fault_style { FAULT_STREAMING, FAULT_DIGEST };

/* What the random provider does wrong. */
enum fault_random { RANDOM_GOOD, RANDOM_FAILS, RANDOM_STUCK, RANDOM_ZERO };

/* SHA-512 that counts its calls from now on and fails the n-th, counted from 0. */
const edmont_hash *faults_hash(enum fault_style style, enum fault_moment moment, unsigned n);

/* 1 if that call has come. */
int faults_hash_failed(void);

/* A random provider that gives the bytes that follow from seed, writes them down in io->drawn, and
 * does wrong: RANDOM_FAILS in its n-th call, after its work; the others in every call. */
const edmont_random *faults_random(struct io *io, uint64_t seed, enum fault_random fault,
                                   unsigned n);

#endif
