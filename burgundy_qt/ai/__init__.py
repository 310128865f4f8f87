"""The bots: search, levels, hints and reviews. Knows no Qt.

The names in PUBLIC are for programs that use the bots as a library (docs/python-api.md). Each is
loaded when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

import burgundy_qt.rules  # noqa: F401 - says how the core's sources are found, compiled or plain

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

    def __getattr__(name: str) -> Any:
        """Return a public name, which is loaded at its first use."""
        if name in PUBLIC:
            return getattr(import_module(f"{__name__}.{PUBLIC[name]}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
