"""What is heard of a game: listens to the table, and plays what the settings let be heard."""

from __future__ import annotations

import time
from collections.abc import Hashable
from typing import Protocol

from PySide6.QtCore import QObject

from burgundy_qt.session.view import ViewStep
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.settings.settings import Settings
from burgundy_qt.widgets.settings.settings_file import SettingsFile
from burgundy_qt.widgets.sounds.event_sounds import sound_of_events, sound_of_move
from burgundy_qt.widgets.table.timeline import Move

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
    """Where sounds go."""

    def play(self, name: str, volume: int) -> None: ...
    def close(self) -> None: ...


class Sounds(QObject):
    """Plays the sounds of the page that it listens to. Silent until it `speaks` through somebody's
    ears."""

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
        """Be heard from now on."""
        self._ears = ears

    def close(self) -> None:
        """Fall silent."""
        if self._ears is not None:
            self._ears.close()
            self._ears = None

    def listen(self, page: TablePage) -> None:
        """Listen to a page; one that was listened to before has gone."""
        self._page = page
        page.scene.motion.began.connect(self._on_move)
        page.scene.shown_at_once.connect(self._on_shown_at_once)
        page.began.connect(self._on_began)
        page.steps.shown.connect(self._on_shown)
        page.decision.refused.connect(lambda _why: self.play("wrong"))
        page.decision.changed.connect(self._on_chosen)

    def play(self, name: str) -> None:
        """Let a sound be heard, if sounds are wanted."""
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
        """A game is shown as it stands: nothing has happened yet."""
        game = self._page.steps.game if self._page is not None else None
        self._deciding = game.person_to_decide if game is not None else None
        self._was_over = game is not None and game.is_over

    def _on_move(self, move: Move) -> None:
        name = sound_of_move(move)
        if name is not None:
            self.play(name)

    def _on_chosen(self) -> None:
        """Something may have been tried."""
        if self._page is None:
            return
        decision = self._page.decision
        offers, before = decision.offers, self._on_trial
        self._on_trial = set(decision.game_input.tried(offers)) if offers else set()
        if self._on_trial - before:
            self.play(decision.game_input.tried_sound)

    def _on_shown_at_once(self, step: ViewStep) -> None:
        name = sound_of_events(step.events)
        if name is not None:
            self.play(name)

    def _on_shown(self) -> None:
        """A step has been seen: it may be somebody's turn now, or the game may be over."""
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
        """Whoever sets the volume hears how loud it is."""
        before, self._kept = self._kept, values
        if (values.sounds, values.volume) != (before.sounds, before.volume):
            self.play("points")
