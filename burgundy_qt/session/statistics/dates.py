"""The days of games."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QDate


def local_date(began: str) -> QDate:
    """The day here on which a game began; `began` as the ledger has it."""
    day = datetime.fromisoformat(began).astimezone()
    return QDate(day.year, day.month, day.day)
