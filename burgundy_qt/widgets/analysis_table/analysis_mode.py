"""The analysis table: a position beside the game that is played on by hand, forward and back, with
all its variations; the game waits meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.language import formats
from burgundy_qt.language.translation import tr
from burgundy_qt.rules import chance, errors
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import LegalObject
from burgundy_qt.session import variations
from burgundy_qt.session.analysed_game import AnalysedGame
from burgundy_qt.session.bots.valuation import BotsOnTrial, PositionValuer, Valuation
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.storage.documents import Document
from burgundy_qt.widgets.advice import hint_controller, hint_marks
from burgundy_qt.widgets.analysis_table import analysis_panel, branch_comparison
from burgundy_qt.widgets.controls.chunked_task import ChunkedTask
from burgundy_qt.widgets.keys.keymap import RoomKeys
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.wording import capitalize, seat_names
from burgundy_qt.widgets.play import chance_choice, game_input, move_choice
from burgundy_qt.widgets.theme.palette import seat_styles_of

AT_ONCE = 60
"""Rows that the list has from its first frame on."""
KEEPING_MS = 250
"""From a change of the variations to its place in the file."""


class AnalysisServices(QObject):
    """The threads of the analysis table, which outlive a page: a change of language rebuilds
    it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.valuer, self.bots = PositionValuer(self), BotsOnTrial(self)

    def close(self) -> None:
        """Stop for good and end the threads."""
        self.valuer.close()
        self.bots.close()


class AnalysisMode(QObject):
    """Shows an analysed game on a page, and then the game again.

    `began` carries the View when a position is shown, `announced` a sentence about its value,
    `valued` the chance to win of the person who analyses;
    `ended` says that the game is shown again. `changed` carries the id of the game and its
    variations as its file has them. `question_made` carries a dialog to show, `tree_asked` the
    number of a tree of another position.
    """

    began = Signal(object)
    announced = Signal(str)
    valued = Signal(str)
    ended = Signal()
    changed = Signal(str, object)
    tree_asked = Signal(int)
    question_made = Signal(object)

    def __init__(self, page: TablePage, services: AnalysisServices) -> None:
        super().__init__(page)
        self.page, self.services = page, services
        self.analysed: AnalysedGame | None = None
        self.values: dict[variations.Variation, Valuation] = {}
        self.shows_best = False
        self.is_by_hand = False
        self._waits_for_bots = False
        self.panel = analysis_panel.AnalysisPanel(page.log.pages)
        self.tab = page.log.add_page(tr("Analysis", "Tree"), self.panel)
        page.log.withdraw_page(self.tab)
        self.marks = hint_marks.HintMarks(page.scene)
        self.keys = RoomKeys(self, "analysis")
        for widget in (page.view, page.view.viewport()):
            widget.installEventFilter(self.keys)
        self._naming = ChunkedTask(self)
        self._keeping = QTimer(self, singleShot=True, interval=KEEPING_MS)
        self._keeping.timeout.connect(self.keep)
        page.began.connect(self._put_away)
        page.decision.acted.connect(self._act)
        page.scene.settled.connect(self._open)
        page.prompt.hint_asked.connect(self.show_best)
        page.foot.tips_asked.connect(self.show_page)
        services.valuer.valued.connect(self._show_value)
        services.bots.played.connect(self._extend)
        services.bots.failed.connect(self._forget_bots)
        self.keys.asked.connect(self.carry_out)
        self.panel.asked.connect(self.carry_out)
        self.panel.tip_asked.connect(self._play_tip)
        self.panel.named.connect(self._name)
        self.panel.commented.connect(self._comment)
        self.panel.list.asked.connect(self.go_to)

    @property
    def is_on(self) -> bool:
        """Whether an analysis is on the table."""
        return self.analysed is not None

    @property
    def is_naming(self) -> bool:
        """Whether rows are still added to the list, or put into words."""
        return self._naming.is_running

    @property
    def _in_view(self) -> AnalysedGame:
        assert self.analysed is not None
        return self.analysed

    def begin(self, analysed: AnalysedGame) -> None:
        """Analyse from a position, with the variations that it has."""
        self.services.valuer.stop()
        self._forget_bots()
        self._begin(analysed)
        if analysed.has_lost:
            self.page.prompt.point_out(
                tr("Analysis", "The game no longer has the position where this tree begins.")
            )

    def _begin(self, analysed: AnalysedGame) -> None:
        self.analysed, self.values = analysed, {}
        title = tr("Analysis", "Tree")
        self.page.log.offer_page(self.tab, title)
        self.page.foot.offer_tips(True, title)
        self.keys.is_on = True
        listed = self.panel.list
        listed.values, listed.unplayable = self.values, analysed.unplayable
        listed.seat = analysed.beginning.seat or 0
        seats = analysed.view.line_up.seats
        listed.names, listed.seat_styles = seat_names(seats), seat_styles_of(seats)
        self.panel.show_players(listed.names)
        self._show_tree()
        self.page.log_place.show_page(self.tab)
        self._show()

    def leave(self) -> None:
        """Return to the game as it is now."""
        if self.is_on:
            self._put_away()
            self.page.look_up()
            self.page.view.setFocus()
            self.ended.emit()

    def _put_away(self) -> None:
        if not self.is_on:
            return
        if self._keeping.isActive():
            self.keep()
        self.services.valuer.stop()
        self._forget_bots()
        self._naming.begin(iter(()))
        self.marks.clear()
        self.analysed = None
        self.shows_best = False
        self.keys.is_on = False
        self.page.asking.counsel(None)
        self.page.log_place.leave_page(self.tab)
        self.page.log.withdraw_page(self.tab)
        self.page.foot.offer_tips(False)

    def take_over(self, other: AnalysisMode) -> None:
        """Go on with the analysis of another page, which will be deleted, in the current
        language."""
        if other.is_by_hand:
            self.choose_by_hand()
        if other.analysed is not None:
            other.keep()
            analysed, other.analysed = other.analysed, None  # a value may still be on its way to it
            self._begin(analysed)

    def carry_out(self, command: str) -> None:
        """Carry out a command of the room "analysis", or "best"; one that is not possible now does
        nothing."""
        if not self.is_on:
            return
        commands: Mapping[str, Callable[[], object]] = {
            "best": self.show_best,
            "bots": self.let_bots_play,
            "again": self.draw_chance_again,
            "chance": self.choose_chance,
            "by hand": self.choose_by_hand,
            "hands": self.draw_hands_again,
            "compare": self.compare,
            "promote": self.promote,
            "delete": self.delete,
            "list": self.panel.list.setFocus,
            "trees": self.show_trees,
            "leave": self.leave,
        }
        commands[command]()

    def show_page(self) -> None:
        """Show the page of the analysis, or close it where it covers the table."""
        if self.is_on:
            self.page.log_place.turn_to(self.tab)

    def show_anew(self) -> None:
        """Show the position in view again."""
        if self.is_on:
            self._show()

    # Playing

    def _show(self, step: ViewStep | None = None) -> None:
        """Show the position in view, with the animation of the step that leads there, and value
        it."""
        analysed = self._in_view
        self.marks.clear()
        self._forget_bots()
        self._show_node()
        view = analysed.view if step is None else step.view
        self._value()
        self.page.try_out(view, step)
        self.began.emit(view)
        if step is None:
            self._open()

    def _show_node(self) -> None:
        analysed = self._in_view
        had_chance = analysed.had_chance()
        self.panel.show_node(analysed.node, had_chance, analysed.beginning.hides_hands)

    def _open(self) -> None:
        """Let the person choose the next action, once the last one has been shown."""
        if self.analysed is None or self.page.decision.is_open:
            return
        view = self.analysed.view
        if view.is_over:
            self.page.asking.counsel(
                game_input.Prompt(
                    tr("Analysis", "The end of this branch"),
                    tr("Analysis", "Go back and try another action, or compare branches."),
                ),
                sign=None,
            )
            return
        self.page.asking.counsel(None)
        self.page.decision.begin(view)
        if self.page.turn.ends_itself and self.page.decision.only_end_is_left:
            self.page.decision.end()

    def _act(self, _revision: int, action: move_choice.Action) -> None:
        """Play an action of the seat that decides."""
        if self.analysed is None:
            return
        if not self._has_room():
            return
        view = self.analysed.view
        text = self._words(view, action)
        if self.is_by_hand and (places := self.analysed.ask_chance(action)):
            self._ask_chance(self.analysed, places, text)
            return
        step = self.analysed.act(action)
        self._show_new(text)
        self._show(step)

    def _has_room(self) -> bool:
        """Return whether the game's file has room for another action, or say that it does not."""
        if sum(tree.size for tree in self._in_view.trees) < variations.MOST_NODES:
            return True
        self._say_full()
        self._show()
        return False

    def _show_new(self, text: str) -> None:
        """Show the node in view in the list, in these words."""
        node = self._in_view.node
        self.panel.list.texts[node] = text
        if node in self.panel.list.rows:
            self.panel.list.write(node)
        else:
            self.panel.list.add(node)
            self._keeping.start()

    @staticmethod
    def _words(view: GameView, action: move_choice.Action) -> str:
        return capitalize(hint_controller.turn_texts_for(view).move(action))

    def undo(self) -> None:
        """Go back one action."""
        if self.analysed is not None and self.analysed.undo():
            self._show()

    def redo(self) -> None:
        """Go on one action in the line that was seen last."""
        if self.analysed is not None:
            try:
                step = self.analysed.redo()
            except errors.RulesError:
                self._say_impossible()
                return
            if step is not None:
                self._show(step)

    def go_to(self, node: variations.Variation) -> None:
        """Show the position of a node."""
        if self.analysed is None or node is self.analysed.node:
            return
        try:
            self.analysed.go_to(node)
        except errors.RulesError:
            self._say_impossible()
        self._show()

    def _say_impossible(self) -> None:
        for node in self._in_view.tree.root.walk():
            if node in self._in_view.unplayable:
                self.panel.list.write(node)
        self.page.prompt.point_out(
            tr("Analysis", "The rules do not allow this variation. You can delete it.")
        )

    def draw_chance_again(self) -> None:
        """Play the last action again with other chance, as another branch."""
        analysed = self._in_view
        if not analysed.had_chance() or not self._has_room():
            return
        text = self.panel.list.texts.get(analysed.node, "")
        step = analysed.repeat_with_other_chance()
        if step is not None:
            self._show_new(text)
            self._show()

    def choose_by_hand(self) -> None:
        """Let the person choose all chance when it comes, or leave it to the lot again."""
        self.is_by_hand = not self.is_by_hand
        self.panel.buttons["by hand"].setChecked(self.is_by_hand)
        self.announced.emit(
            tr("Analysis", "You choose what chance brings")
            if self.is_by_hand
            else tr("Analysis", "Chance is drawn by lot")
        )

    def choose_chance(self) -> None:
        """Ask what chance brings after the last action, and show that as another branch."""
        analysed = self._in_view
        if not self._has_room():
            return
        places = analysed.ask_last_chance()
        if places:
            self._ask_chance(analysed, places, self.panel.list.texts.get(analysed.node, ""))

    def _ask_chance(self, analysed: AnalysedGame, places: chance.Places, text: str) -> None:
        """Ask what chance brings next after the action that was prepared."""
        view = analysed.view
        names = seat_names(view.line_up.seats)
        edition = view.state["edition"]
        dialog = chance_choice.ChanceDialog(self.page.window(), view.game, places, names, edition)
        dialog.chosen.connect(partial(self._use_chance, analysed, analysed.node, text))
        dialog.rejected.connect(partial(self._play_nothing, analysed))
        self.question_made.emit(dialog)

    def _use_chance(
        self, analysed: AnalysedGame, node: variations.Variation, text: str, values: chance.Outcome
    ) -> None:
        if self.analysed is not analysed or analysed.node is not node:
            return
        places = analysed.choose_chance(values)
        if places:
            self._ask_chance(analysed, places, text)
            return
        step = analysed.play_prepared()
        self._show_new(text)
        self._show(step if analysed.node.parent is node else None)

    def _play_nothing(self, analysed: AnalysedGame) -> None:
        """Show the position again: the action was not played, because its chance was not chosen."""
        if self.analysed is analysed:
            self._show()

    def draw_hands_again(self) -> None:
        """Begin another tree with everything hidden drawn anew."""
        if self._in_view.beginning.hides_hands:
            self._in_view.draw_again()
            self._show_tree()
            self._show()

    def let_bots_play(self) -> None:
        """Let bots play on to the end of the round, in the background."""
        analysed = self._in_view
        if not analysed.view.is_over and not self._waits_for_bots and self._has_room():
            self._waits_for_bots = True
            self.services.valuer.stop()
            self.services.bots.begin(analysed.node, analysed.game)
            self.page.asking.counsel(
                game_input.Prompt(
                    tr("Analysis", "Bots play on"),
                    tr("Analysis", "They stop at the end of the round."),
                ),
                sign=None,
            )

    def _forget_bots(self, *_: object) -> None:
        if self._waits_for_bots:
            self._waits_for_bots = False
            self.services.bots.stop()

    def _extend(self, node: variations.Variation, moves: Sequence[variations.Variation]) -> None:
        """Add what the bots have done, if their position is still in view."""
        if self.analysed is None or not self._waits_for_bots or node is not self.analysed.node:
            return
        self._waits_for_bots = False
        for move in moves:
            view = self.analysed.view
            seen = replace(view, legal={**view.legal, "seat": move.seat})
            text = self._words(seen, move.action)
            self.analysed.extend([move])
            self._show_new(text)
        self._show()

    # Values and the best turns

    def _value(self) -> None:
        analysed = self._in_view
        known = self.values.get(analysed.node)
        self.panel.show_value(known)
        self._say_chance(known)
        self._show_tips(known)
        if known is None or not known.is_last:
            self.services.valuer.begin(analysed.node, analysed.game)
        else:
            self.services.valuer.stop()

    def _show_value(self, node: variations.Variation, value: Valuation) -> None:
        """Show a value that was found, unless a better one is known."""
        if self.analysed is None:
            return
        known = self.values.get(node)
        if known is not None and known.seconds > value.seconds:
            return
        self.values[node] = value
        self.panel.list.write(node)
        if node is self.analysed.node:
            self.panel.show_value(value)
            self._say_chance(value)
            if value.advice is not None or value.is_final:
                self._show_tips(value)
            if value.is_last:
                self.announced.emit(self.panel.spoken_value(value))
            self.page.log.fit()

    def _say_chance(self, value: Valuation | None) -> None:
        """Tell the chance to win of the player whose chances the list has."""
        listed = self.panel.list
        share = formats.percent(value.win[listed.seat]) if value and value.win else ""
        name = listed.names[listed.seat]
        self.valued.emit(
            tr("Watching", "{name} {chance}", name=name, chance=share) if share else ""
        )

    def show_best(self) -> None:
        """Show the best turns of the seat that decides, or hide them."""
        if self.is_on:
            self.shows_best = not self.shows_best
            self.page.log_place.show_page(self.tab)
            self._show_tips(self.values.get(self._in_view.node))

    def _show_tips(self, value: Valuation | None) -> None:
        advice = value.advice if value is not None and self.shows_best else None
        view = self._in_view.view
        if advice is None or view.is_over:
            self.panel.show_tips(None, None)
            self.marks.clear()
        else:
            self.panel.show_tips(advice, hint_controller.turn_texts_for(view))
            self.marks.show(advice.best_tip.plan, {})
        self.page.log.fit()

    def _play_tip(self, number: int) -> None:
        """Play one of the best turns, as far as it goes."""
        value = self.values.get(self._in_view.node)
        if value is None or value.advice is None:
            return
        for action in value.advice.tips[number].plan:
            analysed = self._in_view
            view = analysed.view
            if action not in view.legal["actions"] or not self._has_room():
                break
            text = self._words(view, action)
            if self.is_by_hand and (places := analysed.ask_chance(action)):
                self._show()
                self._ask_chance(analysed, places, text)
                return
            analysed.act(action)
            self._show_new(text)
        self._show()

    # The tree

    def _show_tree(self) -> None:
        """Show the tree, and put its actions into words bit by bit."""
        nodes, texts = set(self._in_view.tree.root.walk()), self.panel.list.texts
        self.panel.list.texts = {node: text for node, text in texts.items() if node in nodes}
        adding = self.panel.list.show_tree(self._in_view.tree.root)
        for _ in range(AT_ONCE):
            next(adding, None)
        self._naming.begin(self._named(adding))

    def _named(self, adding: Iterator[None]) -> Iterator[None]:
        """Add the other rows, then put one action after the other into words."""
        analysed = self._in_view
        yield from adding
        self.panel.list.mark_current(analysed.node)
        listed, pattern = self.panel.list, analysed.view
        for node, game in analysed.games():
            if node not in listed.texts:
                try:
                    seen = seen_by(pattern, game, node.seat)
                    listed.texts[node] = self._words(seen, node.action)
                except (LookupError, ValueError, TypeError, AttributeError):
                    listed.texts[node] = str(node.action.get("type", ""))
            listed.write(node)
            yield
        for node in analysed.tree.root.walk():
            if node in analysed.unplayable:
                listed.write(node)
                yield

    def show_trees(self) -> None:
        """List all trees of the game."""
        analysed = self._in_view
        if not analysed.kept_trees:
            self.page.prompt.point_out(tr("Analysis", "This game has no tree yet. Play an action."))
            return
        names = seat_names(analysed.view.line_up.seats)
        dialog = analysis_panel.TreesDialog(self.page.window(), analysed, names)
        dialog.opened.connect(self._open_tree)
        dialog.deleted.connect(self._delete_tree)
        self.question_made.emit(dialog)

    def _open_tree(self, tree: variations.VariationTree) -> None:
        """Show a tree: at once if it begins here, else when its beginning has come."""
        analysed = self._in_view
        if analysed.is_here(tree):
            analysed.open(tree)
            self._show_tree()
            self._show()
        elif analysed.beginning.game_id:
            self.keep()
            self.tree_asked.emit(analysed.kept_trees.index(tree))

    def _delete_tree(self, tree: variations.VariationTree) -> None:
        self._in_view.remove_tree(tree)
        self._changed()
        self._show()

    def promote(self) -> None:
        """Make the branch in view the line that the others branch off."""
        node = self._in_view.node
        if node.branch.is_branch:
            node.promote()
            self._changed()

    def delete(self) -> None:
        """Delete the action that leads here, with all that follows it."""
        if self._in_view.node.parent is not None:
            self._in_view.remove(self._in_view.node)
            self._changed()
            self._show()

    def _changed(self) -> None:
        self._show_tree()
        self._show_node()
        self._keeping.start()

    def _name(self, name: str) -> None:
        if self.analysed is not None and self.analysed.node.name != name:
            self.analysed.node.name = name
            self.panel.list.write(self.analysed.node)
            self._keeping.start()

    def _comment(self, comment: str) -> None:
        if self.analysed is not None and self.analysed.node.comment != comment:
            self.analysed.node.comment = comment
            self.panel.list.write(self.analysed.node)
            self._keeping.start()

    def compare(self) -> None:
        """Compare the branch in view with another one."""
        analysed = self._in_view
        leaves = [node for node in analysed.tree.root.walk() if not node.children]
        if len(leaves) < 2:
            self.page.prompt.point_out(
                tr("Analysis", "There is only one branch. Go back and try another action first.")
            )
            return
        self.services.valuer.stop()
        dialog = branch_comparison.BranchComparison(
            self.page.window(), analysed, self.panel.list.texts, self.services.valuer, self.values
        )
        dialog.finished.connect(self._value_again)
        self.question_made.emit(dialog)

    def _value_again(self, *_: object) -> None:
        if self.is_on:
            self._value()

    # The file

    def keep(self) -> None:
        """Give the variations to the file of their game, unless it keeps none."""
        self._keeping.stop()
        if self.analysed is None or not self.analysed.beginning.game_id:
            return
        try:
            written: list[Document] = variations.written_variations(self.analysed.trees)
        except variations.TooManyVariations:
            self._say_full()
            return
        self.changed.emit(self.analysed.beginning.game_id, written)

    def _say_full(self) -> None:
        self.page.prompt.point_out(
            tr(
                "Analysis",
                "The game's file has no room for more variations. Delete some of them.",
            )
        )


def seen_by(pattern: GameView, game: Game | None, seat: int) -> GameView:
    """Return a view of a position with all that puts a seat's action into words."""
    assert game is not None
    legal: LegalObject = {"seat": seat, "waiting": [seat], "actions": []}
    return replace(
        pattern,
        revision=game.revision,
        viewer=seat,
        state=game.state(seat),
        legal=legal,
        prices=[],
        gains=(),
        events=tuple(game.events_for(seat)),
        secrets=(),
    )
