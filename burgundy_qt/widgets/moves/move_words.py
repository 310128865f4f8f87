"""A legal move in words: what is done, what it costs, and what it scores at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from burgundy_qt.language.translation import tr
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import advice_of
from burgundy_qt.widgets.phrases.wording import points_text
from burgundy_qt.widgets.play.game_input import PointsPreview, input_of, points_of
from burgundy_qt.widgets.play.move_choice import Action, OptionPath
from burgundy_qt.widgets.sprites.slots import ClickTarget


@dataclass(frozen=True)
class Move:
    """One move as a line: `text` says what is done, `price` what it costs ("" for nothing), `gain`
    the points at once.

    `at` is what it touches on the table: the last thing that one would click for it."""

    action: Action
    text: str
    price: str
    gain: int
    at: ClickTarget | None

    @property
    def spoken(self) -> str:
        """All of it in one line, for those who hear it."""
        scores = tr("Moves", "scores {points}", points=points_text(self.gain)) if self.gain else ""
        return ", ".join(part for part in (self.text, self.price, scores) if part)


def moves_of(view: GameView, ways: Sequence[OptionPath]) -> list[Move]:
    """The moves that these ways are, the most points at once first, else in the order of the
    rules."""
    choices, words = input_of(view.game), advice_of(view.game).words(view)
    gains = PointsPreview(view, choices.gain)
    moves = []
    for way in ways:
        outcome = [gain for gain in gains.among([way.action]) if gain]
        told, brings = words.move(way.action), "" if outcome else choices.brings(view, [way.action])
        moves.append(
            Move(
                way.action,
                tr("Moves", "{move}. {brings}", move=told, brings=brings) if brings else told,
                words.price(way),
                points_of(outcome[0]) if outcome else 0,
                touched_by(way),
            )
        )
    return sorted(moves, key=lambda move: -move.gain)


def touched_by(way: OptionPath) -> ClickTarget | None:
    """What must be clicked last for a way."""
    clicks = next(iter(way.paths), ())
    return next((click.target for click in reversed(clicks) if click.asked), None)
