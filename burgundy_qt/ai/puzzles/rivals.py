"""What a turn is ahead of every other: of those that a deep look finds, the ones that seem best, by
many games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from burgundy_qt.ai.review.losses import Losses
from burgundy_qt.ai.review.means import difference, mean
from burgundy_qt.ai.turns.greedy import same
from burgundy_qt.ai.turns.halving import Trial
from burgundy_qt.rules.position import Position

RIVALS = 6
"""Turns that a best one is compared with."""


class Lead(NamedTuple):
    """What the best of all other turns costs of a win, the standard error of that, and that
    turn."""

    gap: float
    error: float
    rival: Trial


def lead_of(
    actions: Sequence[int],
    losses: Losses,
    start: Position,
    seat: int,
    seed: int,
    games: int,
    rivals: int = RIVALS,
    least: float | None = None,
) -> Lead | None:
    """How far a whole turn is ahead of so many others, by so many games for each of them; None
    where nothing else can be done, or when the losses were stopped. `least`: no more of them are
    looked at once one is not further behind than this."""
    world, trials = losses.looked_at(start, seat, seed)
    mine = losses.trial(world, seat, actions)
    leads: list[Lead] = []
    at_mine = losses.played_on(mine, seat, seed, games)
    for rival in others_than(mine, trials, losses, seat, seed)[:rivals]:
        instead = losses.played_on(rival, seat, seed, games)
        if losses.stopped:
            return None
        found = mean(difference(at_mine, instead))
        leads.append(Lead(found.win[seat], found.win_error[seat], rival))
        if least is not None and leads[-1].gap < least:
            break
    return min(leads, key=lambda lead: lead.gap, default=None)


def others_than(
    mine: Trial, trials: Sequence[Trial], losses: Losses, seat: int, seed: int
) -> list[Trial]:
    """The turns that lead elsewhere, those that seem best after some tries first."""
    others = [trial for trial in trials if not same(trial.end, mine.end)]
    if others:
        losses.best_of(others, seat, seed, None)
    return sorted(others, key=lambda trial: (-trial.visits, -trial.mean()))
