# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
"""Writes what `bench --csv` measured into README and doc/performance.md, and the data of the chart.

    report.py ROOT           reads ROOT/doc/performance.csv, and writes the tables anew
    report.py ROOT --check   says which tables are not those of the CSV; status 1 if any is
    report.py ROOT --chart   prints what chart.gnuplot draws
"""
import csv
import os
import statistics
import sys

REFERENCE = "libsodium"
NAMES = {"libsodium": "libsodium", "openssl": "OpenSSL", "boringssl": "BoringSSL"}

# The operations of the tables: what they are called there. The first five are drawn, too, and have
# bars: what each target is to stay below, as a part of libsodium's cycles.
OPERATIONS = {
    "x25519": "X25519",
    "x25519_base": "X25519 public key",
    "sign_public": "Ed25519 public key",
    "sign_with": "sign, key prepared",
    "verify": "verify",
    "sign": "sign, from the seed",
    "verify_with": "verify, key prepared",
    "verify_batch/64": "verify, one of 64",
    "hash/64": "SHA-512, 64 bytes",
    "hash/16384": "SHA-512, 16 KiB",
}
BARS = {
    "x25519": {"ifma": 0.32, "adx": 0.62, "portable64": 0.85},
    "x25519_base": {"ifma": 0.075, "adx": 0.19, "portable64": 0.30},
    "sign_public": {"ifma": 0.18, "adx": 0.42, "portable64": 0.75},
    "sign_with": {"ifma": 0.19, "adx": 0.41, "portable64": 0.72},
    "verify": {"ifma": 0.23, "adx": 0.48, "portable64": 0.72},
}
# What an operation consists of: how often which slot or operation. What they do not explain is the
# rest: checks, the wiping of the stack, parts that are no slot of their own.
BUDGETS = {
    "sign_public": [(1, "hash/64"), (1, "slot.mul_base"), (1, "slot.encode")],
    "sign_with": [(2, "hash/64"), (1, "slot.mul_base"), (1, "slot.encode"),
                  (2, "scalar_reduce64"), (1, "scalar_muladd")],
    "verify": [(1, "hash/64"), (1, "slot.decode_two"), (1, "scalar_reduce64"),
               (1, "slot.sum_half_var")],
}
README_TARGETS = ["ifma", "adx", "portable64"]
BAR_WIDTH = 48


class Figures:
    """The labels, and the rows by operation and side: a target of edmont's, or a library. There is
    a row for each run, and of several the median counts."""

    def __init__(self, path):
        with open(path, encoding="utf-8", newline="") as f:
            lines = f.read().splitlines()
        self.labels = dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))
        lines = [line for line in lines if not line.startswith("#")]
        lines[1:] = [line for line in lines if line != lines[0]]  # each run has its heads
        self.rows = {}
        for row in csv.DictReader(lines):
            side = row["target"] or row["library"]
            self.rows.setdefault((row["operation"], side), []).append(row)
        targets = [rows[0]["target"] for rows in self.rows.values() if rows[0]["target"]]
        self.targets = list(dict.fromkeys(targets))

    def get(self, operation, side, column):
        values = [float(row[column]) for row in self.rows.get((operation, side), [])
                  if row[column]]
        return statistics.median(values) if values else None

    def filled(self, operation, target, column):
        """The figure of the target that fills a slot for this one: itself or one below."""
        below = self.targets[self.targets.index(target):]
        values = (self.get(operation, side, column) for side in below)
        return next((value for value in values if value is not None), None)

    def operations(self, side):
        return [operation for operation, has in self.rows if has == side]


def cycles(value):
    return "" if value is None else f"{value:.0f}"


def ratio(value):
    return "" if value is None else f"{value:.3f}"


def label_lines(figures):
    """Who measured what, for both documents."""
    label = figures.labels
    peers = ", ".join(f"{NAMES[p]} {label[p]}" for p in NAMES if p in label)
    return [f"edmont {label['edmont']}, commit {label['commit']}, {label['compiler']} "
            f"{label['flags']}, hash {label['hash']},",
            f"random {label['random']}; {label['cpu']};", f"{peers}"]


def readme_table(figures):
    targets = [t for t in README_TARGETS if t in figures.targets]
    head = f"    {'':22}{'libsodium':>10}{'OpenSSL':>16}"
    lines = [head + "".join(f"{t:>16}" for t in targets)]
    for operation, words in OPERATIONS.items():
        line = f"    {words:22}{cycles(figures.get(operation, REFERENCE, 'cycles')):>10}"
        for side in ["openssl"] + targets:
            line += f"{cycles(figures.get(operation, side, 'cycles')):>10}"
            line += f"{ratio(figures.get(operation, side, 'ratio')):>6}"
        lines.append(line.rstrip())
    return lines


def readme_chart(figures):
    """Bars of cycles, libsodium's being BAR_WIDTH long."""
    sides = [REFERENCE, "openssl"] + [t for t in README_TARGETS if t in figures.targets]
    lines = []
    for operation in BARS:
        lines.append(f"    {OPERATIONS[operation]}")
        for side in sides:
            value = figures.get(operation, side, "ratio")
            if value is not None:
                # A bar that is cut off ends with a plus.
                n = max(1, round(value * BAR_WIDTH))
                bar = "=" * n if n <= 66 else "=" * 65 + "+"
                lines.append(f"      {NAMES.get(side, side):11} {bar} {ratio(value)}")
    return lines


def readme_block(figures):
    return readme_table(figures) + [""] + readme_chart(figures) + [""] + [
        f"    {line}" for line in label_lines(figures)]


def markdown(rows):
    """A table; its first row is the head, and all columns but the first are numbers."""
    line = lambda cells: "| " + " | ".join(cells) + " |"
    return [line(rows[0]), "|---|" + "---:|" * (len(rows[0]) - 1)] + [line(r) for r in rows[1:]]


def comparison(figures):
    sides = [REFERENCE, "openssl"] + figures.targets
    rows = [["core cycles"] + [NAMES.get(s, s) for s in sides]]
    for operation, words in OPERATIONS.items():
        cells = [words]
        for side in sides:
            cell = cycles(figures.get(operation, side, "cycles"))
            if cell and side != REFERENCE:
                cell += f" ({ratio(figures.get(operation, side, 'ratio'))})"
            cells.append(cell)
        rows.append(cells)
    return markdown(rows)


def bars(figures):
    rows = [["ratio to libsodium, and the bar"] + README_TARGETS]
    for operation, bar in BARS.items():
        cells = [OPERATIONS[operation]]
        for target in README_TARGETS:
            value = figures.get(operation, target, "ratio")
            word = "not here" if value is None else ratio(value)
            above = "" if value is None or value <= bar[target] else ", above"
            cells.append(f"{word} ({bar[target]}{above})")
        rows.append(cells)
    return markdown(rows)


def budgets(figures):
    rows = [["core cycles, least"] + figures.targets]
    for operation, parts in BUDGETS.items():
        whole = [figures.get(operation, t, "cycles_least") for t in figures.targets]
        rows.append([f"**{OPERATIONS[operation]}**"] + [cycles(value) for value in whole])
        left = list(whole)
        for times, part in parts:
            values = [times * figures.filled(part, t, "cycles_least") for t in figures.targets]
            left = [rest - value for rest, value in zip(left, values)]
            rows.append([f"{times} `{part}`"] + [cycles(value) for value in values])
        rows.append(["the rest"] + [cycles(value) for value in left])
    return markdown(rows)


def all_operations(figures, chosen):
    """Medians and least of every operation that was measured, for each target."""
    rows = [["core cycles, median (least)"] + figures.targets]
    for operation in dict.fromkeys(operation for operation, _ in figures.rows):
        if not chosen(operation):
            continue
        cells = [f"`{operation}`"]
        for target in figures.targets:
            value = figures.get(operation, target, "cycles")
            least = figures.get(operation, target, "cycles_least")
            cells.append("" if value is None else f"{cycles(value)} ({cycles(least)})")
        rows.append(cells)
    return markdown(rows)


def handshakes(figures):
    sides = figures.targets + ["boringssl"]
    rows = [["core cycles"] + [NAMES.get(s, s) for s in sides]]
    for operation in figures.operations("boringssl"):
        rows.append([f"`{operation}`"] +
                    [cycles(figures.get(operation, s, "cycles")) for s in sides])
    return markdown(rows)


PARTS = {
    "labels": label_lines,
    "comparison": comparison,
    "bars": bars,
    "budgets": budgets,
    "handshakes": handshakes,
    "operations": lambda f: all_operations(f, lambda name: not name.startswith("slot.")),
    "slots": lambda f: all_operations(f, lambda name: name.startswith("slot.")),
}


def new_readme(text, figures):
    """What stands indented in the section called Speed, from its first line that is."""
    lines = text.splitlines()
    start = lines.index("Speed")
    while not lines[start].startswith("    "):
        start += 1
    end = start
    while not lines[end] or lines[end].startswith("    "):
        end += 1
    return "\n".join(lines[:start] + readme_block(figures) + [""] + lines[end:]) + "\n"


def new_page(text, figures):
    """Each part stands between <!-- name --> and <!-- end -->."""
    for name, make in PARTS.items():
        before, rest = text.split(f"<!-- {name} -->\n", 1)
        _, after = rest.split("<!-- end -->\n", 1)
        body = "\n".join(make(figures))
        text = f"{before}<!-- {name} -->\n{body}\n<!-- end -->\n{after}"
    return text


def chart(figures):
    """A line for each operation: its name, then each side's part of libsodium's cycles."""
    sides = [REFERENCE, "openssl"] + figures.targets
    lines = ["\t".join(["operation"] + [NAMES.get(s, s) for s in sides])]
    for operation in BARS:
        values = [ratio(figures.get(operation, s, "ratio")) or "0" for s in sides]
        lines.append("\t".join([OPERATIONS[operation]] + values))
    return "\n".join(lines)


def main(root, mode="--write"):
    figures = Figures(os.path.join(root, "doc/performance.csv"))
    if mode == "--chart":
        print(chart(figures))
        return 0
    status = 0
    for name, make in ("README", new_readme), ("doc/performance.md", new_page):
        path = os.path.join(root, name)
        with open(path, encoding="utf-8") as f:
            text = f.read()
        new = make(text, figures)
        if mode == "--check" and new != text:
            print(f"{name} has other figures than doc/performance.csv: run `make figures`")
            status = 1
        elif mode == "--write":
            with open(path, "w", encoding="utf-8") as f:
                f.write(new)
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
