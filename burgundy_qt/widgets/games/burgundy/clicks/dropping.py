"""Where a thing can be dropped that is dragged over the table."""

from __future__ import annotations

from burgundy_qt.widgets.pieces.targets import OWN, Target
from burgundy_qt.widgets.play.ways import Action


def store_of(target: Target) -> Target:
    """The store that a stored tile lies in, where a team has two; any other target itself."""
    return Target("store", target.place or OWN) if target.kind == "storage" else target


def is_done_at(action: Action, target: Target) -> bool:
    """Whether a thing dropped there does an action that only one place is left for."""
    if "store" in action and target.kind in ("storage", "store"):
        return Target("store", action["store"]) == store_of(target)
    return target.kind in ("storage", "workers") or action.get("castle") == target.place
