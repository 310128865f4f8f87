"""What the hover card says about what a team has in common, and about its three stores."""

from __future__ import annotations

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.widgets.games.burgundy.picture.team import starts
from burgundy_qt.widgets.phrases.wording import is_local_player, team_name
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, HoverRow, HoverText, hover_content

YOUR_STORE = HoverText(
    later("Table", "There is room for two tiles here, and only you can lay them."),
    later("Table", "Tiles never move from one storage to another."),
)
MEMBERS_STORE = HoverText(
    later(
        "Table",
        "There is room for two tiles here, and only the owner of this storage can lay them.",
    ),
    later("Table", "Tiles never move from one storage to another."),
)
SHARED_STORE = HoverText(
    later("Table", "There is room for two tiles here, and either of the team can lay them."),
    later("Table", "Tiles never move from one storage to another."),
)
POINTS = HoverText(
    later("Table", "The points of both members together: the team with more of them wins."),
    later("Table", "What is counted only at the end is not in it yet."),
)
WON_BONUS = HoverText(
    later("Table", "A team has covered all {colour} spaces of its estate: {name}.")
)


def owner_name(state: BurgundyState, seat: int, names: list[str]) -> str:
    """Whose a thing is that belongs to a seat: the seat's, or its team's, who have it in common."""
    return team_name(names, state.team_of(seat)) if state.teams else names[seat]


def empty_store(state: BurgundyState, seat: int, names: list[str]) -> HoverContent | None:
    """A free place in a member's own store; without teams it needs no words."""
    if not state.teams:
        return None
    what = YOUR_STORE if is_local_player(names[seat]) else MEMBERS_STORE
    return hover_content(None, store_title(names[seat]), "", what.spoken(), [])


def store_title(name: str) -> str:
    """The heading over a member's own store."""
    return (
        tr("Bench", "Your own storage")
        if is_local_player(name)
        else tr("Bench", "{name}'s own storage", name=name)
    )


def empty_shared_store(state: BurgundyState, seat: int, names: list[str]) -> HoverContent:
    """A free place in the store of both."""
    return hover_content(
        None,
        tr("Bench", "Shared by the team"),
        owner_name(state, seat, names),
        SHARED_STORE.spoken(),
        [],
    )


def start_rows(state: BurgundyState, seat: int, cell: str) -> list[HoverRow]:
    """That the first castle of a team lies on a cell, or may lie there: what its gold ring
    means."""
    team = state.seats[seat]
    if not state.teams or cell not in starts(state.edition, team):
        return []
    is_laid = team.start is not None
    return [
        (
            tr("Table", "First castle"),
            tr("Table", "lies here") if is_laid else tr("Table", "may lie here"),
        )
    ]


def points_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """The points of a team, and what each member has brought."""
    team = state.team_of(int(spot.owner or 0))
    rows = [(names[seat], str(state.seats[seat].points)) for seat in team]
    face = Sprite("piece", "points")
    return hover_content(
        face,
        tr("Table", "Points of the team"),
        owner_name(state, team[0], names),
        POINTS.spoken(),
        rows,
    )
