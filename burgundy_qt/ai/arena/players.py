"""Players for matches, and the short texts that name them on a command line."""

import random
import time
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from burgundy_qt.ai import game_bots, levels, styles, thinker
from burgundy_qt.ai.arena.external_engine import ExternalEngine
from burgundy_qt.ai.networks.installed_networks import NetworkError, load_network, shipped_file
from burgundy_qt.ai.networks.network import Evaluator, Network
from burgundy_qt.ai.tree_search.uct_search import Search
from burgundy_qt.ai.turn_search.beam import WIDTH, Beam, Greedy
from burgundy_qt.ai.turn_search.sequential_halving import SequentialHalving
from burgundy_qt.rules.position import Position

SIMULATIONS_AT_A_TIME = 25
"""Simulations of the tree search between two looks at the clock."""


class Player(Protocol):
    """A player that decides for a seat; for one thread."""

    def choose(self, position: Position, seat: int) -> int:
        """Return the action to play for `seat`, which has to decide."""


class RandomPlayer:
    """Plays a random legal action, each equally likely."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        return self.chance.choice(position.legal(seat))


class GreedyPlayer:
    """Plays the action with the most points at once, in the solo game the most cells; of several a
    random one."""

    def __init__(self, seed: int):
        self.chance = random.Random(seed)

    def choose(self, position: Position, seat: int) -> int:
        actions = position.legal(seat)
        points = [standing_after(position, seat, action) for action in actions]
        most = max(points)
        return self.chance.choice(
            [action for action, reached in zip(actions, points, strict=True) if reached == most]
        )


def standing_after(position: Position, seat: int, action: int) -> int:
    """Return what the seat has reached right after an action, before chance falls."""
    after = position.copy()
    after.act_only(action, seat)
    return after.bot_scores()[seat]


class UctPlayer:
    """Plays by the tree search with random games: a number of simulations, or an amount of CPU time
    of its thread, for each decision."""

    def __init__(self, simulations: int | None, seconds: float | None, seed: int):
        self.simulations = simulations
        self.seconds = seconds
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        search = Search(position, seat, 1, self.seed + self.thoughts)
        if len(search.actions) == 1:
            return search.actions[0]
        [tree] = search.trees
        if self.simulations is not None:
            tree.grow(self.simulations)
        elif self.seconds is not None:
            until, grown = time.thread_time() + self.seconds, 0
            while time.thread_time() < until:
                grown += SIMULATIONS_AT_A_TIME
                tree.grow(grown)
        return search.found().action


class HalvingPlayer:
    """Plays by the strongest search, with a number of rollouts or an amount of CPU time of its
    thread for each turn."""

    def __init__(
        self,
        evaluator: Evaluator,
        like: Position,
        plans: int,
        rollouts: int | None,
        seconds: float | None,
        seed: int,
        objective: str = "win",
    ):
        self.halving = SequentialHalving(
            evaluator.features, evaluator.network, like, plans, objective=objective
        )
        self.halving.clock = time.thread_time
        self.rollouts = rollouts
        self.seconds = seconds
        self.seed = seed
        self.thoughts = 0

    def choose(self, position: Position, seat: int) -> int:
        self.thoughts += 1
        return self.halving.choose(
            position, seat, self.rollouts, self.seconds, self.seed + self.thoughts
        )


class LevelPlayer:
    """Plays as a level, at a share of its time and of its other limits; 1 is all of them. Its time
    is CPU time of its thread."""

    def __init__(
        self,
        name: str,
        share: float,
        seed: int,
        objective: str = "win",
        style: str | None = None,
    ):
        self.thinker = thinker.Thinker(name, seed=seed, objective=objective, style=style)
        self.share = share

    def choose(self, position: Position, seat: int) -> int:
        bot = self.thinker.network_bot(position)
        level = self.thinker.level if bot is None else bot.level
        limits, seconds = level.limits, level.seconds * self.share
        if bot is not None:
            bot.halving.clock = time.thread_time
        if self.share == 1 or limits.plans == 0 or limits.rollouts == 0:
            return self.thinker.choose(position, seat)
        rollouts = None if limits.rollouts is None else max(1, round(limits.rollouts * self.share))
        return self.thinker.choose(position, seat, seconds, rollouts)


class NetworkPlayer:
    """Plays by a network, given or in a file (by default the shipped one), and is made at the first
    position.

    `make` makes it from an evaluator and a position. Raises NetworkError at that first position if
    the file is missing or does not fit.
    """

    def __init__(
        self,
        make: Callable[[Evaluator, Position], Player],
        network: Network | None = None,
        file: Path | None = None,
        objective: str = "win",
    ):
        self.make = make
        self.network = network
        self.file = file
        self.objective = objective
        self.player: Player | None = None

    def choose(self, position: Position, seat: int) -> int:
        if self.player is None:
            game, table = known_table(position)
            network = self.network or network_in(
                self.file or shipped_file(game, table), game, table
            )
            self.player = self.make(
                Evaluator(game_bots.features_of(game, table), network, self.objective), position
            )
        return self.player.choose(position, seat)


def known_table(position: Position) -> tuple[str, game_bots.SeatCount]:
    """Return the game of a position and its table. Raises NetworkError if no network is meant for
    it."""
    known = game_bots.table_of(position)
    if known is None:
        raise NetworkError(
            "there is no network for this game; choose uct, greedy, random or a level"
        )
    return known


def network_in(file: Path, game: str, table: game_bots.SeatCount) -> Network:
    """Return the network in a file, read once while the file does not change. Raises
    NetworkError."""
    return read_network(file, game, table, file.stat().st_mtime_ns if file.exists() else 0)


@lru_cache(maxsize=16)
def read_network(file: Path, game: str, table: game_bots.SeatCount, _changed: int) -> Network:
    return load_network(file, game_bots.features_of(game, table))


# Players by the short text that is typed: its meaning, and the player.


KNOWN = (
    "  page, squire, steward, knight, baron, duke\n                        a level; "
    "duke:0.1 has a tenth of its limits\n  "
    "steward:farmer        a level with the style of a character of the game; "
    "duke:farmer,0.1 likewise\n  raw                   the network without "
    "search\n  beam, beam:8          whole turns chosen by the network, with a beam of "
    "8\n  top, top:16,64        the 16 best whole turns, compared in 64 rollouts\n  "
    "top:16,0.5s           the same with half a second per turn\n  uct:1000, uct:0.5s    "
    "tree search with random games: simulations or CPU time per decision\n  "
    "greedy                the action with the most immediate points\n  "
    "random                any legal action\n  engine:COMMAND LINE   another program that "
    "uses the engine protocol, without a limit;\n                        "
    "engine:0.5s:COMMAND LINE and engine:2000:COMMAND LINE limit its "
    "thinking,\n                        engine:cd FOLDER && COMMAND LINE runs it in that "
    "folder\n  raw@FILE, beam@FILE and top@FILE use the network in FILE; raw+points, "
    "top+points, duke+points\n  and so on play for points instead of the win"
)


DEFAULT_TOP = "16,64"
LEVEL_NAMES = [level.name for level in levels.LEVELS]
FOR_POINTS = "+points"


class UnknownPlayer(ValueError):
    """A text that names no player; says what is wrong and lists the valid texts."""


def unknown(text: str, why: str = "") -> UnknownPlayer:
    return UnknownPlayer(
        f"there is no player {text!r}{f' ({why})' if why else ''}. The players are:\n{KNOWN}"
    )


def player_from_text(text: str, seed: int = 0) -> Player:
    """Return the player that a text names; the same seed makes the same choices, except with limits
    of time. Raises UnknownPlayer."""
    kind, _, rest = text.partition(":")
    try:
        if kind == "engine":
            return outside_player(rest, seed)
        return own_player(text, seed)
    except UnknownPlayer:
        raise
    except ValueError as error:
        raise unknown(text, str(error)) from error


def own_player(text: str, seed: int) -> Player:
    """Return a player of this program."""
    plain = text.removesuffix(FOR_POINTS)
    objective = "win" if plain == text else "points"
    name, _, file = plain.partition("@")
    kind, _, limits = name.partition(":")
    network = Path(file) if file else None
    if kind in NETWORK_PLAYERS:
        return NetworkPlayer(
            NETWORK_PLAYERS[kind](limits, seed, objective), file=network, objective=objective
        )
    if network:
        raise ValueError(f"only {', '.join(NETWORK_PLAYERS)} can use a network from a file")
    if kind in LEVEL_NAMES:
        style = style_in(text)
        rest = limits if style is None else limits.partition(",")[2]
        return LevelPlayer(kind, share(rest), seed, objective, style)
    if objective == "points":
        raise ValueError("only levels and players with a network can play for points")
    if kind == "uct":
        return UctPlayer(*limit(limits), seed)
    if name in SIMPLE_PLAYERS:
        return SIMPLE_PLAYERS[name](seed)
    raise unknown(text)


def style_in(text: str) -> str | None:
    """Return the style in the text of a level, "farmer" in "duke:farmer,0.1"; None without one."""
    name = text.removesuffix(FOR_POINTS).partition(":")[2].partition(",")[0]
    return name if name in styles.all_names() else None


def check_style(text: str, game: str) -> None:
    """Raise UnknownStyle if a text names a level with a style that the game does not have."""
    name = style_in(text) if text.partition(":")[0] in LEVEL_NAMES else None
    if name is not None:
        styles.style(game, name)


def raw(limits: str, _seed: int, _objective: str) -> Callable[..., Player]:
    if limits:
        raise ValueError("raw takes no limit")
    return Greedy


def beam(limits: str, _seed: int, _objective: str) -> Callable[..., Player]:
    width = whole(limits) if limits else WIDTH
    return lambda evaluator, like: Beam(evaluator, like, width)


def top(limits: str, seed: int, objective: str) -> Callable[..., Player]:
    plans, _, tried = (limits or DEFAULT_TOP).partition(",")
    number = whole(plans)
    rollouts, seconds = limit(tried)
    return lambda evaluator, like: HalvingPlayer(
        evaluator, like, number, rollouts, seconds, seed, objective
    )


NETWORK_PLAYERS = {"raw": raw, "beam": beam, "top": top}
SIMPLE_PLAYERS: dict[str, Callable[[int], Player]] = {
    "greedy": GreedyPlayer,
    "random": RandomPlayer,
}


def outside_player(text: str, seed: int) -> Player:
    """Return an engine by its command line, with or without a limit before it."""
    simulations, seconds, command = limit_and_command(text)
    return ExternalEngine(command, simulations, seconds, seed)


def limit_and_command(text: str) -> tuple[int | None, float | None, str]:
    """Return the tries or seconds before an engine's command line, if any, and that line."""
    before, colon, after = text.partition(":")
    try:
        return *limit(before), after if colon else ""
    except ValueError:
        return None, None, text


def limit(text: str) -> tuple[int | None, float | None]:
    """Return a number of tries ("64") or of seconds ("0.5s")."""
    if not text.endswith("s"):
        return whole(text), None
    return None, above_zero(text[:-1], f"{text!r} is not a time above 0, such as 0.5s")


def share(text: str) -> float:
    return above_zero(
        text or "1", f"{text!r} is not a share of a level's limits, such as 0.1, or a style"
    )


def whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise ValueError(f"{text!r} is not a whole number above 0")
    return int(text)


def above_zero(text: str, otherwise: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise ValueError(otherwise)
    return number
