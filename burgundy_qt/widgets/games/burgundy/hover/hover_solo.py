"""What the hover card says in the solo game: its own places, and what is otherwise than in the game
of several."""

from __future__ import annotations

from dataclasses import replace

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.burgundy.known_state import BurgundyState
from burgundy_qt.rules.burgundy.protocol import printed
from burgundy_qt.widgets.games.burgundy.hover import solo_words
from burgundy_qt.widgets.games.burgundy.picture.solo import LABELS
from burgundy_qt.widgets.sprites.slots import Slot, Sprite
from burgundy_qt.widgets.table.game_table import HoverContent, hover_content

POINT = Sprite("piece", "points")


def rail_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent | None:
    """The road of milestones."""
    if state.target is None:
        return None
    points = state.seats[0].points
    aside = tr("Solo", "{points} of {target} points", points=points, target=state.target)
    return hover_content(POINT, tr("Solo", "The counter"), aside, solo_words.RAIL.spoken(), [])


def buy_point_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """The button that buys a point."""
    aside = tr("Solo", "For 1 silverling")
    return hover_content(
        Sprite("piece", "silverling"),
        tr("Solo", "Buy a point"),
        aside,
        solo_words.BUY_POINT.spoken(),
        [],
    )


def goal_told(spot: Slot, state: BurgundyState, names: list[str]) -> HoverContent:
    """A line of the card with the goal."""
    return hover_content(
        None,
        tr("Solo", "The goal"),
        tr("Solo", LABELS[str(spot.owner)]),
        solo_words.GOAL.spoken(),
        [],
    )


TELLERS = {"rail": rail_told, "buy-point": buy_point_told, "goal": goal_told}


def retold(spot: Slot, told: HoverContent) -> HoverContent:
    """An explanation as it is right in the solo game."""
    if told.face is not None and told.face.kind == "tile":
        return _tile_retold(told.face.what, told)
    words = solo_words.PLACES.get(spot.kind)
    if words is None:
        return told
    spoken = words.spoken(points=printed.LEAST_SEATS) if spot.kind == "goods" else words.spoken()
    return replace(told, sentence=spoken.sentence, ruling=spoken.ruling)


def _tile_retold(tile: str, told: HoverContent) -> HoverContent:
    words = solo_words.tile_words(tile)
    if words is None:
        return told
    kind, _, number = tile.partition(":")
    is_waiting = (
        kind == "monastery"
        and int(number) in solo_words.SCORED_AT_ONCE
        and told.aside == tr("Table", "Counts at the end")
    )
    aside = tr("Table", "Counts when it is laid") if is_waiting else told.aside
    return replace(told, aside=aside, sentence=words.sentence, ruling=words.ruling)
