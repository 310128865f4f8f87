"""What a game teaches, up to now or as a whole (`review`)."""

from burgundy_qt.ai.review.luck import ReviewError
from burgundy_qt.ai.review.review_json import review_object
from burgundy_qt.ai.review.review_result import DEPTHS, NORMAL
from burgundy_qt.ai.review.reviewer import Reviewer
from burgundy_qt.engine.arguments import MOST_THREADS, count, named, whole
from burgundy_qt.rules.errors import Answer, InvalidArgument, RequestObject
from burgundy_qt.rules.game import Game


class Reviewing:
    """A `review` request. Raises RulesError."""

    def __init__(self, game: Game, request: RequestObject):
        asked = request.get("seat")
        seat = game.viewer if asked is None else game.known_seat(asked)
        self.game = game if seat is None else as_known_to(seat, game)
        depth = named(request, "depth", [one.name for one in DEPTHS], DEPTHS.index(NORMAL))
        threads = whole(request, "threads", MOST_THREADS) or 1
        end = self.game.revision
        last = count(request, "last", 0, end, end)
        first = count(request, "first", 0, last, 0)
        try:
            self.reviewer = Reviewer(self.game, depth, threads, first=first, last=last, seat=seat)
        except ReviewError as error:
            raise InvalidArgument(str(error)) from error

    def answer(self) -> Answer:
        review = self.reviewer.review_of(list(self.reviewer.review()))
        return review_object(review, self.game)

    def stop(self) -> None:
        self.reviewer.stop()


def as_known_to(seat: int, game: Game) -> Game:
    """The game as a seat knows it, whatever others hide drawn anew: so a review of a game that
    still runs gives nothing away. One that is over lies open."""
    if game.is_over or game.viewer is not None:
        return game
    request, *events = game.record(seat=seat)
    return Game.from_record([{**request, "seed": 0}, *events])
