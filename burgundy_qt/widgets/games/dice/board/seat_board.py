"""What one seat has written on its sheet."""

from __future__ import annotations

from dataclasses import dataclass, field

from burgundy_qt.rules.dice.components.sheets import BONUS_OF_COLOUR, PHASES
from burgundy_qt.widgets.games.dice.board import printed
from burgundy_qt.widgets.games.dice.board.printed import BONUS_ROWS


def none_of_each() -> dict[str, int]:
    """No bonus of any kind."""
    return dict.fromkeys(BONUS_ROWS, 0)


@dataclass
class SeatBoard:
    """The sheet of one seat.

    `cells`: by marked cell its number, 0 for the start castle. `bonuses` are those left, `extra`
    those that no region brought: silver of sales, workers taken. `crossed`: how many circles of
    each row are crossed out, `spent_castles` the bonuses of castles that are. `colours`: the values
    it has got, "first" or "second". `chosen`: what it has decided in this round and nobody else
    knows. `fresh`: the cells of the last round that was revealed.
    """

    letter: str
    castle: str | None = None
    columns: list[int] = field(default_factory=lambda: [0] * len(PHASES))
    bonuses: dict[str, int] = field(default_factory=none_of_each)
    cells: dict[str, int] = field(default_factory=dict)
    colours: dict[str, str] = field(default_factory=dict)
    extra: dict[str, int] = field(default_factory=none_of_each)
    crossed: dict[str, int] = field(default_factory=none_of_each)
    spent_castles: set[str] = field(default_factory=set)
    chosen: list[str] = field(default_factory=list)
    fresh: tuple[str, ...] = ()

    @property
    def points(self) -> int:
        """All that it has written into its columns."""
        return sum(self.columns)

    @property
    def full_regions(self) -> tuple[tuple[str, ...], ...]:
        """The regions whose every hex is marked."""
        return printed.full_regions(self.letter, frozenset(self.cells))

    @property
    def castle_bonuses(self) -> set[str]:
        """The bonuses of the castles that are marked."""
        cells = printed.cells_of(self.letter)
        return {bonus for cell in self.cells if (bonus := cells[cell].bonus)}

    def circled(self, bonus: str) -> int:
        """How many circles of the bonus's own row have been earned."""
        cells = printed.cells_of(self.letter)
        regions = [cells[region[0]].colour for region in self.full_regions]
        earned = sum(BONUS_OF_COLOUR.get(colour) == bonus for colour in regions)
        return earned + self.extra[bonus]

    def use(self, bonus: str) -> None:
        """Cross out one circle of a bonus: in its own row, else that of the castle."""
        if self.crossed[bonus] < self.circled(bonus):
            self.crossed[bonus] += 1
        else:
            self.spent_castles.add(bonus)

    def unuse(self, bonus: str) -> None:
        """The last cross of a bonus was never made."""
        if bonus in self.spent_castles:
            self.spent_castles.discard(bonus)
        else:
            self.crossed[bonus] -= 1

    def used(self, bonus: str) -> int:
        """How many circles of a bonus are crossed out."""
        return self.crossed[bonus] + (bonus in self.spent_castles)

    def settle_circles(self) -> None:
        """Circles and crosses come to what is left of each bonus."""
        for bonus in BONUS_ROWS:
            castle = bonus in self.castle_bonuses
            short = self.bonuses[bonus] - self.circled(bonus) - castle
            self.extra[bonus] += max(0, short)
            used = self.circled(bonus) + castle - self.bonuses[bonus]
            while self.used(bonus) < used:
                self.use(bonus)
            while self.used(bonus) > used:
                self.unuse(bonus)
