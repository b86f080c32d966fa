/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * generic/points.h: the forms that a point of edwards.h takes. Coordinates are tight unless it says
 * otherwise.
 */
#ifndef EDMONT_CORE_GENERIC_POINTS_H
#define EDMONT_CORE_GENERIC_POINTS_H

/* x = X/Z, y = Y/Z, xy = T/Z. */
struct ge {
    struct fe X, Y, Z, T;
};

/* A point on its way: X = EF, Y = GH, Z = FG, T = EH. Its members are loose. */
struct ge_product {
    struct fe E, F, G, H;
};

/* An operand of additions: Y + X, Y - X, 2Z, 2dT. Its members are loose. */
struct ge_cached {
    struct fe YpX, YmX, Z2, T2d;
};

/* An operand with Z = 1, everything halved: (y + x)/2, (y - x)/2, d x y. A sum that is halved in
 * all of E, F, G, H is the same point, and Z needs no doubling. */
struct ge_halved {
    struct fe ypx, ymx, dxy;
};

#endif
