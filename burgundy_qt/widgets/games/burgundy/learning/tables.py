"""The tables of the pages that are filled from what the rules know."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components.components import COMPONENTS, PHASES
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.learning.facts import SEATS
from burgundy_qt.widgets.learning.blocks import Span, Table
from burgundy_qt.widgets.learning.tables import grid, head
from burgundy_qt.widgets.phrases.wording import COLOURS, GOODS, capitalize, colour_name, goods_name

FACES: Mapping[str, str] = {
    "castle": "tiles/castle",
    "mine": "tiles/mine",
    "ship": "tiles/ship",
    "animal": "tiles/cow-3",
    "building": "tiles/bank",
    "monastery": "tiles/monastery-07",
}


def _regions() -> Table:
    points = COMPONENTS["region_points"]
    sizes = range(1, len(points))
    return grid(
        [
            [tr("Rules", "Spaces", "of a region"), *map(str, sizes)],
            [tr("Rules", "Points"), *(str(points[size]) for size in sizes)],
        ]
    )


def _phases() -> Table:
    more = [str(printed.PHASE_POINTS[phase]) for phase in PHASES]
    return grid([[tr("Rules", "Phase"), *PHASES], [tr("Rules", "Extra points"), *more]])


def _bonuses() -> Table:
    sizes = (tr("Rules", "Large bonus"), "large"), (tr("Rules", "Small bonus"), "small")
    rows = [
        [title, *(str(printed.bonus_points(size, seats)) for seats in SEATS)]
        for title, size in sizes
    ]
    return grid([_players(), *rows])


def _sales() -> Table:
    return grid([_players(), [tr("Rules", "Points for each tile"), *map(str, SEATS)]])


def _depots() -> Table:
    spaces = [sum(map(len, printed.depot_spaces(seats).values())) for seats in SEATS]
    return grid(
        [
            _players(),
            [tr("Rules", "Tiles in the numbered depots"), *map(str, spaces)],
            [
                tr("Rules", "Tiles in the black depot"),
                *(str(printed.black_spaces(seats)) for seats in SEATS),
            ],
        ]
    )


def _black() -> Table:
    return grid(
        [_players(), [tr("Rules", "Tiles"), *(str(printed.black_spaces(seats)) for seats in SEATS)]]
    )


def _colours() -> Table:
    cells = [cell.colour for cell in printed.cells_of(printed.FIRST_EDITION, "1").values()]
    names = [
        (Span("", picture=FACES[colour]), Span(f" {capitalize(colour_name(colour))}"))
        for colour in COLOURS
    ]
    rows = [
        (name, (Span(str(cells.count(colour))),))
        for name, colour in zip(names, COLOURS, strict=True)
    ]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _goods() -> Table:
    rows = [
        (
            (_die(number), Span(f"  {number}")),
            (_good(number), Span(f"  {capitalize(goods_name(number))}")),
        )
        for number in GOODS
    ]
    return Table((head(tr("Rules", "Die"), tr("Rules", "Goods")), *rows))


def _players() -> list[str]:
    return [tr("Rules", "Players"), *map(str, SEATS)]


def _die(number: int) -> Span:
    return Span("", picture=f"dice/white-{number}")


def _good(number: int) -> Span:
    return Span("", picture=f"goods/{number}")


TABLES: Mapping[str, Callable[[], Table]] = {
    "regions": _regions,
    "phases": _phases,
    "bonuses": _bonuses,
    "sales": _sales,
    "depots": _depots,
    "black": _black,
    "colours": _colours,
    "goods": _goods,
}
