"""Who is expected to win, as the network sees a position without any search; told as its other
values are."""

from burgundy_qt.ai.values.calibration import calibration_for
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.position import Position


def expected_wins(position: Position) -> tuple[float, ...]:
    """By seat the share of the win that all seats expect on average; nothing where no network knows
    the position."""
    shipped = shipped_for(position)
    if shipped is None:
        return ()
    evaluator = Evaluator(*shipped)
    if not evaluator.knows(position):
        return ()
    calibration = calibration_for(position, "win")
    seen = [
        calibration.chances(evaluator.evaluation(position, viewer)[0], viewer)
        for viewer in range(position.seats)
    ]
    return tuple(sum(by_viewer) / position.seats for by_viewer in zip(*seen, strict=True))
