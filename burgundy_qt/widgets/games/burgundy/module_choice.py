"""The choice of modules: a button that shows the modules in play and opens a list of all, each with
its effects."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.controls import dialog_frame, value_controls
from burgundy_qt.widgets.games.burgundy.modules import (
    in_play,
    module_offered,
    modules_listed,
    why_not,
)
from burgundy_qt.widgets.new_game.player_choice import room_for, show_below
from burgundy_qt.widgets.theme import sprite_files, theme
from burgundy_qt.widgets.theme.sprite_files import transparent_pixmap

SMALL, LARGE = 26, 44
GAP = 4
CARD = 300
COLUMNS = 2


class ModuleButton(dialog_frame.PushButton):
    """A button that shows the modules in play, in the order of the list."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.offered: tuple[str, ...] = ()
        self.game = ""
        self.chosen: set[str] = set()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.open)
        theme.theme_changed.connect(self._draw)

    @property
    def modules(self) -> list[str]:
        """The modules in play: those chosen from the list that fit the game."""
        return in_play(self.offered, self.chosen, self.game)

    @property
    def summary(self) -> str:
        """The chosen modules in words."""
        return modules_listed(self.modules) if self.modules else tr("New game", "none", "modules")

    def offer(self, modules: Sequence[str], game: str) -> None:
        """Offer these modules for a special game, or "" for the usual one. Earlier choices come
        back with their modules."""
        self.offered, self.game = tuple(modules), game
        self._draw()

    def why_not(self, module: str) -> str:
        """Return why the module cannot be in play; "" if it can."""
        return why_not(module, self.game)

    def show_modules(self, modules: Sequence[str]) -> None:
        """Show these modules as chosen."""
        self.chosen = set(modules)
        self._draw()

    def open(self) -> ModuleChooser:
        """Open the list of modules."""
        chooser = ModuleChooser(self)
        chooser.chosen.connect(self._choose)
        chooser.fit(room_for(self))
        show_below(chooser, self, at_right=True)
        return chooser

    def _choose(self, module: str, is_in_play: bool) -> None:
        self.chosen = self.chosen | {module} if is_in_play else self.chosen - {module}
        self._draw()
        self.changed.emit()

    def _draw(self) -> None:
        pictures = [module_offered(module).picture for module in self.modules]
        self.setIcon(in_a_row(pictures, self.devicePixelRatioF()) if pictures else QIcon())
        self.setIconSize(QSize(len(pictures) * (SMALL + GAP) - GAP, SMALL))
        self.setText("" if self.modules else tr("New game", "Choose modules"))
        self.setAccessibleName(tr("New game", "Modules: {modules}", modules=self.summary))


class ModuleChooser(QFrame):
    """A card for every module, in a separate window that closes when the player has finished
    choosing. The cards scroll if the screen is too low for them."""

    chosen = Signal(str, bool)

    def __init__(self, modules: ModuleButton) -> None:
        super().__init__(modules, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.modules = modules
        self.cards = [ModuleCard(module) for module in modules.offered]
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 14)
        column.setSpacing(10)
        self.heading = dialog_frame.text_label(tr("New game", "Modules"), "heading")
        column.addWidget(self.heading)
        self.page = QWidget()
        grid = QGridLayout(self.page)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for place, card in enumerate(self.cards):
            card.check.clicked.connect(lambda on, module=card.module: self._choose(module, on))
            grid.addWidget(card, place // COLUMNS, place % COLUMNS)
        self._show()
        self.scrolled = dialog_frame.ScrollPane(self.page, self.heading.text(), 0)
        self.scrolled.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(self.scrolled)
        foot = QHBoxLayout()
        foot.addWidget(
            dialog_frame.text_label(
                tr("New game", "You can combine all available modules."), "note"
            ),
            1,
        )
        self.done = dialog_frame.push_button(tr("New game", "Done"))
        self.done.clicked.connect(self.close)
        foot.addWidget(self.done)
        column.addLayout(foot)
        next(card for card in self.cards if card.check.isEnabled()).check.setFocus()

    def fit(self, room: QSize) -> None:
        """Limit the height to the room on the screen."""
        layout = self.layout()
        assert layout is not None
        wanted, least = self.page.sizeHint(), self.scrolled.minimumSizeHint()
        self.scrolled.setFixedSize(wanted)
        lacking = layout.sizeHint().height() + 2 * self.frameWidth() - room.height()
        if lacking > 0:
            self.scrolled.setFixedSize(least.width(), max(1, wanted.height() - lacking))

    def _choose(self, module: str, is_in_play: bool) -> None:
        self.chosen.emit(module, is_in_play)
        self._show()

    def _show(self) -> None:
        """Show the modules in play, and disable those that do not fit them."""
        for card in self.cards:
            card.show_module(card.module in self.modules.modules, self.modules.why_not(card.module))


class ModuleCard(QFrame):
    """A module with its picture and a check box; a click anywhere on the card toggles it. A module
    that does not fit shows the reason."""

    def __init__(self, module: str) -> None:
        super().__init__()
        self.module = module
        offered = module_offered(module)
        dialog_frame.set_help_topic(self, module)
        self.setProperty("role", "row")
        self.check = value_controls.Tick(offered.title)
        self.line, self.why = (
            dialog_frame.text_label(offered.line, "note"),
            dialog_frame.text_label("", "caption"),
        )
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.check)
        for said in (self.line, self.why):
            said.setWordWrap(True)
            said.setFixedWidth(dialog_frame.scaled_width(CARD) - LARGE - 44)
            words.addWidget(said)
        self.line.setMinimumHeight(self.line.heightForWidth(self.line.width()))
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setSpacing(12)
        row.addWidget(self._picture(offered.picture), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)

    def show_module(self, is_in_play: bool, why: str) -> None:
        """Show whether the module is in play, and why it cannot be."""
        self.check.setChecked(is_in_play)
        self.check.setEnabled(not why)
        self.line.setEnabled(is_in_play or not why)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.why.setMinimumHeight(self.why.heightForWidth(self.why.width()) if why else 0)
        self.check.setAccessibleDescription(self.why.text() or self.line.text())
        self.setCursor(Qt.CursorShape.ArrowCursor if why else Qt.CursorShape.PointingHandCursor)

    def _picture(self, name: str) -> QLabel:
        made = QLabel()
        made.setFixedSize(QSize(LARGE, LARGE))
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setPixmap(sprite(name, LARGE, self.devicePixelRatioF()))
        return made

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """Treat a click beside the check box as a click on it."""
        is_inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and is_inside and self.check.isEnabled():
            self.check.setFocus()
            self.check.click()


def in_a_row(names: Sequence[str], dpr: float) -> QIcon:
    """Return sprites beside each other, each in a square."""
    row = transparent_pixmap(QSize(len(names) * (SMALL + GAP) - GAP, SMALL) * dpr, dpr)
    painter = QPainter(row)
    for place, name in enumerate(names):
        picture = sprite(name, SMALL, dpr)
        drawn = picture.deviceIndependentSize()
        left = place * (SMALL + GAP) + (SMALL - drawn.width()) / 2
        painter.drawPixmap(round(left), round((SMALL - drawn.height()) / 2), picture)
    painter.end()
    return QIcon(row)


def sprite(name: str, size: float, dpr: float) -> QPixmap:
    """Return the sprite at the largest size that fits into a square."""
    box = sprite_files.svg_size(name)
    return sprite_files.pixmap(name, size * min(1.0, box.width() / box.height()), dpr)
