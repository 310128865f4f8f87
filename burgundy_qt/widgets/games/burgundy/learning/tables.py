"""The tables that the pages show, filled from what the rules know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from burgundy_qt.ai.levels import LEVELS, PACES, Level
from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components import COMPONENTS, PHASES
from burgundy_qt.widgets.games.burgundy.board import printed
from burgundy_qt.widgets.games.burgundy.learning.facts import SEATS
from burgundy_qt.widgets.keys.key_list import DICE, KEYS
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.learning.blocks import Span, Spans, Table
from burgundy_qt.widgets.words.bots_pace import elo_at, pace_title, seconds_of
from burgundy_qt.widgets.words.level_words import level_manner, level_title
from burgundy_qt.widgets.words.wording import COLOURS, GOODS, capital, colour_name, goods_name

FACES: Mapping[str, str] = {
    "castle": "tiles/castle",
    "mine": "tiles/mine",
    "ship": "tiles/ship",
    "animal": "tiles/cow-3",
    "building": "tiles/bank",
    "monastery": "tiles/monastery-07",
}


def table(name: str) -> Table:
    """The table called `name`; raises KeyError."""
    return TABLES[name]()


def _regions() -> Table:
    points = COMPONENTS["region_points"]
    sizes = range(1, len(points))
    return _grid(
        [
            [tr("Rules", "Spaces", "of a region"), *map(str, sizes)],
            [tr("Rules", "Points"), *(str(points[size]) for size in sizes)],
        ]
    )


def _phases() -> Table:
    more = [str(printed.PHASE_POINTS[phase]) for phase in PHASES]
    return _grid([[tr("Rules", "Phase"), *PHASES], [tr("Rules", "Extra points"), *more]])


def _bonuses() -> Table:
    sizes = (tr("Rules", "Large bonus"), "large"), (tr("Rules", "Small bonus"), "small")
    rows = [[title, *(str(printed.bonus_points(size, seats)) for seats in SEATS)] for title, size in sizes]
    return _grid([_players(), *rows])


def _sales() -> Table:
    return _grid([_players(), [tr("Rules", "Points for each tile"), *map(str, SEATS)]])


def _depots() -> Table:
    spaces = [sum(map(len, printed.depot_spaces(seats).values())) for seats in SEATS]
    return _grid(
        [
            _players(),
            [tr("Rules", "Tiles in the numbered depots"), *map(str, spaces)],
            [tr("Rules", "Tiles in the black depot"), *(str(printed.black_spaces(seats)) for seats in SEATS)],
        ]
    )


def _black() -> Table:
    return _grid([_players(), [tr("Rules", "Tiles"), *(str(printed.black_spaces(seats)) for seats in SEATS)]])


def _colours() -> Table:
    cells = [cell.colour for cell in printed.cells_of(printed.FIRST_EDITION, "1").values()]
    names = [(Span("", picture=FACES[colour]), Span(f" {capital(colour_name(colour))}")) for colour in COLOURS]
    rows = [(name, (Span(str(cells.count(colour))),)) for name, colour in zip(names, COLOURS, strict=True)]
    return Table((_head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _goods() -> Table:
    rows = [
        ((_die(number), Span(f"  {number}")), (_good(number), Span(f"  {capital(goods_name(number))}")))
        for number in GOODS
    ]
    return Table((_head(tr("Rules", "Die"), tr("Rules", "Goods")), *rows))


def _levels() -> Table:
    rows = [row for level in LEVELS for row in (_paces(level) if level.is_paced else [_level(level)])]
    return Table((_head(tr("Rules", "Level"), tr("Rules", "How it plays"), tr("Rules", "Elo")), *rows))


def _level(level: Level) -> tuple[Spans, ...]:
    return (
        (Span(level_title(level.name), bold=True),),
        (Span(level_manner(level.name)),),
        (Span(level.strength.elo_told),),
    )


def _paces(level: Level) -> list[tuple[Spans, ...]]:
    """The level at each of its paces."""
    title = level_title(level.name)
    return [
        (
            (Span(tr("Pace", "{level}, {pace}", level=title, pace=pace_title(known)), bold=True),),
            (Span(tr("Pace", "Tries out many turns, for {seconds} s.", seconds=seconds_of(known))),),
            (Span(elo_at(known)),),
        )
        for known in PACES
    ]


def _keys() -> Table:
    told = [(_caps(names), tr("Keys", meaning)) for _, row in KEYS for names, meaning in row]
    keys = [((Span(caps, bold=True),), (Span(meaning),)) for caps, meaning in told if caps]
    return Table((_head(tr("Rules", "Key"), tr("Rules", "What it does")), *keys))


def _caps(names: Sequence[str]) -> str:
    """The keys of commands in words: "Ctrl+O", "1 to 6", or one after the other; nothing where they have none."""
    labels = [label for label in map(keymap.label, names) if label]
    if names == DICE and len(labels) == len(DICE):
        return tr("Keys", "{first} to {last}", first=labels[0], last=labels[1])
    return " ".join(labels)


def _players() -> list[str]:
    return [tr("Rules", "Players"), *map(str, SEATS)]


def _head(*titles: str) -> tuple[Spans, ...]:
    return tuple((Span(title),) for title in titles)


def _die(number: int) -> Span:
    return Span("", picture=f"dice/white-{number}")


def _good(number: int) -> Span:
    return Span("", picture=f"goods/{number}")


def _grid(rows: list[list[str]]) -> Table:
    def cell(text: str) -> Spans:
        return (Span(text),)

    return Table(tuple(tuple(map(cell, row)) for row in rows))


TABLES: Mapping[str, Callable[[], Table]] = {
    "regions": _regions,
    "phases": _phases,
    "bonuses": _bonuses,
    "sales": _sales,
    "depots": _depots,
    "black": _black,
    "colours": _colours,
    "goods": _goods,
    "levels": _levels,
    "keys": _keys,
}
