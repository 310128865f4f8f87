"""The small cards of the other seats: what a click on one means, and what a log leaves free."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF


class SeatCard(Protocol):
    """The small card of a seat beside the large one, in scene coordinates; of a team that of its
    first member."""

    @property
    def seat(self) -> int: ...
    @property
    def rect(self) -> QRectF: ...


def seat_at(cards: Iterable[SeatCard], point: QPointF) -> int | None:
    """The seat whose card lies at a point."""
    return next((card.seat for card in cards if card.rect.contains(point)), None)


def foot_of(cards: Iterable[SeatCard]) -> float:
    """How far down the lowest card reaches; 0 where there is none."""
    return max((card.rect.bottom() for card in cards), default=0.0)
