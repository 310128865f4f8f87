"""The page of the campaign of calibration."""

from collections.abc import Mapping, Sequence

from burgundy_qt.ai.games.burgundy.moments import PHASES
from tests.campaigns.predictions import SIMULATIONS, Hinted, Told
from tests.campaigns.told_and_came import (
    MOST_CHANCE,
    MOST_POINTS,
    Error,
    Found,
    by_tenths,
    chances,
    chances_hinted,
    error_of,
    faults,
    points,
)

PHASE_NAMES = "ABCDE"
PLAYED = """\
Knights play, half of the games of 2011, the others of 2019 with modules by lot; estates by lot. \
Before the dice of each
of the 25 rounds every seat is told its chance and its points. \
Standard errors are clustered by game."""
KINDS = {
    "judged": "network, as told",
    "judged itself": "network itself",
    "played": "games to the end, as told",
    "played itself": "games to the end themselves",
}


def page_lines(found: Mapping[int, Sequence[Told]]) -> list[str]:
    """Chances by tenths for each number of seats, then the points of all."""
    wrong = [
        f"{fault} with {seats} seats"
        for seats, games in found.items()
        for fault in faults(games, seats)
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
    lines = [PLAYED, f"{allowed} {verdict}"]
    for seats, games in found.items():
        lines += ["", f"## {seats} seats: chances", "", *chance_lines(games, seats)]
    return [*lines, "", "## Points", "", *points_lines(found)]


def chance_lines(games: Sequence[Told], seats: int) -> list[str]:
    """A row for each tenth; the last column is how far off the network itself is in its own
    tenths."""
    raw = by_tenths(chances(games, seats, mended=False))
    lines = [
        "| told | moments | games | mean told | came | off | standard error | network itself off |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tenth, one in by_tenths(chances(games, seats)).items():
        itself = (
            f"{100 * raw[tenth].off:+.1f} ± {100 * raw[tenth].error:.1f}" if tenth in raw else ""
        )
        lines.append(
            f"| {span(tenth)} | {one.moments:,} | {one.games:,} | {figures_of(one)} | {itself} |"
        )
    return lines


def points_lines(found: Mapping[int, Sequence[Told]]) -> list[str]:
    """A row for each number of seats, edition and kind: how far off told points are, over all and
    by phase."""
    lines = [
        "Mean of points told less points that came, a standard error clustered by game after the "
        "first.",
        "",
        f"| seats | edition | points of | games | all | {' | '.join(PHASE_NAMES)} |",
        "| --- | --- | --- | ---: | ---: " + "| ---: " * PHASES + "|",
    ]
    for seats, games in found.items():
        for edition in ("2011", "2019", None):
            some = [game for game in games if edition in (None, game.edition)]
            for kind, words in KINDS.items() if some else ():
                whole = error_of(list(points(some, seats, kind=kind)))
                phases = [
                    error_of(list(points(some, seats, phase, kind))).off for phase in range(PHASES)
                ]
                told = " | ".join(f"{off:+.1f}" for off in phases)
                what = f"{seats} | {edition or 'both'} | {words} | {whole.games:,}"
                lines.append(f"| {what} | {whole.off:+.2f} ± {whole.error:.2f} | {told} |")
    return lines


def hint_lines(hints: Mapping[int, Sequence[Hinted]]) -> list[str]:
    """How far off hints are: points by seats, chances by tenths of all together."""
    if not hints:
        return []
    lines = [
        "",
        "## Hints",
        "",
        "One hint in a game, before the first decision of a round by lot, and followed for that "
        "turn: points from",
        f"games to the end, chances from {SIMULATIONS} rollouts of a Duke.",
        "",
        "| seats | hints | points off | standard error | chance off | standard error |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for seats, some in hints.items():
        off = error_of([Found(at, one.points, one.final) for at, one in enumerate(some)])
        chance = error_of(chances_hinted(some))
        figures = (
            f"{off.off:+.1f} | {off.error:.1f} | {100 * chance.off:+.1f} | {100 * chance.error:.1f}"
        )
        lines.append(f"| {seats} | {off.moments} | {figures} |")
    lines += [
        "",
        "| told | hints | mean told | came | off | standard error |",
        "| --- " + "| ---: " * 5 + "|",
    ]
    together = [one for some in hints.values() for one in some]
    for tenth, one in by_tenths(chances_hinted(together)).items():
        lines.append(f"| {span(tenth)} | {one.moments} | {figures_of(one)} |")
    return lines


def span(tenth: int) -> str:
    return f"{10 * tenth} to {10 * tenth + 10} %"


def figures_of(error: Error) -> str:
    """Mean told, mean come, the difference and its standard error, in per cent."""
    told, came = f"{100 * error.told:.1f} %", f"{100 * error.came:.1f} %"
    return f"{told} | {came} | {100 * error.off:+.1f} | {100 * error.error:.1f}"
