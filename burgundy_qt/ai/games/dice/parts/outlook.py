"""What the Dice Game brings to weigh all that dice can bring: alone that can be afforded."""

from burgundy_qt.ai.games.dice.outlook.outlook import Outlook
from burgundy_qt.ai.turns.outlook import OutlookParts
from burgundy_qt.ai.values.evaluator import Evaluator


def outlook(evaluator: Evaluator) -> Outlook | None:
    """One for a game alone."""
    return Outlook(evaluator) if evaluator.features.seats == 1 else None


PARTS = OutlookParts(outlook)
