"""What a turn lost, in words."""

from __future__ import annotations

from burgundy_qt.language.figures import percent
from burgundy_qt.language.tr import tr
from burgundy_qt.widgets.words.wording import points


def price(win: float, lost_points: float) -> str:
    """What a turn cost, in whole numbers of what is worth telling: "7 % of a win, about 4
    points"."""
    share, lost = round(100 * win), round(lost_points)
    if share > 0 and lost > 0:
        return tr(
            "Loss", "{share} of a win, about {points}", share=percent(win), points=points(lost)
        )
    if lost > 0:
        return tr("Loss", "about {points}", points=points(lost))
    if share > 0:
        return tr("Loss", "{share} of a win", share=percent(win))
    return tr("Loss", "less than {share} of a win", share=percent(0.01))
