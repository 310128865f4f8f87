"""What a widget is about: "page" or "page#place" of the rules, as links in their pages say it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

TOPIC = "topic"  # the property of a widget


def about(widget: QWidget, topic: str) -> None:
    """Say what page the widget and everything in it is about; F1 opens it."""
    widget.setProperty(TOPIC, topic)


def topic_of_widget(widget: QWidget | None) -> str:
    """What the widget is about, or what it lies in; "" where nothing is said."""
    while widget is not None:
        if topic := widget.property(TOPIC):
            return str(topic)
        widget = None if widget.isWindow() else widget.parentWidget()
    return ""
