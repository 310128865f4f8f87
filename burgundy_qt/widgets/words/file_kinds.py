"""The kinds of files that the dialogs of files offer."""

from __future__ import annotations

from burgundy_qt.language.tr import tr
from burgundy_qt.session.saves.save_folder import ENDING


def kinds_of_files() -> str:
    """Games of ours first, then all files."""
    return (
        tr("Window", "Games of Burgundy Qt ({pattern})", pattern=f"*{ENDING}")
        + ";;"
        + tr("Window", "All files (*)")
    )
