"""Keeping the record of a game that people play with the box: what chance has brought is asked at
the table, and every entry can be corrected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QSize, Signal, SignalInstance
from PySide6.QtWidgets import QDialog, QHBoxLayout, QListWidget, QListWidgetItem, QWidget

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.chance import ChancePlace, Places, Value, left_for
from burgundy_qt.rules.game import Entry
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.controls import dialog_frame
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases import game_texts, wording
from burgundy_qt.widgets.play import chance_choice, game_input
from burgundy_qt.widgets.play.game_input import TOGETHER, Ways
from burgundy_qt.widgets.play.move_choice import Action
from burgundy_qt.widgets.theme import theme

LINE = 30
"""The pixels of a line of the list."""
MOST_NAMED = 9
"""The most values of an outcome in a line."""


def entry_text(game: str, entry: Entry, places: Places, names: Sequence[str]) -> str:
    """Return an entry in words: "Anna: take ship", or what chance has brought."""
    seat, what = entry
    if seat is not None:
        words = wording.capitalize(game_texts.texts_of(game).plan([what]))
        return tr("Record", "{name}: {entry}", name=names[seat], entry=words)
    chance = game_input.chance_of(game)
    named = [chance.name(place, value, names) for place, value in zip(places, what, strict=False)]
    named = named or list(map(str, what))
    more = ["…"] if len(named) > MOST_NAMED else []
    title = chance.title(places[0], names) if len(places) == 1 else tr("Record", "Chance")
    values = wording.join_with_commas(named[:MOST_NAMED] + more)
    return tr("Record", "{name}: {entry}", name=title, entry=values)


class EntriesDialog(dialog_frame.DialogFrame):
    """Lists the entries of a game that is recorded. `corrected` carries the number of an entry and
    the way to correct it; `cut_asked` says that those that do not fit are forgotten, `chance_asked`
    that what came is entered now."""

    corrected = Signal(int, str)
    cut_asked = Signal()
    chance_asked = Signal()

    def __init__(self, parent: QWidget | None, view: GameView) -> None:
        assert view.recording is not None
        record = view.recording
        self.record, self.now = record, len(record.entries)
        names = wording.seat_names(view.line_up.seats)
        lines = [*record.entries, *record.later]
        misfit = ""
        if record.is_misfit:
            misfit = entry_text(view.game, lines[self.now], record.places[self.now], names)
        sentence = tr("Record", "Choose an entry to correct it. The later ones follow again.")
        if misfit:
            sentence = tr(
                "Record",
                "Entry {number} no longer fits: {entry}. Enter it anew or cut off here.",
                number=self.now + 1,
                entry=misfit,
            )
        super().__init__(parent, tr("Record", "Entries"), sentence)
        dialog_frame.set_help_topic(self, "new-game#record")
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Record", "Entries"))
        for number, (entry, where) in enumerate(zip(lines, record.places, strict=True)):
            text = entry_text(view.game, entry, where, names)
            if record.is_misfit and number == self.now:
                text = tr("Record", "{entry} (does not fit)", entry=text)
            elif number >= self.now:
                text = tr("Record", "{entry} (not in the game now)", entry=text)
            item = QListWidgetItem(f"{number + 1}. {text}")
            item.setSizeHint(QSize(0, round(LINE * max(1.0, theme.scale()))))
            self.list.addItem(item)
        self.body.addWidget(self.list, 1)
        self.change, self.insert, self.remove = (
            dialog_frame.push_button(text)
            for text in (
                tr("Record", "Enter anew"),
                tr("Record", "Insert before"),
                tr("Record", "Remove"),
            )
        )
        ways = QHBoxLayout()
        for button, way in (
            (self.change, "replace"),
            (self.insert, "insert"),
            (self.remove, "remove"),
        ):
            button.clicked.connect(lambda _=False, way=way: self._correct(way))
            ways.addWidget(button)
        ways.addStretch(1)
        self.body.addLayout(ways)
        self.cut = dialog_frame.push_button(tr("Record", "Cut off here"))
        self.cut.clicked.connect(lambda: self._leave_for(self.cut_asked))
        self.cut.setVisible(bool(record.later))
        self.footer.addWidget(self.cut)
        self.footer.addStretch(1)
        self.chance = dialog_frame.push_button(tr("Record", "Enter what came"))
        self.chance.clicked.connect(lambda: self._leave_for(self.chance_asked))
        self.chance.setVisible(bool(view.chance))
        self.footer.addWidget(self.chance)
        self.add_button(tr("Record", "Close"), "primary").clicked.connect(self.reject)
        self.list.currentRowChanged.connect(self._allow)
        at = self.now if record.is_misfit else self.now - 1
        self.list.setCurrentRow(max(0, at))
        self._allow()
        self.list.setFocus()
        room = dialog_frame.room_for(self)
        self.resize(min(dialog_frame.scaled_width(860), room.width()), min(620, room.height()))

    def _allow(self, *_: object) -> None:
        """Allow corrections of the chosen entry; of those not in the game only of the first."""
        at = self.list.currentRow()
        can = 0 <= at <= (self.now if self.record.is_misfit else self.now - 1)
        for button in (self.change, self.insert, self.remove):
            button.setEnabled(can)

    def _correct(self, way: str) -> None:
        at = self.list.currentRow()
        self.accept()
        self.corrected.emit(at, way)

    def _leave_for(self, signal: SignalInstance) -> None:
        self.accept()
        signal.emit()


class RecordController(QObject):
    """Asks for chance as soon as the game on the table waits for it, and shows its entries."""

    def __init__(
        self, page: TablePage, session: GameSession, open_dialog: Callable[[QDialog], None]
    ) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self._open = open_dialog
        self._shown: QDialog | None = None  # while it is open
        self._game_id = ""  # of the game that it is about
        session.began.connect(self._end_for)
        page.decision.rest_asked.connect(self._ask_for_rest)

    def follow(self, view: GameView) -> None:
        """Ask for what the game waits for now, or show the entry that does not fit."""
        if isinstance(self._shown, chance_choice.ChanceDialog):  # about an earlier position
            self._shown.reject()
        if view.recording is not None and view.recording.is_misfit:
            self.show_entries()
        elif view.chance:
            self.ask()

    def ask(self) -> None:
        """Ask what chance has brought; in a correction the old outcome is proposed."""
        view = self.session.view
        if view is None or view.recording is None or not view.chance:
            return
        record = view.recording
        before: Sequence[Value | None] | None = None
        if record.is_corrected and record.later and record.later[0][0] is None:
            before = proposed(view.chance, record.later[0][1])
        names = wording.seat_names(view.line_up.seats)
        edition = str(view.state.get("edition", ""))
        dialog = chance_choice.ChanceDialog(
            self.page.window(), view.game, view.chance, names, edition, before
        )
        dialog.chosen.connect(lambda values: self.session.set_chance(view.revision, values))
        self._show(dialog, view)

    def _ask_for_rest(self, action: Action) -> None:
        """Ask what the clicks did not say of an action, and enter it; after Cancel the choice
        before the last click comes back."""
        decision = self.page.decision
        view = decision.view
        assert view is not None
        ways = decision.game_input.ways_left(view, action)
        names = wording.seat_names(view.line_up.seats)
        places = rest_places(ways, view.legal["seat"])

        def enter(values: Sequence[Value]) -> None:
            decision.release()
            decision.play(next(ways[way] for way in ways if Counter(way) == Counter(values)))

        dialog = chance_choice.RestDialog(self.page.window(), view.game, places, names, ways)
        dialog.chosen.connect(enter)
        dialog.rejected.connect(decision.release)
        self._show(dialog, view)

    def _show(self, dialog: QDialog, view: GameView) -> None:
        """Show a dialog about the game of this view, until another one begins."""
        dialog.finished.connect(self._forget)
        self._open(dialog)  # which ends an earlier one
        self._shown, self._game_id = dialog, view.game_id

    def _forget(self) -> None:
        self._shown = None

    def _end_for(self, view: GameView) -> None:
        """End the dialog about another game than the one that begins."""
        if self._shown is not None and view.game_id != self._game_id:
            self._shown.reject()

    def show_entries(self) -> None:
        """Show the entries of the game on the table, if it is recorded."""
        view = self.session.view
        if view is None or view.recording is None:
            return
        dialog = EntriesDialog(self.page.window(), view)
        dialog.corrected.connect(self.session.correct)
        dialog.cut_asked.connect(self.session.cut_off)
        dialog.chance_asked.connect(self.ask)
        self._show(dialog, view)


def rest_places(ways: Mapping[Ways, Action], seat: int) -> Places:
    """Return a place for each value of these ways; of each value how many things it stands for."""
    found = dict.fromkeys(value for way in ways for value in way)
    counted = {value: str(value).count(TOGETHER) + 1 for value in found}
    many = max(map(len, ways))
    return [ChancePlace("rest", ("said", at), counted, seat=seat) for at in range(many)]


def proposed(places: Places, values: Sequence[Value]) -> list[Value | None] | None:
    """Return the values of an earlier outcome that these places may still have."""
    if len(places) != len(values):
        return None
    found: list[Value | None] = [None] * len(places)
    for at, value in enumerate(values):
        if value in left_for(places, found, at):
            found[at] = value
    return found
