"""How a game meets in the arena that brings nothing to it: as its ruleset describes it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from burgundy_qt.ai.arena.options import option_values
from burgundy_qt.ai.game_bots import Table
from burgundy_qt.rules.registry import ruleset
from burgundy_qt.rules.requests import RequestObject
from burgundy_qt.rules.ruleset import GameObject


@dataclass(frozen=True)
class PlainBox:
    """An edition of a game, modules of it, and options by name and value; what is left out is as
    `new` fills it in."""

    game: str
    edition: str
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()
    counted: str = "points"

    @property
    def seats(self) -> Sequence[int]:
        """How many can play."""
        fewest, most = described(self.game, self.edition)["players"]
        return range(fewest, most + 1)

    def check(self) -> None:
        """Raises ValueError for a box that there is not, and says what there is."""
        self.request(self.seats[0], 0)

    def table(self, seats: int) -> Table:
        """So many seats."""
        return seats

    def request(self, seats: int, seed: int) -> RequestObject:
        """The filled-in `new` request."""
        asked = {
            "game": self.game,
            "edition": self.edition,
            "players": seats,
            "seed": seed,
            **dict(self.options),
        }
        return ruleset(self.game).filled_in(
            asked | ({"modules": list(self.modules)} if self.modules else {}), seed
        )

    def told(self) -> dict[str, object]:
        """All that fixes the games."""
        return {
            "game": self.game,
            "edition": self.edition,
            "modules": list(self.modules),
            **dict(self.options),
        }


def plain_box(
    game: str, edition: str | None, modules: tuple[str, ...], options: Mapping[str, str]
) -> PlainBox:
    """What games are played with; the first edition is the usual one."""
    known = described(game, edition)
    return PlainBox(
        game,
        known["edition"],
        modules,
        tuple(option_values(known.get("options", []), options).items()),
    )


def described(game: str, edition: str | None) -> GameObject:
    """An edition as `hello` lists it, None: the first; raises ValueError where there is none of
    that name."""
    editions = {one["edition"]: one for one in ruleset(game).describe()["editions"]}
    if edition is not None and edition not in editions:
        raise ValueError(
            f"edition {edition} of {game} is not known here, but {' and '.join(editions)}"
        )
    return dict(editions[edition or next(iter(editions))])
