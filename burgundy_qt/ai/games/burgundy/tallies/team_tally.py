"""Where the points of teams come from: what the partner scores counts too."""

from burgundy_qt.ai.games.burgundy.tallies.burgundy_tally import BurgundyTally
from burgundy_qt.ai.games.burgundy.tallies.sources import with_partner
from burgundy_qt.rules.position import Position


class TeamTally(BurgundyTally):
    """The tally of positions of a team game like `like`: by seat the points of its team."""

    def __init__(self, like: Position):
        BurgundyTally.__init__(self)
        self.teams = [with_partner(like, seat) for seat in range(like.seats)]

    def by_seat(self, seats: object) -> list[list[int]]:
        """What was added up: by seat, by source."""
        own = BurgundyTally.by_seat(self, seats)
        return [
            [sum(points) for points in zip(*(own[one] for one in team), strict=True)]
            for team in self.teams
        ]
