"""Tables of Carcassonne: how the map grows and is read, what a turn asks, for how many, and how it
ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.carcassonne.protocol.names import GAME, MODULES
from burgundy_qt.screenshots.games.carcassonne.moments import (
    act,
    asks,
    click_until,
    has_dead_cells,
    is_bridged,
    opens,
    put,
    raises,
    tried,
    turns_several_ways,
)
from burgundy_qt.screenshots.games.carcassonne.played import NO_AUCTION
from burgundy_qt.screenshots.played_games import WHOLE, seats
from burgundy_qt.screenshots.stage import FOUR, THREE, TWO, Stage
from burgundy_qt.widgets.games.carcassonne.tiles_left.sheet import TilesLeft
from burgundy_qt.widgets.pieces.spots import Spot
from burgundy_qt.widgets.scene.scene import TableScene

BEFORE_ALL, FEW, SOME, MANY, MOST = -1, 2, 20, 34, 62
"""Turns that have been played."""
CLOSER = 2.2
"""So many times as large as the whole map."""
ALL = tuple(MODULES)
TOWN = {"type": "place", "tile": "E", "cell": "0,-1", "rotation": 2}
LORD = {"type": "meeple", "on": "0,-1/city:0"}
CASTLE = {"type": "castle", "city": "0,-1/city:0"}
"""A first turn that makes a castle of the start tile's city."""
PEOPLE = seats(("You", "Aliénor", "Steward"), (None, None, "steward"))
SIX = seats(
    ("You", "Squire", "Baron", "Page", "Knight", "Steward"),
    (None, "squire", "baron", "page", "knight", "steward"),
)


@contextmanager
def table(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of two."""
    stage.open(stage.games.of(GAME))
    yield stage.window


@contextmanager
def early(stage: Stage) -> Iterator[QWidget]:
    """The land is small."""
    put(stage, TWO, 90, FEW, asks("place"))
    yield stage.window


@contextmanager
def late(stage: Stage) -> Iterator[QWidget]:
    """The land is large, with all parts of the expansion."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    yield stage.window


@contextmanager
def ghost(stage: Stage) -> Iterator[QWidget]:
    """A tile is tried where it can be turned."""
    put(stage, TWO, 92, SOME, asks("place"))
    click_until(stage, "cell", tried(turns_several_ways))
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def bridge_needed(stage: Stage) -> Iterator[QWidget]:
    """A tile is tried where it needs a bridge."""
    put(stage, TWO, 93, BEFORE_ALL, options=("bridges", "B"))
    click_until(stage, "cell", tried(is_bridged))
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def bridges(stage: Stage) -> Iterator[QWidget]:
    """Bridges of one's own choice can be built."""
    put(stage, TWO, 94, FEW, asks("bridge"), ("bridges",))
    yield stage.window


@contextmanager
def follower(stage: Stage) -> Iterator[QWidget]:
    """A follower may go onto the tile that was laid."""
    put(stage, TWO, 96, SOME, asks("meeple"))
    yield stage.window


@contextmanager
def castle(stage: Stage) -> Iterator[QWidget]:
    """A town may become a castle."""
    put(stage, TWO, 97, BEFORE_ALL, options=("castles", "E"))
    act(stage, TOWN, LORD)
    yield stage.window


@contextmanager
def castle_waits(stage: Stage) -> Iterator[QWidget]:
    """A castle waits for something beside it."""
    put(stage, TWO, 108, BEFORE_ALL, options=("castles", "E"))
    act(stage, TOWN, LORD, CASTLE)
    yield stage.window


@contextmanager
def bazaar_choose(stage: Stage) -> Iterator[QWidget]:
    """A tile of a bazaar is chosen."""
    put(stage, FOUR, 98, FEW, asks("choose"), ALL)
    yield stage.window


@contextmanager
def bazaar_open(stage: Stage) -> Iterator[QWidget]:
    """The opening bid for it."""
    put(stage, FOUR, 98, FEW, opens, ALL)
    yield stage.window


@contextmanager
def bazaar_raise(stage: Stage) -> Iterator[QWidget]:
    """Bid more, or pass."""
    put(stage, FOUR, 98, FEW, raises, ALL)
    yield stage.window


@contextmanager
def bazaar_deal(stage: Stage) -> Iterator[QWidget]:
    """Buy, or sell."""
    put(stage, FOUR, 98, FEW, asks("buy"), ALL)
    yield stage.window


@contextmanager
def bazaar_without_auction(stage: Stage) -> Iterator[QWidget]:
    """All choose a tile in turn."""
    put(stage, THREE, 99, FEW, asks("choose"), ("bazaars", NO_AUCTION))
    yield stage.window


@contextmanager
def bazaar_of_people(stage: Stage) -> Iterator[QWidget]:
    """An auction among several people at one screen."""
    put(stage, PEOPLE, 100, FEW, raises, ("bazaars",))
    yield stage.window


@contextmanager
def hover(stage: Stage) -> Iterator[QWidget]:
    """The pointer rests on the start tile's city."""
    put(stage, TWO, 92, SOME, asks("place"))
    scene = stage.window.page.scene
    scene.point_at(middle_of(scene, Spot("feature", None, "0,0/city:0")))
    stage.until(stage.window.page.view.hover_card.isVisible)
    stage.settle()
    yield stage.window
    scene.point_at(None)


def middle_of(scene: TableScene, spot: Spot) -> QPointF:
    """A point of the scene on what lies on a spot."""
    place = scene.place_of(spot)
    assert place is not None
    outline = place.outline()
    return outline.pointAtPercent(0) * 0.5 + outline.boundingRect().center() * 0.5


@contextmanager
def claims(stage: Stage) -> Iterator[QWidget]:
    """Who holds what."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    scene = stage.window.page.scene
    scene.show_over("claims")
    stage.settle()
    yield stage.window
    scene.hide_over("claims")


@contextmanager
def tiles_left(stage: Stage) -> Iterator[QWidget]:
    """The kinds of tiles, and how many of each nobody has seen."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    stage.window.page.looks.open("tiles")
    sheet = stage.window.findChild(TilesLeft)
    assert isinstance(sheet, TilesLeft)
    stage.settle()
    yield sheet
    sheet.close()


@contextmanager
def dead_cells(stage: Stage) -> Iterator[QWidget]:
    """Cells that no tile fits any more are marked."""
    put(stage, TWO, 101, MANY, has_dead_cells)
    scene = stage.window.page.scene
    scene.show_over("dead")
    stage.settle()
    yield stage.window
    scene.hide_over("dead")


@contextmanager
def closer(stage: Stage) -> Iterator[QWidget]:
    """A part of the map, seen closer, with the whole of it in a corner."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    looking = stage.window.page.view.looking
    looking.by(CLOSER)
    stage.settle()
    yield stage.window
    looking.fit()
    stage.settle()


@contextmanager
def table_of_three(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of three."""
    put(stage, THREE, 102, MANY, asks("place"))
    yield stage.window


@contextmanager
def table_of_four(stage: Stage) -> Iterator[QWidget]:
    """A person's turn in a game of four."""
    put(stage, FOUR, 103, MANY, asks("place"))
    yield stage.window


@contextmanager
def table_of_six(stage: Stage) -> Iterator[QWidget]:
    """The same in a game of six."""
    put(stage, SIX, 104, MANY, asks("place"), ALL)
    yield stage.window


@contextmanager
def final_fields(stage: Stage) -> Iterator[QWidget]:
    """The fields of a finished game on its map."""
    put(stage, THREE, 105, WHOLE, options=ALL)
    yield stage.window


@contextmanager
def final_score(stage: Stage) -> Iterator[QWidget]:
    """The points of a finished game of four."""
    put(stage, FOUR, 106, WHOLE)
    stage.window.dialogs.tell_score()
    assert stage.window.dialog is not None
    yield stage.window.dialog
    stage.close_dialog()
