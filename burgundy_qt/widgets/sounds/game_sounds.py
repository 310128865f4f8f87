"""The sounds of a game: which event has which sound, and when to play it according to the
settings."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable
from typing import Any, Protocol

from PySide6.QtCore import QObject

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sprites.places import Slot, Sprite
from burgundy_qt.widgets.table import timeline

COUNTED = {"points": "points", "silver": "coin", "workers": "coin"}
LAID = {
    **dict.fromkeys(("place", "take", "buy", "start", "exchange", "bonus-tile"), "laid"),
    **dict.fromkeys(("workers", "sell", "buy-point"), "coin"),
    "mark": "written",
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
}
HAPPENED = {
    "round": "rolled",
    "gain": "coin",
    "points": "points",
    "bonus": "points",
    "counter": "region",
    "sale": "coin",
    "draw": "card",
    "yield": "card",
    "sweep": "swept",
    "phase-end": "phase",
    "tile": "card",
    "bridge": "built",
    "complete": "region",
    "castle": "region",
    "sold": "sold",
}
RANK = (
    *("over", "phase", "region", "swept", "rolled", "risen", "sold", "built", "laid", "written"),
    *("stood", "bid", "points", "marble", "coin", "paid", "card"),
)
SET_DOWN = {
    "meeple": "stood",
    "bridge": "built",
    "castle": "risen",
    "bid": "bid",
    "bought": "sold",
    "stall": "card",
    "hand-tile": "",
}
"""What is heard when something has arrived on such a slot, where it is not a tile; "" for
nothing."""
CARDS, MARBLE = ("card", "yield-card"), Sprite("gain", "marble")
BY_PENCIL = {"cell": "written", "region": "region"}
"""What is heard while the pencil draws on such a slot; else a cross."""


def sound_of_move(move: timeline.Move) -> str | None:
    """Return the sound for the start of a move."""
    match move:
        case timeline.Roll():
            return "rolled"
        case timeline.Sweep():
            return "swept" if any(slot.kind == "display" for slot in move.cells) else "region"
        case timeline.Change() if move.sprite is not None and move.sprite.what.endswith("-now"):
            return "phase"
        case timeline.Travel() if move.sprite.kind in CARDS:
            return "paid" if move.target.kind == "discards" else "card"
        case timeline.Travel() if move.sprite == MARBLE:
            return "marble"
        case timeline.Travel() if move.sprite.kind == "flag":
            return "region"
        case timeline.Grow() if move.slot.kind in ("stroke", "region"):
            return BY_PENCIL.get(drawn_on(move.slot), "crossed")
        case timeline.Flip():
            return "card"
        case timeline.Landing():
            return SET_DOWN.get(move.slot.kind, "laid") or None
        case timeline.Tick():
            return COUNTED.get(move.slot.kind) if move.last > move.first else None
        case timeline.Travel() if (
            move.sprite in (timeline.COIN, timeline.WORKER) and move.source.kind in COUNTED
        ):
            return "coin"
    return None


def drawn_on(slot: Slot) -> str:
    """Return the kind of the slot on which the pencil draws; a stroke names it."""
    return str(slot.at).partition(":")[0] if slot.kind == "stroke" else slot.kind


def sound_of_events(events: Iterable[dict[str, Any]]) -> str | None:
    """Return the most important sound of events that are shown together."""
    heard = {sound_of_event(event) for event in events}
    return next((name for name in RANK if name in heard), None)


def sound_of_event(event: dict[str, Any]) -> str | None:
    """Return the sound of one event."""
    if event["event"] == "points" and event["for"] == "region":
        return "region"
    if event["event"] == "gain" and "marble" in event:
        return "marble"
    if event["event"] == "action":
        return LAID.get(event["action"]["type"])
    return HAPPENED.get(event["event"])


NOT_AGAIN_FOR = {
    "rolled": 0.3,
    "laid": 0.07,
    "written": 0.15,
    "crossed": 0.12,
    "coin": 0.09,
    "card": 0.06,
    "paid": 0.2,
    "marble": 0.12,
    "swept": 0.3,
    "phase": 1.0,
    "turned": 0.06,
    "stood": 0.1,
    "built": 0.3,
    "bid": 0.1,
    "sold": 0.3,
    "points": 0.12,
    "region": 0.3,
}
"""Seconds from the beginning of a sound in which it does not begin anew: two dice make one roll."""


class Ears(Protocol):
    """The interface of an audio output."""

    def play(self, name: str, volume: int) -> None: ...
    def close(self) -> None: ...


class Sounds(QObject):
    """Plays the sounds of a page. It is silent until `reach` has set an output."""

    def __init__(self, settings: SettingsFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._ears: Ears | None = None
        self._page: TablePage | None = None
        self._deciding: int | None = None
        self._was_over = False
        self._begun: dict[str, float] = {}
        self._on_trial: set[Hashable] = set()
        self._kept = settings.values
        settings.changed.connect(self._on_changed)

    def reach(self, ears: Ears) -> None:
        """Play through this output from now on."""
        self._ears = ears

    def close(self) -> None:
        """Stop all sounds."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None

    def listen(self, page: TablePage) -> None:
        """Follow a page; the one before was deleted."""
        self._page = page
        page.scene.motion.began.connect(self._on_move)
        page.scene.shown_at_once.connect(self._on_shown_at_once)
        page.began.connect(self._on_began)
        page.steps.shown.connect(self._on_shown)
        page.decision.refused.connect(lambda _why: self.play("wrong"))
        page.decision.changed.connect(self._on_chosen)

    def play(self, name: str) -> None:
        """Play a sound, if sounds are on."""
        values, now = self.settings.values, time.monotonic()
        if (
            self._ears is None
            or not values.sounds
            or now - self._begun.get(name, 0.0) < NOT_AGAIN_FOR.get(name, 0.0)
        ):
            return
        self._begun[name] = now
        self._ears.play(name, values.volume)

    def _on_began(self) -> None:
        """Note the state of a new game without a sound."""
        game = self._page.steps.game if self._page is not None else None
        self._deciding = game.person_to_decide if game is not None else None
        self._was_over = game is not None and game.is_over

    def _on_move(self, move: timeline.Move) -> None:
        name = sound_of_move(move)
        if name is not None:
            self.play(name)

    def _on_chosen(self) -> None:
        """Play the sound of a trial, if something was tried."""
        if self._page is None:
            return
        decision = self._page.decision
        highlights, before = decision.highlights, self._on_trial
        self._on_trial = set(decision.game_input.tried(highlights)) if highlights else set()
        if self._on_trial - before:
            self.play(decision.game_input.tried_sound)

    def _on_shown_at_once(self, step: ViewStep) -> None:
        name = sound_of_events(step.events)
        if name is not None:
            self.play(name)

    def _on_shown(self) -> None:
        """Play a sound after a step if a person's turn begins, or the game ends."""
        game = self._page.steps.game if self._page is not None else None
        if game is None:
            return
        before, self._deciding = self._deciding, game.person_to_decide
        if game.is_over and not self._was_over:
            self._was_over = True
            self.play("over")
        elif self._deciding is not None and self._deciding != before:
            self.play("turn")

    def _on_changed(self, values: Settings) -> None:
        """Play a sample after a change of the volume."""
        before, self._kept = self._kept, values
        if (values.sounds, values.volume) != (before.sounds, before.volume):
            self.play("points")
