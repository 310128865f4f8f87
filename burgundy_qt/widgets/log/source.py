"""A source of points, as every sheet of points tells it."""

from __future__ import annotations

from dataclasses import dataclass

from burgundy_qt.language.tr import tr


@dataclass(frozen=True)
class Source:
    """A line of a sheet of points: its title, a shorter one for narrow places, and the sprite
    beside it; a source that no picture tells has a `letter` instead.

    `whole` and `brief` are the titles in English."""

    key: str
    whole: str
    brief: str
    picture: str | None = None
    letter: str = ""

    @property
    def title(self) -> str:
        """The title in the language that is spoken."""
        return tr("Points", self.whole)

    @property
    def short(self) -> str:
        """The shorter one."""
        return tr("Points", self.brief)
