"""A stage that shows its first view bit by bit, so that the window stays awake while several are
set up."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import cast

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.table.game_table import Layout, MapLayout, table_of_game
from burgundy_qt.widgets.table.stage import TableStage
from burgundy_qt.widgets.theme import theme

SUBJECTS = (
    *("texts", "names", "shape", "pencil", "piece", "pile", "picture", "sprite"),
    *("layout", "ground", "overlay", "animation", "hover"),
)
"""What the chapters of a game by which it shows its table are called, those below before those
above, so that each is quick to import: "tile_picture" is one of the pictures."""


class QuietStage(TableStage):
    """Shows everything at once, without motion and lights that breathe."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_speed("off")

    def showing(self, view: GameView, seat: int, size: QSizeF, dpr: float) -> Iterator[None]:
        """Show a view of a game that was not shown before, or in another size, a piece at each
        step."""
        yield from importing(view.game)
        self._table = table_of_game(view.game)
        self._size, self._dpr = size, dpr
        self._lay_cloth()
        self.tabletop.clear()
        self.view, self.state, self._seat = view, self.game_table.state_of(view), seat
        layout, picture = self._layout_of(seat), self.game_table.picture(self.state)
        look, names = self._look_now(view, layout), seat_names(view.line_up.seats)
        yield
        yield from self.game_table.prepared(layout, look, self._printed())
        self.tabletop.lay_out(layout, look, self.game_table.kinds, {})
        grounds = self.game_table.grounds(layout, look, names, self._printed())
        for part, ground in grounds.items():
            self.tabletop.grounds.lay_one(part, ground, self.game_table.kinds.map_grounds)
            yield
        for spot, face in picture.items():
            self.tabletop.show_face(spot, face)
            yield
        self.show_view(view, seat)

    def _layout_of(self, seat: int) -> Layout:
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        layout = self.game_table.layout(self._size, self.state, seat, theme.scale(), self._compact)
        return self._seen_now(cast(MapLayout, layout)) if self.game_table.has_map else layout


def importing(game: str) -> Iterator[None]:
    """Import what a game shows its table by, a module at each step."""
    home = import_module(f"burgundy_qt.widgets.games.{GAMES[game]}")
    chapters = [module.name for module in iter_modules(home.__path__)]
    for subject in SUBJECTS:
        for chapter in (name for name in chapters if subject in name):
            import_module(f"{home.__name__}.{chapter}")
            yield
