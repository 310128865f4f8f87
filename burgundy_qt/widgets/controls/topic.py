"""What a widget is about: "page" or "page#place" of the rules, as links in their pages say it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

TOPIC, GAME = "topic", "game"  # properties of a widget


def about(widget: QWidget, topic: str) -> None:
    """Say what page the widget and everything in it is about; F1 opens it."""
    widget.setProperty(TOPIC, topic)


def about_game(window: QWidget, game: str) -> None:
    """Say that a window is about another game than the one on the table, perhaps: F1 opens its
    rules."""
    window.setProperty(GAME, game)


def game_of_window(window: QWidget | None) -> str:
    """The game that a window is about; "" where nothing is said."""
    return str(window.property(GAME) or "") if window is not None else ""


def topic_of_widget(widget: QWidget | None) -> str:
    """What the widget is about, or what it lies in; "" where nothing is said."""
    while widget is not None:
        if topic := widget.property(TOPIC):
            return str(topic)
        widget = None if widget.isWindow() else widget.parentWidget()
    return ""
