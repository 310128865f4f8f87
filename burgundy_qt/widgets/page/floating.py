"""Where the log lies over a table that has no column for it: in the corner above the prompt."""

from __future__ import annotations

from PySide6.QtCore import QRect

WIDE, HIGH = 372, 262  # what it takes at the usual size
EDGE, ABOVE_PROMPT = 12, 6  # pixels left free round it


def floating(view: QRect, prompt: QRect, kept_free: int, chips: int = 0) -> tuple[QRect, QRect]:
    """The usual place in a `view`, and the highest that it may grow to: never over the prompt with
    its buttons or what else lies at the foot, nor over the `chips` of the other seats, which end
    there."""
    foot = max(kept_free + EDGE, view.bottom() - prompt.top() + ABOVE_PROMPT)
    high = view.adjusted(max(0, view.width() - WIDE), EDGE + chips, -EDGE, -foot)
    return high.adjusted(0, max(0, high.height() - HIGH), 0, 0), high
