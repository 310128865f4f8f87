"""All checks of a program in their order, how they are run, and their results in words."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from burgundy_qt.engine.checking import game_checks, talk_checks
from burgundy_qt.engine.checking.engine_talk import (
    EngineConnection,
    EngineViolation,
    NotOffered,
    known_games,
)
from burgundy_qt.engine.checking.talk_checks import Hello

PASSES, FAILS, NOT_OFFERED = "passes", "fails", "not offered"


@dataclass(frozen=True)
class Check:
    """One check. `ends`: it needs its own run of the program."""

    name: str
    about: str
    tried: Callable[[EngineConnection, Hello], None]
    ends: bool = False


@dataclass(frozen=True)
class Outcome:
    """The result of a check; if it failed, `why` and the lines sent and received before."""

    check: Check
    verdict: str
    why: str = ""
    talk: tuple[str, ...] = ()


CHECKS = (
    Check("ids", "an answer repeats the id of its request", talk_checks.ids),
    Check("order", "answers come in the order of the requests", talk_checks.order),
    Check("blank-lines", "blank lines and trailing CRs are ignored", talk_checks.blank),
    Check("bad-json", "a line that is not a JSON object is refused", talk_checks.bad_json),
    Check(
        "long-lines", "a line of up to 1 MiB is read, a longer one refused", talk_checks.long_lines
    ),
    Check("unknown-command", "an unknown command is refused", talk_checks.unknown),
    Check("no-game", "thinking without a game is refused", talk_checks.no_game, ends=True),
    Check("bad-argument", "impossible seats and limits are refused", talk_checks.bad_argument),
    Check("bad-file", "a damaged record is refused and the game kept", talk_checks.bad_file),
    Check("game-over", "thinking about a finished game is refused", talk_checks.game_over),
    Check("timing", "thinking ends within the given seconds", talk_checks.timing),
    Check("stop", "stop ends the thinking", talk_checks.stop),
    Check("seats", "it thinks for each seat that may decide", game_checks.seats),
    Check("hidden", "no answer depends on what its seat cannot know", game_checks.secrets),
    Check("records", "a loaded record comes back unchanged", game_checks.records),
    Check("rules", "legal actions, states and refusals follow the rules", game_checks.rules),
    Check("analyse", "an analysis names a legal action and explains it", talk_checks.analyse),
    Check("quit", "quit is answered, and the program ends", talk_checks.leaves, ends=True),
    Check("quit-thinking", "quit also ends the thinking", talk_checks.quits, ends=True),
    Check(
        "end-of-input", "every request is answered when the input ends", talk_checks.end, ends=True
    ),
)
HELLO = Check("hello", "it names itself and its games", lambda talk, hello: None)


def checks_of(hello: Hello) -> Iterator[Check]:
    """Yield the checks for every program, and one for each game that it plays."""
    for name, described in known_games(hello).items():
        yield Check(f"plays-{name}", f"it plays {name}", partial(game_checks.plays, described))
    yield from CHECKS


def check(command: list[str], margin: float) -> Iterator[Outcome]:
    """Run all checks on the program of a command line; `margin` in seconds. Raises OSError if it
    cannot be started."""
    talk = EngineConnection(command, margin)
    try:
        try:
            hello = talk_checks.hello(talk)
        except EngineViolation as fault:
            yield Outcome(HELLO, FAILS, str(fault), tuple(talk.transcript))
            return
        yield Outcome(HELLO, PASSES)
        for one in checks_of(hello):
            if one.ends:
                talk.close()
                talk = EngineConnection(command, margin)
            outcome = tried(one, talk, hello)
            yield outcome
            if one.ends or outcome.verdict == FAILS:
                talk.close()
                talk = EngineConnection(command, margin)
    finally:
        talk.close()


def tried(one: Check, talk: EngineConnection, hello: Hello) -> Outcome:
    """Run a check and return its result."""
    talk.transcript.clear()
    try:
        one.tried(talk, hello)
    except EngineViolation as fault:
        return Outcome(one, FAILS, str(fault), tuple(talk.transcript))
    except NotOffered as lack:
        return Outcome(one, NOT_OFFERED, str(lack))
    return Outcome(one, PASSES)


# The results, as the command prints them.


WIDTH = 20
"""The width of the column of names."""


def lines_of(outcome: Outcome) -> Iterator[str]:
    """Yield a check in one line; if it failed, also the lines before and the reason."""
    yield f"{outcome.verdict:<{len(NOT_OFFERED)}}  {outcome.check.name:<{WIDTH}}" + (
        f"  {outcome.check.about}" if outcome.verdict != NOT_OFFERED else f"  {outcome.why}"
    )
    if outcome.verdict == FAILS:
        yield from (f"    {line}" for line in outcome.talk)
        yield f"    {outcome.why}"


def summary(outcomes: Iterable[Outcome]) -> str:
    """Return how many checks passed, failed and were not offered."""
    number = Counter(outcome.verdict for outcome in outcomes)
    texts = [
        f"{number[PASSES]} pass",
        f"{number[FAILS]} fail",
        f"{number[NOT_OFFERED]} not offered",
    ]
    return ", ".join(texts)
