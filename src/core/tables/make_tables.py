#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
"""Makes the tables of fixed points and the constants of the curve.

    make_tables.py src/core/tables/base.c > src/core/tables/base.c        and so on

Plain integers and the affine addition law: nothing is shared with the C. Every point is made from
the seed that its protocol names. The output is checked in; test/style/tables makes it again and
compares.
"""

import hashlib
import hmac
import sys

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)
MASK_STEPS = 2  # of the tables of SPAKE2's points; doc/decisions.md

BANNER = """/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Made by make_tables.py; not to be edited.
 */
"""


def add(p, q):
    """The complete addition law of -x^2 + y^2 = 1 + d x^2 y^2."""
    (x1, y1), (x2, y2) = p, q
    t = D * x1 * x2 * y1 * y2 % P
    x = (x1 * y2 + x2 * y1) * pow(1 + t, -1, P) % P
    y = (y1 * y2 + x1 * x2) * pow(1 - t, -1, P) % P
    return x, y


def base_point():
    """y = 4/5, and the even one of the two x."""
    y = 4 * pow(5, -1, P) % P
    return sqrt((y * y - 1) * pow(D * y * y + 1, -1, P) % P), y


def sqrt(xx):
    """The even one of the two roots."""
    x = pow(xx, (P + 3) // 8, P)
    if x * x % P != xx % P:
        x = x * SQRT_M1 % P
    assert x * x % P == xx % P
    return x if x % 2 == 0 else P - x


def words(element):
    return [element >> (64 * i) & (2**64 - 1) for i in range(4)]


def halved(point):
    """(y + x)/2, (y - x)/2, d x y: twelve words."""
    x, y = point
    half = pow(2, -1, P)
    elements = [(y + x) * half % P, (y - x) * half % P, D * x * y % P]
    return [w for e in elements for w in words(e)]


def row(values):
    return ", ".join(f"0x{v:016x}" for v in values)


def lines(values, indent):
    """Four words a line."""
    return ",\n".join(indent + row(values[i:i + 4]) for i in range(0, len(values), 4))


def fixed_steps(b, steps):
    """steps[s][e - 1][word][lane] of e * 16^(8 lane + gap s) * b, gap = 8/steps."""
    table = [[[[0] * 8 for _ in range(12)] for _ in range(8)] for _ in range(steps)]
    power, gap = b, 8 // steps
    for position in range(64):
        lane, step = divmod(position, 8)
        if step % gap == 0:
            multiple = power
            for e in range(8):
                for word, value in enumerate(halved(multiple)):
                    table[step // gap][e][word][lane] = value
                multiple = add(multiple, power)
        for _ in range(4):
            power = add(power, power)
    return table


def table_steps(b, steps):
    """The C of each step of a table of b."""
    out = []
    for step in fixed_steps(b, steps):
        entries = []
        for entry in step:
            rows = ",\n".join("      { " + row(w[:4]) + ",\n        " + row(w[4:]) + " }"
                              for w in entry)
            entries.append("    {\n" + rows + " }")
        out.append("  { {\n" + ",\n".join(entries) + " } }")
    return out


def fixed_table(name, declaration, b, steps, before=""):
    """The C of a table of b: the steps, and what is declared to hold them."""
    return (f"static const struct table_step {name}[{steps}] = {{\n"
            + ",\n".join(table_steps(b, steps)) + " };\n\n"
            f"const {declaration} = {{ {before}{steps}, {name} }};\n\n")


def base_table(b):
    """The table of the base point, of as many of its eight steps as configure asks for: of 8, 4, 2
    or 1 it has every 1st, 2nd, 4th or 8th."""
    steps = table_steps(b, 8)
    for i, step in enumerate(steps):
        if i % 8 != 0:
            least = 2 if i == 4 else 4 if i % 2 == 0 else 8
            steps[i] = f"#if EDMONT_BASE_STEPS >= {least}\n{step},\n#endif\n"
        else:
            steps[i] = f"{step},\n"
    return ("static const struct table_step base_steps[EDMONT_BASE_STEPS] = {\n" + "".join(steps)
            + "};\n\nconst struct fixed_table edmont_i_base_table = "
            "{ EDMONT_BASE_STEPS, base_steps };\n\n")


def odd_multiples(b, n):
    twice, multiple, out = add(b, b), b, []
    for _ in range(n):
        out.append(halved(multiple))
        multiple = add(multiple, twice)
    return out


def base_c():
    b = base_point()
    return (BANNER + '#include <config.h>\n\n#include "base.h"\n\n' + base_table(b)
            + odd_table("edmont_i_base_odd", b) + "\n"
            + odd_table("edmont_i_base_high_odd", multiply(2**128, b)))


def odd_table(name, point):
    odd = ",\n".join("  {\n" + lines(m, "    ") + " }" for m in odd_multiples(point, 64))
    return f"const uint64_t {name}[64][TABLE_WORDS] = {{\n{odd} }};\n"


def multiply(k, p):
    r = (0, 1)
    for bit in bin(k)[2:]:
        r = add(r, r)
        if bit == "1":
            r = add(r, p)
    return r


def decode(y, odd):
    """The point with this y and an x of that parity; None if there is none (RFC 8032, 5.1.3)."""
    xx = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    if y >= P or pow(xx, (P - 1) // 2, P) == P - 1 or (xx == 0 and odd):
        return None
    x = sqrt(xx)
    return (P - x if odd else x), y


def encode(p):
    x, y = p
    return (y | (x & 1) << 255).to_bytes(32, "little")


def from_chain(seed, is_right):
    """RFC 9382, section 6: the first hash in a chain that encodes a right point."""
    digest = seed
    while True:
        digest = hashlib.sha256(digest).digest()
        number = int.from_bytes(digest, "little")
        p = decode(number & (1 << 255) - 1, number >> 255)
        if p and is_right(p):
            return p


def of_rfc9382(which):
    return from_chain(f"edwards25519 point generation seed ({which})".encode(),
                      lambda p: p != (0, 1) and multiply(L, p) == (0, 1))


def of_boringssl(which):
    """BoringSSL takes any point; this is its part of order L."""
    p = from_chain(f"edwards25519 point generation seed ({which})".encode(), lambda p: True)
    return multiply(8 * pow(8, -1, L), p)


def from_y(y):
    """python-pure25519 and python-spake2: from y up, 8 times the first point, which has an even
    x."""
    while True:
        p = decode(y, 0)
        if p and multiply(8, p) != (0, 1):
            return multiply(8, p)
        y = (y + 1) % P


def of_python(seed):
    """y is HKDF-SHA256 of the seed, of 48 bytes, big endian."""
    key, out, block = hmac.digest(bytes(32), seed, "sha256"), b"", b""
    for i in (1, 2):
        block = hmac.digest(key, block + b"SPAKE2 arbitrary element" + bytes([i]), "sha256")
        out += block
    return from_y(int.from_bytes(out[:48], "big") % P)


def of_pure25519(seed):
    return from_y(int.from_bytes(hashlib.sha512(seed).digest(), "big") % P)


def masks_c(masks):
    out = BANNER + '#include "masks.h"\n\n'
    for name, point in masks:
        data = encode(point)
        rows = ",\n    ".join(", ".join(f"0x{v:02x}" for v in data[i:i + 8])
                              for i in range(0, 32, 8))
        out += fixed_table(f"{name}_steps", f"struct mask edmont_i_mask_{name}", point, MASK_STEPS,
                           "{\n    " + rows + " },\n  { ").replace(f"{name}_steps }};",
                                                                  f"{name}_steps }} }};")
    return out[:-1]


MASKS = {
    "rfc9382": lambda: [("rfc9382_m", of_rfc9382("M")), ("rfc9382_n", of_rfc9382("N"))],
    "python": lambda: [("python_m", of_python(b"M")), ("python_n", of_python(b"N")),
                       ("python_s", of_python(b"symmetric"))],
    "boringssl": lambda: [("boringssl_m", of_boringssl("M")), ("boringssl_n", of_boringssl("N"))],
    "pure25519": lambda: [("pure25519_u", of_pure25519(b"U")), ("pure25519_v", of_pure25519(b"V"))],
}


def constants_h():
    out = BANNER + ("#ifndef EDMONT_CORE_TABLES_CONSTANTS_H\n"
                    "#define EDMONT_CORE_TABLES_CONSTANTS_H\n\n#include <stdint.h>\n")
    for name, comment, value in (
            ("edwards_d", "d = -121665/121666", D),
            ("edwards_d2", "2d", 2 * D % P),
            ("sqrt_m1", "A square root of -1: 2^((p - 1)/4)", SQRT_M1),
            ("montgomery_c", "The even square root of -486664", sqrt(-486664 % P)),
            ("torsion_e", "2 + the even square root of 486664", 2 + sqrt(486664)),
            ("ristretto_one_minus_dd", "1 - d^2", (1 - D * D) % P),
            ("ristretto_dd", "(d - 1)^2", (D - 1) ** 2 % P),
            ("ristretto_sqrt_ad", "The odd square root of -d - 1", P - sqrt(-D - 1)),
            ("ristretto_invsqrt_ad", "The even square root of 1/(-1 - d)",
             sqrt(pow(-1 - D, -1, P)))):
        out += (f"\n/* {comment}. */\nstatic const uint64_t constant_{name}[4] = {{\n"
                + lines(words(value), "    ") + "\n};\n")
    return out + "\n#endif\n"


if __name__ == "__main__":
    makers = {"src/core/tables/base.c": base_c, "src/core/tables/constants.h": constants_h}
    for protocol, points in MASKS.items():
        makers[f"src/spake2/masks_{protocol}.c"] = lambda points=points: masks_c(points())
    if len(sys.argv) != 2 or sys.argv[1] not in makers:
        sys.exit("usage: make_tables.py " + "|".join(makers))
    sys.stdout.write(makers[sys.argv[1]]())
