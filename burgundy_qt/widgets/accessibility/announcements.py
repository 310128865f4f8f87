"""Tells screen readers what happens at the table: what was done, who is asked what, where the
keyboard has come to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleStateChangeEvent,
)

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.accessibility.accessible_parts import Part, SpokenTable
from burgundy_qt.widgets.accessibility.reading import fall_silent, read_aloud
from burgundy_qt.widgets.advice.hint_controller import HintController
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.sprites.slots import ClickTarget

Politeness = QAccessible.AnnouncementPoliteness


class Announcements(QObject):
    """Makes the table of a page heard. `said` carries every announcement and its politeness."""

    said = Signal(str, object)

    def __init__(self, page: TablePage, advising: HintController) -> None:
        super().__init__(page)
        self.page, self.advising = page, advising
        self.table = SpokenTable(page.view, page.scene, page.keys)
        self._asked = ""
        self._known: dict[Part, tuple[str, bool, bool]] = {}
        read_aloud(self.table)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.fall_silent)
        page.keys.moved.connect(self._tell_focus)
        page.log.log.told.rowsInserted.connect(self._tell_lines)
        page.decision.changed.connect(self._tell_prompt)
        page.decision.changed.connect(self._tell_changes)
        page.decision.refused.connect(lambda why: self.say(why, Politeness.Assertive))
        page.scene.settled.connect(self._tell_changes)
        advising.panel.chosen.connect(self._tell_prompt)

    def fall_silent(self) -> None:
        """Nothing more is heard: the page goes, or the program ends."""
        fall_silent(self.table)

    def say(
        self, sentence: str, politeness: QAccessible.AnnouncementPoliteness = Politeness.Polite
    ) -> None:
        """Announce a sentence; an assertive one interrupts what is being read."""
        event = QAccessibleAnnouncementEvent(self.page.view, sentence)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.said.emit(sentence, politeness)

    def _tell_lines(self, _parent: QModelIndex, first: int, last: int) -> None:
        """What has been done, by whomever, as the log says it."""
        told = self.page.log.log.told
        rows = (told.index(row) for row in range(first, last + 1))
        lines = [str(told.data(row, Qt.ItemDataRole.AccessibleTextRole)) for row in rows]
        self.say(" ".join(f"{line}." for line in lines if line))

    def _tell_prompt(self) -> None:
        """What the person is asked or advised, each once."""
        prompt = self.page.prompt
        asked = tr(
            "Aloud", "{heading}. {told}", heading=prompt.heading.text(), told=prompt.sentence.text()
        )
        if self.page.decision.is_open and asked != self._asked:
            self.say(asked.strip())
        self._asked = asked if self.page.decision.is_open else ""

    def _tell_focus(self, target: ClickTarget | None) -> None:
        """The keyboard has come to a part of the table, or back to the table as a whole."""
        part = self.table.part_of(target)
        if self.page.view.hasFocus():
            QAccessible.updateAccessibility(
                QAccessibleEvent(part or self.page.view, QAccessible.Event.Focus)
            )

    def _tell_changes(self) -> None:
        """Readers keep names and states of what they have seen: tell those that are others now."""
        if not QAccessible.isActive():
            return
        before, self._known = self._known, {}
        for part in self.table.all_parts():
            offer = part.offer
            now = self._known[part] = (
                part.name,
                offer is not None,
                offer is not None and offer.chosen,
            )
            if part in before and now != before[part]:
                tell_change(part, before[part], now)


def tell_change(part: Part, before: tuple[str, bool, bool], now: tuple[str, bool, bool]) -> None:
    """A part has another name, can be chosen or no longer, or has been chosen or let go."""
    if now[0] != before[0]:
        QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.NameChanged))
    if now[1:] != before[1:]:
        changed = QAccessible.State()
        changed.focusable = changed.selectable = now[1] != before[1]
        changed.selected = now[2] != before[2]
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(part, changed))
