# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# emit.py: assembly text for x86-64, ELF and the System V calling convention. Operands stand in
# AT&T order, sources first: a register by its name, a number as an immediate, Place[i] as memory.

REGISTERS = set("rax rcx rdx rbx rsp rbp rsi rdi r8 r9 r10 r11 r12 r13 r14 r15 eax ecx edx ebx "
                "ebp esi edi r8d r9d r10d r11d r12d r13d r14d r15d".split())
REGISTERS.update("xmm%d" % i for i in range(16))
SCRATCH = "rax rcx rdx rsi rdi r8 r9 r10 r11".split()
LOW_HALF = {"r" + name: "e" + name for name in "ax bx cx dx si di bp".split()}
LOW_HALF.update({"r%d" % i: "r%dd" % i for i in range(8, 16)})

HEADER = """/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
%s
 */
    .text
"""

# What the linker asks of every object: no executable stack, and indirect-branch tracking and
# shadow stacks (a GNU property note, x86 feature 1, both of its bits).
FOOTER = """
    .section .note.GNU-stack,"",@progbits
    .section .note.gnu.property,"a",@note
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000002, 4, 3, 0
"""


def comment(text):
    return "\n".join((" * " + line).rstrip() for line in text.strip("\n").split("\n"))


class Place:
    """Words in memory, from `offset` bytes past a register on."""

    def __init__(self, base, offset=0):
        self.base, self.offset = base, offset

    def __getitem__(self, i):
        offset = self.offset + 8 * i
        return "%s(%%%s)" % (offset if offset else "", self.base)

    def at(self, word):
        return Place(self.base, self.offset + 8 * word)


class Code:
    """A file of functions."""

    def __init__(self, banner):
        self.lines = [HEADER % comment(banner)]

    def op(self, name, *operands):
        text = []
        for operand in operands:
            if isinstance(operand, int):
                text.append("$%d" % operand)
            else:
                text.append("%" + operand if operand in REGISTERS else operand)
        self.lines.append(("    %-7s %s" % (name, ", ".join(text))).rstrip())

    def say(self, text):
        self.lines.append("    /* %s */" % text)

    def label(self, name):
        self.lines.append(".L%s:" % name)

    def clear(self, register):
        self.op("xorl", LOW_HALF[register], LOW_HALF[register])

    def begin(self, name, banner, saved=(), frame=0):
        """The start of a function that saves these registers and has `frame` bytes of stack."""
        self.saved, self.frame = list(saved), frame
        self.lines.append("/*" + comment(banner)[2:] + " */")
        for line in ("    .globl  " + name, "    .hidden " + name,
                     "    .type   " + name + ", @function", "    .balign 64", name + ":",
                     "    .cfi_startproc", "    endbr64"):
            self.lines.append(line)
        self.name = name
        for register in self.saved:
            self.op("pushq", register)
            self.lines.append("    .cfi_adjust_cfa_offset 8")
            self.lines.append("    .cfi_rel_offset %%%s, 0" % register)
        if frame:
            self.op("subq", frame, "rsp")
            self.lines.append("    .cfi_adjust_cfa_offset %d" % frame)

    def end(self):
        if self.frame:
            self.op("addq", self.frame, "rsp")
            self.lines.append("    .cfi_adjust_cfa_offset -%d" % self.frame)
        for register in reversed(self.saved):
            self.op("popq", register)
            self.lines.append("    .cfi_adjust_cfa_offset -8")
            self.lines.append("    .cfi_restore %%%s" % register)
        for register in SCRATCH:
            self.clear(register)
        self.op("ret")
        self.lines.append("    .cfi_endproc")
        self.lines.append("    .size   %s, . - %s" % (self.name, self.name))
        self.lines.append("")

    def text(self):
        return "\n".join(self.lines).rstrip() + "\n" + FOOTER
