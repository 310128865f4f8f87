"""Bids in words and on the table, and the points that a player may still score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.sealed_bids.known_state import SealedBidsState
from burgundy_qt.rules.sealed_bids.sealed_bids_ruleset import Action, Event
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import GameAdvice, Step, StepText, TurnTexts
from burgundy_qt.widgets.controls.dialog_frame import text_label
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_table import ANSWER as TABLE
from burgundy_qt.widgets.games.sealed_bids.sealed_bids_texts import ACTIONS, SOURCES
from burgundy_qt.widgets.log.game_log import log_of
from burgundy_qt.widgets.phrases.wording import points_text
from burgundy_qt.widgets.play.move_choice import OptionPath
from burgundy_qt.widgets.sprites.places import ClickTarget


class SealedBidsAdvice(GameAdvice[SealedBidsState]):
    """The advice for sealed bids."""

    def words(self, view: GameView) -> BidTurnTexts:
        return BidTurnTexts()

    def steps(self, plan: Iterable[Action], state: SealedBidsState, seat: int) -> list[Step]:
        """Return the bids of a plan at their places."""
        found = []
        for number, action in enumerate(plan, start=1):
            target = ClickTarget("bid", action["bid"])
            if slots := TABLE.slots_of(target, state, seat):
                found.append(Step(number, tuple(slots)))
        return found

    def progress_text(self, view: GameView) -> str:
        return tr(
            "Score sheet",
            "{milestone}. The single highest bid takes the card.",
            milestone=log_of(view.game).milestone(view.state),
        )

    def is_anything_open(self, view: GameView) -> bool:
        return not view.is_over

    def still_open(self, view: GameView, seat: int) -> QWidget:
        """Return the value of the cards that nobody has yet."""
        state = SealedBidsState.from_object(view.state)
        open_card = state.card or 0
        hidden = sum(range(1, 6)) - sum(state.cards)
        text = tr("Score sheet", "At most {points}", points=points_text(open_card + hidden))
        return text_label(text)


class BidTurnTexts(TurnTexts):
    """The words for bids of any position."""

    def headline(self, events: Sequence[Event], seat: int) -> str:
        return ""

    def at_once(self, events: Sequence[Event], seat: int) -> int:
        return sum(
            event["points"]
            for event in events
            if event["event"] == "points" and event["seat"] == seat
        )

    def steps(self, plan: Iterable[Action]) -> list[StepText]:
        return [StepText(self.heading(action)) for action in plan]

    def heading(self, action: Action) -> str:
        return tr("Hint", ACTIONS[action["type"]].step, bid=action["bid"])

    def beside(self, action: Action) -> str:
        return ""

    def source(self, source: str) -> str:
        return tr("Source of points", "cards won")

    def source_name(self, source: str) -> str:
        return SOURCES[0].short

    def move(self, action: Action) -> str:
        return self.heading(action)

    def price(self, option: OptionPath) -> str:
        return ""


ANSWER = SealedBidsAdvice()
