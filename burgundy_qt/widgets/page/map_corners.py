"""What lies at the corners of a map larger than the view: the pill that zooms, and the corner
map."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtWidgets import QWidget

from burgundy_qt.widgets.page.corner_map import CornerMap
from burgundy_qt.widgets.page.zoom_pill import ZoomPill
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.table.table_scene import TableScene
from burgundy_qt.widgets.table.table_view import TableView
from burgundy_qt.widgets.theme import theme

GAP = 12  # units between them and the edges of the map


class MapCorners(QObject):
    """Lays both where the map is seen, the corner map only while not all is, and does what is asked
    at them. A card that the game lays over the map has their place."""

    def __init__(self, view: TableView, scene: TableScene) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        self.pill, self.corner = ZoomPill(view), CornerMap(view)
        self._cards: list[QRectF] = []
        self._kept_free = 0
        self.pill.hide()
        self.corner.hide()
        self.pill.asked.connect(self._look)
        self.corner.asked.connect(self._look_at)
        scene.panning.moved.connect(self._follow)
        scene.settled.connect(self._paint)
        theme.theme_changed.connect(self._paint)

    def keep_free(self, height: int) -> None:
        """Something lies over so much of the table's foot: lie above it."""
        self._kept_free = height
        self.lay_out()

    def lay_out(self) -> None:
        """Lie where the map is seen now."""
        room, unit = self._scene.tabletop.plane.room, self._view.unit()
        if room.isEmpty():
            self.pill.hide()
            self.corner.hide()
            return
        gap = GAP * unit
        covered = self._view.prompt_rect().bottom() - self._kept_free
        foot = min(room.bottom(), covered) - gap
        self.pill.adjustSize()
        size = self.pill.size()
        self.pill.move(round(room.right() - gap - size.width()), round(foot - size.height()))
        self.corner.measure(unit)
        self.corner.move(round(room.left() + gap), round(foot - self.corner.height()))
        self._cards = self._scene.cards_on_map()
        self.pill.setVisible(self._is_free(self.pill))
        self._follow()
        self._paint()

    def _is_free(self, part: QWidget) -> bool:
        """Whether the game lays no card there."""
        place = QRectF(part.geometry())
        return not any(card.intersects(place) for card in self._cards)

    def _follow(self) -> None:
        """The map is seen elsewhere now, or larger."""
        panning = self._scene.panning
        has_map = self._scene.tabletop.plane.layout is not None
        self.pill.tell(panning.percent)
        self.corner.show_seen(panning.seen)
        was_hidden = self.corner.isHidden()
        self.corner.setVisible(has_map and panning.is_in and self._is_free(self.corner))
        if was_hidden and not self.corner.isHidden():
            self._paint()

    def _paint(self, *_: object) -> None:
        """Show what lies on the map now."""
        scene, layout = self._scene, self._scene.tabletop.plane.layout
        table = scene.game_table
        if self.corner.isHidden() or layout is None or scene.look is None:
            return
        inside = self.corner.inside.size()
        picture = table.map_picture(scene.state, layout.whole, inside, scene.look)
        self.corner.show_map(picture, layout.whole)

    def _look(self, command: str) -> None:
        looking = self._view.looking
        {"zoom in": looking.larger, "zoom out": looking.smaller, "fit": looking.fit}[command]()

    def _look_at(self, middle: QPointF) -> None:
        """See this point of the map in the middle."""
        camera = self._scene.tabletop.plane.camera
        if camera is not None:
            self._scene.panning.look(Camera(middle, camera.unit))
