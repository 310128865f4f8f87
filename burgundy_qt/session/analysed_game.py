"""A position and its variations at the analysis table: every seat is played by hand, chance is
drawn by lot, and every position of the trees can be returned to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import SystemRandom
from secrets import randbelow

from burgundy_qt.rules import chance, errors
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action
from burgundy_qt.session import line_up, running_game
from burgundy_qt.session.questions.question import person
from burgundy_qt.session.variations import SEEDS, Beginning, Variation, VariationTree, variations_in
from burgundy_qt.session.view import GameView, ViewStep
from burgundy_qt.storage.documents import fingerprint

NAME = "analysis"
"""The id of its game, which no saved game has."""


@dataclass
class AwaitedChance:
    """An action at a node whose chance is chosen, and the game that waits for it."""

    before: Variation
    seat: int
    action: Action
    game: Game


class AnalysedGame:
    """The variations of a game, with one position in view: the one at `node` of `tree`.

    `trees` are all of the game's. The one in view begins at `beginning`; others can be opened once
    their own beginning is there.
    """

    def __init__(self, beginning: Beginning) -> None:
        self.beginning = beginning
        self.trees = variations_in(beginning.variations)
        self._shown = tuple(map(person, beginning.seats))
        self._visited: dict[Variation | None, Variation] = {}  # by node, the child seen last
        self.unplayable: set[Variation] = set()  # nodes that the rules do not allow
        self._last_begun: tuple[Beginning, int, Game] | None = None
        self._awaited: AwaitedChance | None = None
        self._base: Game
        self._running: running_game.RunningGame
        self.node: Variation
        self.tree: VariationTree
        asked = None if beginning.tree is None else self.trees[beginning.tree]
        self.has_lost = asked is not None and not self.fits(asked)
        """Whether the tree to be shown begins at a position that is not there any more."""
        if asked is None or self.has_lost:
            asked = self._tree_here() or self._new_tree()
        self.open(asked)

    @property
    def kept_trees(self) -> list[VariationTree]:
        """Return the trees that have something in them, as the file of the game has them."""
        return [tree for tree in self.trees if not tree.is_empty]

    def remove_tree(self, tree: VariationTree) -> None:
        """Remove a whole tree; the one in view becomes a new one."""
        if tree is self.tree:
            self.draw_again()
        self.trees = [other for other in self.trees if other is not tree]

    def is_here(self, tree: VariationTree) -> bool:
        """Return whether a tree begins at the position at which the one in view begins."""
        begun = self.beginning
        return (tree.revision, tree.seat) == (begun.revision, begun.seat) and self.fits(tree)

    def _tree_here(self) -> VariationTree | None:
        """Return the last tree of this beginning, if there is one."""
        return next((tree for tree in reversed(self.trees) if self.is_here(tree)), None)

    def _new_tree(self) -> VariationTree:
        begun, seed = self.beginning, randbelow(SEEDS)
        mark = fingerprint(self._begun(seed).state())
        self.trees = [tree for tree in self.trees if not tree.is_empty]
        self.trees.append(VariationTree(begun.revision, begun.seat, seed, mark))
        return self.trees[-1]

    def fits(self, tree: VariationTree) -> bool:
        """Return whether a tree of this beginning begins at its position: the game may have been
        undone since."""
        try:
            return tree.mark == fingerprint(self._begun(tree.seed).state())
        except errors.RulesError:  # a record of its own, from a file
            return False

    def _begun(self, seed: int) -> Game:
        """Return the game of the beginning, with everything open drawn from `seed`."""
        if self._last_begun is None or self._last_begun[:2] != (self.beginning, seed):
            game = Game.determinized(self.beginning.record, seed)
            self._last_begun = self.beginning, seed, game
        return self._last_begun[2]

    def open(self, tree: VariationTree) -> None:
        """Show the beginning of a tree of this beginning."""
        self.tree, self.node = tree, tree.root
        self._base = self._begun(tree.seed)
        self._play(self._base.branch(self._base.revision))

    def draw_again(self) -> None:
        """Begin a new tree at the same position, with everything drawn anew that the seat does not
        know there."""
        self.open(self._new_tree())

    # Chance by hand.

    def had_chance(self) -> bool:
        """Return whether chance decided something after the last action."""
        return self._waiting_after_last() is not None

    def ask_chance(self, action: Action) -> chance.Places:
        """Prepare an action of the seat that decides, whose chance is then chosen; return what it
        decides first, nothing if the action brings none. Raises RulesError."""
        return self._wait_for(self.node, self._running.view.legal["seat"], dict(action))

    def ask_last_chance(self) -> chance.Places:
        """Prepare the last action once more, so that other chance is chosen for it; return what it
        decides first."""
        last = self.node
        return () if last.parent is None else self._wait_for(last.parent, last.seat, last.action)

    def _wait_for(self, before: Variation, seat: int, action: Action) -> chance.Places:
        self._awaited = None
        waiting = self._waiting_after(before, seat, action)
        if waiting is None:
            return ()
        self._awaited = AwaitedChance(before, seat, action, waiting)
        return waiting.chance_places()

    def choose_chance(self, values: chance.Outcome) -> chance.Places:
        """Bring the chance that was asked about; return what chance decides next, nothing if that
        was all. Raises InvalidArgument for values that cannot come."""
        assert self._awaited is not None
        self._awaited.game.set_chance(values)
        return self._awaited.game.chance_places()

    def play_prepared(self) -> ViewStep | None:
        """Play the prepared action with the chance that was chosen, beside other chance that it
        had; None if nothing was prepared. What was not chosen is drawn by lot."""
        awaited, self._awaited = self._awaited, None
        if awaited is None:
            return None
        while awaited.game.awaits_chance:
            places = awaited.game.chance_places()
            awaited.game.set_chance(chance.drawn_outcome(places, SystemRandom()))
        self.go_to(awaited.before)
        events = awaited.game.events[len(self.game.events) :]
        return self._step_to(awaited.before.follow(awaited.seat, awaited.action, events))

    def _waiting_after_last(self) -> Game | None:
        last = self.node
        if last.parent is None:
            return None
        return self._waiting_after(last.parent, last.seat, last.action)

    def _waiting_after(self, before: Variation, seat: int, action: Action) -> Game | None:
        """Return a game that waits for the chance after an action; None if none comes."""
        game = self.game.branch(self._base.revision + len(before.path))
        game.by_hand = True
        game.apply(action, seat)
        return game if game.awaits_chance else None

    def _play(self, game: Game) -> None:
        alone = line_up.LineUp(self._shown, game.request, casual=True)
        self._running = running_game.RunningGame(game, alone, NAME, "")

    # The position in view.

    @property
    def game(self) -> Game:
        """Return the game at the position in view; it must not be changed."""
        return self._running.game

    @property
    def view(self) -> GameView:
        """Return the position in view, as the seat that decides knows it."""
        return self._seen(self._running.view)

    def _seen(self, view: GameView) -> GameView:
        return replace(
            view,
            line_up=replace(view.line_up, seats=self._shown),
            is_private=False,
            shared_state=None,
            can_undo=self.can_undo,
            can_redo=self.can_redo,
            can_undo_casually=False,
            chances=(),
        )

    @property
    def can_undo(self) -> bool:
        """Return whether an action leads here."""
        return self.node.parent is not None

    @property
    def can_redo(self) -> bool:
        """Return whether the tree goes on from here."""
        return bool(self.node.children)

    def act(self, action: Action) -> ViewStep:
        """Play an action of the seat that decides, with chance drawn by lot. Where the tree has
        that action already, its chance comes again, and other branches meet the same chance as
        long as they may: so they can be compared. Raises RulesError."""
        seat = self._running.view.legal["seat"]
        for child in self.node.children:
            if (child.seat, child.action) == (seat, action) and child not in self.unplayable:
                return self._step_to(child)
        return self._act(seat, action)

    def _act(self, seat: int, action: Action) -> ViewStep:
        heard, before = len(self.game.events), self.node
        step = self._running.act(action)
        self.node = before.follow(seat, dict(action), self.game.events[heard:])
        self._visited[before] = self.node
        return replace(step, view=self._seen(step.view))

    def repeat_with_other_chance(self) -> ViewStep | None:
        """Play the last action again with other chance, beside the one in view; None at the
        beginning."""
        last = self.node
        if last.parent is None:
            return None
        self.go_to(last.parent)
        self._play(Game.determinized(self.game.record(private=True), randbelow(SEEDS)))
        return self._act(last.seat, last.action)

    def _step_to(self, child: Variation) -> ViewStep:
        """Go one action on, and return it as a step."""
        heard = len(self.game.events)
        self._follow(child)
        self._visited[child.parent] = child
        view = self.view
        events = tuple(self.game.events_for(view.viewer, heard))
        return ViewStep(view, child.seat, child.action, events)

    def _follow(self, child: Variation) -> None:
        game = self.game
        try:
            game.apply_recorded(child.action, child.seat, child.events)
        except errors.RulesError:
            self.unplayable.add(child)
            raise
        self.node = child
        self._play(game)

    def undo(self) -> bool:
        """Go back to the position before the last action; False at the beginning."""
        if self.node.parent is None:
            return False
        self.go_to(self.node.parent)
        return True

    def redo(self) -> ViewStep | None:
        """Go on in the line that was seen last here; None if the tree ends."""
        following = self._visited.get(self.node)
        if following is None or following not in self.node.children:
            following = next(iter(self.node.children), None)
        return None if following is None else self._step_to(following)

    def go_to(self, node: Variation) -> None:
        """Show the position of a node of this tree. Raises RulesError if the rules do not allow the
        way there; then the last position that they allow is in view."""
        here, there = self.node.path, node.path
        common = 0
        for one, other in zip(here, there, strict=False):
            if one is not other:
                break
            common += 1
        game = self.game
        game.take_back(self._base.revision + common)
        self.node = there[common - 1] if common else self.tree.root
        self._play(game)
        for child in there[common:]:
            self._visited[child.parent] = child
            self._follow(child)

    def extend(self, moves: Sequence[Variation]) -> None:
        """Add actions that were played from the position in view on, and go to the last one."""
        for move in moves:
            node = self.node.follow(move.seat, move.action, move.events)
            self._visited[self.node] = node
            self._follow(node)

    def remove(self, node: Variation) -> None:
        """Remove a node with all that follows it; the position before it is shown if it was in
        view, or a later one."""
        before = node.parent or node
        if node in (self.node, *self.node.path) and node.parent is not None:
            self.go_to(before)
        elif node.parent is None:
            self.go_to(node)
        node.remove()

    def games(self) -> Iterator[tuple[Variation, Game | None]]:
        """Yield every node of this tree with the game at the position before it, which must not be
        changed or kept; None if the rules do not allow the node."""
        game, at = self._base.branch(self._base.revision), self.tree.root
        waiting = [*reversed(self.tree.root.children)]
        while waiting:
            node = waiting.pop()
            assert node.parent is not None
            if node.parent is not at:
                game.take_back(self._base.revision + len(node.parent.path))
            at = node.parent
            yield node, game
            try:
                game.apply_recorded(node.action, node.seat, node.events)
            except errors.RulesError:
                self.unplayable.update(lost for lost in node.walk())
                continue
            at = node
            waiting += reversed(node.children)
