"""Where a thing can be dropped that is dragged over the table."""

from __future__ import annotations

from burgundy_qt.rules.burgundy.protocol.action_types import Action, castle_in, store_in
from burgundy_qt.rules.burgundy.protocol.printed import OWN
from burgundy_qt.widgets.pieces.targets import Target


def store_of(target: Target) -> Target:
    """The store that a stored tile lies in, where a team has two; any other target itself."""
    return Target("store", target.place or OWN) if target.kind == "storage" else target


def is_done_at(action: Action, target: Target) -> bool:
    """Whether a thing dropped there does an action that only one place is left for."""
    store = store_in(action)
    if store and target.kind in ("storage", "store"):
        return Target("store", store) == store_of(target)
    return target.kind in ("storage", "workers") or castle_in(action) == target.place
