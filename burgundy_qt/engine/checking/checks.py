"""Everything that is checked, in its order, and the running of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from burgundy_qt.engine.checking import games, hidden, lines, thinking
from burgundy_qt.engine.checking.lines import Hello
from burgundy_qt.engine.checking.positions import known_games
from burgundy_qt.engine.checking.talk import Fault, NotOffered, Talk

PASSES, FAILS, NOT_OFFERED = "passes", "fails", "not offered"


@dataclass(frozen=True)
class Check:
    """One thing that is tried. `ends`: it needs a run of the program of its own."""

    name: str
    about: str
    tried: Callable[[Talk, Hello], None]
    ends: bool = False


@dataclass(frozen=True)
class Outcome:
    """What came of a check; `why` and the lines of the talk before it, where it fails."""

    check: Check
    verdict: str
    why: str = ""
    talk: tuple[str, ...] = ()


CHECKS = (
    Check("ids", "an answer repeats the id of its request", lines.ids),
    Check("order", "answers come in the order of the requests", lines.order),
    Check("blank-lines", "blank lines and trailing CRs are passed over", lines.blank),
    Check("bad-json", "a line that is no object is refused", lines.bad_json),
    Check("long-lines", "a line is read up to 1 MiB, and refused above", lines.long_lines),
    Check("unknown-command", "a command that there is not is refused", lines.unknown),
    Check("no-game", "nothing is thought without a game", thinking.no_game, ends=True),
    Check("bad-argument", "seats and limits that cannot be are refused", thinking.bad_argument),
    Check("bad-file", "a damaged record is refused; the game stays", thinking.bad_file),
    Check("game-over", "nothing is thought about a game that is over", thinking.game_over),
    Check("timing", "a thought ends within its seconds", thinking.timing),
    Check("stop", "a stop ends a thought", thinking.stop),
    Check("seats", "each seat that may decide is thought for", hidden.seats),
    Check("hidden", "what a seat cannot know changes no answer to it", hidden.secrets),
    Check("records", "a record comes back as it was loaded", games.records),
    Check("rules", "legal actions, states and refusals are those of the rules", games.rules),
    Check("analyse", "an analysis names a legal action and says why", thinking.analyse),
    Check("quit", "quit is answered, and the program ends", lines.leaves, ends=True),
    Check("quit-thinking", "quit ends a thought too", thinking.quits, ends=True),
    Check("end-of-input", "at the end of input all is answered", lines.end, ends=True),
)
HELLO = Check("hello", "it says what it is and what it plays", lambda talk, hello: None)


def checks_of(hello: Hello) -> Iterator[Check]:
    """Those of every program, and one for each game that it says it plays."""
    for name, described in known_games(hello).items():
        yield Check(f"plays-{name}", f"it plays {name}", partial(games.plays, described))
    yield from CHECKS


def check(command: list[str], margin: float) -> Iterator[Outcome]:
    """Try everything on the program of a command line; `margin` in seconds. Raises OSError where it
    cannot be started."""
    talk = Talk(command, margin)
    try:
        try:
            hello = lines.hello(talk)
        except Fault as fault:
            yield Outcome(HELLO, FAILS, str(fault), tuple(talk.told))
            return
        yield Outcome(HELLO, PASSES)
        for one in checks_of(hello):
            if one.ends:
                talk.close()
                talk = Talk(command, margin)
            outcome = tried(one, talk, hello)
            yield outcome
            if one.ends or outcome.verdict == FAILS:
                talk.close()
                talk = Talk(command, margin)
    finally:
        talk.close()


def tried(one: Check, talk: Talk, hello: Hello) -> Outcome:
    """What comes of a check."""
    talk.told.clear()
    try:
        one.tried(talk, hello)
    except Fault as fault:
        return Outcome(one, FAILS, str(fault), tuple(talk.told))
    except NotOffered as lack:
        return Outcome(one, NOT_OFFERED, str(lack))
    return Outcome(one, PASSES)
