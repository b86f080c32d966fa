/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; the decoder of decode.h, after Intel's manual, volume 2, chapter 2 and appendix
 * A. step.sh compares it with objdump on every instruction of the library and of step_sample.S.
 */
#include "decode.h"

#include <string.h>

/* The tables: one letter for each opcode, sixteen in a row.
 *
 *   .  unknown
 *   -  no operand that is encoded beside the opcode
 *   m  ModRM               b  ModRM and 8 bits       z  ModRM and 32 bits, 16 with prefix 66
 *   1  8 bits              2  16 bits                4  32 bits, 16 with prefix 66
 *   j  32 bits always      8  32 bits, 64 with REX.W
 *   a  ModRM of an address that is not touched
 *   s  ModRM; slow         g  ModRM; gather or scatter
 *   p  ModRM; slow with prefix F2 or F3
 *   t  string, T           w  string, W              r  return
 *   f, F  ModRM; by its middle more: 8 bits or as z (test), or it divides (div, idiv)
 */
static const char *const one_byte[16] = {
    "mmmm14..mmmm14..", "mmmm14..mmmm14..", "mmmm14..mmmm14..", "mmmm14..mmmm14..", /* 00 */
    "................", "----------------", "...m....4z1b....", "1111111111111111", /* 40 */
    "bz.bmmmmmmmm.a..", "----------......", "....tttt14ww..ww", "1111111188888888", /* 80 */
    "bb2r..bz.-......", "mmmm............", "........jj.1....", ".....-fF--..--mm"  /* C0 */
};
static const char *const map_0f[16] = {
    ".m...-.....-.m..", "mmmmmmmmaaaaaaaa", "........mmmmmmmm", ".-..............", /* 00 */
    "mmmmmmmmmmmmmmmm", "msmmmmmmmmmmmmsm", "mmmmmmmmmmmmmmmm", "bbbbmmm-....mmmm", /* 40 */
    "jjjjjjjjjjjjjjjj", "mmmmmmmmmmmmmmmm", "..-mbm.....mbmmm", "mm.m..mmm.bmmmmm", /* 80 */
    "mmbmbbbm--------", "mmmmmmmmmmmmmmmm", "mmmmmmmmmmmmmmmm", "mmmmmmmmmmmmmmm."  /* C0 */
};
static const char *const map_0f38[16] = {
    "mmmmmmmmmmmm....", "m...mm.m....mmm.", "mmmmmm..mmmm....", "mmmmmm.mmmmmmmmm", /* 00 */
    "mm..............", "................", "................", "................", /* 40 */
    "................", "................", "................", "................", /* 80 */
    "........mmmmmm..", "...........mmmmm", "................", "mm....m........."  /* C0 */
};
static const char *const map_0f3a[16] = {
    "........bbbbbbbb", "....bbbb........", "bbb.............", "................", /* 00 */
    "bbb.b...........", "................", "bbbb............", "................", /* 40 */
    "................", "................", "................", "................", /* 80 */
    "............b...", "...............b", "................", "................"  /* C0 */
};
/* With a VEX prefix. */
static const char *const vex_0f[16] = {
    "................", "mmmmmmmm........", "........mmmmmmmm", "................", /* 00 */
    ".mm.mmmm..mm....", "msmmmmmmmmmmmmsm", "mmmmmmmmmmmmmmmm", "bbbbmmm-....mmmm", /* 40 */
    "................", "mmmm....mm......", "..............m.", "................", /* 80 */
    "..b.bbb.........", "mmmmmmmmmmmmmmmm", "mmmmmmmmmmmmmmmm", "mmmmmmmmmmmmmmm."  /* C0 */
};
static const char *const vex_0f38[16] = {
    "mmmmmmmmmmmmmmmm", "...m..mmmmm.mmm.", "mmmmmm..mmmmmmmm", "mmmmmmmmmmmmmmmm", /* 00 */
    "mm...mmm........", "mmmm....mmm.....", "................", "........mm......", /* 40 */
    "............m.m.", "gggg..mmmmmmmmmm", "......mmmmmmmmmm", "....mmmmmmmmmmmm", /* 80 */
    "................", "...........mmmmm", "................", "..mm.pmm........"  /* C0 */
};
static const char *const vex_0f3a[16] = {
    "bbb.bbb.bbbbbbbb", "....bbbbbb...b..", "bbb.............", "bbbb....bb......", /* 00 */
    "bbb.b.b...bbb...", "................", "bbbb............", "................", /* 40 */
    "................", "................", "................", "................", /* 80 */
    "................", "...............b", "................", "b..............."  /* C0 */
};
/* With an EVEX prefix a letter says how many bytes one of an 8-bit displacement stands for, the
 * manual's tuple type (table 2-34 and 2-35):
 *
 *   f  a vector, or one element where it is broadcast     v  a vector
 *   H, Q, E  a half, a quarter, an eighth of a vector     s  an element of 32 or 64 bits, by W
 *   u  v, but s with prefix F2 or F3                      1, 2, 4, 8, o, y  1, 2, 4, 8, 16, 32
 *   r  registers alone                                    g  gather or scatter
 *
 * Which have 8 bits behind them is as without: those that vex_0f says, and all of 0F3A. */
static const char *const evex_0f[16] = {
    "................", "uu..............", "........vv......", "................", /* 00 */
    "................", "................", "vvfvvvfvvvffffsv", "fvffvvf.......sv", /* 40 */
    "................", "................", "................", "................", /* 80 */
    "..f...f.........", ".ooofv8.vvvfvvvf", "voovvv.vvvvfvvvf", ".ooofvv.vvffvvf."  /* C0 */
};
static const char *const evex_0f38[16] = {
    "v...v......vff..", "vvv.fff.48oyvvff", "HQEHQHvfffvf....", "HQEHQHffvfvfvfvf", /* 00 */
    "f...ffff........", "ffffvf..48oy....", "....ffv.........", "vfvf.vff12rrrvff", /* 40 */
    "...f....ssss.v.v", "gggg............", "gggg............", "....ff..........", /* 80 */
    "....f.gg.......v", "...........vvvvv", "................", "................"  /* C0 */
};
static const char *const evex_0f3a[16] = {
    "ff.fff.........v", "....12s4ooyy..ff", "1.sf.f..........", "........ooyy..vv", /* 00 */
    "..vfv...........", "................", "................", "vfvf............", /* 40 */
    "................", "................", "................", "................", /* 80 */
    "..............ff", "................", "................", "................"  /* C0 */
};

/* What has been read so far. */
struct reading {
    const uint8_t *p;
    int wide;            /* REX.W */
    int x, b;            /* what the prefixes add to the numbers of index and base: 8 or 0 */
    int mandatory;       /* 0, or prefix 0x66, 0xf3, 0xf2 */
    int narrow;          /* prefix 66 */
    int short_addresses; /* prefix 67 */
    int vector_bytes, broadcast;
    int factor; /* of 8-bit displacements */
};

static int32_t read_signed(const uint8_t *p, int bytes)
{
    uint32_t x = 0;

    for (int i = 0; i < bytes; i++)
        x |= (uint32_t)p[i] << (8 * i);
    if (bytes == 1)
        return (int8_t)x;
    return (int32_t)x;
}

static void read_legacy_prefixes(struct reading *r)
{
    for (;; r->p++) {
        switch (*r->p) {
        case 0x66:
            r->narrow = 1;
            break;
        case 0x67:
            r->short_addresses = 1;
            break;
        case 0xf2:
        case 0xf3:
            r->mandatory = *r->p;
            break;
        case 0x26:
        case 0x2e:
        case 0x36:
        case 0x3e:
        case 0x64:
        case 0x65:
        case 0xf0:
            break;
        default:
            return;
        }
    }
}

/* The table of a map, by its number in VEX and EVEX. */
static const char *const *map_of(const char *const *m1, const char *const *m2,
                                 const char *const *m3, int number)
{
    return number == 1 ? m1 : number == 2 ? m2 : number == 3 ? m3 : NULL;
}

static const char *const *read_legacy_map(struct reading *r)
{
    if ((*r->p & 0xf0) == 0x40) {
        r->wide = *r->p >> 3 & 1;
        r->x    = *r->p << 2 & 8;
        r->b    = *r->p << 3 & 8;
        r->p++;
    }
    if (*r->p != 0x0f)
        return one_byte;
    r->p++;
    if (*r->p == 0x38) {
        r->p++;
        return map_0f38;
    }
    if (*r->p == 0x3a) {
        r->p++;
        return map_0f3a;
    }
    return map_0f;
}

static const int mandatory_by_pp[4] = {0, 0x66, 0xf3, 0xf2};

static const char *const *read_vex_map(struct reading *r)
{
    const uint8_t *p = r->p;
    int map          = 1;

    if (*p == 0xc4) {
        r->x    = ~p[1] >> 3 & 8;
        r->b    = ~p[1] >> 2 & 8;
        r->wide = p[2] >> 7;
        map     = p[1] & 31;
        p++;
    }
    r->mandatory = mandatory_by_pp[p[1] & 3];
    r->p         = p + 2;
    return map_of(vex_0f, vex_0f38, vex_0f3a, map);
}

static const char *const *read_evex_map(struct reading *r)
{
    const uint8_t *p = r->p;

    r->x            = ~p[1] >> 3 & 8;
    r->b            = ~p[1] >> 2 & 8;
    r->wide         = p[2] >> 7;
    r->mandatory    = mandatory_by_pp[p[2] & 3];
    r->vector_bytes = 16 << (p[3] >> 5 & 3);
    r->broadcast    = p[3] >> 4 & 1;
    r->p            = p + 4;
    if ((p[1] & 8) != 0 || (p[2] & 4) == 0)
        return NULL;
    return map_of(evex_0f, evex_0f38, evex_0f3a, p[1] & 7);
}

/* The factor that an EVEX letter stands for; 0 for none. */
static int factor_of(const struct reading *r, char letter)
{
    int element = r->wide ? 8 : 4;

    switch (letter) {
    case 'f':
        return r->broadcast ? element : r->vector_bytes;
    case 'u':
        return r->mandatory >= 0xf2 ? element : r->vector_bytes;
    case 'v':
        return r->vector_bytes;
    case 'H':
        return r->vector_bytes / 2;
    case 'Q':
        return r->vector_bytes / 4;
    case 'E':
        return r->vector_bytes / 8;
    case 's':
    case 'g':
        return element;
    case 'o':
        return 16;
    case 'y':
        return 32;
    case 'r':
        return 0;
    default:
        return letter - '0';
    }
}

/* ModRM, SIB and displacement. */
static void read_modrm(struct reading *r, struct decoded *d)
{
    int mod = *r->p >> 6, rm = *r->p & 7, bytes = mod == 1 ? 1 : mod == 2 ? 4 : 0;

    r->p++;
    d->index = DECODE_NONE;
    d->scale = 1;
    d->base  = rm | r->b;
    if (mod == 3)
        return;
    d->has_memory = 1;
    if (rm == 4) {
        int index = (*r->p >> 3 & 7) | r->x;

        rm       = *r->p & 7;
        d->base  = rm | r->b;
        d->index = index == 4 ? DECODE_NONE : index;
        d->scale = 1 << (*r->p >> 6);
        r->p++;
        if (rm == 5 && mod == 0) {
            d->base = DECODE_NONE;
            bytes   = 4;
        }
    } else if (rm == 5 && mod == 0) {
        d->base = DECODE_RIP;
        bytes   = 4;
    }
    d->displacement       = read_signed(r->p, bytes) * (bytes == 1 ? r->factor : 1);
    d->displacement_bytes = bytes;
    r->p += bytes;
}

/* The operands of the letters that are not EVEX's. */
static void read_operands(struct reading *r, struct decoded *d, char letter)
{
    int middle = *r->p >> 3 & 7, immediate = r->narrow && !r->wide ? 2 : 4;

    if (strchr("mbzasgpfF", letter) != NULL)
        read_modrm(r, d);
    if (letter == 'b' || letter == '1' || (letter == 'f' && middle < 2))
        r->p += 1;
    else if (letter == '2')
        r->p += 2;
    else if (letter == 'z' || letter == '4' || (letter == 'F' && middle < 2))
        r->p += immediate;
    else if (letter == 'j')
        r->p += 4;
    else if (letter == '8')
        r->p += r->wide ? 8 : immediate;

    if (letter == 'a' && d->has_memory)
        d->kind = DECODE_ADDRESS;
    else if (letter == 't' || letter == 'w')
        d->kind = letter == 't' ? DECODE_STRING : DECODE_STORE;
    else if (letter == 'r')
        d->kind = DECODE_RETURN;
    else if (letter == 'g')
        d->kind = DECODE_GATHER;
    else if (letter == 's' || (letter == 'p' && r->mandatory >= 0xf2))
        d->kind = DECODE_SLOW;
    else if ((letter == 'f' || letter == 'F') && middle >= 6)
        d->kind = DECODE_DIVIDE;
}

static void read_evex_operands(struct reading *r, struct decoded *d, char letter, int immediate)
{
    r->factor = factor_of(r, letter);
    read_modrm(r, d);
    r->p += immediate;
    if (letter == 'g')
        d->kind = DECODE_GATHER;
}

struct decoded decode(const uint8_t *p)
{
    static const struct decoded unknown = {.kind = DECODE_UNKNOWN};
    struct decoded d                    = {.kind = DECODE_PLAIN};
    struct reading r                    = {.p = p, .factor = 1};
    const char *const *map;
    int opcode, is_evex;
    char letter;

    read_legacy_prefixes(&r);
    is_evex = *r.p == 0x62;
    map     = is_evex                              ? read_evex_map(&r)
              : (*r.p == 0xc4 || *r.p == 0xc5) ? read_vex_map(&r)
                                                   : read_legacy_map(&r);
    if (map == NULL)
        return unknown;
    opcode = *r.p++;
    letter = map[opcode >> 4][opcode & 15];
    if (letter == '.')
        return unknown;
    if (is_evex)
        read_evex_operands(&r, &d, letter,
                           map == evex_0f3a ||
                               (map == evex_0f && vex_0f[opcode >> 4][opcode & 15] == 'b'));
    else
        read_operands(&r, &d, letter);
    if (d.has_memory && (r.short_addresses || r.factor == 0))
        return unknown;
    d.is_wide = r.wide;
    d.length  = (int)(r.p - p);
    return d;
}
