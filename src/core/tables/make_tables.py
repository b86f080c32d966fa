#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
"""Makes the tables of the base point and the constants of the curve.

    make_tables.py base.c > base.c        make_tables.py constants.h > constants.h

Plain integers and the affine addition law: nothing is shared with the C. The output is checked in;
test/style/tables makes it again and compares.
"""

import sys

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)

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


def fixed_table(b):
    """table[step][e - 1][word][lane] of e * 16^(8 lane + step) * b."""
    table = [[[[0] * 8 for _ in range(12)] for _ in range(8)] for _ in range(8)]
    power = b
    for position in range(64):
        lane, step = divmod(position, 8)
        multiple = power
        for e in range(8):
            for word, value in enumerate(halved(multiple)):
                table[step][e][word][lane] = value
            multiple = add(multiple, power)
        for _ in range(4):
            power = add(power, power)
    return table


def odd_multiples(b, n):
    twice, multiple, out = add(b, b), b, []
    for _ in range(n):
        out.append(halved(multiple))
        multiple = add(multiple, twice)
    return out


def base_c():
    b = base_point()
    steps = []
    for step in fixed_table(b):
        entries = []
        for entry in step:
            rows = ",\n".join("      { " + row(w[:4]) + ",\n        " + row(w[4:]) + " }"
                              for w in entry)
            entries.append("    {\n" + rows + " }")
        steps.append("  {\n" + ",\n".join(entries) + " }")
    odd = ",\n".join("  {\n" + lines(m, "    ") + " }" for m in odd_multiples(b, 64))
    return (BANNER + '#include "base.h"\n\n'
            "const struct fixed_table edmont_i_base_table = { {\n" + ",\n".join(steps) + " } };\n\n"
            "const uint64_t edmont_i_base_odd[64][TABLE_WORDS] = {\n" + odd + " };\n")


def constants_h():
    out = BANNER + ("#ifndef EDMONT_CORE_TABLES_CONSTANTS_H\n"
                    "#define EDMONT_CORE_TABLES_CONSTANTS_H\n\n#include <stdint.h>\n")
    for name, comment, value in (
            ("edwards_d", "d = -121665/121666", D),
            ("edwards_d2", "2d", 2 * D % P),
            ("sqrt_m1", "A square root of -1: 2^((p - 1)/4)", SQRT_M1),
            ("half", "1/2", pow(2, -1, P)),
            ("montgomery_c", "The even square root of -486664", sqrt(-486664 % P)),
            ("torsion_e", "The even square root of -sqrt(-1) (A^2 - 4), A = 486662",
             sqrt(-SQRT_M1 * (486662**2 - 4) % P)),
            ("ristretto_one_minus_dd", "1 - d^2", (1 - D * D) % P),
            ("ristretto_dd", "(d - 1)^2", (D - 1) ** 2 % P),
            ("ristretto_sqrt_ad", "The odd square root of -d - 1", P - sqrt(-D - 1)),
            ("ristretto_invsqrt_ad", "The even square root of 1/(-1 - d)",
             sqrt(pow(-1 - D, -1, P)))):
        out += (f"\n/* {comment}. */\nstatic const uint64_t constant_{name}[4] = {{\n"
                + lines(words(value), "    ") + "\n};\n")
    return out + "\n#endif\n"


if __name__ == "__main__":
    makers = {"base.c": base_c, "constants.h": constants_h}
    if len(sys.argv) != 2 or sys.argv[1] not in makers:
        sys.exit("usage: make_tables.py base.c|constants.h")
    sys.stdout.write(makers[sys.argv[1]]())
