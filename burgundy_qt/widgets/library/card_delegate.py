"""The cards of the library in one or two columns, for mouse and keyboard; and their delegate, which
paints them, finds the clicked part, and edits names in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QFrame,
    QLineEdit,
    QListView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.library.library_folder import LONGEST_NAME
from burgundy_qt.widgets.controls.value_controls import limit_letters
from burgundy_qt.widgets.library import card_model, card_text, card_thumbnails
from burgundy_qt.widgets.phrases.wording import join_with_commas, with_key
from burgundy_qt.widgets.theme import fonts, sprite_files, theme
from burgundy_qt.widgets.theme.palette import Palette, darker, mix, seat_styles_of

# The delegate.


Index = QModelIndex | QPersistentModelIndex
ICONS = {"rename": "rename", "export": "save", "bin": "bin"}
TIPS = {
    "rename": (tr_noop("Library", "Rename"), "F2"),
    "export": (tr_noop("Library", "Save a copy elsewhere"), "Ctrl+E"),
    "bin": (tr_noop("Library", "Move to the bin"), "Delete"),
    "star": (tr_noop("Library", "Add a star"), "S"),
}
STANDING = 13
"""Units: the size of the words that say what has become of a game."""
SIDE, TEAM = 92, 150
"""As wide a place as a seat has, and as a team has; one who plays alone has all the room."""
OVERLAP = 0.72
"""How far the second crest of a team lies from the first, in widths of one."""
ROOMY_SEAT = 72
"""As wide a place leaves room for a large number of three digits."""


class CardDelegate(QStyledItemDelegate):
    """Paints a GameCard. `asked` carries the clicked part and its row."""

    asked = Signal(str, int)

    def __init__(self, view: QAbstractItemView, model: card_model.CardModel) -> None:
        super().__init__(view)
        self.view, self.model = view, model
        self.pictures = card_thumbnails.CardPictures(self)
        self.pictures.drawn.connect(view.viewport().update)
        self.hovered: tuple[int, str | None] = -1, None
        self.editor: QLineEdit | None = None
        self._pressed: tuple[int, str] | None = None
        self.cell = QSize(480, card_model.HEIGHT + card_model.GAP)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the common size of all cards."""
        return self.cell

    def layout_of(self, index: Index) -> card_model.CardLayout:
        """Return the positions of a card's parts in the list."""
        is_current = index.row() == self.view.currentIndex().row()
        return card_model.lay_out(
            index.data(card_model.CARD), self.view.visualRect(index), theme.scale(), is_current
        )

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one card."""
        card: GameCard = index.data(card_model.CARD)
        parts, palette, scale = self.layout_of(index), theme.current(), theme.scale()
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        is_current = not parts.button.isEmpty()
        has_focus = is_current and self.view.hasFocus()
        self._paint_ground(
            painter, parts.card, palette, is_current, has_focus, index.row() == self.hovered[0]
        )
        self._paint_picture(painter, parts.picture, card)
        self._paint_words(painter, parts, card, palette, scale)
        self._paint_star(painter, parts.star, card, palette, self._part_hovered(index) == "star")
        for name, rect in parts.actions.items():
            self._paint_sign(painter, rect, ICONS[name], palette, self._part_hovered(index) == name)
        if is_current:
            self._paint_button(
                painter, parts.button, card, palette, self._part_hovered(index) == "open"
            )
        painter.restore()

    def _part_hovered(self, index: Index) -> str | None:
        row, part = self.hovered
        return part if row == index.row() else None

    def _paint_ground(
        self,
        painter: QPainter,
        rect: QRect,
        palette: Palette,
        is_current: bool,
        has_focus: bool,
        is_hovered: bool,
    ) -> None:
        body = QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor(mix(palette.panel, palette.shadow, 0.10 if palette.name == "light" else 0.5))
        )
        painter.drawRoundedRect(body.translated(0, 3 if is_current else 1.5), 12, 12)
        painter.setBrush(QColor(palette.raised if is_current or is_hovered else palette.panel2))
        edge = palette.accent_hi if is_current else palette.line2 if is_hovered else palette.line
        painter.setPen(QPen(QColor(edge), 2 if is_current else 1))
        painter.drawRoundedRect(body, 12, 12)
        if has_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.focus), 2))
            painter.drawRoundedRect(body.adjusted(-3, -3, 3, 3), 15, 15)

    def _paint_picture(self, painter: QPainter, rect: QRect, card: GameCard) -> None:
        """Paint the picture of the game, or a warning sign for a broken file."""
        palette, dpr = theme.current(), self.view.devicePixelRatioF()
        if card.is_broken:
            picture = sprite_files.tinted("icons/warning", palette.bad, rect.width() * 0.42, dpr)
        else:
            width = min(rect.width(), round(rect.height() * 1.07))
            found = self.pictures.picture(
                card_thumbnails.picture_of(card, palette.name, width, dpr)
            )
            if found is None:
                return
            picture = found
        size = picture.deviceIndependentSize()
        corner = QRectF(rect).center() - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), picture)

    def _paint_words(
        self,
        painter: QPainter,
        parts: card_model.CardLayout,
        card: GameCard,
        palette: Palette,
        scale: float,
    ) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter
        now = self.model.now
        painter.setFont(fonts.heading_font(17 * scale))
        painter.setPen(QColor(palette.text))
        painter.drawText(parts.title, middle, elided(painter, card_text.title(card), parts.title))
        painter.setFont(fonts.text_font(12.5 * scale))
        painter.setPen(QColor(palette.text2))
        painter.drawText(
            parts.subtitle, middle, elided(painter, card_text.subtitle(card, now), parts.subtitle)
        )
        if card.problem is not None:
            what = parts.seats.united(parts.levels)
            painter.drawText(
                what,
                Qt.TextFlag.TextWordWrap,
                card_text.what_is_wrong(card.problem, card.path.name),
            )
        self._paint_seats(painter, parts, card, palette, scale)
        rect = parts.standing
        painter.setFont(fonts.text_font(STANDING * scale, 600))
        waits = card.waits and not card.in_bin
        painter.setPen(QColor(palette.text if waits else palette.text2))
        if waits:
            dot = QRectF(rect.left(), rect.center().y() - 4 * scale, 10 * scale, 10 * scale)
            painter.save()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.accent_hi))
            painter.drawEllipse(dot)
            painter.restore()
            rect = rect.adjusted(round(16 * scale), 0, 0, 0)
        text = in_lines(QFontMetrics(painter.font()), card_text.standing(card), rect)
        painter.drawText(rect, middle | Qt.TextFlag.TextWordWrap, text)

    def _paint_seats(
        self,
        painter: QPainter,
        parts: card_model.CardLayout,
        card: GameCard,
        palette: Palette,
        scale: float,
    ) -> None:
        """Paint each side's markers, points and playing strength."""
        dpr, middle = self.view.devicePixelRatioF(), Qt.AlignmentFlag.AlignVCenter
        sides = () if card.is_broken else card.sides
        step = parts.seats.width() // max(1, len(sides))
        if not card.is_solo:
            step = min(round((TEAM if card.teams else SIDE) * scale), step)
        is_roomy = step >= ROOMY_SEAT * scale
        best, seat_styles = max(map(card.points_of, sides), default=0), seat_styles_of(card.seats)
        size = (22 if is_roomy else 18) * scale
        for place, side in enumerate(sides):
            left = parts.seats.left() + place * step
            beside = left
            for seat in side:
                marker = sprite_files.pixmap(seat_styles.crest(seat, size), size, dpr)
                painter.drawPixmap(
                    QPointF(beside, parts.seats.center().y() - round(size / 2) + 1), marker
                )
                beside += round(OVERLAP * size)
            beside += round((1 - OVERLAP) * size + 6 * scale)
            painter.setFont(
                fonts.number_font(
                    (15 if is_roomy else 13.5) * scale, 700 if card.points_of(side) == best else 500
                )
            )
            painter.setPen(QColor(palette.text))
            number = QRect(beside, parts.seats.top(), left + step - beside, parts.seats.height())
            painter.drawText(number, middle, elided(painter, card_text.score(card, side), number))
            painter.setFont(fonts.text_font(11.5 * scale))
            painter.setPen(QColor(palette.text3))
            caption = QRect(left, parts.levels.top(), step - 4, parts.levels.height())
            levels = join_with_commas([card_text.level_title(card.seats[seat]) for seat in side])
            painter.drawText(caption, middle, elided(painter, levels, caption))

    def _paint_star(
        self, painter: QPainter, rect: QRect, card: GameCard, palette: Palette, is_hovered: bool
    ) -> None:
        if card.in_bin or card.is_broken:
            return
        colour = palette.gold if card.starred or is_hovered else palette.text3
        name = "star-full" if card.starred else "star"
        self._paint_icon(painter, rect, name, colour)

    def _paint_sign(
        self, painter: QPainter, rect: QRect, name: str, palette: Palette, is_hovered: bool
    ) -> None:
        if is_hovered:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(palette.well))
            painter.drawRoundedRect(QRectF(rect), 8, 8)
        self._paint_icon(painter, rect, name, palette.text if is_hovered else palette.text2)

    def _paint_icon(self, painter: QPainter, rect: QRect, name: str, colour: str) -> None:
        size = round(20 * theme.scale())
        icon = sprite_files.tinted(f"icons/{name}", colour, size, self.view.devicePixelRatioF())
        painter.drawPixmap(rect.center() - QPoint(size // 2 - 1, size // 2 - 1), icon)

    def _paint_button(
        self, painter: QPainter, rect: QRect, card: GameCard, palette: Palette, is_hovered: bool
    ) -> None:
        """Paint the primary button of the current card in the colours of the style sheet."""
        edge = darker(palette.accent, 0.42)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(edge))
        painter.drawRoundedRect(QRectF(rect), 9, 9)
        painter.setBrush(QColor(palette.accent_hi if is_hovered else palette.accent))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -3), 8, 8)
        painter.setFont(fonts.text_font(card_model.LETTERS * theme.scale(), 600))
        painter.setPen(QColor(palette.on_accent))
        painter.drawText(
            rect.adjusted(0, 0, 0, -2), Qt.AlignmentFlag.AlignCenter, card_text.button_text(card)
        )

    # The part of a card under the pointer.

    def hover(self, point: QPoint | None) -> None:
        """Note the part of a card under the pointer; None means that the pointer has left the
        list."""
        now = (-1, None) if point is None else self._slot(point)
        if now != self.hovered:
            rows = {self.hovered[0], now[0]}
            self.hovered = now
            for row in rows - {-1}:
                self.view.viewport().update(self.view.visualRect(self.model.index(row)))
            cursor = Qt.CursorShape.PointingHandCursor if now[1] else Qt.CursorShape.ArrowCursor
            self.view.viewport().setCursor(cursor)

    def _slot(self, point: QPoint) -> tuple[int, str | None]:
        """Return the row of the card at a point and the part of it; the row is -1 beside the
        cards."""
        index = self.view.indexAt(point)
        if not index.isValid():
            return -1, None
        parts = self.layout_of(index)
        return (index.row(), parts.part_at(point)) if parts.card.contains(point) else (-1, None)

    def editorEvent(  # noqa: N802
        self, event: QEvent, model: object, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Return whether a click on a part of a card was handled."""
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            part = self.layout_of(index).part_at(event.position().toPoint())
            if part is not None and event.type() == QEvent.Type.MouseButtonRelease:
                if self._pressed == (index.row(), part):
                    self.asked.emit(part, index.row())
                return True
            self._pressed = (index.row(), part) if part is not None else None
            return part is not None
        return False

    def helpEvent(  # noqa: N802
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Show the tool tip of the sign under the pointer."""
        part = self.layout_of(index).part_at(event.pos()) if index.isValid() else None
        QToolTip.showText(event.globalPos(), tip(part) if part in TIPS else "", view)
        return True

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:  # noqa: N802
        """Return an edit field for the name."""
        self.editor = editor = QLineEdit(parent)
        limit_letters(editor, LONGEST_NAME)
        editor.setAccessibleName(tr("Library", "Name of the game"))
        return editor

    def updateEditorGeometry(  # noqa: N802
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        """Place the edit field over the title."""
        title = self.layout_of(index).title
        high = max(title.height(), editor.sizeHint().height())
        editor.setGeometry(
            title.left() - 12, title.center().y() - high // 2, title.width() + 12, high
        )


def tip(part: str) -> str:
    """Return what the sign of a card does, and its key."""
    text, key = TIPS[part]
    return with_key(tr("Library", text), key)


def elided(painter: QPainter, text: str, rect: QRect) -> str:
    """Return the text, cut off at the end if it is too long."""
    return QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, rect.width())


def in_lines(metrics: QFontMetrics, text: str, rect: QRect) -> str:
    """Return the text shortened to the lines that fit into `rect`.

    It is cut off after a word, or within a single word that is too long.
    """
    words = text.split(" ")
    shorter = (f"{' '.join(words[:many]).rstrip(',;')}…" for many in range(len(words) - 1, 0, -1))
    for fitting in (text, *shorter):
        wrapped = metrics.boundingRect(rect, Qt.TextFlag.TextWordWrap, fitting)
        if wrapped.width() <= rect.width() and wrapped.height() <= rect.height():
            return fitting
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())


KEYS = {
    "open": "Return",
    "review": "R",
    "rename": "F2",
    "star": "S",
    "again": "A",
    "copy": "Ctrl+C",
    "code": "Ctrl+Shift+C",
    "export": "Ctrl+E",
    "bin": "Delete",
}
"""What can be done with a game, in the order of the menu."""


class CardList(QListView):
    """Shows the cards of its model, `entries`. `asked` carries the command for a game, and its
    card."""

    asked = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = card_model.CardModel()
        self.painted = CardDelegate(self, self.entries)
        self.setModel(self.entries)
        self.setItemDelegate(self.painted)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        bar = self.verticalScrollBar()
        # so that the cards keep their width
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        bar.setEnabled(False)  # and hidden while there is nothing to scroll
        bar.rangeChanged.connect(lambda least, most: bar.setEnabled(most > least))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Library", "Games"))
        self.setProperty("role", "cards")
        self.painted.asked.connect(lambda what, row: self.ask(what, self.entries.shown[row]))
        self.doubleClicked.connect(lambda index: self.ask("open", index.data(card_model.CARD)))
        theme.theme_changed.connect(self._fit)

    @property
    def card(self) -> GameCard | None:
        """The current card."""
        index = self.currentIndex()
        return index.data(card_model.CARD) if index.isValid() else None

    @property
    def is_renaming(self) -> bool:
        """Whether a name is being edited."""
        return self.state() == QAbstractItemView.State.EditingState

    def finish_renaming(self) -> None:
        """Keep the edited name, as Enter would."""
        if self.is_renaming and self.painted.editor is not None:
            self.commitData(self.painted.editor)
            self.closeEditor(self.painted.editor, QAbstractItemDelegate.EndEditHint.NoHint)

    def show_cards(self, cards: Sequence[GameCard]) -> None:
        """Show these cards; the current card stays current, or the next one in its place."""
        self._keep_place(lambda: self.entries.show(cards))

    def choose(self, filter_: str, words: str, game: str) -> None:
        """Show only the cards of a filter, of this game if one is named, that contain these
        words."""
        self._keep_place(lambda: self.entries.choose(filter_, words, game))

    def go_to(self, row: int) -> None:
        """Make the card in that row the current one, and bring it into view."""
        index = self.entries.index(row)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def _keep_place(self, change: Callable[[], None]) -> None:
        card, row, value = self.card, self.currentIndex().row(), self.verticalScrollBar().value()
        change()
        self.painted.hover(None)
        if self.entries.rowCount() and not self.currentIndex().isValid():
            found = self.entries.row_of(card.path) if card is not None else -1
            self.setCurrentIndex(
                self.entries.index(
                    max(0, min(found if found >= 0 else row, self.entries.rowCount() - 1))
                )
            )
            self.verticalScrollBar().setValue(value)

    def ask(self, what: str, card: GameCard) -> None:
        """Carry out a command for a game: edit its name here, or emit `asked`."""
        if what == "rename":
            index = self.entries.index(self.entries.row_of(card.path))
            if index.flags() & Qt.ItemFlag.ItemIsEditable:
                self.setCurrentIndex(index)
                self.edit(index)
        elif what == "open" and card.in_bin:
            self.asked.emit("restore", card)
        elif can_be(what, card):
            self.asked.emit(what, card)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Apply the keys of KEYS to the current card; other keys move the selection."""
        if self.is_renaming:  # the edit field has received the key already
            return
        card = self.card
        pressed = QKeySequence(event.keyCombination())
        for what, key in KEYS.items():
            if card is not None and pressed == QKeySequence(key):
                self.ask(what, card)
                return
        if event.key() == Qt.Key.Key_Enter and card is not None:
            self.ask("open", card)
            return
        if event.text().strip() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()  # letters do not start the search of QListView
            return
        super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Show the menu of the clicked card, or of the current one."""
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_key else self.indexAt(event.pos())
        if not index.isValid():
            return
        self.setCurrentIndex(index)
        menu = self.menu_of(index.data(card_model.CARD))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(
            self.viewport().mapToGlobal(self.visualRect(index).center())
            if by_key
            else event.globalPos()
        )

    def menu_of(self, card: GameCard) -> QMenu:
        """Return the menu of a card."""
        menu = QMenu(self)
        texts = {
            "open": card_text.button_text(card),
            "review": tr("Library", "Review"),
            "rename": tr("Library", "Rename…"),
            "star": tr("Library", "Remove the star")
            if card.starred
            else tr("Library", "Add a star"),
            "again": tr("Library", "Play this deal again…"),
            "copy": tr("Library", "Copy as text"),
            "code": tr("Library", "Copy the challenge code"),
            "export": tr("Library", "Save a copy elsewhere…"),
            "bin": tr("Library", "Move to the bin"),
        }
        for what, text in texts.items():
            if can_be(what, card):
                action = QAction(text, menu)
                action.setShortcut(QKeySequence(KEYS[what]))
                action.triggered.connect(lambda _checked=False, what=what: self.ask(what, card))
                menu.addAction(action)
        return menu

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Highlight the part under the pointer."""
        super().mouseMoveEvent(event)
        self.painted.hover(event.position().toPoint())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        """Remove the highlight."""
        super().leaveEvent(event)
        self.painted.hover(None)

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802
        """Repaint the current card, which has a button."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Arrange as many columns as fit."""
        self._fit()
        super().resizeEvent(event)

    def _fit(self) -> None:
        scale, width = theme.scale(), self.viewport().width()
        columns = 2 if width >= 2 * (card_model.NARROWEST * scale + card_model.GAP) else 1
        cell = QSize(
            max(1, (width - 1) // columns), round(card_model.HEIGHT * scale) + card_model.GAP
        )
        if cell != self.painted.cell:
            self.painted.cell = cell
            self.scheduleDelayedItemsLayout()
        self.verticalScrollBar().setSingleStep(cell.height() // 3)


def can_be(what: str, card: GameCard) -> bool:
    """Return whether the command is possible.

    Games in the bin can only be restored, with "open". Broken files can only be opened, exported
    or moved to the bin.
    """
    if card.in_bin:
        return what == "open"
    return not card.is_broken or what in ("open", "export", "bin")
