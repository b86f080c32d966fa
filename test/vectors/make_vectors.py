#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
"""Turns each NAME.txt of this folder into NAME.h, an array of the structs in vectors.h.

Usage: make_vectors.py [DIRECTORY]      where to write the headers; by default, here
"""
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
PIECE = 4000  # C compilers need not take string literals of more than 4,095 characters
LINE = 88


def text(value):
    """A string literal, in several where a line would be too long."""
    parts = [value[i:i + LINE] for i in range(0, len(value), LINE)] or [""]
    return "\n     ".join(f'"{part}"' for part in parts)


def data(value):
    """A byte string: hexadecimal digits, or - for the empty one."""
    value = "" if value == "-" else value
    assert len(value) % 2 == 0 and set(value) <= set("0123456789abcdef")
    assert len(value) <= PIECE
    return text(value)


def pieces(value):
    """A long byte string, as an array of string literals with a NULL at the end."""
    value = "" if value == "-" else value
    parts = [data(value[i:i + PIECE]) for i in range(0, len(value), PIECE)]
    return "(const char *const[]){\n     " + ",\n     ".join(parts + ["NULL"]) + "}"


def number(value):
    return str(int(value))


def large(value):
    return f"UINT64_C({int(value)})"


def fields(*makers):
    """A row whose members are the columns, one after the other."""
    def row(_, columns):
        assert len(columns) == len(makers)
        return [maker(column) for maker, column in zip(makers, columns)]
    return row


def rfc7748(_, columns):
    kind, *rest = columns
    if kind == "iter":
        return [text(kind), text(""), text(""), data(rest[1]), number(rest[0])]
    if kind == "base":
        rest.insert(1, "09" + 31 * "00")
    scalar, u, out = rest
    return [text(kind), data(scalar), data(u), data(out), "0"]


def cavp(_, columns):
    kind = columns[0]
    if kind == "monte":
        return [text(kind), number(columns[1]), pieces("-"), data(columns[2])]
    digest = "-" if kind == "monteseed" else columns[2]
    return [text(kind), "0", pieces(columns[1]), data(digest)]


def signature(_, columns):
    name, *flags, pub, msg, sig, verdicts = columns
    return [text(name), text("+".join(flags)), data(pub), data(msg), data(sig), text(verdicts)]


def zip215(index, columns):
    pub, sig, verdicts = columns
    return signature(index, [str(index), pub, "5a63617368", sig, verdicts])


def ristretto(_, columns):
    kind, *rest = columns
    if kind == "mul":
        rest[0] = int(rest[0]).to_bytes(32, "little").hex()
    return [text(kind)] + [data(c) for c in (rest + 3 * ["-"])[:4]]


def handshake(_, columns):
    """Two sides with the same members; of a name too long for a literal the rest is id_b."""
    def side(password, id_a, id_b, *rest):
        if len(id_a) > PIECE:
            assert id_b == "-"
            id_a, id_b = id_a[:PIECE], id_a[PIECE:]
        return "{" + ",\n     ".join(data(c) for c in (password, id_a, id_b, *rest)) + "}"
    suite, name, expected, *rest = columns
    assert len(rest) == 13
    return [text(suite), text(name), text(expected), side(*rest[:6]), side(*rest[6:12]),
            data(rest[12])]


FILES = {
    "x25519_rfc7748": ("x25519_rfc7748", rfc7748),
    "x25519_wycheproof": ("x25519_wycheproof", fields(text, text, text, data, data, data)),
    "x25519_loworder": ("x25519_loworder", fields(data, text)),
    "x25519_unclamped": ("x25519_unclamped", fields(data, data, data)),
    "edwards_loworder": ("edwards_loworder", fields(data, number, number)),
    "edwards_noncanonical": ("edwards_noncanonical", fields(data, text)),
    "ed25519_rfc8032": ("ed25519_rfc8032", fields(text, data, data, data, data, data)),
    "ed25519_signinput": ("ed25519_signinput", fields(data, data, data, data)),
    "ed25519_lengths": ("ed25519_message", fields(large, data, data, data)),
    "ed25519_long": ("ed25519_message", fields(large, data, data, data)),
    "ed25519_long_dom": ("ed25519_dom_message", fields(text, large, data, data, data, data)),
    "ed25519_wycheproof": ("signature_vector", signature),
    "ed25519_speccheck": ("signature_vector", signature),
    "ed25519_cctv": ("signature_vector", signature),
    "ed25519_zip215": ("signature_vector", zip215),
    "ed25519_srange": ("signature_vector", signature),
    "ed25519_torsion": ("signature_vector", signature),
    "sha512_cavp": ("hash_cavp", cavp),
    "sha256_cavp": ("hash_cavp", cavp),
    "sha256_examples": ("sha256_example", fields(data, number, data)),
    "sha256_lengths": ("sha256_message", fields(number, data)),
    "hmac_rfc4231": ("hmac_rfc4231", fields(data, data, data)),
    "hmac_lengths": ("hmac_message", fields(number, number, data)),
    "hkdf": ("hkdf_vector", fields(data, data, pieces)),
    "blake2b_kat": ("blake2b_kat", fields(number, number, data)),
    "blake2b_keys": ("blake2b_kat", fields(number, number, data)),
    "blake2b_count": ("blake2b_count", fields(large, large, number, data)),
    "isaac_words": ("isaac_words", fields(large, large, number, data)),
    "ecvrf": ("ecvrf", fields(text, data, data, data, data, data)),
    "oprf": ("oprf", fields(number, data, data, data, data, data, data, data, data, number, data,
                            data)),
    "curve_maps": ("curve_map", fields(text, data, number, data, data)),
    "expand_message_xmd": ("expand_message_xmd", fields(data, data)),
    "hash_to_curve": ("hash_to_curve", fields(text, data, data, data)),
    "ristretto255": ("ristretto255", ristretto),
    "tor_blinding": ("tor_blinding", fields(*[data] * 8)),
    "bip32_blinding": ("bip32_blinding", fields(data, data, data, text, data, data)),
    "xeddsa": ("xeddsa", fields(number, data, data, number, data)),
    "spake2_python": ("spake2_handshake", handshake),
    "spake2_boringssl": ("spake2_handshake", handshake),
    "spake2_pure25519": ("spake2_handshake", handshake),
    "spake2_rfc9382": ("spake2_rfc9382", fields(text, *[data] * 16)),
    "spake2_rfc9382_schedule": ("spake2_schedule", fields(*[data] * 7)),
    "spake2_mistakes": ("spake2_mistake", fields(text, text, text, data)),
    "spake2_plus9383": ("spake2_plus9383", fields(text, *[data] * 19)),
    "spake2_krb5": ("spake2_krb5", fields(*[data] * 6)),
    "spake2_draft08": ("spake2_draft08", fields(*[data] * 11)),
    "spake2_cpace": ("spake2_cpace", fields(text, *[data] * 17)),
    "spake2_cpace_points": ("spake2_cpace_point", fields(text, text, data, data, text, data)),
    "spake2_rejects": ("spake2_reject", fields(*[text] * 5, data, text)),
    "spake2_points": ("spake2_point", fields(data, text, number)),
    "toy_curves": ("toy_curve", fields(data, number, data, data, data, data, text)),
}


def header(name):
    struct, row = FILES[name]
    lines = (HERE / f"{name}.txt").read_text(encoding="ascii").splitlines()
    records = [line.split() for line in lines if not line.startswith("#")]
    rows = ["    {" + ",\n     ".join(row(i, record)) + "},\n" for i, record in enumerate(records)]
    guard = f"EDMONT_TEST_{name.upper()}_H"
    return (f"/* SPDX-License-Identifier: MIT\n * Copyright (c) 2026 The edmont authors\n *\n"
            f" * {name}.h: {name}.txt as C, written by make_vectors.py. Do not edit.\n */\n"
            f"#ifndef {guard}\n#define {guard}\n\n#include \"vectors.h\"\n\n"
            f"static const struct {struct} {name}[] = {{\n{''.join(rows)}}};\n\n#endif\n")


def main():
    directory = pathlib.Path(sys.argv[1]) if len(sys.argv) == 2 else HERE
    for name in FILES:
        (directory / f"{name}.h").write_text(header(name), encoding="ascii")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        sys.exit(__doc__)
    main()
