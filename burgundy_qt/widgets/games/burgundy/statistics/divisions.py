"""Games of Burgundy told apart by estate and by edition."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from burgundy_qt.language.tr import later, tr
from burgundy_qt.rules.burgundy.components.components import has_posts
from burgundy_qt.rules.burgundy.protocol.printed import cells_of
from burgundy_qt.widgets.games.burgundy.look.estate_picture import estate_pixmap
from burgundy_qt.widgets.look.palette import Palette
from burgundy_qt.widgets.statistics.parts import Division, Part

PICTURE = 30


def estate_told(part: Part) -> str:
    """The estate of "2019:6": "Estate 6 (2019)"."""
    edition, _, estate = str(part).partition(":")
    return tr("Statistics", "Estate {estate} ({edition})", estate=estate, edition=edition)


def estate_shown(part: Part, palette: Palette, dpr: float) -> QPixmap:
    """The same estate, small."""
    edition, _, estate = str(part).partition(":")
    return estate_pixmap(
        cells_of(edition, estate), palette, PICTURE, dpr, with_posts=has_posts(estate)
    )


def edition_told(part: Part) -> str:
    """The edition of "2019+": "Edition 2019, modules"."""
    if str(part).endswith("+"):
        return tr("Statistics", "Edition {edition}, modules", edition=str(part).removesuffix("+"))
    return tr("Statistics", "Edition {edition}", edition=part)


ESTATE = Division("estate", later("Statistics", "estate"), estate_told, estate_shown)
EDITION = Division("edition", later("Statistics", "edition"), edition_told)
