"""The page of the current game: the table with the prompt and the log, and the decision of the
person at the screen."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QImage, QPixmap, QShowEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.widgets.log.log_card import LogCard
from burgundy_qt.widgets.page import log_placement, map_corner, person_turn, prompt_block
from burgundy_qt.widgets.people import game_clock, privacy_screen, recap_cards
from burgundy_qt.widgets.play import decision, keyboard_play
from burgundy_qt.widgets.sprites.places import ClickTarget
from burgundy_qt.widgets.table import game_table, table_scene, table_view
from burgundy_qt.widgets.theme import theme

FIT = "fit"
"""The command that shows the whole map."""


class GameLooks(QObject):
    """The commands that only show something, and clicks that open a sheet; `refused` says why a
    sheet stays closed."""

    refused = Signal(str)

    def __init__(
        self,
        view: table_view.TableView,
        scene: table_scene.TableScene,
        keys: keyboard_play.KeyboardPlay,
    ) -> None:
        super().__init__(view)
        self._view, self._scene = view, scene
        keys.shown.connect(self._show)
        self._scene.opened.connect(self.open)

    @property
    def _is_unaided(self) -> bool:
        """Whether the game is played without help: only what the box shows is shown."""
        return self._scene.view is not None and self._scene.view.is_unaided

    def _show(self, command: str, is_down: bool) -> None:
        if command in self._scene.game_table.sheets or command == FIT:
            if is_down:
                self._view.looking.fit() if command == FIT else self.open(command)
        elif is_down and not self._is_unaided:
            self._scene.show_over(command)
        else:
            self._scene.hide_over(command)

    def open(self, name: str) -> None:
        """Open a sheet of the current game by its name."""
        scene = self._scene
        if self._is_unaided:
            self.refused.emit(decision.no_help())
            return
        sheet = scene.game_table.sheets.get(name)
        if sheet is not None and scene.state is not None and scene.paint_style is not None:
            opened = sheet(self._view.window(), scene.state, scene.paint_style)
            opened.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            opened.open()


ASKING = "prompt", "prompt-over", "review"
"""The roles of widgets in the place of the prompt."""
DIRECTLY = Qt.FindChildOption.FindDirectChildrenOnly


class TablePage(QWidget):
    """The page that shows the views and steps of its queue, and lets the person decide.

    `began` is emitted when a game is shown, `over` when the person has seen its end. The `decision`
    reports the person's actions.
    """

    began = Signal()
    over = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.steps = person_turn.StepQueue(self)
        self.decision = decision.Decision(self)
        self.scene = table_scene.TableScene(self)
        # so that Tab reaches its screen before the table
        handover = privacy_screen.SeatHandover(self)
        self.view = table_view.TableView(self.scene, self)
        self.corners = map_corner.MapCorners(self.view, self.scene)
        self.prompt = prompt_block.PromptBlock(self.view)
        self.log = LogCard(self.view)
        self.recalling = recap_cards.RecapController(self)
        self.log.log_page.add_banner(self.recalling.column)
        self.foot = log_placement.FootLine(self.recalling.row, self)
        self.keys = keyboard_play.KeyboardPlay(self.scene, self.decision, self)
        self.looks = GameLooks(self.view, self.scene, self.keys)
        self.looks.refused.connect(self.prompt.point_out)
        self.asking = person_turn.PromptController(
            self.steps, self.decision, self.scene, self.prompt, self.log
        )
        self.log_place = log_placement.LogPlace(self.view, self.log, self.foot, self.recalling)
        self.keys.is_covered = self.log_place.covers_table
        self.turn = person_turn.PersonTurn(
            self, handover, self.steps, self.decision, self.recalling, self.log
        )
        self.clock_faces = game_clock.SeatClocks(self.scene, self.turn.clock)
        self.seat = person_turn.SeatInView(self.steps, self.scene)
        self.lettering = log_placement.FontScaler()
        self.lettering.add(self.prompt, self.prompt.set_text_scale, game_table.LARGEST_PROMPT)
        self.lettering.add(self.log, self.log.set_text_scale)
        screen = self.turn.handover.screen
        self.lettering.add(screen, screen.set_text_scale)
        self.lettering.add(
            self.corners.pill, self.corners.pill.set_text_scale, game_table.LARGEST_PROMPT
        )
        self._beside = log_placement.FontScaler()
        self._beside.add(self.foot, self.foot.set_text_scale)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.foot)
        self._connect()

    def _connect(self) -> None:
        self.view.installEventFilter(self.keys)
        self.view.viewport().installEventFilter(self.keys)
        self.view.laid_out.connect(self._lay_out)
        self.view.laid_out.connect(self.clock_faces.show)
        self.view.zoom.changed.connect(lambda: self.prompt.set_over_table(self.view.zoom.is_in))
        theme.theme_changed.connect(self._lay_out)  # the size of text may have changed too
        self.keys.looked.connect(lambda direction: self.view.looking.go(direction))
        self.keys.moved.connect(self._bring_into_view)
        self.keys.escaped.connect(self.log_place.put_away)
        self.scene.clicked.connect(self.log_place.put_away)
        self.scene.enlarge_asked.connect(self.scene.enlarge)
        self.scene.settled.connect(self.steps.finish_step)
        self.steps.due.connect(self._show_step)
        self.steps.hurried.connect(self.scene.skip)
        self.steps.overtaken.connect(self.scene.skip)
        self.steps.reached.connect(self._reach)
        self.turn.handover.passed.connect(self.view.setFocus)
        self.turn.handover.passed.connect(self.turn.decide)
        self.turn.clock.ran_out.connect(self.asking.say_time_is_over)
        self.log_place.changed.connect(self._make_room)
        self.log_place.kept_free.connect(self.corners.keep_free)
        self.decision.changed.connect(self._uncover_question)
        self.view.hover_card.keep_off = self._asked_at
        self.log_place.room_wanted.connect(self.scene.set_compact_seats)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Activate the keys of the current game."""
        super().showEvent(event)
        self.keys.wake()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Deactivate the keys of the game."""
        super().hideEvent(event)
        self.keys.rest()

    def begin(self, view: GameView) -> None:
        """Show a game that was started, opened or rewound."""
        self.turn.clock.stop()
        self._leave_for(view)
        self.steps.begin(view)
        self.turn.handover.begin(view)
        self._take_up(view)
        self.recalling.clear()
        self.began.emit()
        self.seat.show(view)
        self.turn.clock.begin(view)
        self.turn.decide()
        self.view.setFocus()

    def _leave_for(self, view: GameView) -> None:
        """End the decision of the old game before another one is shown: messages on the way would
        concern both."""
        asked = self.decision.view
        if asked is not None and asked.game_id != view.game_id:
            self.decision.finish()

    def _take_up(self, view: GameView) -> None:
        """Use the keys and the log of this game from now on. They come before any message on it,
        because the prompt shows the last line of the log."""
        self.keys.play(view.game)
        self.log.begin(view)

    def take_over(self, other: TablePage) -> None:
        """Show the game of another page, which is closed; its last step counts as shown."""
        other.blockSignals(True)
        other.steps.blockSignals(True)
        view = other.steps.last
        if view is None:
            return
        self.seat.number = other.seat.number
        self.turn.clock.take_over(other.turn.clock)
        self.begin(view)
        self.steps.take_over(other.steps)
        self.asking.take_over(other.asking)
        self.turn.take_over(other.turn)
        self.asking.show()
        if other.log.page != self.log.page:
            self.log.turn_to(other.log.page)
        if not self.steps.is_all_seen:
            QTimer.singleShot(0, self.steps, self.steps.go_on)

    def look_at(self, past: GameView, step: ViewStep | None = None) -> None:
        """Show a position of the past, without decisions, with the animation of the `step` that
        leads there."""
        self.turn.handover.put_away()
        begins, self.steps.past = self.steps.past is None, past
        if begins:
            self.decision.finish()
        self.log.mark_current(past)
        self.recalling.mark_current(len(past.events))
        if step is not None:
            self.scene.play(step)
        else:
            self.seat.show(past)

    def try_out(self, view: GameView, step: ViewStep | None = None) -> None:
        """Show a position in which a turn can be tried, with the animation of the `step` that leads
        there. The caller opens the `decision`."""
        self.turn.handover.put_away()
        self._leave_for(view)
        self.steps.past, self.steps.is_trial = view, True
        if step is not None:
            self.log.add(step)
            self.decision.finish()
            self.scene.play(step)
            return
        self.recalling.clear()
        self._take_up(view)
        self.decision.finish()
        self.seat.show(view)

    def look_up(self) -> None:
        """Return to the game where it waits, and show held-back steps."""
        game, was_trial = self.steps.game, self.steps.is_trial
        if was_trial:
            self.decision.finish()
        self.steps.past, self.steps.is_trial = None, False
        if game is None:
            return
        if was_trial:
            self._take_up(game)
        self.seat.show(game)
        self.log.mark_end(game)
        self.recalling.mark_current(None)
        if self.steps.is_all_seen:
            self.turn.decide()
        else:
            self.steps.go_on()

    def rest(self) -> None:
        """Put the game out of view: bots wait until its steps wake."""
        self.steps.is_resting = True
        self.scene.skip()

    def update_view(self, view: GameView) -> None:
        """Take over further information on the same position: the game has become a casual one, or
        a bot has decided."""
        self.steps.update_view(view)
        self._show_note()
        self.asking.show()

    def turn_up(self, view: GameView) -> None:
        """Show the same position to the person at the screen, who may see everything."""
        self.steps.update_view(view)
        if self.steps.past is None and self.steps.game is view:
            self.seat.show(view)
            self.log.begin(view)

    def _show_note(self) -> None:
        """Show the information on the visible position; during an animation or in the past, show it
        afterwards."""
        if self.steps.game is not None and self.steps.past is None:
            self.scene.update_view(self.steps.game)

    def recall(self) -> None:
        """Move the keyboard focus to the other players' last actions, or back to the table."""
        game = self.steps.game
        if game is not None:
            self.log_place.recall(game, self.seat.of(game))

    def _show_step(self, step: ViewStep, at_once: bool) -> None:
        self.log.add(step)
        self.decision.finish()
        self.recalling.clear()
        self.scene.play(step, at_once or self.turn.is_covered(step.view))

    def _reach(self, view: GameView) -> None:
        """Handle that the person has seen the game up to this view."""
        self._show_note()
        self.turn.decide()
        if view.is_over:
            self.over.emit()

    def _uncover_question(self) -> None:
        """Hide the hover card over the question; it returns when the pointer moves."""
        if self.decision.held is not None or any(
            target.kind == "choice" for target in self.decision.highlights
        ):
            self.view.explain_no_more()

    def _asked_at(self) -> list[QRectF]:
        """Return the rectangle of the prompt, or of the bars in its place."""
        parts = self.view.findChildren(QFrame, options=DIRECTLY)
        return [
            QRectF(part.geometry())
            for part in parts
            if part.isVisible() and part.property("role") in ASKING
        ]

    def _bring_into_view(self, target: ClickTarget | None) -> None:
        if target is not None:
            self.view.bring_into_view(target)

    def _lay_out(self, *_: object) -> None:
        """Place prompt and log where the table has room for them."""
        self.lettering.follow(self.view.unit())
        self._beside.follow(log_placement.unit_beside(self))
        self.prompt.set_area(self.view.prompt_rect().toAlignedRect())
        self.log_place.lay_out()
        self.corners.lay_out()

    def _make_room(self) -> None:
        """Follow the foot, which has appeared or disappeared. Its height is applied at once, so
        that nothing is clipped until the size no longer changes."""
        self._column.activate()
        self.view.fit()


SHARPNESS = 2.0  # pixels of the picture per pixel of the page


def picture_of(page: TablePage) -> QImage:
    """Return a picture of a page, on the screen or not. It ends the running animation, and draws a
    zoomed table for its zoom."""
    page.scene.skip()
    lay_out(page)
    page.scene.resize(QSizeF(page.view.viewport().size()), SHARPNESS * page.view.zoom.level)
    image = QImage(page.size() * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    page.render(image)
    page.view.fit()
    return image


def lay_out(widget: QWidget) -> None:
    """Lay out a widget that was never shown; Qt would do so only when it paints it."""
    if not widget.isVisible():
        widget.render(QPixmap(widget.size()))
