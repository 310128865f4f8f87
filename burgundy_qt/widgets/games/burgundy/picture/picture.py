"""The picture of a table: which face lies on which spot. Two equal tables have equal pictures."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components.components import COLOURS, PHASES
from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.picture.modules import add_modules
from burgundy_qt.widgets.games.burgundy.picture.solo import add_solo
from burgundy_qt.widgets.games.burgundy.picture.team import add_teams
from burgundy_qt.widgets.sprites.slots import Picture, Slot, Sprite


def picture_of(state: BurgundyState) -> Picture:
    """Everything movable on the table and everything that changes."""
    picture: Picture = {}
    _add_clock(picture, state)
    _add_depots(picture, state)
    if not state.is_alone:
        _add_bridge(picture, state)
        _add_bonuses(picture, state)
    for number, seat in enumerate(state.seats):
        _add_seat(picture, number, seat, state.turn == number)
        if state.home(number) == number:
            _add_estate(picture, number, seat)
            picture[Slot("covered", number)] = Sprite("text", _covered(state.edition, seat))
    add_teams(picture, state)
    add_modules(picture, state)
    add_solo(picture, state)
    return picture


def spot_of(face: Sprite, picture: Picture, kind: str, owner: int | str) -> Slot:
    """The first spot of a kind and an owner on which a face lies. It does lie there."""
    return next(
        spot for spot, lies in picture.items() if spot[:2] == (kind, owner) and lies == face
    )


def _add_clock(picture: Picture, state: BurgundyState) -> None:
    for letter in PHASES:
        picture[Slot("phase", letter)] = Sprite(
            "phase", f"{letter}-{_standing(letter, state.phase)}"
        )
    for number, good in enumerate(state.rounds, 1):
        face = (
            Sprite("good", str(good))
            if good
            else Sprite("round", f"{number}-{_standing(number, state.round or 0)}")
        )
        picture[Slot("round", number)] = face
    if state.white:
        picture[Slot("white")] = Sprite("die", f"white-{state.white}")
        picture[Slot("white-depot")] = Sprite(
            "text", tr("Market", "→ depot {depot}", depot=state.white)
        )


def _standing(here: str | int, now: str | int | None) -> str:
    """Whether a phase or round is past, now or next."""
    if not now or here > now:  # type: ignore[operator]
        return "next"
    return "now" if here == now else "past"


def _add_depots(picture: Picture, state: BurgundyState) -> None:
    depots: list[int | str] = [*printed.DEPOTS, printed.BLACK]
    for depot in depots:
        for index, tile in enumerate(state.slots(depot)):
            if tile:
                picture[Slot("market", depot, index)] = Sprite("tile", tile)
    for depot, goods in state.troughs.items():
        for index, good in enumerate(goods.pieces):
            picture[Slot("trough", depot, index)] = Sprite("good", str(good), of=len(goods))


def _add_bridge(picture: Picture, state: BurgundyState) -> None:
    for bay in range(printed.BAYS):
        for height, seat in enumerate(state.stack(bay)):
            picture[Slot("bay", bay, height)] = Sprite("marker", str(seat))


def _add_bonuses(picture: Picture, state: BurgundyState) -> None:
    for colour in COLOURS:
        for size in ("large", "small"):
            winner = state.bonuses.get((colour, size))
            face = (
                Sprite("bonus", f"{colour}-{size}-{len(state.seats)}")
                if winner is None
                else Sprite("marker", str(winner))
            )
            picture[Slot("bonus", colour, size)] = face


def _add_seat(picture: Picture, number: int, seat: SeatState, turn: bool) -> None:
    picture[Slot("points", number)] = Sprite("text", str(seat.points))
    if turn:
        picture[Slot("turn", number)] = Sprite("turn", str(number))
    for index, stored in enumerate(seat.storage):
        if stored:
            picture[Slot("storage", number, index)] = Sprite("tile", stored)
    for index, die in enumerate(seat.dice):
        picture[Slot("die", number, index)] = Sprite("die", f"{number}-{die.face}", faded=die.used)


def _add_estate(picture: Picture, number: int, seat: SeatState) -> None:
    """What a team has in common, or without teams the rest of a seat's things."""
    for kind, value in (("silver", seat.silver), ("workers", seat.workers)):
        picture[Slot(kind, number)] = Sprite("text", str(value))
    picture[Slot("sold", number)] = Sprite("text", str(sum(seat.sold.values())))
    for cell, tile in seat.cells.items():
        picture[Slot("cell", number, cell)] = Sprite("tile", tile)
    for index, pile in enumerate(seat.goods):
        if pile:
            picture[Slot("goods", number, index)] = Sprite("good", str(pile[0]), many=pile[1])


def _covered(edition: str, seat: SeatState) -> str:
    if seat.estate is None:
        return tr("Table", "Estate not chosen yet")
    sentence = later("Table", "Estate {estate}, {covered} of {spaces} covered")
    spaces = len(printed.cells_of(edition, seat.estate))
    return tr("Table", sentence, estate=seat.estate, covered=len(seat.cells), spaces=spaces)
