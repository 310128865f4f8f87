"""How well bots keep their time, and how long a review of a game takes, by depth. session_bench
measures a round in the window."""

import statistics
from collections.abc import Iterator, Sequence
from functools import partial

from burgundy_qt.ai.game_bots import table_of
from burgundy_qt.ai.review.review_result import DEPTHS
from burgundy_qt.ai.review.reviewer import Part, Reviewer
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.bench.measurement import USUAL, Measured, cpu_seconds, wall_seconds
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position

LEVEL = "duke"
SETTLING = 20  # decisions before the first one that is measured
APART = 12  # decisions between two


def budget_figures(
    given: float = 0.5, decisions: int = 12, threads: int = 1, measured: Measured = USUAL
) -> Iterator[dict[str, object]]:
    """Yield one line: over `decisions` decisions through a game of the fewest seats, each with
    `given` seconds, the median and the largest share of that time, by the wall clock. Each goes to
    a fresh bot: one that has begun its turn already has a plan, and answers at once."""
    taken = [share_taken(position, given, threads) for position in greedy_game(measured, decisions)]
    yield {
        "bench": "budget",
        "level": LEVEL,
        "given_s": given,
        "decisions": len(taken),
        "taken_median": round(statistics.median(taken), 3),
        "taken_most": round(max(taken), 3),
    }


def share_taken(position: Position, given: float, threads: int) -> float:
    """Return the share of the given time that one decision took; it begins a turn, so that there is
    a choice."""
    thinker = Thinker(LEVEL, threads, seed=1)
    return (
        wall_seconds(partial(thinker.think, position, position.waiting_seats()[0], given)) / given
    )


def greedy_game(measured: Measured, number: int) -> Iterator[Position]:
    """Yield `number` positions on the way through a game, each with a choice."""
    position, steward = measured.opening(measured.every_seats[0]), Thinker("steward", seed=1)
    passed = -SETTLING
    while number and not position.is_over():
        seat = position.waiting_seats()[0]
        if passed >= 0 and passed % APART == 0 and len(position.legal(seat)) > 1:
            yield position.copy()
            number -= 1
        passed += 1
        position.apply(steward.choose(position, seat), seat)


# A review.


REVIEW_LEVEL = "knight"
SEED = 7
USUAL_DEPTHS = tuple(depth.name for depth in DEPTHS[:2])


def review_figures(
    depths: Sequence[str] = USUAL_DEPTHS, measured: Measured = USUAL, last: int | None = None
) -> Iterator[dict[str, object]]:
    """Yield a line for each depth: seconds of CPU time for a whole game of the fewest seats among
    equal bots, or for its first `last` actions; none for a game without a network."""
    seats = measured.every_seats[0]
    game = Game(measured.request(seats, SEED))
    if table_of(game.position) is None:
        return
    bot = Thinker(REVIEW_LEVEL, seed=SEED)
    while not game.is_over:
        seat = game.deciding()
        game.apply(game.action(bot.choose(game.position, seat)), seat)
    for depth in depths:
        reviewer = Reviewer(game, depth, last=last)
        parts: list[Part] = []
        seconds = cpu_seconds(partial(gather, reviewer, parts))
        review = reviewer.review_of(parts)
        yield {
            "bench": "review",
            "depth": depth,
            "seats": seats,
            "turns": len(review.turns),
            "decisions": sum(skill.decisions for skill in review.skills),
            "cpu_s": round(seconds, 2),
        }


def gather(reviewer: Reviewer, parts: list[Part]) -> None:
    parts += reviewer.review()
