"""The actions that open the rules page of anything on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6 import QtCore, QtGui, QtWidgets

from burgundy_qt.rules.registry import DEFAULT
from burgundy_qt.widgets.controls.dialog_frame import game_of_window, help_topic_of
from burgundy_qt.widgets.keys.keymap import keymap
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.places import Slot

if TYPE_CHECKING:
    from burgundy_qt.widgets.rulebook.rules_window import RulesWindow


class RulesActions(QtCore.QObject):
    """The actions that open the rules beside the game, at the page of the current thing. `page`
    shows the table; the `actions` of its window work in the rules' window too."""

    def __init__(self, page: TablePage, actions: Sequence[QtGui.QAction] = ()) -> None:
        super().__init__(page)
        self.page, self.actions = page, actions
        self.window: RulesWindow | None = None
        keymap.changed.connect(self._read_anew)

    def _read_anew(self) -> None:
        """Read the pages again, because they quote keys that have changed."""
        self.take_over(self)

    def open_here(self) -> None:
        """Open the page about the target of the keyboard on the table, the thing under the pointer,
        or the focused widget."""
        self.open_at(self.topic())

    def open_at(self, topic: str) -> None:
        """Open the rules at a topic ("ships#loading"); "" is their beginning. They are those of the
        game in the front window's dialog, or else of the current game."""
        game = game_of_window(QtWidgets.QApplication.activeWindow()) or self.game
        self._put_away_another(game)
        if self.window is None:
            self.window = self._new_window(game)
            # so that the table continues in between
            QtCore.QTimer.singleShot(0, self, lambda: self._open(topic))
        else:
            self._open(topic)

    @property
    def game(self) -> str:
        """The game on the table."""
        return self.page.steps.game.game if self.page.steps.game is not None else DEFAULT

    def _put_away_another(self, game: str) -> None:
        """Close the rules of another game."""
        if self.window is not None and self.window.book.game != game:
            self.close()

    def _open(self, topic: str) -> None:
        if self.window is not None:
            self.window.open_at(topic)
            self.window.show()
            self.window.raise_()
            self.window.activateWindow()

    def take_over(self, other: RulesActions) -> None:
        """Open the rules that another page, which is closed, had open."""
        old, other.window = other.window, None
        if old is None:
            return
        if old.isVisible():
            self.window = self._new_window(old.book.game)
            self.window.setGeometry(old.geometry())
            self.window.setAttribute(QtCore.Qt.WidgetAttribute.WA_ShowWithoutActivating)
            self.window.open_at(old.topic)
            self.window.show()
            self.window.setAttribute(QtCore.Qt.WidgetAttribute.WA_ShowWithoutActivating, False)
        old.close()
        old.deleteLater()

    def close(self) -> None:
        """Close the rules with their window."""
        if self.window is not None:
            self.window.close()
            self.window.deleteLater()
            self.window = None

    def _new_window(self, game: str) -> RulesWindow:
        """Return a window of the rules of a game; its modules are imported at the first use, or
        earlier by ModulePreloader."""
        from burgundy_qt.widgets.rulebook.rulebook import Rulebook
        from burgundy_qt.widgets.rulebook.rules_window import RulesWindow

        made = RulesWindow(Rulebook(game))
        made.addActions(self.actions)
        return made

    def topic(self) -> str:
        """Return the topic of the current thing."""
        active = QtWidgets.QApplication.activeWindow()
        if active is None:
            return ""
        pointed = active.childAt(active.mapFromGlobal(QtGui.QCursor.pos()))
        if active is self.page.window():
            return (
                self._marked()
                or self._pointed_at(pointed)
                or help_topic_of(QtWidgets.QApplication.focusWidget())
            )
        whole = help_topic_of(active)
        named = help_topic_of(pointed), help_topic_of(QtWidgets.QApplication.focusWidget())
        return next((topic for topic in named if topic not in ("", whole)), whole)

    def _marked(self) -> str:
        """Return the topic of the target with the keyboard ring."""
        at, scene = self.page.keys.at, self.page.scene
        slots = scene.slots(at) if at is not None else []
        return self._topic_of(slots[0] if slots else None)

    def _pointed_at(self, widget: QtWidgets.QWidget | None) -> str:
        view, scene = self.page.view, self.page.scene
        if widget is not view.viewport():
            return help_topic_of(widget)
        slot = scene.tabletop.slot_at(view.mapToScene(view.mapFromGlobal(QtGui.QCursor.pos())))
        return self._topic_of(slot)

    def _topic_of(self, slot: Slot | None) -> str:
        from burgundy_qt.widgets.rulebook.game_help import help_of

        state = self.page.scene.state
        return (
            help_of(self.game).topic_of(slot, state)
            if slot is not None and state is not None
            else ""
        )
