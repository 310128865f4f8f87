"""Questions for tests: a game after some random actions, and a turn to find."""

import random

from burgundy_qt.rules.game import Game
from burgundy_qt.session.line_up import SeatPlan
from burgundy_qt.session.questions.question import Question

SEATS = SeatPlan("Anna"), SeatPlan("Bert", "duke"), SeatPlan("Cleo", "page"), SeatPlan("Dora")


def a_game(game="burgundy", actions=24, players=2, seed=5) -> Game:
    """Return a game after this many random actions."""
    played, luck = Game({"game": game, "players": players, "seed": seed}), random.Random(3)
    play_on(played, actions, luck)
    return played


def play_on(game: Game, actions: int, luck: random.Random) -> None:
    """Carry out this many more random actions."""
    for _ in range(actions):
        legal = game.legal()
        game.apply(luck.choice(legal["actions"]), legal["seat"])


def a_turn(game: Game, revision: int, seed: int = 1) -> tuple[dict, ...]:
    """Return a whole random turn of the seat that decides at this revision."""
    branch, luck = game.branch(revision), random.Random(seed)
    seat = branch.legal()["seat"]
    while seat in branch.position.waiting_seats() and not branch.chance_between(revision):
        branch.apply(luck.choice(branch.legal(seat)["actions"]), seat)
    return tuple(action for _, action in branch.actions[revision:])


def a_question(game: Game | None = None, revision: int | None = None, **told) -> Question:
    """Return a question about the turn at this revision, which was played badly."""
    game = game or a_game()
    revision = game.revision if revision is None else revision
    seat = game.branch(revision).legal()["seat"]
    better, played = a_turn(game, revision, 1), a_turn(game, revision, 2)
    asked = {"better": better, "played": played, "loss": 0.1, "loss_in_points": 5.0, **told}
    return Question(game, revision, seat, SEATS[: game.seats], **asked)
