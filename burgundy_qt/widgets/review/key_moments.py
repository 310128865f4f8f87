"""The key moments of a reviewed game as a strip of small pictures: the turns that cost most, of the
people at the screen or of everybody. A picture is a part of the table with the place of a turn
marked; they are painted off the screen, with the table's own items, bit by bit, and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

from PySide6 import QtCore, QtWidgets
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QIcon,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from burgundy_qt.ai.review.review_result import ReviewedTurn
from burgundy_qt.language.translation import tr
from burgundy_qt.session.line_up import LineUp
from burgundy_qt.session.reviews.review_task import ReviewedGame, key_moments
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice import hint_marks, tip_card
from burgundy_qt.widgets.advice.game_advice import Step, advice_of
from burgundy_qt.widgets.controls import chunked_task, value_controls
from burgundy_qt.widgets.phrases import loss_text, wording
from burgundy_qt.widgets.review import review_graph, review_summary, review_text
from burgundy_qt.widgets.sprites import brush, places, scene_items
from burgundy_qt.widgets.table import game_table, tabletop
from burgundy_qt.widgets.table.camera import Camera
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import PLAIN, SeatStyles, mix, seat_styles_of

SCENE = 0.62
"""The size of the table that is painted, as a share of the usual one: a picture then shows about
three spaces beside each other."""
TILE = 38.0
"""Pixels of a tile on a map."""
LARGE_MARGIN = 1.1
"""The size of the picture of a large place, as a multiple of its size."""
CORNER = 6.0
KEPT = 64
"""How many pictures are cached."""


class SpotKey(NamedTuple):
    """What a picture depends on."""

    game_id: str
    first: int
    last: int
    look: str
    size: QtCore.QSize
    scale: float
    dpr: float


class SpotPictures(QtCore.QObject):
    """A cache of pictures; `drawn` is emitted after each new one."""

    drawn = QtCore.Signal()

    def __init__(self, parent: QtCore.QObject) -> None:
        super().__init__(parent)
        self.kept: OrderedDict[SpotKey, QPixmap] = OrderedDict()
        self._wanted: OrderedDict[SpotKey, tuple[ReviewedGame, ReviewedTurn]] = OrderedDict()
        self._task = chunked_task.ChunkedTask(self)

    def picture(
        self,
        reviewed: ReviewedGame,
        turn: ReviewedTurn,
        size: QtCore.QSize,
        dpr: float,
        scale: float = 1.0,
    ) -> QPixmap | None:
        """Return the picture of a turn in so many logical pixels, at this scale of the text; None
        means that it has yet to be painted, and schedules this."""
        look = theme.current().name
        key = SpotKey(reviewed.game_id, turn.first, turn.last, look, size, scale, dpr)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        self._wanted[key] = reviewed, turn
        if not self._task.is_running:
            self._task.begin(self._paint_all())
        return None

    def forget(self) -> None:
        """Paint nothing that was wanted so far."""
        self._wanted.clear()

    def _paint_all(self) -> Iterator[None]:
        while self._wanted:
            key, (reviewed, turn) = self._wanted.popitem(last=False)
            painting = SpotPainting(reviewed, turn, key)
            yield from painting.steps()
            self.kept[key] = painting.pixmap
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
            self.drawn.emit()
            yield


class SpotPainting:
    """One picture being painted, from the view of the player whose turn it is."""

    def __init__(self, reviewed: ReviewedGame, turn: ReviewedTurn, key: SpotKey) -> None:
        self.reviewed, self.turn, self.key = reviewed, turn, key
        self.view = view_before(reviewed, turn)
        self.table = game_table.table_of_game(self.view.game)
        self.scene = QtWidgets.QGraphicsScene()
        size = QtCore.QSize(round(key.size.width() * key.dpr), round(key.size.height() * key.dpr))
        self.pixmap = sprite_files.transparent_pixmap(size, key.dpr)

    def steps(self) -> Iterator[None]:
        """Paint it, one part at each step."""
        state = self.table.state_of(self.view)
        yield
        size = QtCore.QSizeF(*game_table.WIDE_SIZE) * SCENE * self.key.scale
        layout = self.table.layout(size, state, self.turn.seat, 1.0, False)
        steps = self._steps(state)
        step = steps[-1] if steps else None
        if self.table.has_map:
            layout = self._near(cast(game_table.MapLayout, layout), step)
        style = self._style(layout)
        crop = self._crop(layout, step)
        yield
        printed = self.table.printed(state, None, {})
        names = wording.seat_names(self.reviewed.seats)
        yield from self.table.prepared(layout, style, printed)
        for part, background in self.table.backgrounds(layout, style, names, printed).items():
            self._lay(part, background, layout)
            yield
        for slot, sprite in self.table.picture(state).items():
            place = layout.place(slot, sprite.of)
            if place is not None and place.shown and place.rect.intersects(crop):
                item: Any = scene_items.item_class(sprite)()
                item.setZValue(scene_items.level_of(slot, style))
                item.set_sprite(sprite, place, style)
                self.scene.addItem(item)
                yield
        self._render(layout, style, crop, steps)

    def _steps(self, state: Any) -> Sequence[Step]:
        """Return the steps up to that of the action that lost something, or else the first one with
        a place: a follower stands on the tile that is placed before it."""
        turn, game = self.turn, self.reviewed.game
        plan = [action for _, action in game.actions[turn.first : turn.last]]
        steps = advice_of(self.view.game).steps(plan, state, turn.seat)
        number = turn.at - turn.first + 1
        return [step for step in steps if step.number <= number] or steps[:1]

    def _near(self, layout: game_table.MapLayout, step: Step | None) -> game_table.MapLayout:
        """Return the layout with the place of the step in the middle of its map."""
        place = layout.place(step.marked[0]) if step is not None else None
        if place is None or not place.on_map:
            return layout
        middle = layout.camera.tiles(place.rect.center(), layout.map)
        camera = Camera(middle, TILE * self.key.scale).on_pixels(layout.map, self.key.dpr)
        return layout.seen_by(camera)

    def _style(self, layout: game_table.Layout) -> brush.PaintStyle:
        return brush.PaintStyle(
            theme.current(),
            str(self.view.state.get("edition", "")),
            layout.u,
            self.key.dpr,
            seat_styles_of(self.reviewed.seats),
            1.0,
            self.table.sprite_painter,
        )

    def _crop(self, layout: game_table.Layout, step: Step | None) -> QtCore.QRectF:
        """Return the part of the scene to show: around the place of the step, with all of it if it
        is large, such as an answer in words; without a place, all of the player's board."""
        size, whole = QtCore.QSizeF(self.key.size), QtCore.QRectF(QtCore.QPointF(0, 0), layout.size)
        place = layout.place(step.marked[0]) if step is not None else None
        shown = layout.large if place is None else place.rect
        if place is None or shown.width() > size.width():
            size = size.scaled(
                shown.size() * LARGE_MARGIN, QtCore.Qt.AspectRatioMode.KeepAspectRatioByExpanding
            )
        middle = shown.center()
        crop = QtCore.QRectF(QtCore.QPointF(0, 0), size)
        crop.moveCenter(middle)
        crop.moveLeft(min(max(crop.left(), whole.left()), max(0.0, whole.right() - size.width())))
        crop.moveTop(min(max(crop.top(), whole.top()), max(0.0, whole.bottom() - size.height())))
        return crop

    def _lay(
        self, part: str, background: partial[game_table.Background], layout: game_table.Layout
    ) -> None:
        pixmap, corner = tabletop.painted.paint(background)
        item = QtWidgets.QGraphicsPixmapItem(pixmap)
        levels = self.table.kinds.map_grounds
        if part in levels:
            on_map = cast(game_table.MapLayout, layout)
            corner = on_map.camera.point(corner, on_map.map)
            item.setZValue(levels[part])
        item.setPos(corner)
        self.scene.addItem(item)

    def _render(
        self,
        layout: game_table.Layout,
        style: brush.PaintStyle,
        crop: QtCore.QRectF,
        steps: Sequence[Step],
    ) -> None:
        """Paint the scene with the marks into the picture."""
        whole = QtCore.QRectF(QtCore.QPointF(0, 0), QtCore.QSizeF(self.key.size))
        painter = QPainter(self.pixmap)
        painter.setRenderHints(sprite_files.SMOOTH | QPainter.RenderHint.TextAntialiasing)
        path = QPainterPath()
        path.addRoundedRect(whole, CORNER, CORNER)
        painter.setClipPath(path)
        painter.fillPath(path, QColor(style.palette.well))
        self.scene.render(painter, whole, crop)
        if steps:
            painter.translate(whole.topLeft())
            painter.scale(whole.width() / crop.width(), whole.height() / crop.height())
            painter.translate(-crop.topLeft())
            pen = hint_marks.Pen(painter, style, places_of(steps, layout))
            for step in steps:
                pen.ghost(step)
            pen.rings(steps[-1])
        painter.end()


def places_of(
    steps: Sequence[Step], layout: game_table.Layout
) -> dict[places.Slot, places.SlotPlace]:
    """Return the places of the slots of some steps."""
    slots = [slot for step in steps for slot in (*step.marked, step.source, step.target) if slot]
    found = ((slot, layout.place(slot)) for slot in slots)
    return {slot: place for slot, place in found if place is not None and place.shown}


def view_before(reviewed: ReviewedGame, turn: ReviewedTurn) -> GameView:
    """Return the position before a turn, as its player knew it."""
    game = reviewed.game
    position, events = game.position_at(turn.first)
    return GameView(
        reviewed.game_id,
        turn.first,
        LineUp(reviewed.seats, game.request),
        game.rules.state(position, game.request, turn.seat),
        {"seat": turn.seat, "waiting": [], "actions": []},
        [],
        tuple(events),
        can_undo=False,
        can_redo=False,
        casual=reviewed.casual,
        scoring_potential=game.rules.scoring_potential(position),
        viewer=turn.seat,
    )


# The strip of key moments.


PICTURE = QtCore.QSize(86, 58)
"""Units: two pictures fit beside each other in the narrowest card."""
WASH = 0.16


class StripContent(NamedTuple):
    """What the strip shows: the moments, and how they are labelled."""

    turns: tuple[ReviewedTurn, ...]
    what: review_text.What
    labels: review_summary.Labels
    names: tuple[str, ...]
    seat_styles: SeatStyles


NOTHING = StripContent((), "win", (), (), PLAIN)


class KeyMoments(QtWidgets.QWidget):
    """Shows the moments in the order of the game. `asked` carries a number of actions to go to."""

    asked = QtCore.Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.reviewed: ReviewedGame | None = None
        self.content = NOTHING
        self.everybody = False
        self.pictures = SpotPictures(self)
        self.title = tip_card.wrapping(tr("Game review", "Key moments"), "strong")
        self.whose = QtWidgets.QButtonGroup(self)
        self.choice = value_controls.choice_of(
            self.whose, (tr("Game review", "Yours"), tr("Game review", "All"))
        )
        self.choice.setAccessibleName(tr("Game review", "Whose key moments to show"))
        self.whose.buttons()[0].setChecked(True)
        self.strip = MomentStrip()
        self.scale = theme.scale()
        column = QtWidgets.QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.title, self.choice, self.strip):
            column.addWidget(part)
        self.hide()
        self.strip.asked.connect(self._go_to)
        self.whose.idClicked.connect(self._show_whose)
        self.pictures.drawn.connect(self._picture_anew)
        theme.theme_changed.connect(self._fill)

    def show_moments(
        self,
        reviewed: ReviewedGame,
        what: review_text.What,
        labels: review_summary.Labels,
        names: Sequence[str],
        seat_styles: SeatStyles,
    ) -> None:
        """Show the key moments of a review, of the people or of everybody."""
        self.reviewed = reviewed
        seats = range(len(reviewed.seats))
        people = [seat for seat in seats if reviewed.seats[seat].is_person]
        has_both = 0 < len(people) < len(seats)
        shown = people if has_both and not self.everybody else list(seats)
        self.choice.setVisible(has_both)
        self.setVisible(bool(key_moments(reviewed, list(seats))))
        content = StripContent(
            key_moments(reviewed, shown), what, labels, tuple(names), seat_styles
        )
        if content != self.content:
            self.content = content
            self._fill()

    def mark_current(self, turn: ReviewedTurn | None) -> None:
        """Mark the moment in view, if it is one of them."""
        number = self.content.turns.index(turn) if turn in self.content.turns else -1
        self.strip.mark(number)

    def set_text_scale(self, scale: float) -> None:
        """Scale with the text."""
        if scale != self.scale:
            self.scale = scale
            self._fill()

    def _fill(self, *_: object) -> None:
        self.pictures.forget()
        number = self.strip.currentRow()
        self.strip.fill([self._item(turn) for turn in self.content.turns], self.scale)
        self.strip.mark(number if number < self.strip.count() else -1)
        self._picture_anew()

    def _item(self, turn: ReviewedTurn) -> QtWidgets.QListWidgetItem:
        assert self.reviewed is not None
        what, name = self.content.what, self.content.names[turn.seat]
        moment = review_summary.label_at(self.content.labels, turn.first)
        item = QtWidgets.QListWidgetItem(
            " ".join(filter(None, (moment, review_text.cost_text(turn, what))))
        )
        done = wording.capitalize(review_text.done_text(self.reviewed, turn))
        text = review_text.turn_text(
            turn, name, loss_text.counted_alone(self.reviewed.game), what == "points"
        )
        item.setToolTip(f"{f'{moment} {name}'.strip()}: {done}\n{text}")
        item.setData(
            QtCore.Qt.ItemDataRole.AccessibleTextRole,
            f"{f'{moment} {name}'.strip()}: {done}. {text}",
        )
        return item

    def _picture_anew(self) -> None:
        """Show the pictures that are painted; the others have an empty place."""
        size, ratio, scale = scaled(PICTURE, self.scale), self.devicePixelRatioF(), self.scale
        for number, turn in enumerate(self.content.turns):
            item = self.strip.item(number)
            assert self.reviewed is not None
            picture = self.pictures.picture(self.reviewed, turn, size, ratio, scale)
            item.setIcon(icon_of(picture, turn, size, ratio, scale, self.content.seat_styles))

    def _show_whose(self, number: int) -> None:
        self.everybody = number == 1
        if self.reviewed is not None:
            turn = self.content.turns[row] if (row := self.strip.currentRow()) >= 0 else None
            self.show_moments(
                self.reviewed,
                self.content.what,
                self.content.labels,
                self.content.names,
                self.content.seat_styles,
            )
            self.mark_current(turn)

    def _go_to(self, number: int) -> None:
        self.asked.emit(self.content.turns[number].first)


class PictureAbove(QtWidgets.QStyledItemDelegate):
    """Paints an item as its picture over one line of text."""

    def sizeHint(  # noqa: N802
        self,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> QtCore.QSize:
        """Return the room of picture and text, with the air around them."""
        view = self.parent()
        assert isinstance(view, MomentStrip)
        picture, line = scaled(PICTURE, view.scale), QFontMetrics(line_font(view.scale)).height()
        air = 2 * air_around(view.scale)
        return QtCore.QSize(picture.width() + air, picture.height() + line + air)

    def paint(
        self,
        painter: QPainter,
        option: QtWidgets.QStyleOptionViewItem,
        index: QtCore.QModelIndex | QtCore.QPersistentModelIndex,
    ) -> None:
        """Paint the picture, the text, and a frame round the chosen item."""
        view, palette = self.parent(), theme.current()
        assert isinstance(view, MomentStrip)
        air = air_around(view.scale)
        room = view.visualRect(view.model().index(index.row(), 0))
        is_chosen = view.currentRow() == index.row()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if is_chosen:
            is_focused = view.hasFocus()
            painter.setPen(QPen(QColor(palette.focus if is_focused else palette.accent), 1.5))
            painter.setBrush(QColor(mix(palette.panel, palette.accent, WASH)))
            painter.drawRoundedRect(QtCore.QRectF(room).adjusted(1, 1, -1, -1), 7, 7)
        picture = scaled(PICTURE, view.scale)
        icon: QIcon = index.data(QtCore.Qt.ItemDataRole.DecorationRole)
        if icon is not None:
            at = room.topLeft() + QtCore.QPoint(air, air)
            painter.drawPixmap(at, icon.pixmap(picture, view.devicePixelRatioF()))
        painter.setFont(line_font(view.scale))
        painter.setPen(QColor(palette.text))
        line = room.adjusted(0, air + picture.height(), 0, -air // 2)
        text = index.data(QtCore.Qt.ItemDataRole.DisplayRole)
        shown = painter.fontMetrics().elidedText(
            text, QtCore.Qt.TextElideMode.ElideRight, line.width()
        )
        painter.drawText(line, QtCore.Qt.AlignmentFlag.AlignCenter, shown)
        painter.restore()


def line_font(scale: float) -> QFont:
    """Return the font of the line below a picture."""
    return fonts.text_font(round(12 * scale))


def air_around(scale: float) -> int:
    """Return the pixels around a picture with its text."""
    return round(4 * scale)


class MomentStrip(QtWidgets.QListWidget):
    """Pictures beside each other, each with a line below it. `asked` carries the number of one that
    was chosen."""

    asked = QtCore.Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.scale = theme.scale()
        self.setProperty("role", "moments")
        self.setAccessibleName(tr("Game review", "Key moments"))
        self.setItemDelegate(PictureAbove(self))
        self.setFlow(QtWidgets.QListWidget.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollMode(QtWidgets.QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setVerticalScrollBarPolicy(QtCore.Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QtWidgets.QAbstractItemView.SelectionMode.SingleSelection)
        self.currentRowChanged.connect(self._ask)
        self.itemClicked.connect(lambda item: self._ask(self.row(item)))

    def fill(self, items: Sequence[QtWidgets.QListWidgetItem], scale: float) -> None:
        """Show these items at this scale of the text."""
        self.scale, size = scale, scaled(PICTURE, scale)
        with QtCore.QSignalBlocker(self):
            self.clear()
            for item in items:
                self.addItem(item)
        self.setIconSize(size)
        bar, row = self.horizontalScrollBar().sizeHint().height(), self.sizeHintForRow(0)
        self.setFixedHeight(max(size.height(), row) + bar + 2 * self.frameWidth())

    def mark(self, number: int) -> None:
        """Mark an item, or none."""
        if number == self.currentRow():
            return
        with QtCore.QSignalBlocker(self):
            self.setCurrentRow(number)
            if number < 0:
                self.clearSelection()
        if number >= 0:
            self.scrollTo(self.currentIndex())

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Select only after a complete click: the page may move when the text above changes."""
        with QtCore.QSignalBlocker(self):
            super().mousePressEvent(event)

    def _ask(self, number: int) -> None:
        if number >= 0:
            self.asked.emit(number)


def scaled(size: QtCore.QSize, scale: float) -> QtCore.QSize:
    """Return a size in units in logical pixels."""
    return QtCore.QSize(round(size.width() * scale), round(size.height() * scale))


def icon_of(
    picture: QPixmap | None,
    turn: ReviewedTurn,
    size: QtCore.QSize,
    ratio: float,
    scale: float,
    styles: SeatStyles,
) -> QIcon:
    """Return a picture with the mark of its turn in the corner, the same in every state of the
    item; without a picture, only the mark."""
    palette = theme.current()
    whole = sprite_files.transparent_pixmap(size * ratio, ratio)
    painter = QPainter(whole)
    if picture is not None:
        painter.drawPixmap(0, 0, picture)
    mark = review_graph.mark_icon(turn, styles.line(turn.seat, palette), palette, scale, ratio)
    side = round(review_graph.ICON * scale)
    painter.drawPixmap(size.width() - side - 1, size.height() - side - 1, mark.pixmap(side, side))
    painter.end()
    icon = QIcon()
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected, QIcon.Mode.Active):
        icon.addPixmap(whole, mode)
    return icon
