# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# field.py: integers mod p = 2^255 - 19 in four 64-bit words, as sequences of instructions; the
# bounds are those of generic/words.h. The registers r8 to r15 are columns; rax, rcx, rdx, rbx, rsi
# and rbp are spoiled, the last two by Adx alone and not where `has_spare` is off; an operand lies
# in memory, off rdi or rsp. A result is written when its operands have been read.

from emit import Code

P = 2**255 - 19
COLUMN = ["r%d" % i for i in range(8, 16)]
LOW = COLUMN[:4]

# A product of two elements, column by column, and the same of a square without its diagonal.
PRODUCT = [[(i, k - i) for i in range(4) if 0 <= k - i < 4] for k in range(7)]
CROSS = [[(i, j) for i, j in column if i < j] for column in PRODUCT]


class Field(Code):
    has_spare = True

    def load(self, a, registers=LOW):
        for i, register in enumerate(registers):
            self.op("movq", a[i], register)

    def store(self, r, registers=LOW):
        for i, register in enumerate(registers):
            self.op("movq", register, r[i])

    def chain(self, first, rest, a, r=LOW):
        """r += a or r -= a, with a carry."""
        for i in range(len(r)):
            self.op(rest if i else first, a[i], r[i])

    def add(self, r, a, b):
        """r = a + b; tight, tight -> loose. A carry leaves less than 2^13 in r8 to r11, so what it
        stands for, 38, goes into r8 alone."""
        self.load(a)
        self.chain("addq", "adcq", b)
        self.op("sbbq", "rax", "rax")
        self.op("andl", 38, "eax")
        self.op("addq", "rax", "r8")
        self.store(r)

    def sub(self, r, a, b):
        """r = a - b; loose, below 2p -> loose: below 2p itself, if a is tight. A borrow leaves
        more than 2^256 - 2p = 38, which it stands for."""
        self.load(a)
        self.chain("subq", "sbbq", b)
        self.op("sbbq", "rax", "rax")
        self.op("andl", 38, "eax")
        self.chain("subq", "sbbq", ["rax", 0, 0, 0])
        self.store(r)

    def sub_add(self, r, s, a, b):
        """r = a - b and s = a + b; tight, tight -> loose. r may be a, s may be b."""
        high = COLUMN[4:]
        self.load(a)
        for low, word in zip(LOW, high):
            self.op("movq", low, word)
        self.chain("subq", "sbbq", b)
        self.op("sbbq", "rax", "rax")
        self.op("andl", 38, "eax")
        self.chain("addq", "adcq", b, high)
        self.op("sbbq", "rcx", "rcx")
        self.op("andl", 38, "ecx")
        self.op("addq", "rcx", high[0])
        self.chain("subq", "sbbq", ["rax", 0, 0, 0])
        self.store(r)
        self.store(s, high)

    def select(self, r, a, b):
        """r = a, or b where the flags say not zero."""
        for i in range(4):
            self.op("movq", a[i], LOW[i])
            self.op("cmovnzq", b[i], LOW[i])
        self.store(r)

    def settle(self, r, top="r12"):
        """r = r8 to r11 and 2^256 top, top < 2^23, with 2^255 replaced by 19."""
        self.op("shldq", 1, "r11", top)
        self.op("imulq", 19, top, top)
        self.op("btrq", 63, "r11")
        self.chain("addq", "adcq", [top, 0, 0, 0])
        if r is not None:
            self.store(r)

    def settle_spread(self, r):
        """The same for r12, without the multiplier, which products keep busy."""
        self.op("movq", "r11", "rax")
        self.op("addq", "rax", "rax")
        self.op("adcq", "r12", "r12")
        self.op("leaq", "(%r12,%r12,8)", "rax")
        self.op("leaq", "(%r12,%rax,2)", "r12")
        self.op("btrq", 63, "r11")
        self.chain("addq", "adcq", ["r12", 0, 0, 0])
        self.store(r)

    def mul(self, r, a, b):
        """r = a b; loose, loose -> tight."""
        self.product(a, b)
        self.fold()
        self.settle_spread(r)

    def sqr(self, r, a):
        """r = a^2; loose -> tight."""
        self.square(a)
        self.fold()
        self.settle(r)


class Adx(Field):
    """With mulx, and two chains of carries at once: adcx is one, adox the other."""

    MULTIPLIER = "rdx"

    def shift_right(self, register):
        self.op("shrxq", "rcx", register, register)

    def begin_chains(self):
        self.clear("rbx")

    def end_chains(self, register):
        self.op("adcxq", "rbx", register)

    def product(self, a, b):
        """r8 to r15 = a b, row by row."""
        self.op("movq", b[0], "rdx")
        self.op("mulxq", a[0], "r8", "r9")
        self.op("mulxq", a[1], "rax", "r10")
        self.op("addq", "rax", "r9")
        self.op("mulxq", a[2], "rax", "r11")
        self.op("adcq", "rax", "r10")
        self.op("mulxq", a[3], "rax", "r12")
        self.op("adcq", "rax", "r11")
        self.op("adcq", 0, "r12")
        for i in range(1, 4):
            self.op("movq", b[i], "rdx")
            self.row(a, COLUMN[i:i + 5])

    def row(self, a, r):
        """r[0] to r[3] += rdx a, and r[4] = what goes beyond."""
        self.begin_chains()
        if self.has_spare:
            self.spread_row(a, r)
        else:
            for j in range(4):
                high = r[4] if j == 3 else "rcx"
                self.op("mulxq", a[j], "rax", high)
                self.op("adcxq", "rax", r[j])
                self.op("adoxq", "rbx" if j == 3 else "rcx", r[j + 1])
        self.end_chains(r[4])

    def spread_row(self, a, r):
        """The same with sums some instructions behind their products, so that they do not fill the
        scheduler waiting."""
        self.op("mulxq", a[0], "rax", "rcx")
        self.op("mulxq", a[1], "rsi", "rbp")
        self.op("adcxq", "rax", r[0])
        self.op("mulxq", a[3], "rax", r[4])
        self.op("adoxq", "rcx", r[1])
        self.op("mulxq", a[2], "rdx", "rcx")
        self.op("adcxq", "rsi", r[1])
        self.op("adoxq", "rbp", r[2])
        self.op("adcxq", "rdx", r[2])
        self.op("adoxq", "rcx", r[3])
        self.op("adcxq", "rax", r[3])
        self.op("adoxq", "rbx", r[4])

    def square(self, a):
        """r8 to r15 = a^2: the products of different words, twice, and the diagonal."""
        self.op("movq", a[0], "rdx")
        self.op("mulxq", a[1], "r9", "r10")
        self.op("mulxq", a[2], "rax", "r11")
        self.op("addq", "rax", "r10")
        self.op("mulxq", a[3], "rax", "r12")
        self.op("adcq", "rax", "r11")
        self.op("adcq", 0, "r12")
        self.op("movq", a[1], "rdx")
        self.begin_chains()
        self.op("mulxq", a[2], "rax", "rcx")
        self.op("adcxq", "rax", "r11")
        self.op("adoxq", "rcx", "r12")
        self.op("mulxq", a[3], "rax", "r13")
        self.op("adcxq", "rax", "r12")
        self.op("movq", a[2], "rdx")
        self.op("mulxq", a[3], "rax", "r14")
        self.op("adoxq", "rax", "r13")
        self.op("adcxq", "rbx", "r13")
        self.op("adoxq", "rbx", "r14")
        self.op("adcxq", "rbx", "r14")
        self.begin_chains()
        for i in range(4):
            low, high = ("r8", "rax") if i == 0 else ("rax", "r15" if i == 3 else "rcx")
            self.op("movq", a[i], "rdx")
            self.op("mulxq", "rdx", low, high)
            if i:
                self.op("adcxq", COLUMN[2 * i], COLUMN[2 * i])
                self.op("adoxq", low, COLUMN[2 * i])
            if i < 3:
                self.op("adcxq", COLUMN[2 * i + 1], COLUMN[2 * i + 1])
                self.op("adoxq", high, COLUMN[2 * i + 1])
        self.op("adoxq", "rbx", "r15")
        self.end_chains("r15")

    def fold(self):
        """r8 to r12 = r8 to r15 with 2^256 replaced by 38; r12 is at most 38."""
        self.op("movl", 38, "edx")
        self.row(COLUMN[4:], LOW + ["r12"])

    def mul_small_add(self, r, a, k, b):
        """r = k a + b, k < 2^20; loose, loose -> below 2^255 + 2^27."""
        self.op("movl", k, "edx")
        self.load(b)
        self.row(a, LOW + ["r12"])
        self.settle(r)


class Amd64(Field):
    """With mul: rdx:rax = rax times an operand."""

    MULTIPLIER = "rbx"

    def shift_right(self, register):
        self.op("shrq", "%cl", register)

    def columns(self, a, b, pairs):
        """The sums of products of words, column by column."""
        first = True
        for k, column in enumerate(pairs):
            for i, j in column:
                self.op("movq", a[i], "rax")
                self.op("mulq", b[j])
                if first:
                    self.op("movq", "rax", COLUMN[k])
                    self.op("movq", "rdx", COLUMN[k + 1])
                    first, zero = False, k + 2
                    continue
                while k + 2 >= zero and zero < 8:
                    self.clear(COLUMN[zero])
                    zero += 1
                self.op("addq", "rax", COLUMN[k])
                self.op("adcq", "rdx", COLUMN[k + 1])
                if k + 2 < 8:
                    self.op("adcq", 0, COLUMN[k + 2])

    def product(self, a, b):
        """r8 to r15 = a b."""
        self.columns(a, b, PRODUCT)

    def square(self, a):
        """r8 to r15 = a^2: the products of different words, twice, and the diagonal."""
        self.columns(a, a, CROSS)
        self.chain("addq", "adcq", COLUMN[1:], COLUMN[1:])
        for i in range(4):
            self.op("movq", a[i], "rax")
            self.op("mulq", "rax")
            if i == 0:
                self.op("movq", "rax", "r8")
            else:
                self.op("addq", "rcx", COLUMN[2 * i - 1])
                self.op("adcq", "rax", COLUMN[2 * i])
                self.op("adcq", 0, "rdx")
            self.op("movq", "rdx", "rcx")
        self.op("addq", "rcx", "r15")

    def row(self, a, r):
        """r[0] to r[3] += rbx a, and r[4] = what goes beyond."""
        for j in range(4):
            self.op("movq", a[j], "rax")
            self.op("mulq", "rbx")
            if j:
                self.op("addq", "rcx", "rax")
                self.op("adcq", 0, "rdx")
            self.op("addq", "rax", r[j])
            self.op("adcq", 0, "rdx")
            self.op("movq", "rdx", r[4] if j == 3 else "rcx")

    def fold(self):
        """r8 to r12 = r8 to r15 with 2^256 replaced by 38; r12 is at most 38."""
        self.op("movl", 38, "ebx")
        self.row(COLUMN[4:], LOW + ["r12"])

    def mul_small_add(self, r, a, k, b):
        """r = k a + b, k < 2^20; loose, loose -> below 2^255 + 2^27."""
        self.op("movl", k, "ebx")
        self.load(b)
        self.row(a, LOW + ["r12"])
        self.settle(r)
