"""Variations: courses that a game could have taken, as trees that begin at positions of it.

A tree knows positions only by how they are reached: a beginning in the game, then action after
action, each with the events that followed. `AnalysedGame` (session/analysed_game.py) plays them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from burgundy_qt.rules import core, errors
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.ruleset import Action, Event, RecordLine
from burgundy_qt.session import data_file, line_up
from burgundy_qt.storage.documents import Document, fingerprint

MOST_TREES = 50
MOST_NODES = 2000
"""In all trees of a game together."""
MOST_BYTES = 2**20
"""Half of what a save may have, for all variations of a game."""
LONGEST_NAME, LONGEST_COMMENT = 60, 2000
SEEDS = 2**53 - 1
MOST_EVENTS = 500
"""After one action: many more than any has."""


class TooManyVariations(ValueError):
    """The game has as many variations as its file has room for."""


@dataclass(eq=False)
class Variation:
    """A node: the position after an `action` of `seat` and the `events` that followed, with its own
    first.

    The first of its `children` goes on in the same line, the others begin branches. Without a
    parent it is the beginning of its tree, before any action.
    """

    parent: Variation | None = None
    seat: int = -1
    action: Action = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)
    children: list[Variation] = field(default_factory=list)
    name: str = ""
    comment: str = ""

    @property
    def path(self) -> list[Variation]:
        """Return the nodes from the one after the beginning to this one."""
        found, node = [], self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    @property
    def is_branch(self) -> bool:
        """Return whether another line goes on from the position before."""
        return self.parent is not None and self.parent.children[0] is not self

    @property
    def branch(self) -> Variation:
        """Return the node with which the line of this one begins: a branch, or the first node of
        the main line; the beginning is its own."""
        node = self
        while node.parent is not None and node.parent.parent is not None and not node.is_branch:
            node = node.parent
        return node

    def walk(self) -> Iterator[Variation]:
        """Yield this node and all after it, each before those that follow it."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)

    def follow(self, seat: int, action: Action, events: Sequence[Event]) -> Variation:
        """Return the node after this action and these events, which is added if it is new."""
        for child in self.children:
            if (child.seat, child.action, child.events) == (seat, action, list(events)):
                return child
        made = Variation(self, seat, action, list(events))
        self.children.append(made)
        return made

    def promote(self) -> None:
        """Make the branch of this node the line from which the others branch off."""
        node = self.branch
        if node.parent is not None:
            node.parent.children.remove(node)
            node.parent.children.insert(0, node)

    def remove(self) -> Variation:
        """Remove this node with all that follows it; return the one before. A beginning only loses
        what follows."""
        if self.parent is None:
            self.children.clear()
            return self
        self.parent.children.remove(self)
        return self.parent


@dataclass(eq=False)
class VariationTree:
    """A tree that begins after the first `revision` actions of a game, as `seat` knew the game
    then; None means that everything was known.

    What that leaves open is drawn from `seed`. `mark` recognises the beginning: a game that was
    changed since no longer has it; then the tree has the `record` of its beginning, if there was
    room for it.
    """

    revision: int
    seat: int | None
    seed: int
    mark: str
    root: Variation = field(default_factory=Variation)
    record: list[RecordLine] | None = None

    @property
    def size(self) -> int:
        """Return the number of actions in the tree."""
        return sum(1 for _ in self.root.walk()) - 1

    @property
    def is_empty(self) -> bool:
        """Return whether nothing would be lost with it."""
        return not (self.root.children or self.root.name or self.root.comment)

    def written(self) -> Document:
        """Return the tree as a JSON object. Nodes are in one list, each with the number of the one
        that it follows, because a line may have hundreds and files are not that deep."""
        numbers = {id(node): number for number, node in enumerate(self.root.walk())}
        return {
            "revision": self.revision,
            "seat": self.seat,
            "seed": self.seed,
            "mark": self.mark,
            **words_of(self.root),
            **({"record": self.record} if self.record else {}),
            "nodes": [
                {
                    "after": numbers[id(node.parent)],
                    "seat": node.seat,
                    "action": node.action,
                    "events": node.events,
                    **words_of(node),
                }
                for node in self.root.walk()
                if node.parent is not None
            ],
        }


def words_of(node: Variation) -> dict[str, str]:
    """Return the name and the comment of a node, if it has them."""
    words = {"name": node.name, "comment": node.comment}
    return {key: text for key, text in words.items() if text}


def written_variations(trees: Sequence[VariationTree]) -> list[Document]:
    """Return the trees of a game that have something in them, as JSON. Raises TooManyVariations if
    a saved game has no room for them."""
    kept = [tree for tree in trees if not tree.is_empty]
    documents = [tree.written() for tree in kept]
    size = size_of(documents)
    nodes = sum(len(document["nodes"]) for document in documents)
    if size > MOST_BYTES or len(kept) > MOST_TREES or nodes > MOST_NODES:
        raise TooManyVariations(f"{len(kept)} trees of {size} bytes")
    return documents


def size_of(documents: Sequence[Document]) -> int:
    """Return the number of bytes of trees in a save."""
    return len(json.dumps(documents, separators=(",", ":")))


def variations_in(documents: Sequence[Document]) -> list[VariationTree]:
    """Return the trees of a checked list. Whether their actions are legal is seen when they are
    played."""
    return [tree_in(document) for document in documents]


def tree_in(document: Document) -> VariationTree:
    """Return the tree of one checked object."""
    root = Variation(name=document.get("name", ""), comment=document.get("comment", ""))
    nodes = [root]
    for written in document["nodes"]:
        before = nodes[written["after"]]
        node = Variation(
            before,
            written["seat"],
            written["action"],
            written["events"],
            name=written.get("name", ""),
            comment=written.get("comment", ""),
        )
        before.children.append(node)
        nodes.append(node)
    seat, seed, mark = document["seat"], document["seed"], document["mark"]
    return VariationTree(document["revision"], seat, seed, mark, root, document.get("record"))


# The check of a file.


def text_up_to(longest: int) -> data_file.Shape:
    """Return the check for a text of at most so many letters."""
    return lambda value: isinstance(value, str) and len(value) <= longest


SEAT = data_file.is_integer(0, core.MAX_SEATS - 1)
WORDS = data_file.may_hold(name=text_up_to(LONGEST_NAME), comment=text_up_to(LONGEST_COMMENT))
EVENT = data_file.has_keys(event=text_up_to(LONGEST_NAME))
NODE = data_file.all_of(
    data_file.has_keys(
        after=data_file.is_integer(0, MOST_NODES),
        seat=SEAT,
        action=data_file.has_keys(type=text_up_to(LONGEST_NAME)),
        events=data_file.list_of(EVENT, 0, MOST_EVENTS),
    ),
    WORDS,
)
TREE = data_file.all_of(
    data_file.has_keys(
        revision=data_file.is_integer(0, 10_000),
        seat=data_file.optional(SEAT),
        seed=data_file.is_integer(0, SEEDS),
        mark=data_file.matching("[0-9a-f]{16}"),
        nodes=data_file.list_of(NODE, 0, MOST_NODES),
    ),
    WORDS,
    data_file.may_hold(record=data_file.list_of(data_file.is_object, 1, 10_000)),
    lambda tree: all(node["after"] <= at for at, node in enumerate(tree["nodes"])),
)


def are_variations(value: Any) -> bool:
    """Return whether a value of a save is a list of trees; every node follows an earlier one."""
    return data_file.list_of(TREE, 0, MOST_TREES)(value) and (
        sum(len(tree["nodes"]) for tree in value) <= MOST_NODES
    )


def have_seats(trees: Sequence[Document], seats: int) -> bool:
    """Return whether checked trees name only the first so many seats."""
    return all(
        (tree["seat"] or 0) < seats and all(node["seat"] < seats for node in tree["nodes"])
        for tree in trees
    )


# The beginning of a tree.


@dataclass(frozen=True)
class Beginning:
    """What a tree begins with: the `record` of the first `revision` actions of a game as `seat`
    knows it (None: everything), the `seats` of its table, and the variations that the game has.
    `game_id` is that of a game that keeps them, "" for none. `hides_hands`: others hide something,
    which is drawn by lot. `tree`: the number of the tree to show, None for the last one of this
    position. `is_open`: the game hides nothing now, so that the trees of every seat may be
    opened."""

    game_id: str
    revision: int
    seat: int | None
    record: list[RecordLine]
    seats: tuple[line_up.SeatPlan, ...]
    variations: Sequence[Document] = ()
    hides_hands: bool = False
    tree: int | None = None
    is_open: bool = False


def with_their_beginnings(
    documents: Sequence[Document], game: Game, kept: int
) -> tuple[Document, ...]:
    """Return the variations of a game that will be changed after its first `kept` actions: trees
    that begin later get the record of their beginning, as far as a save has room for it."""
    made = list(documents)
    for at, tree in enumerate(documents):
        if not kept < tree["revision"] <= game.revision or "record" in tree:
            continue
        record = known_record(game, tree["revision"], tree["seat"])
        if fingerprint(Game.determinized(record, tree["seed"]).state()) == tree["mark"]:
            made[at] = {**tree, "record": record}
            if size_of(made) > MOST_BYTES:
                made[at] = tree
    return tuple(made)


def own_record(tree: Document, game: Game) -> list[RecordLine] | None:
    """Return the record that a tree has of its beginning, if it is one of such a game."""
    record = tree.get("record")
    try:
        request = Game.from_record(record).request if record else {}
    except errors.RulesError:
        return None
    return record if {**request, **OPEN} == {**game.request, **OPEN} else None


OPEN = {"seed": None, "chance": None, "seat": None}
"""What the requests of a game and its record need not have in common."""


def known_record(game: Game, revision: int, seat: int | None) -> list[RecordLine]:
    """Return the record of the first `revision` actions, as `seat` knew it then; with None all of
    it. Raises InvalidArgument for a position that was never reached."""
    past = game.branch(revision)
    return past.record(private=True) if seat is None else past.record(seat=seat)
