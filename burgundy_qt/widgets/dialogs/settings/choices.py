"""The words for values that menus and the settings both offer; the tables stay English until they
are `worded`."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_qt.language.translation import later, tr

THEME_NAMES = (
    ("light", later("Settings", "Parchment")),
    ("dark", later("Settings", "Cellar")),
    ("system", later("Settings", "Follow system")),
)
CONTRAST_NAMES = (
    ("usual", later("Settings", "Usual")),
    ("high", later("Settings", "High")),
    ("system", later("Settings", "Follow system")),
)
SPEED_NAMES = (
    ("slow", later("Settings", "Slow")),
    ("normal", later("Settings", "Normal")),
    ("fast", later("Settings", "Fast")),
    ("off", later("Settings", "Off")),
)
PACE_NAMES = (
    ("slow", later("Settings", "Slow")),
    ("normal", later("Settings", "Normal")),
    ("fast", later("Settings", "Fast")),
)


def worded(names: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """A table of (value, words) in the language that is spoken."""
    return [(value, tr("Settings", words)) for value, words in names]
