"""A review with invented figures for a game that was really played. Nothing is computed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from burgundy_qt.ai.review.luck import Expectations, account
from burgundy_qt.ai.review.review_result import (
    QUICK,
    Accuracy,
    ExpectedResult,
    Luck,
    Measured,
    Review,
    ReviewedTurn,
    grade_of,
)
from burgundy_qt.ai.review.reviewer import PlayedTurn, played
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

LOSSES = 0.0, 0.03, 0.0, 0.07, 0.0, 0.14, 0.0
"""The chance to win that each turn costs, in a cycle: a slip, a mistake and a blunder among good
turns."""
POINTS_A_WIN = 60.0
"""Convert a chance to win into points."""
LUCK = 0.04, -0.02, -0.05, 0.03


def a_played_game(actions: int | None = None, **request: object) -> Game:
    """Return a game that was played at random, up to `actions` or to its end. By default it is the
    dice game for two players, which is short."""
    game, chance = (
        Game({"game": "burgundy-dice", "players": 2, "seed": 5, **request}),
        random.Random(5),
    )
    while not game.is_over and (actions is None or game.revision < actions):
        seat = game.position.waiting_seats()[0]
        game.apply(chance.choice(game.legal(seat)["actions"]), seat)
    return game


def a_review(
    game: Game, depth: str = "normal", losses: Sequence[float] = LOSSES, until: int | None = None
) -> Review:
    """Return a review of a game whose turns cost `losses` in a cycle. With `until`, it covers only
    the parts that begin before so many actions."""
    knows = Expectations(game.position_at(0)[0], QUICK).knows
    parts = played(game, knows)
    known = [part for part in parts if until is None or place(part) < until]
    moments = [part for part in known if isinstance(part, PlayedTurn)]
    turns = tuple(
        a_turn(game, part, losses[number % len(losses)], number / max(1, len(moments)))
        for number, part in enumerate(moments)
    )
    falls = [part for part in known if not isinstance(part, PlayedTurn)]
    lucks = tuple(
        Luck(part.at, shared(game.seats, 0, LUCK[number % len(LUCK)]))
        for number, part in enumerate(falls)
    )
    start, end = expected(game.seats, 0.0), result(game)
    return Review(
        depth,
        game.seats,
        turns,
        lucks,
        tuple(account(seat, start, end, turns, lucks) for seat in range(game.seats)),
        tuple(skill(turns, seat) for seat in range(game.seats)),
        len(known) == len(parts),
    )


def place(part: object) -> int:
    """Return the number of actions before a part of the game."""
    return part.first if isinstance(part, PlayedTurn) else part.at  # type: ignore[attr-defined]


def a_turn(game: Game, part: PlayedTurn, loss: float, share: float) -> ReviewedTurn:
    """Return a reviewed turn that costs `loss` if the player had a choice. `share` is the part of
    the game before it."""
    better = another_turn(part.start, part.seat, part.actions)
    lost = loss if better else 0.0
    swing = shared(game.seats, part.seat, -lost)
    return ReviewedTurn(
        part.first,
        part.last,
        part.seat,
        None,
        expected(game.seats, share),
        bool(better),
        swing,
        swing,
        part.first,
        better if lost else (),
        grade_of(lost, 0.0),
    )


def another_turn(start: Position, seat: int, actions: Sequence[int]) -> tuple[int, ...]:
    """Return a turn with another first action, or an empty tuple if there is none."""
    first = next((code for code in start.legal(seat) if code != actions[0]), None)
    if first is None:
        return ()
    here, turn = start.copy(), list[int]()
    while first is not None:
        turn.append(first)
        here.act_only(first, seat)
        goes_on = not (here.is_chance_node() or here.is_over()) and here.waiting_seats() == [seat]
        first = here.legal(seat)[-1] if goes_on and len(turn) < 20 else None
    return tuple(turn)


def expected(seats: int, share: float) -> ExpectedResult:
    """Return everyone's expected result after this share of the game: seat 0 pulls ahead."""
    ahead = 0.3 * share
    others = max(1, seats - 1)
    win = tuple(1 / seats + (ahead if seat == 0 else -ahead / others) for seat in range(seats))
    return ExpectedResult(
        tuple(round(one, 4) for one in win),
        tuple(round(100 + POINTS_A_WIN * one, 2) for one in win),
    )


def result(game: Game) -> ExpectedResult:
    """Return the final result, or the expected result of a game that is not over."""
    position = game.position
    if not position.is_over():
        return expected(game.seats, 1.0)
    standings = tuple(float(one) for one in position.bot_scores())
    return ExpectedResult(tuple(position.utilities()), standings)


def shared(seats: int, seat: int, gain: float) -> Measured:
    """Return a gain of one seat, with the same loss spread over the others."""
    others = max(1, seats - 1)
    win = tuple(gain if one == seat else round(-gain / others, 4) for one in range(seats))
    points = tuple(round(POINTS_A_WIN * one, 2) for one in win)
    return Measured(win, points, (0.005,) * seats, (0.5,) * seats)


def skill(turns: Sequence[ReviewedTurn], seat: int) -> Accuracy:
    """Return how accurately a seat has played."""
    own = [turn.loss for turn in turns if turn.seat == seat and turn.is_choice]
    rate = sum(own) / len(own) if own else 0.0
    return Accuracy(len(own), rate, 0.004, 1480, 90, "knight", POINTS_A_WIN * rate, 0.2)
