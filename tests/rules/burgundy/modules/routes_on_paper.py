"""Follow trade routes as if on paper, from the sales and the choices alone.

Goods are put on the route as late as possible: before an action by a route's bonus up to the good
that gave it, and all of them before an action that needs no bonus. A bonus that nobody used offered
no choice."""

from typing import Any

from tests.rules.burgundy import printed

Action = dict[str, Any]
AT_ANY_TIME = ("hire", "name", "set-die")


class Route:
    """The route of one seat; `seat` gets the immediate bonuses of its spaces."""

    def __init__(self, seat: Any, tiles: list[int]):
        self.seat = seat
        self.spaces = [space for tile in tiles for space in printed.ROUTE[tile]]
        self.to_lay: list[list[int]] = []

    def before(self, action: Action) -> None:
        """Put the goods on the route that must be there before the seat does this."""
        by = action.get("by", "")
        if by.startswith("route:"):
            while self.lay_one() != by.removeprefix("route:"):
                pass
        elif not by and action["type"] not in AT_ANY_TIME:
            self.lay_all()

    def lay_all(self) -> None:
        """Put all waiting goods on the route, because somebody else decides or the phase is
        over."""
        while self.to_lay:
            self.lay_one()

    def sold(self, good: int, tiles: int) -> None:
        self.to_lay.append([good] * tiles)

    def lay_one(self) -> str | None:
        """Put the next good on the next space, if there is one; return the bonus of a match.

        Raises ValueError without a good: then the record has a bonus that nobody can have got."""
        if not self.to_lay:
            raise ValueError("a bonus that no sold good has brought")
        good = self.to_lay[-1].pop()
        if not self.to_lay[-1]:
            self.to_lay.pop()
        if not self.spaces:
            return None
        belongs, bonus = self.spaces.pop(0)
        if belongs != good:
            return None
        self.seat.happen_to_get(4 * (bonus == "workers"))
        self.seat.silver += 2 * (bonus == "silver")
        self.seat.points += 4 * (bonus == "points")
        return bonus
