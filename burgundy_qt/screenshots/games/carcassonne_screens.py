"""CarcassonneScreens: the screens that only Carcassonne has, and its games for all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import ClassVar

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QWidget

from burgundy_qt.rules.carcassonne.protocol import GAME, MODULES
from burgundy_qt.rules.carcassonne.tiles import NAMES
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action, GameAction
from burgundy_qt.screenshots.photo_stage import (
    FOUR,
    SIX,
    THREE,
    TWO,
    WHOLE,
    GameScreens,
    Moment,
    PhotoStage,
    Screen,
    open_game,
    seats,
    table_screen,
)
from burgundy_qt.screenshots.teaching_screens import usual_tables
from burgundy_qt.widgets.games.carcassonne.tiles_left import TilesLeft
from burgundy_qt.widgets.play.decision import Decision
from burgundy_qt.widgets.sprites.places import Slot
from burgundy_qt.widgets.table.table_scene import TableScene

NO_AUCTION = "no-auction"
"""The option of a bazaar without auction."""
Trial = Callable[[str], bool]
"""Whether a target on trial is the one to show."""
put = partial(open_game, game=GAME)
screen = partial(table_screen, game=GAME)


@cache
def asks(kind: str) -> Moment:
    """Return a test for a moment with an action of this kind; the same function for the same kind,
    so that a game is played once for several screens."""

    def is_asked(game: Game, seat: int) -> bool:
        return any(action["type"] == kind for action in actions(game, seat))

    return is_asked


def opens(game: Game, seat: int) -> bool:
    """Return whether the seat makes the opening bid."""
    return _bids(game, seat) == {"bid"}


def raises(game: Game, seat: int) -> bool:
    """Return whether the seat raises a bid or passes."""
    return _bids(game, seat) == {"bid", "pass"}


def _bids(game: Game, seat: int) -> set[str]:
    kinds = {action["type"] for action in actions(game, seat)}
    return kinds if "bid" in kinds else set()


def has_dead_cells(game: Game, seat: int) -> bool:
    """Return whether a tile has to be placed, and some cell takes none of those that are left."""
    [data] = game.scoring_potential()
    return asks("place")(game, seat) and any(not cell["fits"] for cell in data["cells"])


def actions(game: Game, seat: int) -> list[Action]:
    """Return the legal actions of a seat."""
    return list(game.legal(seat)["actions"])


def act(stage: PhotoStage, *wanted: GameAction) -> None:
    """Do these actions one after another, each when a person has to decide; not again if the same
    table was shown before."""
    page = stage.window.page
    for action in wanted:
        assert page.decision.view is not None
        events = page.decision.view.events
        if any(event["event"] == "action" and event["action"] == action for event in events):
            continue
        before = page.decision.view.revision
        page.decision.play(action)
        stage.until(partial(is_asked_again, page.decision, before))
    stage.wait_until_idle()


def is_asked_again(decision: Decision, revision: int) -> bool:
    """Return whether there is another decision than at this revision."""
    return decision.is_open and decision.view is not None and decision.view.revision > revision


def tried(is_so: Trial) -> Callable[[Decision], bool]:
    """Return a test whether the tile on trial has a property."""

    def is_there(decision: Decision) -> bool:
        return any(
            highlight.chosen and target.kind == "cell" and is_so(highlight.trial)
            for target, highlight in decision.highlights.items()
        )

    return is_there


def turns_several_ways(trial: str) -> bool:
    """Return whether more than one rotation fits."""
    return len(trial.split()[1]) > 1


def is_bridged(trial: str) -> bool:
    """Return whether it is placed with a bridge."""
    return len(trial.split()) > 2


BEFORE_ALL, FEW, SOME, MANY, MOST = -1, 2, 20, 34, 62
"""Numbers of played turns."""
CLOSER = 2.2
"""The zoom factor of the map."""
ALL = tuple(MODULES)
TOWN = {"type": "place", "tile": "E", "cell": "0,-1", "rotation": 2}
LORD = {"type": "meeple", "on": "0,-1/city:0"}
CASTLE = {"type": "castle", "city": "0,-1/city:0"}
"""A first turn that makes a castle of the start tile's city."""
PEOPLE = seats(("You", "Aliénor", "Steward"), (None, None, "steward"))


@contextmanager
def table(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a person's turn in a game of two."""
    stage.open(stage.games.of(GAME))
    yield stage.window


# A small land.
early = screen(TWO, 90, FEW, asks("place"))
# A large land, with all parts of the expansion.
late = screen(THREE, 91, MOST, asks("place"), ALL)


@contextmanager
def ghost(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a tile on trial where it can be turned."""
    put(stage, TWO, 92, SOME, asks("place"))
    stage.click_until("cell", tried(turns_several_ways))
    yield stage.window
    stage.window.page.decision.back()


@contextmanager
def bridge_needed(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a tile on trial where it needs a bridge."""
    put(stage, TWO, 93, BEFORE_ALL, options=("bridges", "B"))
    stage.click_until("cell", tried(is_bridged))
    yield stage.window
    stage.window.page.decision.back()


# A choice of bridges.
bridges = screen(TWO, 94, FEW, asks("bridge"), ("bridges",))
# The choice of a follower for the placed tile.
follower = screen(TWO, 96, SOME, asks("meeple"))


@contextmanager
def castle(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a town that may become a castle."""
    put(stage, TWO, 97, BEFORE_ALL, options=("castles", "E"))
    act(stage, TOWN, LORD)
    yield stage.window


@contextmanager
def castle_waits(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a castle that waits for a feature beside it."""
    put(stage, TWO, 108, BEFORE_ALL, options=("castles", "E"))
    act(stage, TOWN, LORD, CASTLE)
    yield stage.window


# The choice of a tile at a bazaar.
bazaar_choose = screen(FOUR, 98, FEW, asks("choose"), ALL)
# The opening bid for it.
bazaar_open = screen(FOUR, 98, FEW, opens, ALL)
# The choice to raise a bid, or pass.
bazaar_raise = screen(FOUR, 98, FEW, raises, ALL)
# The choice to buy or sell.
bazaar_deal = screen(FOUR, 101, FEW, asks("buy"), ALL)
# A bazaar at which all choose a tile in turn.
bazaar_without_auction = screen(THREE, 99, FEW, asks("choose"), ("bazaars", NO_AUCTION))
# An auction among several people at one screen.
bazaar_of_people = screen(PEOPLE, 100, FEW, raises, ("bazaars",))


@contextmanager
def hover(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the pointer on the start tile's city."""
    put(stage, TWO, 92, SOME, asks("place"))
    scene = stage.window.page.scene
    scene.point_at(middle_of(scene, Slot("feature", None, "0,0/city:0")))
    stage.until(stage.window.page.view.hover_card.isVisible)
    stage.wait_until_idle()
    yield stage.window
    scene.point_at(None)


def middle_of(scene: TableScene, slot: Slot) -> QPointF:
    """Return a point of the scene on the thing at a slot."""
    place = scene.place_of(slot)
    assert place is not None
    outline = place.outline()
    return outline.pointAtPercent(0) * 0.5 + outline.boundingRect().center() * 0.5


@contextmanager
def claims(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the owners of the map."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    scene = stage.window.page.scene
    scene.show_over("claims")
    stage.wait_until_idle()
    yield stage.window
    scene.hide_over("claims")


@contextmanager
def tiles_left(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the kinds of tiles, and how many of each nobody has seen."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    stage.window.page.looks.open("tiles")
    sheet = stage.window.findChild(TilesLeft)
    assert isinstance(sheet, TilesLeft)
    stage.wait_until_idle()
    yield sheet
    sheet.close()


@contextmanager
def dead_cells(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the marks of cells that no tile fits any more."""
    put(stage, TWO, 101, MANY, has_dead_cells)
    scene = stage.window.page.scene
    scene.show_over("dead")
    stage.wait_until_idle()
    yield stage.window
    scene.hide_over("dead")


@contextmanager
def endings(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the points of each seat if the game ended now, on its card."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    scene = stage.window.page.scene
    scene.show_over("ending")
    stage.wait_until_idle()
    yield stage.window
    scene.hide_over("ending")


@contextmanager
def closer(stage: PhotoStage) -> Iterator[QWidget]:
    """Show a part of the map larger, with the whole of it in a corner."""
    put(stage, THREE, 91, MOST, asks("place"), ALL)
    looking = stage.window.page.view.looking
    looking.by(CLOSER)
    stage.wait_until_idle()
    yield stage.window
    looking.fit()
    stage.wait_until_idle()


# A person's turn in a game of three.
table_of_three = screen(THREE, 102, MANY, asks("place"))
# A person's turn in a game of four.
table_of_four = screen(FOUR, 103, MANY, asks("place"))
# The same in a game of six.
table_of_six = screen(SIX, 104, MANY, asks("place"), ALL)
# The fields of a finished game on its map.
final_fields = screen(THREE, 105, WHOLE, options=ALL)


@contextmanager
def final_score(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the points of a finished game of four."""
    put(stage, FOUR, 106, WHOLE)
    with stage.score() as dialog:
        yield dialog


@contextmanager
def new_game(stage: PhotoStage) -> Iterator[QWidget]:
    """Show the dialog for six."""
    with stage.new_game(GAME) as dialog:
        for _ in range(4):
            dialog.seats.add_player()
        stage.wait_until_idle()
        yield dialog


@contextmanager
def new_game_expansion(stage: PhotoStage) -> Iterator[QWidget]:
    """Show all parts of the expansion, for two."""
    with stage.new_game(GAME) as dialog:
        dialog.panel.show_request({"modules": list(MODULES)})
        stage.wait_until_idle()
        yield dialog


class CarcassonneScreens(GameScreens):
    """The screens of Carcassonne."""

    options = tuple(MODULES)
    tables: ClassVar[Mapping[str, Screen]] = {
        "table": table,
        "early": early,
        "late": late,
        "ghost": ghost,
        "bridge-needed": bridge_needed,
        "bridges": bridges,
        "follower": follower,
        "castle": castle,
        "castle-waits": castle_waits,
        "bazaar-choose": bazaar_choose,
        "bazaar-open": bazaar_open,
        "bazaar-raise": bazaar_raise,
        "bazaar-deal": bazaar_deal,
        "bazaar-without-auction": bazaar_without_auction,
        "bazaar-of-people": bazaar_of_people,
        "hover": hover,
        "claims": claims,
        "tiles-left": tiles_left,
        "dead-cells": dead_cells,
        "endings": endings,
        "closer": closer,
        "table-of-three": table_of_three,
        "table-of-four": table_of_four,
        "table-of-six": table_of_six,
        **usual_tables(GAME),
        "final-fields": final_fields,
        "final-score": final_score,
    }
    questions: ClassVar[Mapping[str, Screen]] = {
        "new-game": new_game,
        "new-game-expansion": new_game_expansion,
    }

    def request(self, seats: int, seed: int, options: Sequence[str]) -> RequestObject:
        """Return the request of a game; the options are its modules, the kind of bazaar, and the
        first kinds of tiles, placed by the first seat."""
        tiles = [kind for kind in options if kind in NAMES]
        return {
            "game": GAME,
            "players": seats,
            "seed": seed,
            "modules": [name for name in MODULES if name in options],
            "auction": NO_AUCTION not in options,
            **({"tiles": tiles, "first": 0} if tiles else {}),
        }

    def player(self, request: RequestObject) -> str:
        """Return a level that plays it well and fast."""
        return "squire"


ANSWER = CarcassonneScreens()
