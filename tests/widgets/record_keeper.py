"""A person who records a game with the box, at a real window."""

from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_qt.rules.chance import drawn_outcome
from burgundy_qt.widgets.panels.game_record import EntriesDialog
from burgundy_qt.widgets.play.chance_choice import ChanceDialog, RestDialog

BUTTONS = {"end": "end", "pass": "passing", "another": "another"}
"""The prompt's button for each kind of target that is not on the table."""


class RecordKeeper:
    """A person at the window who records a game with the box."""

    def __init__(self, at, seed=7):
        self.at, self.chance = at, Random(seed)
        self.clicks = 0

    @property
    def view(self):
        return self.at.session.view

    @property
    def entries(self):
        return self.view.recording.entries

    def begin(self, game, seen=None):
        """Begin a recorded game with a random set-up, with one hand or all hands seen. Return the
        outcomes of the set-up."""
        at, before = self.at, self.view and self.view.game_id
        set_up = None
        at.window.menus.actions["new"].trigger()
        dialog = at.new_game_dialog()
        dialog.choose_game(game)
        at.click(dialog.recording)
        if dialog.hands.count():
            dialog.hands.setCurrentIndex(dialog.hands.findData(seen))
        at.click(dialog.start)
        at.wait_until(
            lambda: self.has_begun_after(before) or isinstance(at.window.dialog, ChanceDialog)
        )
        if not self.has_begun_after(before):
            set_up = self.choose(at.window.dialog)
        at.wait_until(lambda: self.has_begun_after(before))
        assert all(plan.is_person for plan in self.view.line_up.seats)
        return set_up

    def has_begun_after(self, before):
        """Return whether a game other than `before` is on the table."""
        return self.view is not None and self.view.game_id != before

    def choose(self, dialog, values=None):
        """Choose the outcomes by clicks, including those that are proposed already."""
        if isinstance(dialog, RestDialog):
            values = self.chance.choice(dialog.ways).elements()
        values = list(values or drawn_outcome(dialog.places, self.chance))
        for slot, value in enumerate(values):
            if len(values) > 1:
                self.at.click(dialog.slots[slot])
            self.at.click(dialog.offers[value])
        if len(values) > 1:
            QTest.keyClick(dialog, Qt.Key.Key_Return)
        return values

    def await_question(self):
        at = self.at
        at.wait_until(lambda: at.window.dialog is not None or at.is_asked or at.is_over)

    def enter(self):
        """Enter the next outcome or action."""
        at = self.at
        self.await_question()
        before = self.entries
        if isinstance(at.window.dialog, ChanceDialog):
            self.choose(at.window.dialog)
        else:
            at.page.decision.play(self.chance.choice(self.view.legal["actions"]))
        at.wait_until(lambda: self.entries != before)

    def enter_by_clicks(self):
        """Enter the next outcome or action by real clicks on the table or in the dialog."""
        at, before = self.at, self.entries
        self.await_question()
        while self.entries == before:
            if isinstance(at.window.dialog, ChanceDialog):
                self.choose(at.window.dialog)
                at.wait_until(lambda: self.entries != before)
            else:
                self.click_something()

    def click_something(self):
        """Click one of the glowing targets and wait until the window has answered."""
        at, decision = self.at, self.at.page.decision
        offers, before = decision.highlights, self.entries
        there = [
            target
            for target, offer in offers.items()
            if target.kind in BUTTONS or not (offer.chosen or self.rect_of(target).isNull())
        ]
        target = self.chance.choice([one for one in there if one.kind != "another"] or there)
        if target.kind in BUTTONS:
            at.click(getattr(at.page.prompt, BUTTONS[target.kind]))
        else:
            where = at.table.mapFromScene(self.rect_of(target).center())
            QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
        self.clicks += 1
        at.wait_until(lambda: self.entries != before or at.is_asked or at.window.dialog is not None)

    def rect_of(self, target):
        """Return the place of a target on the table."""
        return self.at.page.scene.rect_of(target)

    def enter_this(self, what):
        """Enter an outcome, or an action of the deciding seat."""
        at, before = self.at, self.view
        self.await_question()
        if isinstance(at.window.dialog, ChanceDialog):
            self.choose(at.window.dialog, what)
        else:
            at.page.decision.play(what)
        at.wait_until(lambda: self.view is not before)

    def correct(self, number, way):
        """Choose an entry in the list, and the way to correct it."""
        at, before = self.at, self.view
        dialog = self.open_entries()
        dialog.list.setCurrentRow(number)
        at.click({"replace": dialog.change, "remove": dialog.remove}[way])
        at.wait_until(lambda: self.view is not before)

    def open_entries(self):
        """Open the list of entries."""
        at = self.at
        at.window.menus.actions["entries"].trigger()
        at.wait_until(lambda: isinstance(at.window.dialog, EntriesDialog))
        return at.window.dialog
