"""Who is expected to win, as the network sees a position without any search; told as games bear it
out."""

from collections.abc import Sequence

from burgundy_qt.ai.values.calibration import calibration_for, is_measured, is_measured_live
from burgundy_qt.ai.values.evaluator import Evaluator
from burgundy_qt.ai.values.shipped import shipped_for
from burgundy_qt.rules.position import Position


def expected_wins(position: Position) -> tuple[float, ...]:
    """By seat the share of the win that all seats expect on average; nothing where no network knows
    the position, or where what it says was never held against what came."""
    shipped = shipped_for(position)
    if shipped is None or not is_measured(position, "win", "live"):
        return ()
    evaluator = Evaluator(*shipped)
    if not evaluator.knows(position):
        return ()
    calibration = calibration_for(position, "win", "live")
    if is_measured_live(position):
        return calibration.chances_of(seen_by_all(position, evaluator), position.waiting_seats())
    views = views_of(position, evaluator)
    return averaged([calibration.chances(seen, viewer) for viewer, seen in enumerate(views)])


def seen_by_all(position: Position, evaluator: Evaluator) -> tuple[float, ...]:
    """By seat the share of the win that all seats see on average, as the network has it."""
    return averaged(views_of(position, evaluator))


def views_of(position: Position, evaluator: Evaluator) -> list[list[float]]:
    """By viewer the shares of the win as the network has them."""
    return [evaluator.evaluation(position, viewer)[0] for viewer in range(position.seats)]


def averaged(views: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """By seat what all views say on average."""
    return tuple(sum(by_viewer) / len(views) for by_viewer in zip(*views, strict=True))
