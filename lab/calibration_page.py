"""The page of the campaign of calibration."""

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.game_bots import SeatCount, network_table
from lab.fitting import stages_in
from lab.predictions import STEPS, Told
from lab.told_and_came import (
    MOST_CHANCE,
    MOST_POINTS,
    Error,
    by_tenths,
    chances,
    error_of,
    faults,
    points,
)

PLAYED = """\
Knights play; editions, modules, estates, sheets and set-ups by lot, as in training.
Each time that chance falls{look} every seat is told its chance and its points before.
Standard errors are clustered by game."""
KINDS = {
    "judged": "network, as told",
    "judged itself": "network itself",
    "played": "games to the end, as told",
    "played itself": "games to the end themselves",
}


def page_lines(game: str, found: Mapping[SeatCount, Sequence[Told]]) -> list[str]:
    """Return chances by tenths for each table, then the points of all."""
    titles = {table: network_table(game, table).title for table in found}
    wrong = [
        f"{fault} with {titles[table]}" for table, games in found.items() for fault in faults(games)
    ]
    verdict = (
        f"**Too far off: {', '.join(wrong)}.**"
        if wrong
        else "Nothing is further off than it may be."
    )
    chance = f"{100 * MOST_CHANCE:.0f} %"
    allowed = (
        f"Chances may be off by {chance} and two standard errors in no tenth, "
        f"points by {MOST_POINTS}."
    )
    look = f" ({STEPS[game] - 1} of {STEPS[game]} left out)" if game in STEPS else ""
    lines = [PLAYED.format(look=look), f"{allowed} {verdict}"]
    for table, games in found.items():
        lines += ["", f"## {titles[table]}: chances", "", *chance_lines(games)]
    return [*lines, "", "## Points", "", *points_lines(found)]


def chance_lines(games: Sequence[Told]) -> list[str]:
    """Return a row for each tenth; the last column is the error of the network itself in its own
    tenths."""
    raw = by_tenths(chances(games, mended=False))
    lines = [
        "| told | moments | games | mean told | came | off | standard error | network itself off |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tenth, one in by_tenths(chances(games)).items():
        itself = (
            f"{100 * raw[tenth].off:+.1f} ± {100 * raw[tenth].error:.1f}" if tenth in raw else ""
        )
        lines.append(
            f"| {span(tenth)} | {one.moments:,} | {one.games:,} | {figures_of(one)} | {itself} |"
        )
    return lines


def points_lines(found: Mapping[SeatCount, Sequence[Told]]) -> list[str]:
    """Return a row for each table, kind of game and kind of points: the error of predicted points,
    over all and by stage of the game."""
    stages = max(stages_in(games) for games in found.values())
    names = " | ".join(f"stage {stage + 1}" for stage in range(stages))
    lines = [
        "Mean of points told less points that came, a standard error clustered by game after the "
        "first.",
        "",
        f"| table | games of | points of | games | all | {names} |",
        "| --- | --- | --- | ---: | ---: " + "| ---: " * stages + "|",
    ]
    for table, games in found.items():
        for of in (*sorted({game.kind for game in games}), None):
            some = [game for game in games if of in (None, game.kind)]
            for kind, words in KINDS.items():
                whole = error_of(list(points(some, kind=kind)))
                told = " | ".join(off_at(some, stage, kind) for stage in range(stages))
                what = f"{table} | {of or 'all'} | {words} | {whole.games:,}"
                lines.append(f"| {what} | {whole.off:+.2f} ± {whole.error:.2f} | {told} |")
    return lines


def off_at(games: Sequence[Told], stage: int, kind: str) -> str:
    """Return the error of points at a stage; empty without predictions."""
    found = list(points(games, stage, kind))
    return f"{error_of(found).off:+.1f}" if found else ""


def span(tenth: int) -> str:
    return f"{10 * tenth} to {10 * tenth + 10} %"


def figures_of(error: Error) -> str:
    """Return the mean prediction, the mean result, the difference and its standard error, in per
    cent."""
    told, came = f"{100 * error.told:.1f} %", f"{100 * error.came:.1f} %"
    return f"{told} | {came} | {100 * error.off:+.1f} | {100 * error.error:.1f}"
