"""The table as a tree of objects for screen readers: groups, slots, and the answers to a question.

accessible_interface reports them to Qt.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QAccessible, QAccessibleInterface

from burgundy_qt.language.translation import tr
from burgundy_qt.widgets.phrases.wording import seat_names
from burgundy_qt.widgets.play.keyboard_play import KeyboardPlay
from burgundy_qt.widgets.sprites.places import ClickTarget, Highlight, Slot
from burgundy_qt.widgets.table import game_table, table_scene, table_view

NOTICES = 8
"""The number of announced sentences that a reader still finds."""


class AccessiblePart(QObject):
    """One part of the accessible table; its properties are computed on each access.

    `reading` is its interface, if Qt has asked for it; `described` is the description that a
    screen reader was given last, and may have kept.
    """

    def __init__(self, table: AccessibleTable, parent: QObject) -> None:
        super().__init__(parent)
        self.table = table
        self.parts: list[AccessiblePart] = []
        self.reading: QAccessibleInterface | None = None
        self.described: str | None = None

    @property
    def name(self) -> str:
        """A short name."""
        return ""

    @property
    def description(self) -> str:
        """Further details."""
        return ""

    @property
    def role(self) -> QAccessible.Role:
        """The role."""
        return QAccessible.Role.Grouping

    @property
    def rect(self) -> QRectF:
        """The rectangle in the scene; null if the part is hidden."""
        united = QRectF()
        for part in self.parts:
            united = united.united(part.rect)
        return united

    @property
    def target(self) -> ClickTarget | None:
        """The target of a click on it."""
        return None

    @property
    def highlight(self) -> Highlight | None:
        """Its highlight, if it can be chosen now."""
        return self.table.highlights.get(self.target) if self.target is not None else None

    def press(self) -> None:
        """Do the same as a click on it."""

    def take_focus(self) -> None:
        """Take the focus, if it can be chosen."""
        if self.target is not None and self.highlight is not None:
            self.table.view.setFocus()
            self.table.keys.go_to(self.target)


class GroupPart(AccessiblePart):
    """Several parts that belong together."""

    def __init__(
        self, table: AccessibleTable, parent: QObject, group: game_table.SlotGroup[Any]
    ) -> None:
        super().__init__(table, parent)
        self.group = group
        self.parts = [table.part_for(member, self) for member in group.parts]

    @property
    def name(self) -> str:
        """The heading of the group."""
        return self.group.named(self.table.state, self.table.names)


class AccessibleSlot(AccessiblePart):
    """One slot: a space, a tile in a depot or a storage, goods, a die."""

    def __init__(self, table: AccessibleTable, parent: QObject, slot: Slot) -> None:
        super().__init__(table, parent)
        self.slot = slot

    @property
    def name(self) -> str:
        """The name of the piece on the slot."""
        return self.table.words.slot_name(self.slot, self.table.state, self.table.names)

    @property
    def description(self) -> str:
        """The text of its tool tip, and whether it can be chosen."""
        content = self.table.scene.explanation(self.slot)
        sentences = [] if content is None else [content.sentence, *spoken_rows(content.rows)]
        if self.highlight is not None:  # last: the keyboard reaches nothing else
            sentences.append(tr("Aloud", "You can choose this."))
        return " ".join(sentences)

    @property
    def role(self) -> QAccessible.Role:
        """The role of a button if the slot can be touched, else of static text."""
        is_touched = self.slot.kind in self.table.scene.game_table.kinds.touched
        return QAccessible.Role.Button if is_touched else QAccessible.Role.StaticText

    @property
    def rect(self) -> QRectF:
        """The place of the slot; where a small card of a seat hides it, the place of the card."""
        place = self.table.scene.place_of(self.slot)
        if place is None or not place.shown:
            place = self.table.scene.place_of(Slot("turn", self.slot.owner))
        return self.table.scene.seen(place) if place is not None else QRectF()

    @property
    def target(self) -> ClickTarget | None:
        """The target of a click for the acting seat."""
        return self.table.scene.target_of(self.slot)

    def press(self) -> None:
        """Click the slot, even if something covers it."""
        if self.target is not None:
            self.table.click(self.target)
        elif not self.rect.isNull():
            self.table.scene.click_at(self.rect.center())


def spoken_rows(rows: Sequence[game_table.HoverRow]) -> list[str]:
    """Return rows of a hover card as sentences; one in lower case belongs to the row before it."""
    sentences: list[str] = []
    for what, amount in rows:
        row = tr("Aloud", "{what}: {amount}", what=what, amount=amount)
        if sentences and what[:1].islower():
            sentences[-1] = f"{sentences[-1]}, {row}"
        else:
            sentences.append(row)
    return [f"{sentence}." for sentence in sentences]


class AnswerPart(AccessiblePart):
    """One of the answers to a question on the table."""

    def __init__(self, table: AccessibleTable, parent: QObject, answer: ClickTarget) -> None:
        super().__init__(table, parent)
        self.answer = answer

    @property
    def name(self) -> str:
        """The text of the answer."""
        return str(self.answer.place)

    @property
    def description(self) -> str:
        """The effect of the answer, as its plate shows it."""
        return self.highlight.gain_text if self.highlight is not None else ""

    @property
    def role(self) -> QAccessible.Role:
        """The role of a button."""
        return QAccessible.Role.Button

    @property
    def rect(self) -> QRectF:
        """The rectangle of the plate."""
        return self.table.scene.rect_of(self.answer)

    @property
    def target(self) -> ClickTarget | None:
        """The answer itself."""
        return self.answer

    def press(self) -> None:
        """Give this answer."""
        self.table.click(self.answer)


class AnswersPart(AccessiblePart):
    """The open question on the table; without one it has no parts."""

    @property
    def name(self) -> str:
        """The title of the answers."""
        return tr("Aloud", "Answers")

    def show(self, answers: Sequence[ClickTarget]) -> None:
        """Offer exactly these answers."""
        known = {part.answer: part for part in self.parts if isinstance(part, AnswerPart)}
        self.parts = [
            known.get(answer) or AnswerPart(self.table, self, answer) for answer in answers
        ]
        for answer in set(known).difference(answers):
            known[answer].deleteLater()


class Notice(AccessiblePart):
    """A sentence that was announced. Its name never changes, because screen readers ask for it
    later, when the next sentence may be there already."""

    def __init__(self, table: AccessibleTable, sentence: str) -> None:
        super().__init__(table, table.view)
        self.sentence = sentence

    @property
    def name(self) -> str:
        """The sentence."""
        return self.sentence

    @property
    def role(self) -> QAccessible.Role:
        """The role of a notification."""
        return QAccessible.Role.Notification

    @property
    def rect(self) -> QRectF:
        """All that is seen of the table: readers skip what is nowhere."""
        view = self.table.view
        return view.mapToScene(view.viewport().rect()).boundingRect()


class AccessibleTable(QObject):
    """All parts of the table in a view, updated with its scene. It is empty before the first game.

    When it `is_silent`, it reports nothing, and stays as it is.
    """

    def __init__(
        self, view: table_view.TableView, scene: table_scene.TableScene, keys: KeyboardPlay
    ) -> None:
        super().__init__(view)
        self.view, self.scene, self.keys = view, scene, keys
        self.reading: QAccessibleInterface | None = None
        self.is_silent = False
        self.notices: deque[Notice] = deque()
        self._groups: list[AccessiblePart] = []
        self._answers = AnswersPart(self, view)
        self._of_slot: dict[Slot, AccessibleSlot] = {}
        self._laid_out: tuple[str, Hashable] | None = None

    @property
    def words(self) -> game_table.AnyTable:
        """The game's texts about its table."""
        return self.scene.game_table

    @property
    def state(self) -> Any:
        """The current state of the game."""
        return self.scene.state

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return seat_names(self.scene.view.line_up.seats) if self.scene.view is not None else []

    @property
    def highlights(self) -> Mapping[ClickTarget, Highlight]:
        """The targets that can be chosen now."""
        return self.scene.highlights

    @property
    def parts(self) -> list[AccessiblePart]:
        """The top-level parts, an open question first."""
        self._keep_up()
        return [self._answers, *self._groups] if self._answers.parts else self._groups

    def part_for(self, member: Slot | game_table.SlotGroup[Any], parent: QObject) -> AccessiblePart:
        """Return a new part for a slot or a group."""
        if isinstance(member, game_table.SlotGroup):
            return GroupPart(self, parent, member)
        self._of_slot[member] = AccessibleSlot(self, parent, member)
        return self._of_slot[member]

    def part_of(self, target: ClickTarget | None) -> AccessiblePart | None:
        """Return the part of a target."""
        self._keep_up()
        if target is None:
            return None
        answer = next((part for part in self._answers.parts if part.target == target), None)
        return answer or next(
            (self._of_slot[slot] for slot in self.scene.slots(target) if slot in self._of_slot),
            None,
        )

    @property
    def focused(self) -> AccessiblePart | None:
        """The part with the focus."""
        return self.part_of(self.keys.at)

    def add_notice(self, sentence: str) -> Notice:
        """Return a new notice after the latest ones; the oldest is dropped."""
        self.notices.append(Notice(self, sentence))
        if len(self.notices) > NOTICES:
            self.notices.popleft().deleteLater()
        return self.notices[-1]

    def part_at(self, point: QPoint) -> AccessiblePart | None:
        """Return the part at a point of the view; answers are above other parts."""
        at = self.view.mapToScene(point)
        answer = next((part for part in self._answers.parts if part.rect.contains(at)), None)
        slot = self.scene.tabletop.slot_at(at)
        return answer or (self._of_slot.get(slot) if slot is not None else None)

    def on_screen(self, part: AccessiblePart) -> QRect:
        """Return the rectangle of a part on the screen."""
        if part.rect.isNull():
            return QRect()
        seen = self.view.mapFromScene(part.rect).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(seen.topLeft()), seen.size())

    def click(self, target: ClickTarget) -> None:
        """Click a target, after skipping a running animation."""
        self.scene.skip()
        self.scene.clicked.emit(target)

    def all_parts(self) -> Iterator[AccessiblePart]:
        """Yield every part, each before its own parts."""
        waiting = list(self.parts)
        while waiting:
            part = waiting.pop(0)
            yield part
            waiting[:0] = part.parts

    def _keep_up(self) -> None:
        """Rebuild the parts after a change of the game, of the table's shape, or of the
        question."""
        view, state = self.scene.view, self.scene.state
        if view is None or state is None or self.is_silent:
            return
        laid_out = view.game, self.words.group_shape(state)
        if laid_out != self._laid_out:
            self._laid_out = laid_out
            for gone in self._groups:
                gone.deleteLater()
            self._of_slot = {}
            self._groups = [self.part_for(group, self.view) for group in self.words.groups(state)]
        self._answers.show(list(self.scene.choices.rects()))
