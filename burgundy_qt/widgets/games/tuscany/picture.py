"""The Castles of Tuscany as slots with sprites.

Kinds of slots, and the meaning of their `owner` and `at`. Shared: `display` (0..7, its slots);
`neutral-stack`; `deck`, `discards` (of the region cards), `deck-words` ("Deck 61"), `draws` (the
pill: the number of cards that the acting seat draws); `yields` (the deck of yield cards),
`yield-card` (the last one turned up), `turned-up` (the same, large for a moment; otherwise empty);
`supply` ("card" … the bonus tiles that are left); `colour-bonus` ("cart.1", "cart.2": with the
marker of its winner); the clock: `phase` ("I"), `stone` (1..21), and `clock` (owner = a stone
0..21, at = the height in its stack), for markers; the course: `green-field` and `red-field` (owner
= the field 0..49, at = the height), for markers.

Of a seat: `cell` ("B.M2"), a space of its duchy; `store` (0..), its storage; `marble`, `workers`
(their number, on the box with their picture); `stack` (0..2) its own stacks and `left` (0..2) the
number of tiles in each; `bonus` ("card" …) its bonus tiles, and `owned` the number of a kind;
`card` (0..) the cards of its hand, sorted by colour, as backs if they are unknown; `hand`, all of
them in one place; `hand-count` and `hand-words` ("Hand 9"), their number; `tally` ("cart"), the
number on a pile of the hand; `green`, `red` its points, `green-sum`, `red-sum` the same inside the
course; `covered` ("12 of 30 spaces"); `turn`, the ring round the card of the acting seat; `state`,
whether it arranges its duchy or is ready, in the secret set-up.

While duchies are arranged, the seat in view also has: `board` ("A", "B", "C"), and on the bar below
each `move-left`, `turn-board`, `half-step`, `move-right` ("A" …).

Kinds of sprites: `tile` ("cart", "agriculture-grain", "agriculture-grapes-olives", "hexagon",
"hexagon-cart" when it replaces a cart; "start-0" the start castle of a seat, "back-0" the back of a
seat's own tile, "back-neutral"); `pile` ("0:7", "neutral:19": tiles on each other, face down);
`card` ("cart", "back"); `deck` (its number of cards); `discards` (the top card); `yield-card`
("red" …, "back"); `yield-deck` (its number); `bonus-tile` ("card" …); `colour-bonus` ("cart-first",
"cart-second"); `hand` ("7" backs, or "cart+inn" if the cards are known); `phase` ("I-now"); `stone`
("open", "laid", "open-end", "laid-end": the last of a phase); `chip` ("ready:word", "waits:word");
`tally` (a number); `pill`, `marker`, `turn` or `text`. On hover cards also `space` ("cart", an
empty one); in flight `gain` ("marble", "worker", "points-green", "points-red") and `points`
("green:3"); while a board is carried `board` ("B1", or "B1*" if it is turned).

An unsettled choice of the set-up is an offer: `ClickTarget("duchy")`, chosen, whose `trial` is an
arrangement. The table then shows the resulting state (`with_trial`). Paying cards and workers are
offers too: a chosen `ClickTarget("card", at)` rises from the hand with its ring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.tuscany import catalogue, known_seat, known_state
from burgundy_qt.rules.tuscany.catalogue import COLOURS, PHASES, STACKS, board_places, cards_held
from burgundy_qt.widgets.games.tuscany import duchy_picture, market_layout, pieces
from burgundy_qt.widgets.games.tuscany.pieces import tile_art_name
from burgundy_qt.widgets.sprites.brush import (
    PaintStyle,
    SpritePainter,
    canvas,
    draw_about,
    fitting,
    translucent,
)
from burgundy_qt.widgets.sprites.places import HALF, Picture, Slot, Sprite
from burgundy_qt.widgets.theme import fonts, sprite_files
from burgundy_qt.widgets.theme.palette import DARK, IVORY, mix

# Pictures of piles: face-down tiles, decks, backs of a hand, the discards; and of the stones of the
# clock, chips and pills.


PER_LAYER = 3
"""The number of a seat's tiles in one drawn layer of a stack."""
MOST_LAYERS = 3
LARGEST_COUNT = 1.3
"""The largest scale of a count for large text."""
CARD_RATIO = 232 / 160
CARRIED = 0.85
"""The opacity of a board while it is carried."""


def _shade(painter: QPainter, name: str, width: float, middle: QPointF, style: PaintStyle) -> None:
    shade = sprite_files.shadow(name, width, style.dpr, max(1.0, 0.03 * width), 0.34)
    draw_about(painter, shade, middle + QPointF(0, 0.04 * width))


def _count(painter: QPainter, number: str, middle: QPointF, size: float, style: PaintStyle) -> None:
    size *= max(1.0, min(LARGEST_COUNT, style.text))
    badge, picture = sprite_files.badge(number, "count", size, style.dpr), painter.device()
    edge = picture.width() / style.dpr / 2 - badge.deviceIndependentSize().width() / 2 - 1
    draw_about(painter, badge, QPointF(min(middle.x(), edge), middle.y()))


def pile_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return tiles face down: "neutral:19" with their number, "0:7" those of a seat in up to three
    layers."""
    owner, _, number = what.partition(":")
    many = int(number)
    is_neutral = not owner.isdigit()
    name = pieces.tile_art(f"back-{owner}", lambda seat: style.seat_styles.colours[seat], False)
    layers = min(MOST_LAYERS, many if is_neutral else -(-many // PER_LAYER))
    rise = width * (0.042 if is_neutral else 0.065)
    pixmap, painter = canvas(QSizeF(1.24 * width, 1.34 * width), style)
    foot = QPointF(0, rise if is_neutral else 0)
    _shade(painter, name, width, foot, style)
    for layer in range(layers):
        draw_about(
            painter, sprite_files.pixmap(name, width, style.dpr), foot - QPointF(0, layer * rise)
        )
    if is_neutral:
        corner = QPointF(0.31 * width, 0.27 * width) + foot
        _count(painter, number, corner, max(14.0, 0.24 * width), style)
    painter.end()
    return pixmap


def deck_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the region cards that are left, as backs behind each other."""
    return _cards(pieces.card_art("back"), _layers(int(what), 4), width, CARD_RATIO, style)


def yield_deck_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the yield cards that are left, with their number."""
    many = int(what)
    pixmap = _cards(pieces.yield_art("back"), _layers(many, 3), width, 1 / CARD_RATIO, style)
    painter = QPainter(pixmap)
    painter.setRenderHints(sprite_files.SMOOTH)
    size = pixmap.deviceIndependentSize()
    painter.translate(size.width() / 2, size.height() / 2)
    corner = QPointF(0.46 * width, 0.5 * width / CARD_RATIO - 0.05 * width)
    _count(painter, what, corner, max(14.0, 0.25 * width), style)
    painter.end()
    return pixmap


def _layers(many: int, most: int) -> int:
    return max(1, min(most, many))


def _cards(name: str, layers: int, width: float, ratio: float, style: PaintStyle) -> QPixmap:
    step = 0.02 * width
    pixmap, painter = canvas(QSizeF(1.3 * width, ratio * width + 0.3 * width), style)
    _shade(painter, name, width, QPointF(step, 0), style)
    for layer in range(layers):
        behind = (layers - 1 - layer) * step
        draw_about(
            painter, sprite_files.pixmap(name, width, style.dpr), QPointF(behind, behind * 0.8)
        )
    painter.end()
    return pixmap


def discards_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the cards that were paid last, the top card last: "cart+quarry"."""
    cards = what.split("+")
    pixmap, painter = canvas(QSizeF(1.5 * width, CARD_RATIO * width + 0.4 * width), style)
    for card, turn in zip(cards[-2:], ((-5.0, 3.0) if len(cards) > 1 else (3.0,)), strict=True):
        painter.save()
        painter.rotate(turn)
        name = pieces.card_art(card)
        _shade(painter, name, width, QPointF(-0.03 * width if turn < 0 else 0, 0), style)
        draw_about(painter, sprite_files.pixmap(name, width, style.dpr), QPointF())
        painter.restore()
    painter.end()
    return pixmap


def hand_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return up to three backs of a hidden hand: "7"; or the cards of a known one: "cart+inn"."""
    known = () if what.isdigit() else tuple(dict.fromkeys(what.split("+")))
    many = len(known) or min(3, int(what))
    card = width * 0.57
    pixmap, painter = canvas(QSizeF(1.3 * width, CARD_RATIO * card + 0.5 * width), style)
    for at in range(many):
        painter.save()
        aside = (at - (many - 1) / 2) * 3 / max(3, many)
        painter.translate(aside * 0.28 * card, 0.28 * card)
        painter.rotate(aside * 10)
        name = pieces.card_art(known[at] if known else "back")
        draw_about(painter, sprite_files.pixmap(name, card, style.dpr), QPointF(0, -0.28 * card))
        painter.restore()
    painter.end()
    return pixmap


def stone_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return a stone of the clock, open or filled; the last of a phase is a diamond."""
    state, _, is_end = what.partition("-")
    palette = style.palette
    pixmap, painter = canvas(QSizeF(width + 4, width + 4), style)
    line, fill = palette.line2, palette.line2 if state == "laid" else palette.raised
    if is_end and state == "laid":
        line, fill = mix(DARK.gold, palette.text, 0.4), DARK.gold
    painter.setPen(QPen(QColor(line), 1.3 * style.u))
    painter.setBrush(QColor(fill))
    half = width / 2
    if is_end:
        path = QPainterPath(QPointF(0, -half))
        for corner in ((half, 0), (0, half), (-half, 0)):
            path.lineTo(*corner)
        path.closeSubpath()
        painter.drawPath(path)
    else:
        painter.drawEllipse(QPointF(), half, half)
    painter.end()
    return pixmap


def pill_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the number of drawn cards."""
    palette, high = style.palette, width * 25 / 40
    pixmap, painter = canvas(QSizeF(width + 4, high + 4), style)
    painter.setPen(QPen(QColor(palette.line2), 1.5 * style.u))
    painter.setBrush(QColor(palette.raised))
    box = QRectF(-width / 2, -high / 2, width, high)
    painter.drawRoundedRect(box, high / 2, high / 2)
    _write(painter, box, what, fonts.number_font(15 * style.u), palette.text, style.text)
    painter.end()
    return pixmap


def points_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return flying points: "green:3"."""
    track, _, number = what.partition(":")
    pixmap, painter = canvas(QSizeF(1.3 * width, 1.5 * width), style)
    draw_about(painter, sprite_files.pixmap(pieces.points_art(track), width, style.dpr), QPointF())
    box = QRectF(-0.5 * width, -0.35 * width, width, 0.9 * width)
    _write(painter, box, number, fonts.number_font(0.5 * width), IVORY, style.text)
    painter.end()
    return pixmap


def tally_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return the number of cards on a pile."""
    size = width * max(1.0, min(LARGEST_COUNT, style.text))
    return sprite_files.badge(what, "count", size, style.dpr)


def chip_picture(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return whether a seat is ready, in a word: "ready:word", "waits:word"."""
    kind, _, words = what.partition(":")
    palette, high = style.palette, min(24 * style.u, 0.34 * width)
    colour = palette.good if kind == "ready" else palette.text2
    pixmap, painter = canvas(QSizeF(width + 2, high + 2), style)
    box = QRectF(-width / 2, -high / 2, width, high)
    painter.setPen(QPen(QColor(colour), 1.2))
    painter.setBrush(translucent(colour, 0.16 if kind == "ready" else 0.05))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), high / 2, high / 2)
    _write(painter, box, words, fonts.text_font(12 * style.u, 600), colour, style.text)
    painter.end()
    return pixmap


def _write(
    painter: QPainter, box: QRectF, words: str, font: QFont, colour: str, larger: float
) -> None:
    room = box.adjusted(box.height() * 0.25, 0, -box.height() * 0.25, 0)
    painter.setFont(fitting(font, words, room, larger))
    painter.setPen(QColor(colour))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


def board_on_move(what: str, width: float, style: PaintStyle) -> QPixmap:
    """Return one of the three boards while it is carried: "B1", "B1*" if it is turned."""
    radius = width / (1.5 * duchy_picture.OF_A_BOARD)
    places = board_places(what)
    pixmap, painter = canvas(QSizeF(1.1 * width, 9 * HALF * radius), style)
    painter.setOpacity(CARRIED)
    for x, y, colour in places:
        middle = QPointF((x - 1) * 1.5 * radius, (y - 4) * HALF * radius)
        name = pieces.cell_art(colour, style.theme, False)
        draw_about(painter, sprite_files.pixmap(name, 2 * radius, style.dpr), middle)
    painter.end()
    return pixmap


PAINTED: Mapping[str, Callable[[str, float, PaintStyle], QPixmap]] = {
    "pile": pile_picture,
    "deck": deck_picture,
    "yield-deck": yield_deck_picture,
    "discards": discards_picture,
    "hand": hand_picture,
    "stone": stone_picture,
    "pill": pill_picture,
    "points": points_picture,
    "tally": tally_picture,
    "chip": chip_picture,
    "board": board_on_move,
}
"""The painter of each kind of sprite."""


# The table as slots: two equal tables have equal pictures.


READY, LAYS_OUT = tr_noop("Tuscany table", "ready"), tr_noop("Tuscany table", "arranges")
TIMES = "\N{MULTIPLICATION SIGN}"
RANKS = "first", "second"


def picture_of(state: known_state.TuscanyState) -> Picture:
    """Return the picture of everything visible on the table."""
    picture: Picture = {}
    _add_display(picture, state)
    _add_decks(picture, state)
    _add_clock(picture, state)
    _add_course(picture, state)
    _add_bonuses(picture, state)
    for number, seat in enumerate(state.seats):
        _add_duchy(picture, number, seat)
        _add_belongings(picture, number, seat)
        _add_hand(picture, number, seat)
    _add_turn(picture, state)
    return picture


def _add_display(picture: Picture, state: known_state.TuscanyState) -> None:
    for slot, tile in enumerate(state.display):
        if tile:
            picture[Slot("display", None, slot)] = Sprite("tile", tile_art_name(tile))
    many = known_seat.total(state.neutral_stack)
    if many:
        picture[Slot("neutral-stack")] = Sprite("pile", f"{catalogue.NEUTRAL}:{many}")


def _add_decks(picture: Picture, state: known_state.TuscanyState) -> None:
    if state.deck:
        picture[Slot("deck")] = Sprite("deck", str(state.deck))
    words = tr("Tuscany table", "Deck {count}", count=state.deck)
    picture[Slot("deck-words")] = Sprite("text", words)
    if state.discards:
        seen = state.paid_last or tuple(state.discards)[-1:]
        picture[Slot("discards")] = Sprite("discards", "+".join(seen))
    many = known_seat.total(state.yield_deck)
    if many:
        picture[Slot("yields")] = Sprite("yield-deck", str(many))
    if state.last_yield:
        picture[Slot("yield-card")] = Sprite("yield-card", state.last_yield)
    if state.acting is not None:
        picture[Slot("draws")] = Sprite("pill", f"+{state.seats[state.acting].draws}")


def _add_clock(picture: Picture, state: known_state.TuscanyState) -> None:
    now = (state.phase or 1) - 1
    furthest = max(seat.laid_out for seat in state.seats)
    for at, phase in enumerate(PHASES):
        when = "past" if at < now or state.is_over else "now" if at == now else "next"
        picture[Slot("phase", None, phase)] = Sprite("phase", f"{phase}-{when}")
    for number in range(1, sum(STACKS) + 1):
        side = "laid" if number <= furthest else "open"
        end = "-end" if number % STACKS[0] == 0 else ""
        picture[Slot("stone", None, number)] = Sprite("stone", f"{side}{end}")
    stacked: Counter[int] = Counter()
    for number, seat in enumerate(state.seats):
        stone = seat.laid_out
        picture[Slot("clock", stone, stacked[stone])] = Sprite("marker", str(number))
        stacked[stone] += 1


def _add_course(picture: Picture, state: known_state.TuscanyState) -> None:
    for track in ("green", "red"):
        stacked: Counter[int] = Counter()
        for number, seat in enumerate(state.seats):
            points = seat.green if track == "green" else seat.red
            field = points % market_layout.FIELDS
            slot = Slot(f"{track}-field", field, stacked[field])
            picture[slot] = Sprite("marker", str(number))
            stacked[field] += 1
            for kind in (track, f"{track}-sum"):
                picture[Slot(kind, number)] = Sprite("text", str(points))


def _add_bonuses(picture: Picture, state: known_state.TuscanyState) -> None:
    for colour in COLOURS:
        won = state.won.get(colour, ())
        for at, rank in enumerate(RANKS):
            slot = Slot("colour-bonus", None, f"{colour}.{at + 1}")
            is_won = at < len(won)
            picture[slot] = (
                Sprite("marker", str(won[at]))
                if is_won
                else Sprite("colour-bonus", f"{colour}-{rank}")
            )
    for kind in catalogue.BONUS_ORDER:
        left = state.bonus_tiles.get(kind, 0)
        words = tr("Tuscany table", "{count} left", count=left)
        picture[Slot("supply", None, kind)] = Sprite("text", words)


def _add_duchy(picture: Picture, number: int, seat: known_seat.SeatState) -> None:
    spaces = catalogue.spaces_of(seat.land) if seat.boards else {}
    for cell, tile in seat.cells.items():
        what = f"start-{number}" if cell == seat.start else tile_art_name(tile, spaces[cell].colour)
        picture[Slot("cell", number, cell)] = Sprite("tile", what)
    words = tr_noop("Tuscany table", "{covered} of {spaces} spaces")
    covered = tr("Tuscany table", words, covered=len(seat.cells), spaces=len(spaces))
    picture[Slot("covered", number)] = Sprite("text", covered)


def _add_belongings(picture: Picture, number: int, seat: known_seat.SeatState) -> None:
    picture[Slot("marble", number)] = Sprite("text", str(seat.marble))
    picture[Slot("workers", number)] = Sprite("text", str(seat.workers))
    for space, thing in enumerate(seat.storage):
        if thing:
            picture[Slot("store", number, space)] = Sprite("tile", tile_art_name(thing))
    for at, many in enumerate(seat.stacks):
        picture[Slot("left", number, at)] = Sprite("text", str(many))
        if many:
            picture[Slot("stack", number, at)] = Sprite("pile", f"{number}:{many}")
    for kind, many in seat.bonus.items():
        picture[Slot("bonus", number, kind)] = Sprite("bonus-tile", kind)
        picture[Slot("owned", number, kind)] = Sprite("text", f"{TIMES}{many}")


def _add_hand(picture: Picture, number: int, seat: known_seat.SeatState) -> None:
    """Add the cards of a hand; unknown cards are backs."""
    for at, card in enumerate(cards_held(seat) or ["back"] * seat.hand):
        picture[Slot("card", number, at)] = Sprite("card", card)
    if seat.hand:
        picture[Slot("hand", number)] = Sprite("hand", _hand_shown(seat))
    picture[Slot("hand-count", number)] = Sprite("text", str(seat.hand))
    words = tr("Tuscany table", "Hand {count}", count=seat.hand)
    picture[Slot("hand-words", number)] = Sprite("text", words)
    for colour, many in (seat.cards or {}).items():
        picture[Slot("tally", number, colour)] = Sprite("tally", str(many))
    if seat.hand and not seat.cards:
        picture[Slot("tally", number)] = Sprite("tally", str(seat.hand))


def _hand_shown(seat: known_seat.SeatState) -> str:
    """Return known cards by name, else the number of backs."""
    return "+".join(cards_held(seat)) or str(seat.hand)


def _add_turn(picture: Picture, state: known_state.TuscanyState) -> None:
    if state.is_over:
        return
    turns = state.asked.waiting or state.to_act[:1]
    for number in turns:
        picture[Slot("turn", number)] = Sprite("turn", str(number))
    if state.is_laid_out_in_secret:
        for number in range(len(state.seats)):
            waits = number in state.asked.waiting
            what, word = ("waits", LAYS_OUT) if waits else ("ready", READY)
            sprite = Sprite("chip", f"{what}:{tr('Tuscany table', word)}")
            picture[Slot("state", number)] = sprite


# The painting of sprites


GAINS = {"worker": "pieces/worker"}
"""The sprites with the same picture in every game."""
SHADED = "tile", "card", "yield-card", "bonus-tile"
LEVELS = {
    "cell": 2.0,
    "board": 1.0,
    "supply": 2.0,
    "stone": 2.0,
    "draws": 25.0,
    "tally": 6.0,
    "turned-up": 30.0,
}


def art_name(sprite: Sprite, style: PaintStyle, small: bool) -> str:
    """Return the name of the art of a sprite."""
    match sprite.kind:
        case "tile":
            return pieces.tile_art(sprite.what, lambda seat: style.seat_styles.colours[seat], small)
        case "space":
            return pieces.cell_art(sprite.what, style.theme, small)
        case "card":
            return pieces.card_art(sprite.what)
        case "yield-card":
            return pieces.yield_art(sprite.what)
        case "bonus-tile":
            return pieces.bonus_art(sprite.what)
        case "colour-bonus":
            return pieces.colour_bonus_art(sprite.what)
        case "phase":
            return f"{pieces.FOLDER}/tracks/phase-{sprite.what}-{style.theme}"
        case "gain":
            return GAINS.get(sprite.what, f"{pieces.FOLDER}/pieces/{sprite.what}")
    raise ValueError(f"a sprite of the kind {sprite.kind!r} has no picture")


def shade(sprite: Sprite, style: PaintStyle, small: bool) -> str | None:
    """Return the art for a shadow: tiles and cards have one; painted sprites contain theirs."""
    return art_name(sprite, style, small) if sprite.kind in SHADED else None


def card_art_name(sprite: Sprite, style: PaintStyle) -> str | None:
    """Return the sprite for the corner of a hover card: a piece, or the top piece of a pile."""
    match sprite.kind:
        case "pile":
            return art_name(Sprite("tile", f"back-{sprite.what.partition(':')[0]}"), style, False)
        case "deck" | "hand":
            return pieces.card_art("back")
        case "yield-deck":
            return pieces.yield_art("back")
        case "discards":
            return pieces.card_art(sprite.what.rpartition("+")[2])
        case "tile" | "card" | "yield-card" | "bonus-tile" | "colour-bonus" | "space" | "gain":
            return art_name(sprite, style, False)
    return None


SPRITE_PAINTER = SpritePainter(
    art_name=art_name, shade=shade, painted=PAINTED, on_card=card_art_name, levels=LEVELS
)
