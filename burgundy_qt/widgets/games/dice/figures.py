"""What the rules pages show: their examples, drawn like the table, their numbers and tables. Points
in an example come from the tables of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, dice_ruleset, sheets, state
from burgundy_qt.rules.dice.codec import SET_UPS
from burgundy_qt.widgets.games.dice import dice_texts, duchy_picture, pencil
from burgundy_qt.widgets.games.dice.pencil import REGION_WIDTH, ROUND_REGION, bonus_art, value_art
from burgundy_qt.widgets.games.dice.picture import written_sprite
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.phrases.wording import capitalize, join_with_and
from burgundy_qt.widgets.rulebook import figure_parts
from burgundy_qt.widgets.rulebook.rulebook import head
from burgundy_qt.widgets.rulebook.rules_markdown import Span, Spans, Table
from burgundy_qt.widgets.sprites.brush import PaintStyle
from burgundy_qt.widgets.theme import sprite_files

KEYS = {"key_save_sheet": "save sheet", "key_print_sheet": "print sheet"}
"""The sheet commands whose keys the pages quote."""
BOXES, BOXES_ALONE = codec.boxes_of(2), codec.boxes_of(1)


def facts() -> dict[str, str]:
    """Return the numbers and the current keys by their names in the pages ("{castles}"), in
    figures; several numbers are joined in words."""
    wanted = {
        f"{colour}_numbers": join_with_and([str(number) for number in numbers], "or")
        for colour, numbers in sheets.NUMBERS.items()
    }
    keys = {name: keymap.label(command) for name, command in KEYS.items()}
    return {name: str(number) for name, number in _counts().items()} | wanted | keys


def _counts() -> dict[str, int]:
    return {
        "spaces": len(codec.CELLS),
        "castles": len(codec.castles_of(sheets.LETTERS[0])),
        "phases": len(sheets.PHASES),
        "boxes": BOXES,
        "fewest": ceil(BOXES / max(sheets.HOURGLASSES)),
        "most_rounds": len(sheets.PHASES) * BOXES,
        "single_faces": sheets.HOURGLASSES.count(1),
        "double_faces": sheets.HOURGLASSES.count(2),
        "largest": len(sheets.REGION_POINTS),
        "region_first": sheets.REGION_POINTS[-1][0],
        "region_last": sheets.REGION_POINTS[-1][-1],
        "castle_points": sheets.REGION_POINTS[0][0],
        "start_points": vars(state)["START_POINTS"],
        "sale_points": vars(state)["SALE_POINTS"],
        "sale_silver": vars(state)["SALE_SILVER"],
        "solo_boxes": BOXES_ALONE,
        "solo_rounds": len(sheets.PHASES) * BOXES_ALONE,
        "solo_win": vars(state)["SOLO_WIN"],
        "most_players": dice_ruleset.players_for(SET_UPS[0])[-1],
        "most_different": dice_ruleset.players_for("different")[-1],
    }


# The tables


WANTED: Mapping[str, str] = {
    "town": tr_noop("Rules", "different ones in each town"),
    "castle": tr_noop("Rules", "one from a space next to it"),
    "pasture": tr_noop("Rules", "the same in each pasture"),
}
"""The texts for colours that have no fixed numbers."""
BROUGHT: Mapping[str, str] = {
    "castle": tr_noop("Rules", "the bonus that it shows"),
    "pasture": tr_noop("Rules", "twice the points"),
}
"""The gains of a full region besides points, unless they are one bonus of its colour."""
USES: Mapping[str, str] = {
    "monk": tr_noop("Rules", "one colour die counts as any other colour"),
    "silver": tr_noop("Rules", "a second space in this round"),
    "goods": tr_noop("Rules", "sold on two hourglasses"),
    "worker": tr_noop("Rules", "one number die counts as any other number"),
}


def _numbers() -> Table:
    titles = tr("Rules", "Colour"), tr("Rules", "Number"), tr("Rules", "A full region gives")
    rows = [
        (_colour(colour), _plain(_wanted(colour)), _brought(colour)) for colour in sheets.COLOURS
    ]
    return Table((head(*titles), *rows))


def _wanted(colour: str) -> str:
    if colour in sheets.NUMBERS:
        return join_with_and([str(number) for number in sheets.NUMBERS[colour]], "or")
    return tr("Rules", WANTED[colour])


def _brought(colour: str) -> Spans:
    if colour in sheets.BONUS_OF_COLOUR:
        return _bonus(sheets.BONUS_OF_COLOUR[colour])
    return _plain(tr("Rules", BROUGHT[colour]))


def _bonuses() -> Table:
    rows = [(_bonus(bonus), _plain(tr("Rules", USES[bonus]))) for bonus in sheets.BONUSES]
    return Table((head(tr("Rules", "Bonus"), tr("Rules", "Used for")), *rows))


def _regions() -> Table:
    phases = [tr("Rules", "Phase {phase}", phase=phase) for phase in sheets.PHASES]
    rows = [
        (_plain(str(size)), *(_plain(str(points)) for points in row))
        for size, row in enumerate(sheets.REGION_POINTS, 1)
    ]
    return Table((head(tr("Rules", "Spaces", "of a region"), *phases), *rows))


def _values() -> Table:
    rows = [
        (
            _colour(colour),
            *(
                (Span("", picture=value_art(colour, value)), Span(f" {points}"))
                for value, points in zip(
                    ("first", "second"), sheets.COLOUR_POINTS[colour], strict=True
                )
            ),
        )
        for colour in sheets.COLOURS
    ]
    titles = tr("Rules", "Colour"), tr("Rules", "First value"), tr("Rules", "Second value")
    return Table((head(*titles), *rows))


def _spaces() -> Table:
    cells = [cell.colour for cell in codec.cells_of(sheets.LETTERS[0]).values()]
    rows = [(_colour(colour), _plain(str(cells.count(colour)))) for colour in sheets.COLOURS]
    return Table((head(tr("Rules", "Colour"), tr("Rules", "Spaces", "of a colour")), *rows))


def _verdicts() -> Table:
    rows = [
        (
            _plain(tr("Rules", "{points} and more", points=points)),
            (Span(dice_texts.verdict_name(name), bold=True),),
        )
        for name, points in dice_texts.LEAST.items()
    ]
    return Table((head(tr("Rules", "Points"), tr("Rules", "Title")), *rows))


def _sheet_table() -> Table:
    rows = [
        (_colour(colour), *(_plain(_sizes(letter, colour)) for letter in sheets.LETTERS))
        for colour in sheets.COLOURS
    ]
    return Table((head(tr("Rules", "Spaces of the regions"), *sheets.LETTERS), *rows))


def _sizes(letter: str, colour: str) -> str:
    """Return the sizes of a colour's regions: "3 2 1"."""
    cells = codec.cells_of(letter)
    sizes = [
        len(region) for region in codec.regions_of(letter) if cells[region[0]].colour == colour
    ]
    return " ".join(map(str, sorted(sizes, reverse=True)))


def _colour(colour: str) -> Spans:
    picture = Span("", picture=f"dice-game/cells/chip-{colour}")
    return picture, Span(f" {capitalize(dice_texts.kinds_name(colour))}")


def _bonus(bonus: str) -> Spans:
    return Span("", picture=bonus_art(bonus)), Span(f" {capitalize(dice_texts.bonus_name(bonus))}")


def _plain(text: str) -> Spans:
    return (Span(text),)


TABLES: Mapping[str, Callable[[], Table]] = {
    "numbers": _numbers,
    "bonuses": _bonuses,
    "regions": _regions,
    "values": _values,
    "counts": _spaces,
    "verdicts": _verdicts,
    "sheets": _sheet_table,
}


# The parts of the examples: a piece of a duchy, and pencil marks


def ink_style(ink: figure_parts.Ink) -> PaintStyle:
    """Return the table's paint style for this ink."""
    return PaintStyle(ink.palette, "", 1.0, ink.sharpness)


@dataclass(frozen=True)
class Duchy:
    """Some cells of a sheet, by default all. `written`: by cell its number, 0 for the cross;
    `rings`: by cell a highlight ring; the regions of `full` have a line round them."""

    letter: str
    cells: Sequence[str] = codec.CELLS
    written: Mapping[str, int] = field(default_factory=dict)
    rings: Mapping[str, str] = field(default_factory=dict)
    full: Sequence[str] = ()
    radius: float = 34

    @property
    def size(self) -> QSizeF:
        return self._box.size()

    @property
    def _grid(self) -> duchy_picture.Grid:
        return duchy_picture.Grid.of(self.radius)

    @property
    def _box(self) -> QRectF:
        """The rectangle of the visible cells, from the middle of the duchy."""
        whole = QRectF()
        for cell in self.cells:
            whole = whole.united(self._grid.box(cell, QPointF()))
        return whole

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        style, middle = ink_style(ink), at - self._box.topLeft()
        for cell in self.cells:
            _middle(painter, self._picture(cell, style), middle + self._grid.offset(cell))
        for cell in self.full:
            self._go_round(painter, cell, middle, style)
        for cell, ring in self.rings.items():
            name, width = ink.art(f"hex/{ring}-THEME"), figure_parts.RING_WIDTH * self._grid.radius
            _middle(
                painter,
                sprite_files.pixmap(name, width, style.dpr),
                middle + self._grid.offset(cell),
            )

    def _picture(self, cell: str, style: PaintStyle) -> QPixmap:
        width = self._grid.across
        if cell in self.written:
            sprite = written_sprite(self.letter, cell, self.written[cell])
            return pencil.written_cell(sprite.what, width, style)
        at = codec.cells_of(self.letter)[cell]
        shown = duchy_picture.PRINTED * width
        name = pencil.cell_art(at.colour, at.bonus or "", False, shown, style.theme)
        return sprite_files.pixmap(name, shown, style.dpr)

    def _go_round(self, painter: QPainter, cell: str, middle: QPointF, style: PaintStyle) -> None:
        grid = self._grid
        width = REGION_WIDTH * grid.radius
        region = codec.cells_of(self.letter)[cell].region
        path = duchy_picture.region_outline(
            region, grid, middle, ROUND_REGION * grid.radius + width / 4
        )
        pencil.draw_strokes(painter, path, width, style)


@dataclass(frozen=True)
class Pictured:
    """A picture that the table paints from words: "monk-used-2"."""

    painted: Callable[[str, float, PaintStyle], QPixmap]
    what: str
    width: float

    @property
    def size(self) -> QSizeF:
        return QSizeF(self.width, self.width)

    def paint(self, painter: QPainter, at: QPointF, ink: figure_parts.Ink) -> None:
        half = QPointF(self.width / 2, self.width / 2)
        _middle(painter, self.painted(self.what, self.width, ink_style(ink)), at + half)


def _middle(painter: QPainter, picture: QPixmap, middle: QPointF) -> None:
    """Paint a picture about a point."""
    size = picture.deviceIndependentSize()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), picture)


SHEET = sheets.LETTERS[0]
DIE, SMALL_DIE, CIRCLE = 44, 30, 46
GOODS_SOLD = 2


def die(what: str, width: float = DIE) -> figure_parts.SpriteFigure:
    """Return a face of a die: "number-5"."""
    return figure_parts.SpriteFigure(pencil.die_art(what), width)


def circle(bonus: str, state: str, hand: int = 0) -> Pictured:
    """Return a circle of the sheet with a loop, or also crossed out."""
    return Pictured(pencil.circle_picture, f"{bonus}-{state}-{hand}", CIRCLE)


def combination(number: int, colour: str) -> figure_parts.Row:
    """Return a number die and a colour die."""
    return figure_parts.Row(
        [die(f"number-{number}"), figure_parts.PLUS, die(f"colour-{colour}")], 8
    )


def named(part: figure_parts.Part, words: str) -> figure_parts.Column:
    """Return a part with words below it."""
    return figure_parts.Column([part, figure_parts.TextFigure(words)], 8)


def _duchy() -> figure_parts.Part:
    return Duchy(SHEET, radius=25)


def _sheets() -> figure_parts.Part:
    first, second, third, fourth = (
        figure_parts.Row([figure_parts.TextFigure(letter, sign=True), Duchy(letter, radius=17)], 8)
        for letter in sheets.LETTERS
    )
    return figure_parts.Column(
        [figure_parts.Row([first, second], 28), figure_parts.Row([third, fourth], 28)], 20
    )


def _start() -> figure_parts.Part:
    around = "2.2", "2.3", "3.1", "3.2", "3.3", "4.2", "4.3"
    sheet = Duchy(SHEET, around, {"3.2": 0}, {"3.2": "selected"})
    return figure_parts.Row([sheet, figure_parts.Arrow(), circle("goods", "have")], 22)


def _dice() -> figure_parts.Part:
    kinds = (
        (["number-2", "number-5"], tr("Figure", "numbers")),
        (["colour-river", "colour-town"], tr("Figure", "colours")),
        (["hourglass-1"], tr("Figure", "hourglass")),
    )
    return figure_parts.Row(
        [named(figure_parts.Row(list(map(die, faces)), 8), words) for faces, words in kinds], 34
    )


def _sale() -> figure_parts.Part:
    points, silver = (GOODS_SOLD * int(facts()[each]) for each in ("sale_points", "sale_silver"))
    sold = figure_parts.Row([circle("goods", "used", hand) for hand in range(GOODS_SOLD)], 6)
    got = figure_parts.Row([circle("silver", "have", hand) for hand in range(silver)], 6)
    return figure_parts.Row(
        [die("hourglass-2"), sold, figure_parts.Arrow(), figure_parts.Points(points), got], 20
    )


def _mark() -> figure_parts.Part:
    around = "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "4.4"
    sheet = Duchy(SHEET, around, {"3.2": 0, "4.3": 5}, {"4.3": "selected"})
    return figure_parts.Row([combination(5, "river"), figure_parts.Arrow(), sheet], 22)


def _town() -> figure_parts.Part:
    around = "4.5", "4.6", "4.7"
    sheet = Duchy(SHEET, around, {"4.5": 2, "4.6": 3}, {"4.7": "legal"})
    return figure_parts.Row([sheet, numbers(1, 4, 5, 6)], 26)


def _castle() -> figure_parts.Part:
    around = "2.4", "2.5", "3.4", "3.5", "3.6", "4.5", "4.6"
    sheet = Duchy(SHEET, around, {"4.5": 3, "4.6": 6}, {"3.5": "legal"})
    return figure_parts.Row([sheet, numbers(3, 6)], 26)


def _pasture() -> figure_parts.Part:
    sheet = Duchy(SHEET, ("3.3", "3.4"), {"3.3": 4}, {"3.4": "legal"})
    return figure_parts.Row([sheet, numbers(4)], 26)


def _region() -> figure_parts.Part:
    cells = "1.3", "1.4"
    sheet = Duchy(SHEET, cells, {"1.3": 3, "1.4": 4}, full=cells[:1])
    points = figure_parts.Points(codec.region_points(SHEET, cells[0], "I"))
    return figure_parts.Row([sheet, figure_parts.Arrow(), points, circle("silver", "have")], 20)


def _monk() -> figure_parts.Part:
    changed = [die(f"colour-{colour}", SMALL_DIE) for colour in sheets.COLOURS if colour != "river"]
    return figure_parts.Row(
        [
            die("colour-river"),
            circle("monk", "used"),
            figure_parts.Arrow(),
            figure_parts.Row(changed, 6),
        ],
        16,
    )


def _worker() -> figure_parts.Part:
    return figure_parts.Row(
        [die("number-4"), circle("worker", "used"), figure_parts.Arrow(), numbers(1, 2, 3, 5, 6)],
        16,
    )


def _silver() -> figure_parts.Part:
    cells = "3.3", "3.4"
    first = Duchy(SHEET, cells, {"3.3": 1}, {"3.3": "selected"})
    second = Duchy(SHEET, cells, {"3.3": 1, "3.4": 1}, {"3.4": "selected"})
    return figure_parts.Column(
        [
            figure_parts.Row([combination(1, "pasture"), figure_parts.Arrow(), first], 16),
            figure_parts.Row(
                [circle("silver", "used"), combination(1, "pasture"), figure_parts.Arrow(), second],
                16,
            ),
        ],
        14,
    )


def numbers(*faces: int) -> figure_parts.Row:
    """Return number dice that would fit."""
    dice: Sequence[figure_parts.Part] = [die(f"number-{face}", SMALL_DIE) for face in faces]
    return figure_parts.Row(dice, 6)


EXAMPLES: Mapping[str, Callable[[], figure_parts.Part]] = {
    "duchy": _duchy,
    "sheets": _sheets,
    "start": _start,
    "dice": _dice,
    "sale": _sale,
    "mark": _mark,
    "town": _town,
    "castle": _castle,
    "pasture": _pasture,
    "region": _region,
    "monk": _monk,
    "worker": _worker,
    "silver": _silver,
}
