"""The bots: search, levels, hints and reviews. Knows no Qt.

The names in PUBLIC are for programs that use the bots as a library (docs/python-api.md). Each is
loaded when it is first used.
"""

from typing import TYPE_CHECKING

import burgundy_qt.rules  # noqa: F401 - says how the core's sources are found, compiled or plain
from burgundy_qt import lazy_names

PUBLIC = {
    "Thinker": "thinker",
    "Thought": "thought",
    "Analyst": "analysis.analyst",
    "Reviewer": "review.reviewer",
    "LEVELS": "levels",
}
"""The module that defines each public name."""

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.analyst import Analyst as Analyst
    from burgundy_qt.ai.levels import LEVELS as LEVELS
    from burgundy_qt.ai.review.reviewer import Reviewer as Reviewer
    from burgundy_qt.ai.thinker import Thinker as Thinker
    from burgundy_qt.ai.thought import Thought as Thought
else:
    __getattr__ = lazy_names(__name__, PUBLIC)
