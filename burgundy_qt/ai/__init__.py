"""The bots: search, levels and thinking. Knows no Qt."""

import burgundy_qt.rules  # noqa: F401 - says how the core's sources are found, compiled or plain
