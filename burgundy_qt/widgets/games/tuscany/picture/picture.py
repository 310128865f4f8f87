"""The picture of a table: which face lies on which spot. Two equal tables have equal pictures."""

from __future__ import annotations

from collections import Counter

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.tuscany.known_seat import SeatState, total
from burgundy_qt.rules.tuscany.known_state import TuscanyState
from burgundy_qt.widgets.games.tuscany.board import printed
from burgundy_qt.widgets.games.tuscany.board.printed import COLOURS, PHASES, STACKS, cards_held
from burgundy_qt.widgets.games.tuscany.layout.course import FIELDS
from burgundy_qt.widgets.games.tuscany.look.sprites import tile_face
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite

READY, LAYS_OUT = later("Tuscany table", "ready"), later("Tuscany table", "lays out")
TIMES = "\N{MULTIPLICATION SIGN}"
RANKS = "first", "second"


def picture_of(state: TuscanyState) -> Picture:
    """Everything that lies on the table and can be seen."""
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


def _add_display(picture: Picture, state: TuscanyState) -> None:
    for slot, tile in enumerate(state.display):
        if tile:
            picture[Slot("display", None, slot)] = Sprite("tile", tile_face(tile))
    many = total(state.neutral_stack)
    if many:
        picture[Slot("neutral-stack")] = Sprite("pile", f"{printed.NEUTRAL}:{many}")


def _add_decks(picture: Picture, state: TuscanyState) -> None:
    if state.deck:
        picture[Slot("deck")] = Sprite("deck", str(state.deck))
    words = tr("Tuscany table", "Deck {count}", count=state.deck)
    picture[Slot("deck-words")] = Sprite("text", words)
    if state.discards:
        seen = state.paid_last or tuple(state.discards)[-1:]
        picture[Slot("discards")] = Sprite("discards", "+".join(seen))
    many = total(state.yield_deck)
    if many:
        picture[Slot("yields")] = Sprite("yield-deck", str(many))
    if state.last_yield:
        picture[Slot("yield-card")] = Sprite("yield-card", state.last_yield)
    if state.acting is not None:
        picture[Slot("draws")] = Sprite("pill", f"+{state.seats[state.acting].draws}")


def _add_clock(picture: Picture, state: TuscanyState) -> None:
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


def _add_course(picture: Picture, state: TuscanyState) -> None:
    for track in ("green", "red"):
        stacked: Counter[int] = Counter()
        for number, seat in enumerate(state.seats):
            points = seat.green if track == "green" else seat.red
            field = points % FIELDS
            spot = Slot(f"{track}-field", field, stacked[field])
            picture[spot] = Sprite("marker", str(number))
            stacked[field] += 1
            for kind in (track, f"{track}-sum"):
                picture[Slot(kind, number)] = Sprite("text", str(points))


def _add_bonuses(picture: Picture, state: TuscanyState) -> None:
    for colour in COLOURS:
        won = state.won.get(colour, ())
        for at, rank in enumerate(RANKS):
            spot = Slot("colour-bonus", None, f"{colour}.{at + 1}")
            is_won = at < len(won)
            picture[spot] = (
                Sprite("marker", str(won[at]))
                if is_won
                else Sprite("colour-bonus", f"{colour}-{rank}")
            )
    for kind in printed.BONUS_ORDER:
        left = state.bonus_tiles.get(kind, 0)
        words = tr("Tuscany table", "{count} left", count=left)
        picture[Slot("supply", None, kind)] = Sprite("text", words)


def _add_duchy(picture: Picture, number: int, seat: SeatState) -> None:
    spaces = printed.spaces_of(seat.land) if seat.boards else {}
    for cell, tile in seat.cells.items():
        what = f"start-{number}" if cell == seat.start else tile_face(tile, spaces[cell].colour)
        picture[Slot("cell", number, cell)] = Sprite("tile", what)
    words = later("Tuscany table", "{covered} of {spaces} spaces")
    covered = tr("Tuscany table", words, covered=len(seat.cells), spaces=len(spaces))
    picture[Slot("covered", number)] = Sprite("text", covered)


def _add_belongings(picture: Picture, number: int, seat: SeatState) -> None:
    picture[Slot("marble", number)] = Sprite("text", str(seat.marble))
    picture[Slot("workers", number)] = Sprite("text", str(seat.workers))
    for space, thing in enumerate(seat.storage):
        if thing:
            picture[Slot("store", number, space)] = Sprite("tile", tile_face(thing))
    for at, many in enumerate(seat.stacks):
        picture[Slot("left", number, at)] = Sprite("text", str(many))
        if many:
            picture[Slot("stack", number, at)] = Sprite("pile", f"{number}:{many}")
    for kind, many in seat.bonus.items():
        picture[Slot("bonus", number, kind)] = Sprite("bonus-tile", kind)
        picture[Slot("owned", number, kind)] = Sprite("text", f"{TIMES}{many}")


def _add_hand(picture: Picture, number: int, seat: SeatState) -> None:
    """Cards that are not known are backs."""
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


def _hand_shown(seat: SeatState) -> str:
    """Known cards as they are, else how many backs there are."""
    return "+".join(cards_held(seat)) or str(seat.hand)


def _add_turn(picture: Picture, state: TuscanyState) -> None:
    if state.is_over:
        return
    turns = state.asked.waiting or state.to_act[:1]
    for number in turns:
        picture[Slot("turn", number)] = Sprite("turn", str(number))
    if state.is_laid_out_in_secret:
        for number in range(len(state.seats)):
            waits = number in state.asked.waiting
            what, word = ("waits", LAYS_OUT) if waits else ("ready", READY)
            face = Sprite("chip", f"{what}:{tr('Tuscany table', word)}")
            picture[Slot("state", number)] = face
