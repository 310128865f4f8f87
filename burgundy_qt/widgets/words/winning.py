"""That somebody wins, in words: by how many points, or though another has as many."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.words.wording import is_you, listed


def team_wins_by(names: Sequence[str], points: int) -> str:
    """That a team wins, by so many points."""
    if any(map(is_you, names)):
        return tr("Winning", "Your team wins by {n}", n=points)
    return tr("Winning", "Team {name} wins by {n}", n=points, name=listed(names))


def team_wins_tie(names: Sequence[str], points: int) -> str:
    """That a team wins, though the other has as many points."""
    if any(map(is_you, names)):
        return tr("Winning", "Your team wins the tie at {points}", points=points)
    return tr("Winning", "Team {name} wins the tie at {points}", name=listed(names), points=points)


def share_victory(names: Sequence[str]) -> str:
    """That several win together."""
    others = [name for name in names if not is_you(name)]
    if len(others) < len(names):
        return tr("Winning", "You share the victory with {names}", names=listed(others))
    return tr("Winning", "{names} share the victory", names=listed(others))


def wins_by(name: str, points: int) -> str:
    """That somebody wins, by so many points."""
    if is_you(name):
        return tr("Winning", "You win by {n}", n=points)
    return tr("Winning", "{name} wins by {n}", n=points, name=name)


def wins_tie(name: str, points: int) -> str:
    """That somebody wins, though another has as many points."""
    if is_you(name):
        return tr("Winning", "You win the tie at {points}", points=points)
    return tr("Winning", "{name} wins the tie at {points}", name=name, points=points)
