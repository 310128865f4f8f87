"""Calibration of a network's values: chances and points as games of equal players confirm them.

A network learns from players who look less far than its later users, and partly from its own
estimates. So its points are a few too low and its chances too timid, most of all early in a game. A
search takes the best of many turns, and the apparent best is partly overrated: so a hint needs
other figures than a look without a search. Bots play by the raw values; these figures correct the
displayed ones. They are in the network's manifest; a network with other weights has none.
"""

import math
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from burgundy_qt.ai.game_bots import Moment, SeatCount, bots_of, table_of
from burgundy_qt.ai.networks import installed_networks, network
from burgundy_qt.rules.position import Position
from burgundy_qt.storage.documents import Document

KEY = "calibration"
"""The manifest's key for calibration, by objective: the power of chances and the weight of a seat's
own, and by kind of game (in Burgundy by edition) the factors of points; each a number for each
stage (its phases).

Every kind of `Shown` but the first is a key there too, with the same figures by objective.
"""
Shown = Literal["chance", "hint", "live", "review"]
"""The moments of calibration: before chance falls, by a search before the own turn, live, without a
search, before any decision, or in a review, by games from there on."""
OTHERS = "{} others"
"""The key of the other seats' factors of points, if they differ from the own ones."""


@dataclass(frozen=True)
class Calibration:
    """Corrects chances by a power and by the extra weight of a seat's own, which with two seats is
    a straight line between the logarithms of odds; and expected points by factors: for points that
    the network has judged, and for those of greedy games to the end, of the viewing seat and of the
    others."""

    power: float = 1.0
    own: float = 1.0
    judged: float = 1.0
    played: float = 1.0
    judged_others: float = 1.0
    played_others: float = 1.0

    def chances(self, shares: Sequence[float], viewer: int | None = None) -> tuple[float, ...]:
        """Return the shares of the win as `viewer` sees them, or all together: their sum is 1
        before and after, and certain ones stay. If each seat estimates its own and all expect to
        lose, no share is known. A solo player wins or does not."""
        return self.chances_of(shares, () if viewer is None else (viewer,))

    def chances_of(self, shares: Sequence[float], own: Collection[int]) -> tuple[float, ...]:
        """Return the same, if the share of each of these seats is its own estimate."""
        if len(shares) == 1:
            return self.chances_of((shares[0], 1.0 - shares[0]), (0,))[:1]
        if self.power == self.own == 1.0 or not any(shares):
            return tuple(shares)
        raised = [
            share**self.power * (self.own if seat in own else 1.0)
            for seat, share in enumerate(shares)
        ]
        whole = math.fsum(raised)
        return tuple(share / whole for share in raised)

    def chance(self, share: float, seat: int, shares: Sequence[float]) -> float:
        """Return the share of one seat as it sees it itself, where the others divide the rest as in
        `shares`: the order is kept."""
        rest = math.fsum(shares) - shares[seat]
        others = [other / rest if rest else 1.0 for at, other in enumerate(shares) if at != seat]
        return self.chances([share, *((1.0 - share) * other for other in others)], viewer=0)[0]

    def points(self, points: float, standing: float, is_own: bool = True) -> float:
        """Return the corrected final points of a judgement, with `bot_score` of them scored
        before."""
        factor = self.judged if is_own else self.judged_others
        return standing + factor * (points - standing)


AS_IT_IS = Calibration()


def kept_open(shares: Sequence[float], sides: int, least: float) -> tuple[float, ...]:
    """Return shares of the win, none of them nearer than `least` to 0 or 1 while chance is left;
    `sides` share it. Others stay as they are."""
    lowest = least / max(1, sides - 1)
    if all(lowest <= share <= 1.0 - least for share in shares):
        return tuple(shares)
    bounded = [min(max(share, lowest), 1.0 - least) for share in shares]
    if len(shares) == sides > 2:  # their sum is 1, and stays so
        whole = math.fsum(shares) / math.fsum(bounded)
        bounded = [min(share * whole, 1.0 - least) for share in bounded]
    return tuple(bounded)


def sides_of(position: Position) -> int:
    """Return how many sides share the win: the seats, two teams, or a solo player and the game."""
    return 2 if position.counts() != "points" else position.seats


def calibration_for(position: Position, objective: str, shown: Shown = "chance") -> Calibration:
    """Return the calibration for `position`, when all play for `objective`."""
    known = table_of(position)
    moment = moment_of(position)
    return (
        AS_IT_IS
        if known is None or moment is None
        else calibration_at(*known, objective, moment, shown)
    )


def is_measured(position: Position, objective: str, shown: Shown) -> bool:
    """Return whether figures for games like this one were ever tested against results; if not,
    people are shown none."""
    known = table_of(position)
    return (
        known is not None
        and installed_networks.default_network_for(position) is not None
        and figures_in(*known, objective, shown) is not None
    )


def factor_after_turn(position: Position, objective: str, is_own: bool = True) -> float:
    """Return the factor of points in games that begin with a whole searched turn: it corrects for
    the greedy turns after it; otherwise the factor corrects for everything from the chance before
    this turn on.

    Spaces of the solo game have none: games to the end count all covered ones, and there is a limit
    to them.
    """
    if position.counts() == "cells":
        return 1.0
    calibration, moment = calibration_for(position, objective, "hint"), moment_of(position)
    played = calibration.played if is_own else calibration.played_others
    return played if moment is None else 1.0 + (played - 1.0) * part_after_turn(moment)


def part_after_turn(moment: Moment) -> float:
    """Return how much of a game is left after the turn that is being played."""
    return (moment.left - 1) / moment.left


def moment_of(position: Position) -> Moment | None:
    """Return the moment of a position, as far as it matters here; None if nothing of the game was
    measured."""
    known = table_of(position)
    return None if known is None else bots_of(known[0]).moment(position)


def calibration_at(
    game: str, table: SeatCount, objective: str, moment: Moment, shown: Shown = "chance"
) -> Calibration:
    """Return the calibration at a moment of games at a table; without one, if it was never
    measured."""
    measured = figures_in(game, table, objective, shown)
    return AS_IT_IS if measured is None else calibration_by(measured, moment)


def calibration_by(measured: Document, moment: Moment) -> Calibration:
    """Return the same by the figures of a manifest."""
    last = moment.stage is None
    power, own = (measured[name][-1 if last else moment.stage] for name in ("power", "own"))
    factors = measured.get("points", {}).get(moment.kind)
    if factors is None or last:
        return Calibration(power, own)
    judged, played = (factors[name][moment.stage] for name in ("judged", "played"))
    others = (
        factors.get(OTHERS.format(name), factors[name])[moment.stage]
        for name in ("judged", "played")
    )
    return Calibration(power, own, judged, played, *others)


def figures_in(
    game: str, table: SeatCount, objective: str, shown: Shown = "chance"
) -> Document | None:
    """Return the measurements of the network of a table: at this moment, else before chance falls;
    None if there are none. Reviews judge by rollouts like hints: those measurements are the next
    best."""
    known = calibration_in(game, table)
    kinds = [known.get(shown, {}), known, known.get("hint", {}) if shown == "review" else {}]
    return next((kind[objective] for kind in kinds if objective in kind), None)


def is_measured_live(position: Position) -> bool:
    """Return whether the seats' average without a search was tested against results."""
    known = table_of(position)
    return known is not None and "win" in calibration_in(*known).get("live", {})


def calibration_in(game: str, table: SeatCount) -> Document:
    """Return the measurements of the network in use, by objective; and those at other moments."""
    return calibration_of(installed_networks.playing_file(game, table))


@cache
def calibration_of(weights: Path) -> Document:
    """Return the calibration in a network's manifest, by objective."""
    try:
        return dict(installed_networks.read_manifest(weights).get(KEY, {}))
    except installed_networks.NetworkError:
        return {}


# Who is expected to win, as the network sees a position without a search.


def expected_win_shares(position: Position) -> tuple[float, ...]:
    """Return by seat the share of the win that all seats expect on average; nothing if no network
    knows the position, or if its estimates were never tested against results."""
    shipped = installed_networks.default_network_for(position)
    if shipped is None or not is_measured(position, "win", "live"):
        return ()
    evaluator = network.Evaluator(*shipped)
    if not evaluator.knows(position):
        return ()
    calibration = calibration_for(position, "win", "live")
    if is_measured_live(position):
        return calibration.chances_of(seen_by_all(position, evaluator), position.waiting_seats())
    views = views_of(position, evaluator)
    return averaged([calibration.chances(seen, viewer) for viewer, seen in enumerate(views)])


def seen_by_all(position: Position, evaluator: network.Evaluator) -> tuple[float, ...]:
    """Return by seat the average of all seats' shares of the win, from the network."""
    return averaged(views_of(position, evaluator))


def views_of(position: Position, evaluator: network.Evaluator) -> list[list[float]]:
    """Return by viewer the shares of the win, from the network."""
    return [evaluator.evaluation(position, viewer)[0] for viewer in range(position.seats)]


def averaged(views: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Return by seat the average of all views."""
    return tuple(sum(by_viewer) / len(views) for by_viewer in zip(*views, strict=True))
