"""A legal move in words: what is done, what it costs, and what it scores at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.language.tr import tr
from burgundy_qt.session.view import View
from burgundy_qt.widgets.games.burgundy.advice.tip_words import deed_words, with_storage
from burgundy_qt.widgets.games.burgundy.clicks.click_paths import Action, Way, goods_always_loaded, paths_to
from burgundy_qt.widgets.games.burgundy.clicks.copy_words import copied_in_words
from burgundy_qt.widgets.games.burgundy.clicks.module_paths import Standing
from burgundy_qt.widgets.pieces.targets import Target
from burgundy_qt.widgets.play.decision import cell_numbers
from burgundy_qt.widgets.play.gains import Gains, points_of
from burgundy_qt.widgets.words.wording import place_name, points, silverlings, workers


@dataclass(frozen=True)
class Move:
    """One move as a line: `text` says what is done, `price` what it costs ("" for nothing), `gain` the points at once.

    `at` is what it touches on the table: the last thing that one would click for it."""

    action: Action
    text: str
    price: str
    gain: int
    at: Target | None

    @property
    def spoken(self) -> str:
        """All of it in one line, for those who hear it."""
        scores = tr("Moves", "scores {points}", points=points(self.gain)) if self.gain else ""
        return ", ".join(part for part in (self.text, self.price, scores) if part)


def moves_of(view: View, ways: Sequence[Way]) -> list[Move]:
    """The moves that these ways are, the most points at once first, else in the order of the rules."""
    numbers, gains = cell_numbers(view), Gains(view)
    always = goods_always_loaded([way.action for way in ways])
    standing = Standing.of([way.action for way in ways], ())
    moves = []
    for way in ways:
        outcome = [gain for gain in gains.among([way.action]) if gain]
        clicks = next(iter(paths_to(way.action, always, standing)), ())
        moves.append(
            Move(
                way.action,
                move_words(way.action, numbers, "" if outcome else copied_in_words([way.action], view.copies)),
                price_words(way),
                points_of(outcome[0]) if outcome else 0,
                next((click.target for click in reversed(clicks) if click.asked), None),
            )
        )
    return sorted(moves, key=lambda move: -move.gain)


def price_words(way: Way) -> str:
    """What a move costs beside what its words tell already."""
    return workers(way.workers) if way.workers and way.action["type"] != "buy" else ""


def move_words(action: Action, numbers: Mapping[str, int], brings: str = "") -> str:
    """What is done, and what it `brings` where that is told; of spaces with the same number each is named, and of two
    storages the one that is meant."""
    told = with_storage(_deed(action, numbers), action)
    return tr("Moves", "{move}. {brings}", move=told, brings=brings) if brings else told


def _deed(action: Action, numbers: Mapping[str, int]) -> str:
    told = deed_words(action, numbers)
    if action["type"] in ("place", "start"):
        return tr("Moves", "{move}, space {place}", move=told, place=place_name(action.get("cell") or action["castle"]))
    if action["type"] == "shield":
        return tr("Moves", "{move}, space {place}", move=told, place=action["castle"])
    if action["type"] == "tribute" and action["workers"]:
        return tr("Moves", "{move}, for {price}", move=told, price=workers(action["workers"]))
    if action["type"] == "buy":
        means = workers(2) if action["pay"] == "workers" else silverlings(2)
        return tr("Moves", "{move}, for {price}", move=told, price=means)
    return told
