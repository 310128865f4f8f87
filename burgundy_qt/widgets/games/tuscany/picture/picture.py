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
from burgundy_qt.widgets.pieces.spots import Face, Picture, Spot

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
            picture[Spot("display", None, slot)] = Face("tile", tile_face(tile))
    many = total(state.neutral_stack)
    if many:
        picture[Spot("neutral-stack")] = Face("pile", f"{printed.NEUTRAL}:{many}")


def _add_decks(picture: Picture, state: TuscanyState) -> None:
    if state.deck:
        picture[Spot("deck")] = Face("deck", str(state.deck))
    words = tr("Tuscany table", "Deck {count}", count=state.deck)
    picture[Spot("deck-words")] = Face("text", words)
    if state.discards:
        seen = state.paid_last or tuple(state.discards)[-1:]
        picture[Spot("discards")] = Face("discards", "+".join(seen))
    many = total(state.yield_deck)
    if many:
        picture[Spot("yields")] = Face("yield-deck", str(many))
    if state.last_yield:
        picture[Spot("yield-card")] = Face("yield-card", state.last_yield)
    if state.acting is not None:
        picture[Spot("draws")] = Face("pill", f"+{state.seats[state.acting].draws}")


def _add_clock(picture: Picture, state: TuscanyState) -> None:
    now = (state.phase or 1) - 1
    furthest = max(seat.laid_out for seat in state.seats)
    for at, phase in enumerate(PHASES):
        when = "past" if at < now or state.is_over else "now" if at == now else "next"
        picture[Spot("phase", None, phase)] = Face("phase", f"{phase}-{when}")
    for number in range(1, sum(STACKS) + 1):
        side = "laid" if number <= furthest else "open"
        end = "-end" if number % STACKS[0] == 0 else ""
        picture[Spot("stone", None, number)] = Face("stone", f"{side}{end}")
    stacked: Counter[int] = Counter()
    for number, seat in enumerate(state.seats):
        stone = seat.laid_out
        picture[Spot("clock", stone, stacked[stone])] = Face("marker", str(number))
        stacked[stone] += 1


def _add_course(picture: Picture, state: TuscanyState) -> None:
    for track in ("green", "red"):
        stacked: Counter[int] = Counter()
        for number, seat in enumerate(state.seats):
            points = seat.green if track == "green" else seat.red
            field = points % FIELDS
            spot = Spot(f"{track}-field", field, stacked[field])
            picture[spot] = Face("marker", str(number))
            stacked[field] += 1
            for kind in (track, f"{track}-sum"):
                picture[Spot(kind, number)] = Face("text", str(points))


def _add_bonuses(picture: Picture, state: TuscanyState) -> None:
    for colour in COLOURS:
        won = state.won.get(colour, ())
        for at, rank in enumerate(RANKS):
            spot = Spot("colour-bonus", None, f"{colour}.{at + 1}")
            is_won = at < len(won)
            picture[spot] = (
                Face("marker", str(won[at])) if is_won else Face("colour-bonus", f"{colour}-{rank}")
            )
    for kind in printed.BONUS_ORDER:
        left = state.bonus_tiles.get(kind, 0)
        words = tr("Tuscany table", "{count} left", count=left)
        picture[Spot("supply", None, kind)] = Face("text", words)


def _add_duchy(picture: Picture, number: int, seat: SeatState) -> None:
    spaces = printed.spaces_of(seat.land) if seat.boards else {}
    for cell, tile in seat.cells.items():
        what = f"start-{number}" if cell == seat.start else tile_face(tile, spaces[cell].colour)
        picture[Spot("cell", number, cell)] = Face("tile", what)
    words = later("Tuscany table", "{covered} of {spaces} spaces")
    covered = tr("Tuscany table", words, covered=len(seat.cells), spaces=len(spaces))
    picture[Spot("covered", number)] = Face("text", covered)


def _add_belongings(picture: Picture, number: int, seat: SeatState) -> None:
    picture[Spot("marble", number)] = Face("text", str(seat.marble))
    picture[Spot("workers", number)] = Face("text", str(seat.workers))
    for space, thing in enumerate(seat.storage):
        if thing:
            picture[Spot("store", number, space)] = Face("tile", tile_face(thing))
    for at, many in enumerate(seat.stacks):
        picture[Spot("left", number, at)] = Face("text", str(many))
        if many:
            picture[Spot("stack", number, at)] = Face("pile", f"{number}:{many}")
    for kind, many in seat.bonus.items():
        picture[Spot("bonus", number, kind)] = Face("bonus-tile", kind)
        picture[Spot("owned", number, kind)] = Face("text", f"{TIMES}{many}")


def _add_hand(picture: Picture, number: int, seat: SeatState) -> None:
    """Cards that are not known are backs."""
    for at, card in enumerate(cards_held(seat) or ["back"] * seat.hand):
        picture[Spot("card", number, at)] = Face("card", card)
    if seat.hand:
        picture[Spot("hand", number)] = Face("hand", _hand_shown(seat))
    picture[Spot("hand-count", number)] = Face("text", str(seat.hand))
    words = tr("Tuscany table", "Hand {count}", count=seat.hand)
    picture[Spot("hand-words", number)] = Face("text", words)
    for colour, many in (seat.cards or {}).items():
        picture[Spot("tally", number, colour)] = Face("tally", str(many))
    if seat.hand and not seat.cards:
        picture[Spot("tally", number)] = Face("tally", str(seat.hand))


def _hand_shown(seat: SeatState) -> str:
    """Known cards as they are, else how many backs there are."""
    return "+".join(cards_held(seat)) or str(seat.hand)


def _add_turn(picture: Picture, state: TuscanyState) -> None:
    if state.is_over:
        return
    turns = state.asked.waiting or state.to_act[:1]
    for number in turns:
        picture[Spot("turn", number)] = Face("turn", str(number))
    if state.is_laid_out_in_secret:
        for number in range(len(state.seats)):
            waits = number in state.asked.waiting
            what, word = ("waits", LAYS_OUT) if waits else ("ready", READY)
            face = Face("chip", f"{what}:{tr('Tuscany table', word)}")
            picture[Spot("state", number)] = face
