"""How the table is told apart: the market, the course of the game, the bonuses, everybody's seat
and estate."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.components.components import COLOURS
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.rules.burgundy.protocol.printed import INNS, TEAM_STORE
from burgundy_qt.widgets.games.burgundy.accessibility import module_spots
from burgundy_qt.widgets.games.burgundy.layout.modules_in_play import modules_of
from burgundy_qt.widgets.phrases.wording import team_name
from burgundy_qt.widgets.sprites.slots import Slot
from burgundy_qt.widgets.table.game_table import SlotGroup

Naming = Callable[[BurgundyState, Sequence[str]], str]


def groups_of(state: BurgundyState) -> tuple[SlotGroup[BurgundyState], ...]:
    """All of the table. It only depends on the number of seats, and with modules on
    `module_spots.layout_of`."""
    seats = range(len(state.seats))
    return (
        SlotGroup(lambda state, names: tr("Aloud", "Depots"), tuple(_depots(state))),
        *(
            (_team(state, team) for team in state.teams)
            if state.teams
            else (_seat(state, seat) for seat in seats)
        ),
        SlotGroup(lambda state, names: tr("Aloud", "Course of the game"), _course(state)),
        *(
            ()
            if state.is_alone
            else (SlotGroup(lambda state, names: tr("Aloud", "Bonuses"), _bonuses()),)
        ),
    )


def _depots(state: BurgundyState) -> list[SlotGroup[BurgundyState]]:
    depots = []
    for depot in printed.DEPOTS:
        tiles = tuple(Slot("market", depot, at) for at in range(len(state.slots(depot))))
        depots.append(
            SlotGroup(
                _depot(depot), (*tiles, Slot("stock", depot), *module_spots.of_depot(state, depot))
            )
        )
    black = tuple(Slot("market", printed.BLACK, at) for at in range(len(state.black)))
    if "inns" in state.modules:
        black += (Slot("market", INNS, 0),)
    return [*depots, SlotGroup(lambda state, names: tr("Aloud", "Black depot"), black)]


def _depot(depot: int) -> Naming:
    return lambda state, names: tr("Aloud", "Depot {depot}", depot=depot)


def _seat(state: BurgundyState, seat: int) -> SlotGroup[BurgundyState]:
    three, road = (
        range(printed.STORAGE),
        (Slot("rail", seat), Slot("buy-point", seat)) if state.is_alone else (),
    )
    return SlotGroup(
        lambda state, names: tr("Aloud", "Seat: {name}", name=names[seat]),
        (
            Slot("points", seat),
            *road,
            *(Slot("die", seat, at) for at in range(2)),
            Slot("workers", seat),
            Slot("silver", seat),
            *(Slot("storage", seat, at) for at in three),
            *(Slot("goods", seat, at) for at in range(len(state.seats[seat].goods))),
            Slot("sold", seat),
            *module_spots.of_seat(state, seat),
            SlotGroup(
                lambda state, names: tr("Aloud", "Estate: {name}", name=names[seat]),
                tuple(Slot("cell", seat, name) for name in modules_of(state).shape.sites),
            ),
        ),
    )


def _team(state: BurgundyState, team: tuple[int, ...]) -> SlotGroup[BurgundyState]:
    """Two seats: what they have in common, each with what is theirs alone, and their estate."""
    home, places = team[0], range(TEAM_STORE)
    return SlotGroup(
        lambda state, names: tr("Aloud", "Team: {names}", names=team_name(names, team)),
        (
            Slot("team", home),
            Slot("workers", home),
            Slot("silver", home),
            *(Slot("shared", home, at) for at in places),
            *(Slot("goods", home, at) for at in range(printed.GOODS_TYPES)),
            Slot("sold", home),
            *map(_member, team),
            SlotGroup(
                lambda state, names: tr("Aloud", "Estate: {name}", name=team_name(names, team)),
                tuple(Slot("cell", home, name) for name in modules_of(state).shape.sites),
            ),
        ),
    )


def _member(seat: int) -> SlotGroup[BurgundyState]:
    spots = [Slot("points", seat)]
    spots += [Slot(kind, seat, at) for kind in ("die", "storage") for at in range(TEAM_STORE)]
    return SlotGroup(
        lambda state, names: tr("Aloud", "Seat: {name}", name=names[seat]), tuple(spots)
    )


def _course(state: BurgundyState) -> tuple[Slot, ...]:
    phases = (Slot("phase", letter) for letter in printed.PHASE_POINTS)
    rounds = (Slot("round", number) for number in range(1, printed.ROUNDS + 1))
    last = Slot("goal", "pace") if state.is_alone else Slot("bay", 0, 0)
    return (*phases, Slot("white"), *rounds, last)


def _bonuses() -> tuple[Slot, ...]:
    return tuple(Slot("bonus", colour, size) for colour in COLOURS for size in ("large", "small"))
