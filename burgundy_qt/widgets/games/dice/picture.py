"""The picture of a table of the Dice Game: the sprite on each slot.

Kinds of slots, and the meaning of their `owner` and `at`: `die` (0 the hourglass, 1 2 numbers, 3 4
colours, in the order of the state); `box` ("I.3", a time box); `phase` ("II", its track and its
column of the region table); `well` ("number", "colour": the combination being chosen); `points-row`
(1..4, a size of region); in a solo game `goal` ("bar", "marker" with the points behind a colon:
"marker:43", "word:43", "colours", "rounds").

Of a seat: `cell` ("row.place"); `fresh`, the ring round its last public mark, on small sheets;
`region` (its first cell), the pencil line round a full one; `bonus` and `token` ("monk", "silver",
"goods", "worker"), their number left and their picture; `circle` ("monk.0" … in the row of the
colour, "castle.monk" in that of the castles); `value` ("mine.first"); `column` ("I"), `total`,
`points` and `covered` ("16 of 37"); `state`, whether it writes or is ready; `turn`, the ring round
the large card of a writing seat.

`stroke` is not a slot of the picture: a line of the pencil grows there, over the slot in its `at`:
("stroke", seat, "cell:4.4"), (…, "circle:monk.0"), (…, "value:mine.first"), ("stroke", None,
"box:I.3").

Kinds of sprites: `dice-die` ("number-5", "colour-river", "hourglass-2"), `written`, `circle`,
`value`, `time` and `pencil` (made by the functions of pencil.py, which know how the handwriting
differs from place to place), `token` (a bonus), `chip` ("writes:word"), `space` ("castle-monk") and
`worth` ("mine-first") on the card under the pointer, `band` (a line that grows: a region
"region-4.4+4.5", the strokes of `strokes_of_number`, `strokes_of_cross`, `strokes_of_loop`, and the
bar of the goal), `fresh`, `marker`, `turn` or `text`.

A trial (`trial` in the offer of a chosen cell) has its number in pencil in its cell, and its two
dice in the wells: these are backgrounds (`backgrounds.py`), not sprites.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.dice import codec, sheets
from burgundy_qt.rules.dice.codec import VALUES
from burgundy_qt.rules.dice.known_state import DiceState, SeatState
from burgundy_qt.widgets.games.dice import pencil
from burgundy_qt.widgets.sprites.brush import PaintStyle, SpritePainter
from burgundy_qt.widgets.sprites.places import Highlight, Picture, Slot, Sprite

# Two equal tables have equal pictures.


WRITES, READY = tr_noop("Dice table", "chooses"), tr_noop("Dice table", "ready")
PRINTED_CIRCLES = 6
"""The number of printed circles of a row; more are drawn when they are earned."""


def picture_of(state: DiceState) -> Picture:
    """Return the picture of all dice and marks."""
    picture: Picture = {}
    _add_dice(picture, state)
    _add_boxes(picture, state)
    for number, seat in enumerate(state.seats):
        _add_seat(picture, number, seat)
        _add_duchy(picture, number, seat)
        _add_values(picture, number, seat, state)
        _add_circles(picture, number, seat)
        _add_state(picture, number, state)
    if state.is_alone:
        add_goal(picture, state)
    return picture


def _add_dice(picture: Picture, state: DiceState) -> None:
    if state.dice is None:
        return
    used = state.used_pair or ()
    numbers = (f"number-{number}" for number in state.dice.numbers)
    colours = (f"colour-{colour}" for colour in state.dice.colours)
    for at, what in enumerate((f"hourglass-{state.dice.hourglasses}", *numbers, *colours)):
        picture[Slot("die", None, at)] = Sprite("dice-die", what, faded=at in used)
    if _rests(state):
        picture[Slot("veil", None)] = VEIL


def _rests(state: DiceState) -> bool:
    """Return whether the viewing seat needs the dice no more while others still write."""
    return not state.revealing and any(
        seat.chosen and number not in state.asked.waiting for number, seat in enumerate(state.seats)
    )


def _add_boxes(picture: Picture, state: DiceState) -> None:
    for phase, crossed in zip(sheets.PHASES, state.boxes, strict=True):
        newest = state.newest if phase == state.phase and not state.is_over else 0
        for at in range(1, crossed + 1):
            sprite = box_sprite(phase, at, at > crossed - newest)
            picture[Slot("box", None, f"{phase}.{at}")] = sprite


def _add_seat(picture: Picture, number: int, seat: SeatState) -> None:
    for bonus in sheets.BONUSES:
        left = seat.bonuses[bonus]
        picture[Slot("bonus", number, bonus)] = Sprite("text", str(left))
        picture[Slot("token", number, bonus)] = Sprite("token", bonus, faded=not left)
    picture[Slot("points", number)] = Sprite("text", str(seat.points))
    words = tr_noop("Dice table", "Duchy {letter}, {marked} of {cells}")
    marked, cells = len(seat.cells), len(codec.CELLS)
    covered = tr("Dice table", words, letter=seat.letter, marked=marked, cells=cells)
    picture[Slot("covered", number)] = Sprite("text", covered)
    for at, (phase, points) in enumerate(zip(sheets.PHASES, seat.columns, strict=True)):
        if points:
            picture[Slot("column", number, phase)] = pencilled(points, at + 5)
    if seat.points:
        picture[Slot("total", number)] = pencilled(seat.points, 3)


def _add_duchy(picture: Picture, number: int, seat: SeatState) -> None:
    for cell, mark in seat.cells.items():
        picture[Slot("cell", number, cell)] = written_sprite(seat.letter, cell, mark)
    for region in seat.full_regions:
        picture[Slot("region", number, region[0])] = region_sprite(region)
    for cell in seat.fresh:
        picture[Slot("fresh", number, cell)] = FRESH


def _add_values(picture: Picture, number: int, seat: SeatState, state: DiceState) -> None:
    for colour in sheets.COLOURS:
        for value in VALUES:
            is_got = seat.colours.get(colour) == value
            if is_got or is_gone(value, state.open[colour]):
                sprite = value_sprite(colour, value, is_got)
                picture[Slot("value", number, f"{colour}.{value}")] = sprite


def is_gone(value: str, still_open: str | None) -> bool:
    """Return whether nobody can get this value of a colour any more; `still_open` is the one that
    is left."""
    return still_open is None or VALUES.index(value) < VALUES.index(still_open)


def _add_circles(picture: Picture, number: int, seat: SeatState) -> None:
    for bonus in sheets.BONUSES:
        for at in range(seat.circled(bonus)):
            sprite = circle_sprite(bonus, at < seat.crossed[bonus], at)
            picture[Slot("circle", number, f"{bonus}.{at}")] = sprite
    for shown in seat.castle_bonuses:
        sprite = castle_circle_sprite(shown, shown in seat.spent_castles)
        picture[Slot("circle", number, f"castle.{shown}")] = sprite


def _add_state(picture: Picture, number: int, state: DiceState) -> None:
    if state.is_over:
        return
    writes = number in state.asked.waiting
    if writes:
        picture[Slot("turn", number)] = Sprite("turn", str(number))
    if not state.is_alone:
        what, word = ("writes", WRITES) if writes else ("ready", READY)
        picture[Slot("state", number)] = Sprite("chip", f"{what}:{tr('Dice table', word)}")


# The ladder of a solo game: its points, the values of colours and the rounds left


TOP_RUNG = 80
"""The points at the upper end of the ladder."""


def add_goal(picture: Picture, state: DiceState) -> None:
    """Add the marker on the ladder and the facts below it."""
    points = state.seats[0].points
    rung = min(points, TOP_RUNG)
    picture[Slot("goal", None, "bar")] = Sprite("band", f"{CLIMB}-{rung}-{TOP_RUNG}")
    picture[Slot("goal", None, f"marker:{rung}")] = Sprite("marker", "0")
    now = tr("Dice table", "{points} now", points=points)
    picture[Slot("goal", None, f"word:{rung}")] = Sprite("text", now)
    picture[Slot("goal", None, "colours")] = Sprite("text", _colours(state))
    picture[Slot("goal", None, "rounds")] = Sprite("text", _rounds_left(state))


def _colours(state: DiceState) -> str:
    """Return the current value of a completed colour."""
    if state.value_left == VALUES[0]:
        return tr("Dice table", "the higher value")
    return tr("Dice table", "the lower value")


def _rounds_left(state: DiceState) -> str:
    """Return the rounds left in this phase, and in later ones."""
    left = [state.track - crossed for crossed in state.boxes]
    return str(sum(left))


# Pencil marks as sprites. The handwriting varies, but it is always the same at one place.


REGION, NUMBER, STRIKE, LOOP, CLIMB = "region", "number", "cross", "loop", "climb"
"""The prefix of a band: the kind of its line."""
FRESH = Sprite("fresh", "last")
"""The ring round a cell that was marked in the last round."""

VEIL = Sprite("veil", "panel")
"""The veil over the tray of a seat that is ready."""


def hand_at(cell: str) -> int:
    """Return the variant of the handwriting at a cell."""
    return codec.CELLS.index(cell)


def written_sprite(letter: str, cell: str, number: int) -> Sprite:
    """Return a cell with a mark: its number, or for 0 the cross of the start castle."""
    drawn = codec.cells_of(letter)[cell]
    words = drawn.colour, str(number or pencil.CROSS), str(hand_at(cell)), drawn.bonus or ""
    return Sprite("written", "-".join(words))


def circle_sprite(bonus: str, is_used: bool, at: int) -> Sprite:
    """Return a circle of a row with a loop, crossed out if it is used."""
    return Sprite("circle", f"{bonus}-{'used' if is_used else 'have'}-{at}")


def castle_circle_sprite(bonus: str, is_used: bool) -> Sprite:
    """Return the same in the row of the castles."""
    return circle_sprite(bonus, is_used, 4 + sheets.BONUSES.index(bonus))


def value_sprite(colour: str, value: str, is_got: bool) -> Sprite:
    """Return a value of a colour that this seat has got, or that is gone."""
    return Sprite("value", f"{colour}-{value}-{'got' if is_got else 'gone'}")


def box_sprite(phase: str, at: int, is_newest: bool) -> Sprite:
    """Return a crossed box of a time track, counted from 1."""
    return Sprite("time", f"{'newest' if is_newest else 'crossed'}-{10 * len(phase) + at}")


def pencilled(number: int, hand: int) -> Sprite:
    """Return a number in its own box."""
    return Sprite("pencil", f"{number}-{hand}")


def region_sprite(cells: Iterable[str]) -> Sprite:
    """Return the line round a full region."""
    return Sprite("band", f"{REGION}-{'+'.join(cells)}")


def strokes_of_number(cell: str, number: int) -> Sprite:
    """Return a number while the pencil writes it into a cell; for 0 the cross of the start
    castle."""
    return Sprite("band", f"{NUMBER}-{number or pencil.CROSS}-{hand_at(cell)}")


def strokes_of_cross(sprite: Sprite) -> Sprite:
    """Return a cross while the pencil makes it, for `sprite` (a time box, a used circle, a
    value)."""
    return Sprite("band", f"{STRIKE}-{sprite.kind}-{_hand(sprite)}")


def strokes_of_loop(sprite: Sprite) -> Sprite:
    """Return a loop while the pencil draws it round a circle or a value, for `sprite`."""
    return Sprite("band", f"{LOOP}-{sprite.kind}-{_hand(sprite)}")


def _hand(sprite: Sprite) -> str:
    return "0" if sprite.kind == "value" else sprite.what.rpartition("-")[2]


# The painting of sprites, and the price of an offer


SPRITES = "token", "worth", "space"
LEVELS = {
    "box": 2.0,
    "cell": 2.0,
    "fresh": 2.7,
    "region": 2.5,
    "stroke": 2.8,
    "circle": 2.0,
    "value": 2.0,
    "veil": 3.5,
}


def art_name(sprite: Sprite, style: PaintStyle, small: bool) -> str:
    """Return the name of the art of a sprite."""
    match sprite.kind:
        case "token":
            return pencil.bonus_art(sprite.what)
        case "worth":
            return pencil.value_art(*sprite.what.split("-"))
        case "space":
            colour, bonus = sprite.what.split("-")
            return pencil.cell_art(colour, bonus, False, pencil.MINI_BELOW, style.theme)
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def card_art_name(sprite: Sprite, style: PaintStyle) -> str | None:
    """Return the sprite for the corner of a hover card: an upright die, or a large bonus."""
    if sprite.kind == "dice-die":
        return pencil.die_art(sprite.what)
    return art_name(sprite, style, False) if sprite.kind in SPRITES else None


def offered_costs(slot: Slot, highlight: Highlight) -> Sequence[tuple[str, int]]:
    """Return the bonuses that a mark would use; a click that only chooses among marks is free."""
    return highlight.costs if slot.kind == "cell" else ()


SPRITE_PAINTER = SpritePainter(
    art_name=art_name,
    painted=pencil.PAINTED,
    band=pencil.band_of,
    on_card=card_art_name,
    costs=offered_costs,
    levels=LEVELS,
)
