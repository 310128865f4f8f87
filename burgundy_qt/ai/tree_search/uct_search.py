"""A search: trees grown from one position by several threads at once, and their common result."""

from concurrent.futures import ThreadPoolExecutor, wait

from burgundy_qt.ai.thought import Candidate, Thought
from burgundy_qt.ai.tree_search.search_tree import Tree
from burgundy_qt.rules.position import Position

EDGES = 1 << 21  # in all trees together, of 32 bytes each
NO_LIMIT = 2**31 - 1
ONLY_ONE = 16  # simulations for a decision without a choice: enough to estimate the result


class Search:
    """The search for `seat`, which has to decide in `position`; the position may change once the
    search is made.

    With one thread and a number of simulations the same seed finds the same on every run. It is
    used once. `eager`: immediate results count until games show otherwise. Raises ValueError if
    `seat` does not decide or `threads` is below 1.
    """

    def __init__(
        self, position: Position, seat: int, threads: int = 1, seed: int = 0, eager: bool = False
    ):
        if seat not in position.waiting_seats():
            raise ValueError(
                f"seat {seat} is not to decide; waiting are {position.waiting_seats()}"
            )
        if threads < 1:
            raise ValueError(f"threads is {threads}; a search needs 1 or more")
        self.root = position.copy()
        self.seat = seat
        self.actions = self.root.legal(seat)
        number = threads if len(self.actions) > 1 else 1
        self.trees = [
            Tree(self.root, seat, key_of(seed, at), EDGES // threads, eager) for at in range(number)
        ]

    def run(self, simulations: int | None = None, seconds: float | None = None) -> Thought:
        """Search until the simulations, the seconds or a `stop`, whichever is first; it releases
        the GIL.

        Raises ValueError without a limit or if one is not above 0.
        """
        limits = [limit for limit in (simulations, seconds) if limit is not None]
        if not limits or min(limits) <= 0:
            raise ValueError(
                f"a search needs a limit above 0: simulations is {simulations}, seconds is "
                f"{seconds}"
            )
        if len(self.actions) == 1:
            simulations = min(simulations or ONLY_ONE, ONLY_ONE)
        self.grow(min(simulations or NO_LIMIT, NO_LIMIT), seconds)
        return self.found()

    def grow(self, simulations: int, seconds: float | None) -> None:
        with ThreadPoolExecutor(len(self.trees)) as pool:
            shares = [(simulations + at) // len(self.trees) for at in range(len(self.trees))]
            growing = [
                pool.submit(tree.grow, share)
                for tree, share in zip(self.trees, shares, strict=True)
            ]
            try:
                wait(growing, timeout=seconds)
            finally:
                self.stop()
        for done in growing:
            done.result()

    def stop(self) -> None:
        """End the search at once, from any thread; if it has not begun, as soon as it begins."""
        for tree in self.trees:
            tree.stop()

    def found(self) -> Thought:
        """Return the common result of the trees: most visited first, of equals the first in the
        legal list."""
        visits = [
            sum(counts) for counts in zip(*(tree.visits() for tree in self.trees), strict=True)
        ]
        wins = means(
            [tree.win_sums() for tree in self.trees],
            visits,
            [1 / self.root.seats] * self.root.seats,
        )
        points = means(
            [tree.point_sums() for tree in self.trees],
            visits,
            [float(n) for n in self.root.bot_scores()],
        )
        order = sorted(range(len(visits)), key=lambda at: -visits[at])
        return Thought(
            action=self.actions[order[0]],
            candidates=tuple(
                Candidate(self.actions[at], visits[at], wins[at][self.seat], points[at][self.seat])
                for at in order
            ),
            win=tuple(wins[order[0]]),
            points=tuple(points[order[0]]),
        )


def key_of(seed: int, tree: int) -> int:
    """Return the key of a tree's random choices: far from the other trees' and the neighbouring
    seeds'."""
    return (seed * 0xD1342543DE82EF95 + tree * 0x9E6C63D0876A9A47) % 2**64


def means(
    sums: list[list[list[float]]], visits: list[int], unknown: list[float]
) -> list[list[float]]:
    """Return by action and seat the sums of all trees over the visits; `unknown` (by seat) for an
    action never tried."""
    return [
        [sum(seat_sums) / count for seat_sums in zip(*action_sums, strict=True)]
        if count
        else unknown
        for action_sums, count in zip(zip(*sums, strict=True), visits, strict=True)
    ]
