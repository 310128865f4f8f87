"""How long a review of a game takes, by depth."""

from collections.abc import Iterator, Sequence
from functools import partial

from burgundy_qt.ai.game_bots import table_of
from burgundy_qt.ai.review.review_result import DEPTHS
from burgundy_qt.ai.review.reviewer import Part, Reviewer
from burgundy_qt.ai.thinker import Thinker
from burgundy_qt.bench.clock import cpu_seconds
from burgundy_qt.bench.opening import USUAL, Measured
from burgundy_qt.rules.game import Game

LEVEL = "knight"
SEED = 7
USUAL_DEPTHS = tuple(depth.name for depth in DEPTHS[:2])


def figures(
    depths: Sequence[str] = USUAL_DEPTHS, measured: Measured = USUAL, last: int | None = None
) -> Iterator[dict[str, object]]:
    """A line a depth: seconds of CPU time for a whole game of the fewest seats among equal bots, or
    for its first `last` actions; none of a game without a network."""
    seats = measured.every_seats[0]
    game = Game(measured.request(seats, SEED))
    if table_of(game.position) is None:
        return
    bot = Thinker(LEVEL, seed=SEED)
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
