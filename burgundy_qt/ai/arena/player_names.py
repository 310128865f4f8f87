"""Players by a short text, as it is typed: what each text means, and the player that it names."""

from collections.abc import Callable
from pathlib import Path

from burgundy_qt.ai.arena.external_engine import ExternalEngine
from burgundy_qt.ai.arena.players import (
    GreedyPlayer,
    HalvingPlayer,
    LevelPlayer,
    NetworkPlayer,
    Player,
    RandomPlayer,
    UctPlayer,
)
from burgundy_qt.ai.levels import LEVELS
from burgundy_qt.ai.turn_search.beam import WIDTH, Beam, Greedy

KNOWN = """\
  page, squire, steward, knight, baron, duke
                        a level; duke:0.1 at a tenth of its limits
  raw                   the network without search
  beam, beam:8          whole turns by the network, 8 beginnings followed
  top, top:16,64        16 whole turns tried out by 64 rollouts
  top:16,0.5s           the same for half a second a turn
  uct:1000, uct:0.5s    tree search with random games: simulations, or CPU time a decision
  greedy                the action with the most points at once
  random                any legal action
  engine:COMMAND LINE   another program that speaks the engine protocol, as it likes;
                        engine:0.5s:COMMAND LINE and engine:2000:COMMAND LINE limit its thoughts,
                        engine:cd FOLDER && COMMAND LINE runs it there
  raw@FILE, beam@FILE, top@FILE play by the network in FILE; raw+points, top+points, duke+points
  and so on play for points instead of the win"""


DEFAULT_TOP = "16,64"
FOR_POINTS = "+points"


class UnknownPlayer(ValueError):
    """A text that names no player; says what is wrong and which texts there are."""


def unknown(text: str, why: str = "") -> UnknownPlayer:
    return UnknownPlayer(
        f"there is no player {text!r}{f' ({why})' if why else ''}; there are\n{KNOWN}"
    )


def player_from_text(text: str, seed: int = 0) -> Player:
    """Return the player that a text names; the same seed makes the same choices, but for limits of
    time. Raises UnknownPlayer."""
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
        raise ValueError(f"only {', '.join(NETWORK_PLAYERS)} play by a network in a file")
    if kind in [level.name for level in LEVELS]:
        return LevelPlayer(kind, share(limits), seed, objective)
    if objective == "points":
        raise ValueError("only levels and players by a network can play for points")
    if kind == "uct":
        return UctPlayer(*limit(limits), seed)
    if name in SIMPLE_PLAYERS:
        return SIMPLE_PLAYERS[name](seed)
    raise unknown(text)


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
    """Return an engine by its command line, with a limit before it or without."""
    simulations, seconds, command = limit_and_command(text)
    return ExternalEngine(command, simulations, seconds, seed)


def limit_and_command(text: str) -> tuple[int | None, float | None, str]:
    """Return the tries or seconds that stand before an engine's command line, if any, and that
    line."""
    before, colon, after = text.partition(":")
    try:
        return *limit(before), after if colon else ""
    except ValueError:
        return None, None, text


def limit(text: str) -> tuple[int | None, float | None]:
    """Return a number of tries ("64") or of seconds ("0.5s")."""
    if not text.endswith("s"):
        return whole(text), None
    return None, above_zero(text[:-1], f"{text!r} is no time above 0, such as 0.5s")


def share(text: str) -> float:
    return above_zero(text or "1", f"{text!r} is no share of a level's limits, such as 0.1")


def whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise ValueError(f"{text!r} is no whole number above 0")
    return int(text)


def above_zero(text: str, otherwise: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise ValueError(otherwise)
    return number
