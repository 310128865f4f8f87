"""What a team adds to the picture of a table: the store and the points that its members have in
common."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.known_seat import SeatState
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.sprites.slots import Slot, Sprite


def add_teams(picture: dict[Slot, Sprite], state: BurgundyState) -> None:
    """Add what only teams have: nothing where everybody plays alone."""
    for team in state.teams:
        home = team[0]
        for index, stored in enumerate(state.seats[home].shared):
            if stored:
                picture[Slot("shared", home, index)] = Sprite("tile", stored)
        for cell in starts(state.edition, state.seats[home]):
            picture[Slot("start", home, cell)] = Sprite("ring", "gold")
        picture[Slot("team", home)] = Sprite(
            "text", str(sum(state.seats[seat].points for seat in team))
        )


def starts(edition: str, team: SeatState) -> tuple[str, ...]:
    """The cell of a team's first castle, or before it lies there all those where it may."""
    if team.start is not None:
        return (team.start,)
    return printed.start_spaces(edition, team.estate) if team.estate is not None else ()
