"""`./burgundy campaign sanitized`: hostile inputs of every kind, and games with every kind of
advice, in a build with the address and undefined behaviour sanitizers.

Each piece of the work is a process. If it crashes or a sanitizer reports something, its present
input is saved with the report in build/sanitized/found, and the rest of the piece continues in a
new process. `--again FILE` reads such an input once more."""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from burgundy_qt.rules.registry import GAMES
from lab.builds import SANITIZED, environment_of, sanitized_build, why_not_sanitized
from lab.campaign import CPU_SECONDS, Campaign, Figures, added_up
from lab.report import ROOT, commit, write_report

NAME = "sanitized"
TITLE = "Hostile inputs of every kind and games of bots in a build with sanitizers"
FOUND = SANITIZED / "found"
INPUTS = 200_000
A_ROUND = {
    "records": 1_200,
    "saves": 200,
    "puzzle books": 100,
    "review files": 100,
    "networks": 300,
    "protocol lines": 24,
    "engine answers": 300,
    "codes": 250,
    "checkpoints": 50,
    "random games": 25,
    "games with bots": 1,
}
"""Inputs of a round for each game: 3,700 changed ones, since each talk counts as 50 lines."""
INPUTS_A_ROUND = 14_800
NOT_CHANGED = "random games", "games with bots"

CPU_LIMIT = 120, 5
"""The most CPU seconds of a process: at its start, and for each input."""
CURRENT = "current"
"""The name of the file with a process's present input."""
KEPT_OF_A_KIND = 3
"""The most saved inputs that fail in the same line of the program."""
TRIED, FAULTS, REPORTS = "inputs", "faults", "reports"
Piece = tuple[str, str, int, int]
"""Kind, game, first seed and number of seeds."""


def main(arguments: Sequence[str]) -> int:
    """Carry out the campaign; return 1 if it found a fault."""
    options = command_line().parse_args(arguments)
    if missing := why_not_sanitized():
        print(f"Cannot build with sanitizers: {missing}.", file=sys.stderr)
        return 1
    if options.again:
        return read_again(options.again)
    sanitized_build()
    until = time.monotonic() + 60 * options.minutes if options.minutes else float("inf")
    diary = options.diary or ROOT / "build" / "campaigns" / f"{NAME}-{commit()}.jsonl"
    if commit().endswith("*") and not options.diary:
        diary.unlink(missing_ok=True)  # the tree may have changed since
    campaign = Campaign(TITLE, "shares", run, 0, 1, workers=options.jobs)
    every = len(A_ROUND) * -(-options.inputs // INPUTS_A_ROUND)
    figures: Figures = {}
    for count in range(options.jobs, every + options.jobs, options.jobs):
        if time.monotonic() > until:
            break
        figures = campaign.carry_out(min(count, every), diary, partial(tell_progress, every))
    cpu_seconds = figures.pop(CPU_SECONDS)
    write_report(NAME, TITLE, command_of(options), page_lines(figures), cpu_seconds)
    return int(any(value for name, value in figures.items() if name.endswith((FAULTS, REPORTS))))


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=f"./burgundy campaign {NAME}", description=TITLE)
    parser.add_argument(
        "--inputs", type=int, default=INPUTS, metavar="N", help=f"changed ones (default: {INPUTS})"
    )
    parser.add_argument("--minutes", type=float, metavar="N", help="begin nothing after so many")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--diary", type=Path, metavar="FILE", help="the shares that are done")
    parser.add_argument("--again", type=Path, metavar="FILE", help="read a kept input once more")
    return parser


def command_of(options: argparse.Namespace) -> str:
    inputs = "" if options.inputs == INPUTS else f" --inputs {options.inputs}"
    return f"./burgundy campaign {NAME}{inputs}"


def tell_progress(every: int, done: int, _of: int) -> None:
    print(f"{done:,} of {every:,} shares", file=sys.stderr, flush=True)


def share(number: int) -> list[Piece]:
    """Return the pieces of the share with that number: one kind for all games; in each round the
    kinds take turns."""
    rounds, at = divmod(number, len(A_ROUND))
    kind, count = [*A_ROUND.items()][at]
    return [(kind, game, rounds * count, count) for game in GAMES]


def run(count: int, first: int) -> Figures:
    """Do `count` shares."""
    return added_up(tried(share(number)) for number in range(first, first + count))


def tried(pieces: Sequence[Piece], found: Path = FOUND) -> Figures:
    """Try the inputs of pieces in a process of the sanitized build, and the rest in another one if
    it crashes."""
    figures: Figures = {}
    rest = [*pieces]
    while rest:
        figures_of_one, rest = begun(rest, found)
        figures = added_up([figures, figures_of_one])
    return figures


def begun(pieces: list[Piece], found: Path) -> tuple[Figures, list[Piece]]:
    """Try inputs in one process; return the results, and the pieces that are left."""
    with tempfile.TemporaryDirectory(prefix="fuzzing-", dir=SANITIZED) as folder:
        inputs = sum(count for *_, count in pieces)
        ended = in_the_build([folder, json.dumps(pieces)], inputs)
        current = Path(folder) / CURRENT
        content = current.read_bytes() if current.is_file() else None
    figures = Counter[str]()
    kept = Counter[str]()
    at = pieces[0][:2], pieces[0][2] - 1
    told = [json.loads(line) for line in ended.stdout.splitlines() if line.endswith("}")]
    for one in told:
        figures.update(outcomes_of(one))
        at = (one["kind"], one["game"]), one["seed"]
        if one["fault"]:
            where = "".join(one["fault"].splitlines(keepends=True)[-3:])
            kept[where] += 1
            if kept[where] <= KEPT_OF_A_KIND:
                keep(found, one, one["input"].encode("latin-1"), one["fault"])
    rest = after(pieces, *at)
    if rest and ended.returncode == 0:
        raise AssertionError(f"a process ended early after {at}: {ended.stderr[-2_000:]}")
    if not rest:
        return dict(figures), []
    if content is None:
        raise AssertionError(f"a process died before its first input: {ended.stderr[-4_000:]}")
    (kind, game, seed, _), *_ = rest
    dead = {"kind": kind, "game": game, "seed": seed}
    keep(found, dead, content, f"exit status {ended.returncode}\n{ended.stderr[-20_000:]}")
    figures.update({f"{kind}, {game}: {TRIED}": 1, f"{kind}, {game}: {REPORTS}": 1})
    return dict(figures), after(pieces, (kind, game), seed)


def in_the_build(arguments: list[str], inputs: int) -> subprocess.CompletedProcess[str]:
    """Run the program that tries inputs in the sanitized build; the system ends a process that
    takes too long."""
    first, each = CPU_LIMIT
    limit = first + each * inputs

    import resource  # not on Windows, which has no such build

    def bound() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))

    return subprocess.run(
        [sys.executable, "-P", "-m", "lab.fuzzing", *arguments],
        cwd=SANITIZED,
        env=environment_of(SANITIZED),
        capture_output=True,
        text=True,
        errors="replace",
        preexec_fn=bound,
    )


def outcomes_of(told: dict[str, object]) -> dict[str, int]:
    """Return the counts of one input."""
    label = f"{told['kind']}, {told['game']}"
    outcomes = told["outcomes"]
    assert isinstance(outcomes, list)
    counts = Counter(f"{label}: {outcome}" for outcome in outcomes)
    is_faulty = bool(told["fault"])
    is_talk = told["kind"] == "protocol lines"
    counts[f"{label}: {TRIED}"] = len(outcomes) + is_faulty if is_talk else 1
    counts[f"{label}: {FAULTS}"] = int(is_faulty)
    return counts


def after(pieces: Iterable[Piece], at: tuple[str, str], seed: int) -> list[Piece]:
    """Return the pieces that are left after a seed of one of them."""
    rest = [*pieces]
    while rest and rest[0][:2] != at:
        del rest[0]
    if rest:
        kind, game, first, count = rest[0]
        done = seed + 1 - first
        rest[0] = kind, game, seed + 1, count - done
        if rest[0][3] <= 0:
            del rest[0]
    return rest


def keep(found: Path, told: dict[str, object], content: bytes, report: str) -> None:
    """Save an input, and its report in a text beside it."""
    kind = str(told["kind"]).replace(" ", "-")
    found.mkdir(parents=True, exist_ok=True)
    file = found / f"{kind}.{told['game']}.{told['seed']}.input"
    file.write_bytes(content)
    file.with_suffix(".txt").write_text(report, encoding="utf-8")
    print(f"{file}\n{report[-1_500:]}", file=sys.stderr)


def read_again(file: Path) -> int:
    """Read a saved input, and show the result; return 1 if it is a fault."""
    kind, game, _, _ = file.name.split(".")
    sanitized_build()
    again = ["--again", kind.replace("-", " "), game, str(file.absolute())]
    with tempfile.TemporaryDirectory(prefix="fuzzing-", dir=SANITIZED) as folder:
        ended = in_the_build([folder, *again], 1)
    print(ended.stdout + ended.stderr)
    return int(ended.returncode != 0)


def page_lines(figures: Figures) -> list[str]:
    """Return the figures as tables: the outcomes of inputs of each kind, and the errors that
    refused them."""
    rows = by_label(figures)
    changed = {label: row for label, row in rows.items() if label[0] not in NOT_CHANGED}
    games = {label: row for label, row in rows.items() if label[0] in NOT_CHANGED}
    lines = [
        "Every input was changed so that it is damaged, impossible or nearly legal. A fault is an "
        "error that the reader does not document, a report a sanitizer's or the death of the "
        "process.",
        "",
        f"| kind | game | inputs | accepted | refused | {FAULTS} | {REPORTS} |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        *(line_of(" | ".join(label), row) for label, row in changed.items()),
        line_of("**all** | ", together(changed.values())),
        "",
        "| kind | ended as | times |",
        "| --- | --- | ---: |",
    ]
    for kind in dict.fromkeys(kind for kind, _ in changed):
        of_kind = together(row for (one, _), row in changed.items() if one == kind)
        for outcome, times in sorted(of_kind.items()):
            if outcome not in (TRIED, FAULTS, REPORTS):
                lines.append(f"| {kind} | {outcome} | {times:,} |")
    lines += ["", "| games | what was done | times |", "| --- | --- | ---: |"]
    for (kind, game), row in games.items():
        for outcome, times in row.items():
            if outcome != TRIED:
                lines.append(f"| {kind}, {game} | {outcome} | {times:,} |")
    total = together(rows.values())
    wrong = [name for name in (FAULTS, REPORTS) if total[name]]
    verdict = (
        f"**Not as it should be: {', '.join(wrong)}.**"
        if wrong
        else "Nothing was found that should not be."
    )
    return [*lines, "", verdict]


def by_label(figures: Figures) -> dict[tuple[str, str], Counter[str]]:
    """Return the counts of each kind and game, in the order of a round."""
    rows = {(kind, game): Counter[str]() for kind in A_ROUND for game in GAMES}
    for name, value in figures.items():
        label, _, outcome = name.partition(": ")
        kind, _, game = label.partition(", ")
        rows[kind, game][outcome] += int(value)
    return {label: row for label, row in rows.items() if row}


def together(rows: Iterable[Counter[str]]) -> Counter[str]:
    total = Counter[str]()
    for row in rows:
        total.update(row)
    return total


def line_of(label: str, row: Counter[str]) -> str:
    accepted = row["accepted"]
    bad = row[FAULTS] + row[REPORTS]
    cells = row[TRIED], accepted, row[TRIED] - accepted - bad, row[FAULTS], row[REPORTS]
    return f"| {label} | " + " | ".join(f"{cell:,}" for cell in cells) + " |"
