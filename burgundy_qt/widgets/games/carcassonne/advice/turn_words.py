"""How turns of Carcassonne are told in one position: the words of tips and moves with what they
need to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.carcassonne.protocol_types import Action, Event
from burgundy_qt.session.view import View
from burgundy_qt.widgets.advice.game_advice import StepTold
from burgundy_qt.widgets.games.carcassonne.advice.ground import Ground
from burgundy_qt.widgets.games.carcassonne.advice.headline import headline, of_the_turn
from burgundy_qt.widgets.games.carcassonne.score.score_sources import SOURCES
from burgundy_qt.widgets.games.carcassonne.words.actions import DECLINED, names_in, said
from burgundy_qt.widgets.games.carcassonne.words.names import (
    cell_name,
    cell_of,
    follower_name,
    kind_of,
    tile_name,
    tiles_counted,
)
from burgundy_qt.widgets.games.carcassonne.words.sides import bridge_told, place_told, sides_told
from burgundy_qt.widgets.phrases.wording import capitalize
from burgundy_qt.widgets.play.move_choice import OptionPath

FROM: Mapping[str, str] = {
    "city": later("Source of points", "completed cities"),
    "road": later("Source of points", "completed roads"),
    "monastery": later("Source of points", "completed monasteries"),
    "castle": later("Source of points", "castles"),
    "bazaar": later("Source of points", "what is paid at bazaars"),
    "city-left": later("Source of points", "unfinished cities"),
    "road-left": later("Source of points", "unfinished roads"),
    "monastery-left": later("Source of points", "unfinished monasteries"),
    "field": later("Source of points", "fields"),
}


@dataclass(frozen=True)
class CarcassonneWords:
    """The words for turns on a ground."""

    ground: Ground

    @classmethod
    def of(cls, view: View) -> CarcassonneWords:
        """Those for a view in which somebody has to decide."""
        return cls(Ground.of(view))

    def headline(self, events: Sequence[Event], seat: int) -> str:
        """What a turn achieves."""
        return headline(events, seat)

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        """The points that it brings, before the next turn begins."""
        own = (event for event in of_the_turn(events) if event["event"] == "points")
        return sum(event["points"] for event in own if event["seat"] == seat)

    def steps(self, plan: Iterable[Action]) -> list[StepTold]:
        """Its steps; what is declined goes without saying, unless it is asked at once."""
        actions = list(plan)
        told = [action for action in actions if action["type"] != "pass"] or actions[:1]
        return [StepTold(self._step(action)) for action in told]

    def _step(self, action: Action) -> str:
        """One action so that it is understood without the table."""
        if action["type"] in ("place", "meeple", "bridge"):
            return self.move(action)
        return self.heading(action)

    def heading(self, action: Action) -> str:
        """One of them in few words."""
        if action["type"] == "pass":
            return tr("Hint", DECLINED.get(self.ground.decision or "", said(action).step))
        return tr("Hint", said(action).step, "", None, **names_in(action))

    def beside(self, action: Action) -> str:
        """Nothing: the table shows it."""
        return ""

    def source(self, source: str) -> str:
        """A source of points in the middle of a sentence."""
        return tr("Source of points", FROM[source])

    def source_name(self, source: str) -> str:
        """A source of points by its name."""
        return next(known.short for known in SOURCES if known.key == source)

    def move(self, action: Action) -> str:
        """A move with its place and how the tile is turned, so that no two read alike."""
        match action["type"]:
            case "place":
                return tr(
                    "Moves",
                    "{tile} at {cell}: {sides}",
                    tile=capitalize(tile_name(action["tile"])),
                    cell=cell_name(action["cell"]),
                    sides=sides_told(action["tile"], action["rotation"]),
                )
            case "bridge":
                return capitalize(bridge_told(action["cell"], action["axis"]))
            case "meeple":
                return self._follower_told(action["on"])
            case "claim":
                return capitalize(place_told(action["feature"], self.ground.tiles))
        return self.heading(action)

    def _follower_told(self, place: str) -> str:
        """Who stands where, and on how large a feature where the tile lies already: "Knight: city
        at 2 east, 4 tiles"."""
        told = tr(
            "Moves",
            "{follower}: {place}",
            follower=capitalize(follower_name(kind_of(place))),
            place=place_told(place, self.ground.tiles),
        )
        feature = self.ground.features.get(place)
        if feature is None or feature["tiles"] < 2 or cell_of(place) not in self.ground.tiles:
            return told
        size = tiles_counted(feature["tiles"])
        return tr("Moves", "{move}, {tiles}", move=told, tiles=size)

    def price(self, way: OptionPath) -> str:
        """Nothing costs more than its line says."""
        return ""
