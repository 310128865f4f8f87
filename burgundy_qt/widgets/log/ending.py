"""The line that ends a game, in games where most points win."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.ruleset import Event
from burgundy_qt.widgets.phrases.wording import is_local_player, join_with_and, points_text


def victory_told(event: Event, names: Sequence[str]) -> str:
    """Who has won with how many points, by the event `end` with its `points` and `places`."""
    winners = [names[seat] for seat, place in enumerate(event["places"]) if place == 1]
    total = points_text(max(event["points"]))
    if len(winners) > 1:
        return tr(
            "Log",
            "Shared victory with {points}: {names}",
            points=total,
            names=join_with_and(winners),
        )
    if is_local_player(winners[0]):
        return tr("Log", "You win with {points}", points=total)
    return tr("Log", "{name} wins with {points}", name=winners[0], points=total)
