"""The page of the campaign of hints."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from burgundy_qt.ai.game_bots import SeatCount, network_table
from lab.calibration_page import figures_of, span
from lab.fitting import stages_of_hints
from lab.hint_samples import LONG, Compared, search_of
from lab.told_and_came import (
    MOST_CHANCE,
    MOST_POINTS,
    WHOSE,
    Error,
    Found,
    Held,
    by_tenths,
    error_of,
    hint_chances,
    hint_figures,
    hint_points,
    look_chances,
    unfitted,
)

PLAYED = """\
Knights play; editions, modules, estates, sheets and set-ups as in training. Some turns of each
game are asked for a hint, which is followed in a game to the end. Standard errors are clustered by
game."""
CROSSWISE = """\
Each half of the games is told by figures that were fitted on the other half; the manifests have
those of all."""
FRESH = """\
The games are told by the figures that ship, and no fit has seen them."""
KINDS = {"played": "games to the end, as people see them", "judged": "the search"}
HEAD = "| told | moments | games | mean told | came | off | standard error | unfitted off |"
RULE = "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"


def page_lines(
    game: str,
    held: Mapping[SeatCount, Sequence[Held]],
    compared: Mapping[SeatCount, Sequence[Compared]],
    told_by: str = CROSSWISE,
) -> list[str]:
    """Return a verdict, then each table's chances and points, then the comparison of short searches
    with long ones. `told_by`: the source of the figures."""
    titles = {table: network_table(game, table).title for table in held}
    looked_at = [(table, one) for table, games in held.items() for one in hint_figures(games)]
    wrong = [f"{one.name} with {titles[table]}" for table, one in looked_at if one.is_fault]
    by_chance = sum(one.by_chance for _, one in looked_at)
    lines = [
        *PLAYED.splitlines(),
        *told_by.splitlines(),
        f"Chances may be off by {100 * MOST_CHANCE:.0f}% and two standard errors in no tenth, "
        f"points by {MOST_POINTS} and two. Of {len(looked_at):,} figures {by_chance:.1f} would be "
        "further off by chance alone.",
        f"**Too far off: {', '.join(wrong)}.**"
        if wrong
        else "Nothing is further off than it may be.",
    ]
    for table, games in held.items():
        number, asked = (sum(map(of, games)) for of in (number_of_hints, has_hints))
        rest = len(games) - asked
        more = f", and {rest:,} more for looks without a search" if rest else ""
        lines += [
            "",
            f"## {titles[table]}",
            f"{asked:,} games with {number:,} hints{more}.",
            *table_lines(games),
        ]
    return [*lines, *compared_lines(game, compared, titles)]


def number_of_hints(held: Held) -> int:
    return len(held.game.hints)


def has_hints(held: Held) -> bool:
    return bool(held.game.hints)


def table_lines(games: Sequence[Held]) -> Iterator[str]:
    """Yield the tenths of the viewer's chance, of all chances without a search, and points by
    stage."""
    as_found = unfitted(games)
    for title, told in (
        ("The own chance in a hint", hint_chances),
        ("Chances of the others in a hint", partial(hint_chances, whose="others'")),
        ("Chances without a search", look_chances),
    ):
        before = by_tenths(told(as_found))
        if not before:
            continue
        yield from ("", f"### {title}", "", HEAD, RULE)
        for tenth, one in by_tenths(told(games)).items():
            off = signed(before[tenth], 100) if tenth in before else ""
            yield f"| {span(tenth)} | {one.moments:,} | {one.games:,} | {figures_of(one)} | {off} |"
    stages = stages_of_hints([one.game for one in games])
    names = " | ".join(f"stage {stage + 1}" for stage in range(stages))
    yield from ("", "### Points", "", "Points told less points that came.", "")
    yield f"| whose | by | all | {names} | unfitted, all |"
    yield "| --- | --- | ---: " + "| ---: " * (stages + 1) + "|"
    for whose in list(WHOSE)[:2]:
        for kind, by in KINDS.items():
            found = (list(hint_points(games, kind, whose, at)) for at in (None, *range(stages)))
            cells = [signed(error_of(some)) if some else "" for some in found]
            if not any(cells):  # a solo game has no others
                continue
            raw = signed(error_of(list(hint_points(as_found, kind, whose))))
            yield f"| {whose} | {by} | {' | '.join(cells)} | {raw} |"


def compared_lines(
    game: str, compared: Mapping[SeatCount, Sequence[Compared]], titles: Mapping[SeatCount, str]
) -> list[str]:
    """Return how far the search of this campaign differs from a long one in chances and points."""
    if not compared:
        return []
    choosing, judging = search_of(game)
    lines = [
        "",
        "## Short searches and long ones",
        f"Here a hint is chosen by {choosing} rollouts and judged by {judging} others; a long "
        f"search takes {LONG}.",
        "",
        "| table | hints | own chance, long less short | own points, long less short |",
        "| --- | ---: | ---: | ---: |",
    ]
    for table, some in compared.items():
        chance, points = (
            error_of([Found(one.seed, *pair) for one in some for pair in getattr(one, name)])
            for name in ("chances", "points")
        )
        cells = f"{signed(chance, 100)}% | {signed(points)}"
        lines.append(f"| {titles[table]} | {chance.moments} | {cells} |")
    return lines


def signed(error: Error, times: int = 1) -> str:
    """Return the error, with its standard error."""
    return f"{times * error.off:+.1f} ± {times * error.error:.1f}"
