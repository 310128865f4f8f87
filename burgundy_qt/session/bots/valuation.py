"""What a position is worth to every seat: at once as the network sees it, then better and better by
a search, while somebody looks at it. And bots that play on from it."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from burgundy_qt.ai.networks.calibration import calibration_for, expected_win_shares, is_measured
from burgundy_qt.ai.networks.installed_networks import default_network_for
from burgundy_qt.language.translation import tr
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.position import Position
from burgundy_qt.rules.ruleset import Event as RuleEvent
from burgundy_qt.session.bots.adviser import SECONDS, Advice, HintRequest, advice
from burgundy_qt.session.problem import unexpected_problem
from burgundy_qt.session.variations import Variation

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.point_sources import Sources
    from burgundy_qt.ai.networks.network import Evaluator
ENOUGH = 1.0
"""Seconds of a search whose result may be compared with another."""


@dataclass(frozen=True)
class Valuation:
    """What every seat may expect at a position: its share of the win and its final points, each
    empty if nothing confirms such figures. They are those of equal players who know what `seat`
    knows.

    `error` is the standard error of that seat's points; None if it is unknown. `sources` are the
    expected final points by source, by seat; None if no games were played to the end. `seconds` is
    the time of the search, 0 for the network alone; `advice` its best turns. `is_final`: the game
    is over, and this is its result.
    """

    seat: int | None
    win: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    error: float | None = None
    sources: tuple[Sources, ...] | None = None
    counted: str = "points"
    seconds: float = 0.0
    advice: Advice | None = None
    is_final: bool = False
    is_last: bool = False

    @property
    def is_settled(self) -> bool:
        """Return whether it was searched long enough to be compared with another."""
        return self.is_final or self.is_last or self.seconds >= ENOUGH


def result_of(game: Game) -> Valuation:
    """Return the value of a game that is over."""
    from burgundy_qt.ai.game_bots import bots_of

    position = game.position
    scored = bots_of(game.request["game"]).scored(game.events, game.seats)
    return Valuation(
        None,
        tuple(position.utilities()),
        tuple(map(float, position.bot_scores())),
        sources=tuple({name: float(points) for name, points in own.items()} for own in scored),
        counted=position.counts(),
        is_final=True,
        is_last=True,
    )


def first_look(position: Position, seat: int) -> Valuation:
    """Return the value of a position as the network sees it, without a search."""
    counted = position.counts()
    return Valuation(seat, expected_win_shares(position), points_at_once(position), counted=counted)


def points_at_once(position: Position) -> tuple[float, ...]:
    """Return by seat the final points that all seats expect on average; nothing where such figures
    were never tested against results."""
    shipped = default_network_for(position)
    if shipped is None or not is_measured(position, "win", "chance"):
        return ()
    from burgundy_qt.ai.networks.network import Evaluator

    evaluator = Evaluator(*shipped)
    if not evaluator.knows(position):
        return ()
    calibration, standings = calibration_for(position, "win"), position.bot_scores()
    views = points_seen(position, evaluator)
    return tuple(
        sum(
            calibration.points(view[seat], standings[seat], viewer == seat)
            for viewer, view in enumerate(views)
        )
        / len(views)
        for seat in range(position.seats)
    )


def points_seen(position: Position, evaluator: Evaluator) -> list[list[float]]:
    """Return by viewer the final points, from the network."""
    return [evaluator.evaluation(position, viewer)[1] for viewer in range(position.seats)]


class ValueRequest:
    """Values one position, on a separate game."""

    def __init__(self, node: Variation, game: Game) -> None:
        self.node, self.game = node, game
        self.stopped = Event()
        self._search: HintRequest | None = None

    def stop(self) -> None:
        """Stop soon, from any thread."""
        self.stopped.set()
        if self._search is not None:
            self._search.stop()

    def first(self) -> Valuation:
        """Return the value without a search; the result of a game that is over."""
        if self.game.is_over:
            return result_of(self.game)
        return first_look(self.game.position, self.game.position.waiting_seats()[0])

    def answers(self) -> Iterator[Valuation]:
        """Yield better and better values from a search; none of a game that is over."""
        game = self.game
        if game.is_over:
            return
        seat = game.position.waiting_seats()[0]
        self._search = search = HintRequest((self.node_id, game.revision), game, seat, "win", None)
        for seconds in SECONDS:
            if self.stopped.is_set():
                return
            found = search.analyst.analyse(search.position, seat, search.scored, seconds)
            if self.stopped.is_set():
                return
            is_last = seconds == SECONDS[-1]
            advised = advice(search.ticket, game, search.position, found, seconds, is_last)
            shown, best = found.is_measured, found.options[0]
            yield Valuation(
                seat,
                found.win if shown else (),
                found.points if shown else (),
                best.error if shown else None,
                found.sources if shown else None,
                found.counted,
                seconds,
                advised,
                is_last=is_last,
            )
            if is_last:
                return

    @property
    def node_id(self) -> str:
        """Return the name of the node among those of a session."""
        return f"node {id(self.node)}"


class PositionValuer(QObject):
    """Values one position at a time. Nobody waits for it: a stopped thought is never reported.

    `valued` carries the node and its Valuation, several times, each better than the one before.
    """

    valued = Signal(object, object)
    failed = Signal(object)  # Problem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # A look does not wait until the search before has ended.
        self._looks = ThreadPoolExecutor(max_workers=1, thread_name_prefix="looks")
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="values")
        self._asked: ValueRequest | None = None
        # The window paints the position first: a thread would take the interpreter from it.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._submit)

    def begin(self, node: Variation, game: Game) -> None:
        """Value the position of a node, which is that of the `game` now."""
        self.stop()
        self._asked = ValueRequest(node, game.branch(game.revision))
        self._soon.start()

    def _submit(self) -> None:
        assert self._asked is not None
        self._looks.submit(self._report, self._asked, self._look)
        self._pool.submit(self._report, self._asked, ValueRequest.answers)

    def stop(self) -> None:
        """Stop the current thought. Returns at once."""
        self._soon.stop()
        if self._asked is not None:
            self._asked.stop()
            self._asked = None

    def close(self) -> None:
        """Stop for good and end the threads."""
        self.stop()
        self._looks.shutdown()
        self._pool.shutdown()

    @staticmethod
    def _look(asked: ValueRequest) -> Iterator[Valuation]:
        yield asked.first()

    def _report(
        self, asked: ValueRequest, found: Callable[[ValueRequest], Iterator[Valuation]]
    ) -> None:
        try:
            for answer in found(asked):
                if asked.stopped.is_set():
                    return
                self.valued.emit(asked.node, answer)
        except Exception:
            what = tr("Analysis", "The position cannot be valued")
            self.failed.emit(unexpected_problem(what, traceback.format_exc()))


# Bots that play on.


LEVEL = "knight"
"""Its games are those that figures were compared with."""
MOST_ACTIONS = 200
ROUND_BEGINS = "round"


class BotsOnTrial(QObject):
    """Lets bots play on from a position to the end of the round. `played` carries the node where
    they began and the nodes of what they did, which are not in its tree yet."""

    played = Signal(object, object)
    failed = Signal(object)  # Problem

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots on trial")
        self._stopped = Event()

    def begin(self, node: Variation, game: Game) -> None:
        """Let them play from the position of a node, which is that of the `game` now."""
        self.stop()
        self._stopped = Event()
        self._pool.submit(self._play, node, game.branch(game.revision), self._stopped)

    def stop(self) -> None:
        """Stop them. Returns at once; what they did is never reported."""
        self._stopped.set()

    def close(self) -> None:
        """Stop for good and end the thread."""
        self.stop()
        self._pool.shutdown()

    def _play(self, node: Variation, game: Game, stopped: Event) -> None:
        try:
            moves = list(played_by_bots(game, stopped))
        except Exception:
            what = tr("Analysis", "The bots cannot play on")
            self.failed.emit(unexpected_problem(what, traceback.format_exc()))
            return
        if not stopped.is_set():
            self.played.emit(node, moves)


def played_by_bots(game: Game, stopped: Event) -> Iterator[Variation]:
    """Yield what bots do from a position to the end of the round; in a game without rounds until
    every seat has had a turn."""
    from burgundy_qt.ai.thinker import Thinker

    bots = [Thinker(LEVEL) for _ in range(game.seats)]
    has_rounds = any(event["event"] == ROUND_BEGINS for event in game.events)
    turns = 0
    for _ in range(MOST_ACTIONS):
        if stopped.is_set() or game.is_over:
            return
        seat, before = game.position.waiting_seats()[0], len(game.events)
        action = game.action(bots[seat].choose(game.position, seat))
        game.apply(action, seat)
        events = game.events[before:]
        yield Variation(None, seat, action, events)
        turns += sum(event["event"] == "turn" for event in events)
        if ends_round(events) if has_rounds else turns >= game.seats:
            return


def ends_round(events: Sequence[RuleEvent]) -> bool:
    """Return whether a round begins with these events."""
    return any(event["event"] == ROUND_BEGINS for event in events)
