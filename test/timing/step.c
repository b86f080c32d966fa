/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that the CPU does the same whatever the secrets are, in the slots of every target and in
 * the public functions, as they stand in the library's own objects. A case runs with the CPU's trap
 * flag set, so that the kernel stops it before every instruction, once for each of several secrets;
 * every program counter, every address of memory, the stack pointer and what is divided by what
 * must be the same, and no instruction may gather, be slow for some operands or be unknown to
 * decode.c. It sees what valgrind does not: all instruction sets, and divisions.
 *
 * Does not cover: secrets other than the six, which is why test/timing/ctime.c exists; addresses
 * inside the C library, whose program counters and arguments are compared; what an instruction of
 * the library's does by itself (a multiplier that is not constant); speculation.
 *
 * Linux on x86-64 alone. step.sh links it so that the code under test is in a section of that name.
 *
 *   step TARGET...    the slots that these targets fill by themselves, and what core has beside
 *                     slots; "best" is the best target. STEP_SECRETS: how many secrets, 2 to 6;
 *                     STEP_LIMIT: how many instructions of each case, 0 for all
 *   step              with STEP_CALLS=1: the public functions
 *                     STEP_CASE in front of either: cases alone whose names contain that
 *   step --list       what decode.c says of the instructions at the addresses in standard input
 */
#define _GNU_SOURCE /* REG_RIP */

#include "ctime.h"

#include "../../include/edmont/provider.h"
#include "../../src/core/backend.h"
#include "../../src/core/cpu.h"
#include "../calls/calls.h"
#include "../check.h"
#include "decode.h"
#include "step.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>

#define TRAP_FLAG   0x100
#define TRACE_STEPS ((size_t)1 << 24)

/* What the linker makes of a section whose name is a name in C. */
extern const uint8_t __start_under_test[], __stop_under_test[];

enum { SECRETS = 6 };

static int secrets;
static size_t step_limit = TRACE_STEPS;

static struct {
    struct decoded *known; /* for each byte under test; kind 0 if it has not been decoded */
    uint64_t *first;       /* what the first run did, one word a step */
    size_t first_steps, steps;
    int run;
    volatile sig_atomic_t on; /* what the trap flag is to be */
    int was_inside, returned;

    const uint8_t *differs; /* the first instruction that did not do what it did in run 0 */
    const uint8_t *bad;     /* the first that may not be there at all, and what it is */
    enum decode_kind bad_kind;
} trace;

static _Alignas(64) unsigned char room[8192];
static size_t room_used;
static const char *complaint;
static int number, failed;

/* --- The trap ------------------------------------------------------------------------------- */

static int is_under_test(const uint8_t *pc)
{
    return pc >= __start_under_test && pc < __stop_under_test;
}

static const struct decoded *decode_known(const uint8_t *pc)
{
    struct decoded *d = &trace.known[pc - __start_under_test];

    if (d->kind == 0)
        *d = decode(pc);
    return d;
}

static uint64_t register_of(const greg_t *r, int i)
{
    static const int order[16] = {REG_RAX, REG_RCX, REG_RDX, REG_RBX, REG_RSP, REG_RBP,
                                  REG_RSI, REG_RDI, REG_R8,  REG_R9,  REG_R10, REG_R11,
                                  REG_R12, REG_R13, REG_R14, REG_R15};

    return i == DECODE_NONE ? 0 : (uint64_t)r[order[i]];
}

/* The address that an instruction at pc touches; the segment registers stay as they are. */
static uint64_t address(const struct decoded *d, const greg_t *r, const uint8_t *pc)
{
    uint64_t base = d->base == DECODE_RIP ? (uint64_t)(uintptr_t)pc + (unsigned)d->length
                                          : register_of(r, d->base);

    return base + register_of(r, d->index) * (unsigned)d->scale + (uint64_t)d->displacement;
}

static uint64_t mix(uint64_t h, uint64_t x)
{
    h = (h ^ x) * 0x9e3779b97f4a7c15;
    return h ^ h >> 29;
}

/* What an instruction divides by what. */
static uint64_t operands(const struct decoded *d, const greg_t *r, const uint8_t *pc)
{
    uint64_t divisor = 0, mask = d->is_wide ? UINT64_MAX : UINT32_MAX;

    if (d->has_memory)
        memcpy(&divisor, (const void *)(uintptr_t)address(d, r, pc), d->is_wide ? 8 : 4);
    else
        divisor = register_of(r, d->base);
    return mix(mix(mix(0, (uint64_t)r[REG_RDX] & mask), (uint64_t)r[REG_RAX] & mask),
               divisor & mask);
}

/* What the CPU is about to do, in a word. */
static uint64_t describe(const greg_t *r, const uint8_t *pc)
{
    uint64_t h = mix(mix(0, (uint64_t)(uintptr_t)pc), (uint64_t)r[REG_RSP]);
    int inside = is_under_test(pc), called = trace.was_inside && !inside && !trace.returned;
    const struct decoded *d;

    if ((uintptr_t)pc == (uintptr_t)ctime_expect_secret) /* has two arguments, and what was left */
        called = 0;

    trace.was_inside = inside;
    trace.returned   = 0;
    if (called) /* memcpy(to, from, n), for one */
        return mix(mix(mix(h, (uint64_t)r[REG_RDI]), (uint64_t)r[REG_RSI]), (uint64_t)r[REG_RDX]);
    if (!inside)
        return h;
    d              = decode_known(pc);
    trace.returned = d->kind == DECODE_RETURN;
    if (d->kind == DECODE_STRING || d->kind == DECODE_STORE)
        h = mix(h, (uint64_t)r[REG_RDI]);
    if (d->kind == DECODE_STRING)
        h = mix(h, (uint64_t)r[REG_RSI]);
    if (d->has_memory && d->kind != DECODE_ADDRESS)
        h = mix(h, address(d, r, pc));
    if (d->kind == DECODE_DIVIDE)
        h = mix(h, operands(d, r, pc));
    if (trace.bad == NULL && (d->kind == DECODE_UNKNOWN || d->kind == DECODE_SLOW ||
                              d->kind == DECODE_GATHER)) {
        trace.bad      = pc;
        trace.bad_kind = d->kind;
    }
    return h;
}

static void on_trap(int signal, siginfo_t *info, void *context)
{
    greg_t *r         = ((ucontext_t *)context)->uc_mcontext.gregs;
    const uint8_t *pc = (const uint8_t *)(uintptr_t)r[REG_RIP];
    uint64_t word;

    (void)signal;
    (void)info;
    if (trace.steps == step_limit)
        trace.on = 0;
    if (!trace.on) {
        r[REG_EFL] &= ~(greg_t)TRAP_FLAG;
        return;
    }
    r[REG_EFL] |= TRAP_FLAG;
    word = describe(r, pc);
    if (trace.run == 0)
        trace.first[trace.steps] = word;
    else if (trace.differs == NULL &&
             (trace.steps >= trace.first_steps || trace.first[trace.steps] != word))
        trace.differs = pc;
    trace.steps++;
}

static void set_up_trap(void)
{
    static unsigned char stack[65536];
    const stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
    size_t bytes              = (size_t)(__stop_under_test - __start_under_test);
    struct sigaction action;

    memset(&action, 0, sizeof action);
    action.sa_sigaction = on_trap;
    action.sa_flags     = SA_SIGINFO | SA_ONSTACK;
    trace.first = mmap(NULL, TRACE_STEPS * sizeof *trace.first, PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    trace.known = calloc(bytes, sizeof *trace.known);
    if (sigaltstack(&alternative, NULL) != 0 || sigaction(SIGTRAP, &action, NULL) != 0 ||
        trace.first == MAP_FAILED || trace.known == NULL) {
        printf("Bail out! no signals or no memory\n");
        exit(2);
    }
}

/* --- What a case is made of ----------------------------------------------------------------- */

/* Secrets are what ctime_make_secret makes, or are made of ctime_seed. */
void ctime_secret(void *p, size_t n)
{
    (void)p;
    (void)n;
}

void ctime_public(void *p, size_t n)
{
    (void)p;
    (void)n;
}

/* Whether results depend on secrets is ctime.c's to see. */
void ctime_expect_secret(const void *p, size_t n)
{
    (void)p;
    (void)n;
}

void ctime_check(int condition, const char *what)
{
    if (!condition)
        complaint = what;
}

uint64_t ctime_seed(void)
{
    return (uint64_t)trace.run + 1;
}

static int pauses;

void ctime_pause(void)
{
    pauses++;
    trace.on = 0;
}

/* The handler of this signal sets the trap flag where the signal came. */
void ctime_resume(void)
{
    if (--pauses == 0) {
        trace.on = 1;
        (void)raise(SIGTRAP);
    }
}

void *ctime_make_public(size_t n)
{
    unsigned char *p = room + room_used;

    room_used += (n + 63) / 64 * 64;
    if (room_used > sizeof room) {
        complaint = "no room left";
        return room;
    }
    check_random_bytes(p, n);
    return p;
}

/* The secrets: random ones, all bits 1, all bits 0, one bit, random ones. */
void *ctime_make_secret(size_t n)
{
    unsigned char *p = ctime_make_public(n);

    ctime_pause();
    if (trace.run >= 1 && trace.run <= 3)
        memset(p, trace.run == 1 ? 0xff : 0, n);
    if (trace.run == 3)
        p[n / 2] = 0x10;
    for (size_t i = 0; i < n && trace.run > 3; i++)
        p[i] ^= (unsigned char)(check_random() >> (8 * (trace.run - 3)));
    ctime_resume();
    return p;
}

/* --- Running -------------------------------------------------------------------------------- */

static void run_once(const struct ctime_case *c)
{
    check_seed(1);
    memset(room, 0, sizeof room);
    room_used        = 0;
    trace.steps      = 0;
    trace.was_inside = 0;
    trace.returned   = 0;
    pauses           = 1;
    ctime_resume();
    c->run();
    ctime_pause();
}

/* Runs a case with every secret, after once in vain: the first time may set up what stays. */
static void run(const struct ctime_case *c)
{
    size_t limit = step_limit;

    complaint     = NULL;
    trace.differs = NULL;
    trace.bad     = NULL;
    trace.run     = 0;
    step_limit    = 0;
    run_once(c);
    step_limit = limit;
    for (trace.run = 0; trace.run < secrets; trace.run++) {
        run_once(c);
        if (trace.run == 0)
            trace.first_steps = trace.steps;
        if (trace.steps == TRACE_STEPS)
            complaint = "too many instructions";
        if (trace.steps < 10)
            complaint = "nothing was traced";
        if (trace.steps != trace.first_steps && trace.differs == NULL)
            trace.differs = __start_under_test;
    }
}

static int is_clean(void)
{
    return trace.differs == NULL && trace.bad == NULL;
}

static void report(int ok, const char *name, const char *where)
{
    if (!ok && trace.differs != NULL)
        printf("# depends on the secret at %p\n", (const void *)trace.differs);
    if (!ok && trace.bad != NULL)
        printf("# %s at %p\n",
               trace.bad_kind == DECODE_UNKNOWN  ? "an instruction that decode.c does not know"
               : trace.bad_kind == DECODE_GATHER ? "a gather or scatter"
                                                 : "an instruction whose time is not constant",
               (const void *)trace.bad);
    if (!ok && complaint != NULL)
        printf("# %s\n", complaint);
    printf("%sok %d - %s%s%s\n", ok ? "" : "not ", ++number, name, where[0] ? " on " : "", where);
    failed |= !ok;
    fflush(stdout);
}

static void run_clean(const struct ctime_case *c, const char *where)
{
    const char *only = getenv("STEP_CASE");

    if (only != NULL && strstr(c->name, only) == NULL)
        return;
    run(c);
    printf("# %zu instructions\n", trace.first_steps);
    report(is_clean() && complaint == NULL, c->name, where);
}

static void run_controls(void)
{
    secrets = SECRETS;
    for (size_t i = 0; i < ctime_controls_n; i++) {
        const struct ctime_control *t = &ctime_controls[i];

        if (t->verdict == CTIME_EITHER)
            continue;
        run(&t->c);
        report(is_clean() == (t->verdict == CTIME_CLEAN) && complaint == NULL, t->c.name, "");
    }
    for (size_t i = 0; i < step_controls_n; i++) {
        run(&step_controls[i].c);
        report(step_controls[i].kind == DECODE_DIVIDE
                   ? trace.differs != NULL && decode(trace.differs).kind == DECODE_DIVIDE
                   : trace.bad != NULL && (int)trace.bad_kind == step_controls[i].kind,
               step_controls[i].c.name, "");
    }
}

/* The slots that a target fills by itself. */
static void run_slots(size_t target)
{
    const struct backend *own = edmont_i_backend_of(target);
    size_t i                  = 0;

#define SLOT(name, result, params)                                                                 \
    if (own->name != NULL)                                                                         \
        run_clean(&ctime_slots[i], edmont_target_name(target));                                    \
    i++;
    EDMONT_SLOTS(SLOT)
#undef SLOT
}

static void run_calls(void)
{
    const struct call *call;
    struct ctime_case c;

    for (size_t i = 0; (call = ctime_call(i, &c)) != NULL; i++)
        if (call->know != NULL)
            run_clean(&c, "");
    for (size_t i = 0; i < ctime_api_n; i++)
        run_clean(&ctime_api[i], "");
}

/* What an instruction has in memory, as objdump writes it. Of a gather's that is a vector. */
static void describe_operand(const struct decoded *d)
{
    static const char *const names[] = {"rax", "rcx", "rdx", "rbx", "rsp", "rbp",
                                        "rsi", "rdi", "r8",  "r9",  "r10", "r11",
                                        "r12", "r13", "r14", "r15", "rip"};
    int64_t displacement             = d->displacement;

    if (!d->has_memory || d->kind == DECODE_GATHER)
        return;
    if (d->base == DECODE_NONE && d->index == DECODE_NONE)
        return;
    if (d->displacement_bytes != 0)
        printf("%s0x%llx", displacement < 0 ? "-" : "", llabs(displacement));
    printf("(");
    if (d->base != DECODE_NONE)
        printf("%%%s", names[d->base]);
    if (d->index != DECODE_NONE)
        printf(",%%%s,%d", names[d->index], d->scale);
    printf(")");
}

static void list(void)
{
    char line[64];

    while (fgets(line, sizeof line, stdin) != NULL) {
        const uint8_t *pc = (const uint8_t *)(uintptr_t)strtoull(line, NULL, 16);
        struct decoded d  = {.kind = DECODE_UNKNOWN};

        if (is_under_test(pc))
            d = decode(pc);
        printf("%lx %d %c ", (unsigned long)(uintptr_t)pc, d.length, (char)d.kind);
        describe_operand(&d);
        printf("\n");
    }
}

static long setting(const char *name, long otherwise)
{
    const char *value = getenv(name);

    return value != NULL ? strtol(value, NULL, 10) : otherwise;
}

/* Target ifma has two ladders, for two kinds of CPU that can both do either. */
static void run_other_ladder(size_t target)
{
    uint32_t has = edmont_i_cpu() & CPU_FULL_ZMM;

    if (strcmp(edmont_target_name(target), "ifma") != 0)
        return;
    edmont_i_cpu_pretend(~(uint32_t)CPU_FULL_ZMM, has ^ CPU_FULL_ZMM);
    for (size_t i = 0; i < ctime_slots_n; i++)
        if (strcmp(ctime_slots[i].name, "slot x25519") == 0)
            run_clean(&ctime_slots[i], "ifma, the other ladder");
    edmont_i_cpu_pretend(UINT32_MAX, 0);
}

static int run_target(const char *name)
{
    for (size_t i = 0; i < edmont_target_count(); i++)
        if (strcmp(edmont_target_name(i), name) == 0 || strcmp("best", name) == 0) {
            if (edmont_target_select(edmont_target_name(i)) != EDMONT_OK)
                return 0;
            run_slots(i);
            run_other_ladder(i);
            return 1;
        }
    printf("# no target %s on this CPU\n", name);
    return 1;
}

int main(int argc, char **argv)
{
    long limit = setting("STEP_LIMIT", 0);

    if (argc > 1 && strcmp(argv[1], "--list") == 0) {
        list();
        return 0;
    }
    set_up_trap();
    if (edmont_hash_use(edmont_hash_by_name("sha512")) != EDMONT_OK)
        return 2;
    run_controls();
    secrets = (int)setting("STEP_SECRETS", SECRETS);
    if (limit > 0 && (size_t)limit < TRACE_STEPS)
        step_limit = (size_t)limit;
    for (int i = 1; i < argc; i++)
        if (!run_target(argv[i]))
            return 2;
    if (edmont_target_select(NULL) != EDMONT_OK)
        return 2;
    if (setting("STEP_CALLS", 0))
        run_calls();
    else
        for (size_t i = 0; i < ctime_shared_n; i++)
            run_clean(&ctime_shared[i], "");
    printf("1..%d\n", number);
    return failed;
}
