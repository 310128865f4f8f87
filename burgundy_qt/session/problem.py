"""Problems: errors in words for the player, among them those of saved games; plain text from
foreign text; and requests to a thread that fail without ending it."""

from __future__ import annotations

import functools
import logging
import traceback
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QTextBoundaryFinder, SignalInstance, Slot

from burgundy_qt.language.translation import tr, tr_noop
from burgundy_qt.rules.errors import RulesError

UNSEEN = {"Cc", "Cf", "Cs"}
"""Unicode's control characters, format characters (such as those for the direction of text) and
surrogates."""
FILLERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that Unicode counts as letters or symbols."""
NON_JOINER, JOINER = "\u200c", "\u200d"
"""Format characters that Persian and many scripts of India need, and that compose emoji."""
VIRAMA = 9
"""The combining class of the sign that joins consonants."""
JOINS_ONLY_BEFORE = frozenset(
    "\u0621\u0622\u0623\u0624\u0625\u0627\u0629\u062f\u0630\u0631\u0632\u0648\u0649\u0671\u0672\u0673"
    "\u0674\u0675\u0676\u0677\u0688\u0689\u068a\u068b\u068c\u068d\u068e\u068f\u0690\u0691\u0692\u0693"
    "\u0694\u0695\u0696\u0697\u0698\u0699\u06c0\u06c3\u06c4\u06c5\u06c6\u06c7\u06c8\u06c9\u06ca\u06cb"
    "\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef"
)
"""Arabic letters that never join the next one: a joiner after one of them changes nothing."""
SIGNS = {"So", "Sm"}
LIGHTEST, DARKEST = "\U0001f3fb", "\U0001f3ff"  # tones of skin
PICTURE = "\ufe0f"  # asks for the coloured picture of a sign
POINTS = 4
"""The most code points per visible letter of a name, on average."""


def plain(text: str) -> str:
    """Return the text on one line, with single blanks, composed (NFC), without invisible
    characters. A joiner stays only if it changes how its neighbours look: so equal-looking names
    have one spelling, and no name looks empty."""
    kept = unicodedata.normalize("NFC", "".join(filter(is_plain, text)))
    joined = "".join(
        letter
        for at, letter in enumerate(kept)
        if letter not in (NON_JOINER, JOINER) or is_joining(kept, at)
    )
    line = unicodedata.normalize("NFC", " ".join(joined.split()))
    return line if any(is_seen(letter) for letter in line) else ""


def plain_name(text: str, longest: int) -> str:
    """Return a name with at most so many visible letters; none is cut in two, and the rest of a
    long text is not examined."""
    whole = plain(text[: 10 * longest])
    name = beginning(whole, longest)
    return whole if name == whole else plain(name)


def beginning(text: str, longest: int) -> str:
    """Return at most so many visible letters of a text, and at most POINTS times as many code
    points, which only stacks of accents exceed."""
    if len(text) <= longest:
        return text
    units = text.encode("utf-16-le")  # Qt counts in these units
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Grapheme, text)
    end = ""
    for _ in range(longest):
        at = finder.toNextBoundary()
        if at < 0:
            break
        # Qt 6 finds the end of a letter inside a surrogate pair after some unassigned code points
        longer = units[: 2 * at].decode("utf-16-le", errors="ignore")
        if len(longer) > POINTS * longest:
            return end or text[:longest]
        end = longer
    return end


def is_plain(letter: str) -> bool:
    """Return whether a letter may stay, apart from joiners."""
    if letter.isspace() or letter in (NON_JOINER, JOINER):
        return True
    return unicodedata.category(letter) not in UNSEEN and letter not in FILLERS


def is_joining(text: str, at: int) -> bool:
    """Return whether the joiner at a place changes how the text looks."""
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if not before or not after or after in (NON_JOINER, JOINER):
        return False
    if VIRAMA in (unicodedata.combining(before), unicodedata.combining(after)):
        return True
    bare = text[:at].rstrip("\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0670")[-1:]
    if bare and unicodedata.bidirectional(bare) == unicodedata.bidirectional(after) == "AL":
        return bare not in JOINS_ONLY_BEFORE
    return text[at] == JOINER and is_sign(before) and is_sign(after)


def is_sign(letter: str) -> bool:
    """Return whether this is an emoji, or the end of one."""
    is_tone_or_picture = LIGHTEST <= letter <= DARKEST or letter == PICTURE
    return is_tone_or_picture or unicodedata.category(letter) in SIGNS


def is_seen(letter: str) -> bool:
    """Return whether a letter is visible by itself."""
    return unicodedata.category(letter)[0] not in "ZM" and letter not in (NON_JOINER, JOINER)


# Errors in words for the player.


log = logging.getLogger("burgundy_qt")


@dataclass(frozen=True)
class Problem:
    """A short title, what happened (with the file's name if there is one), what to do, and details
    for a report.

    `is_mistake`: an error of the program, which a report would help to fix. `is_unsaved`: the
    program, not a request of the user, could not read or write a file of the data folder: it need
    not be reported if the whole folder cannot be used and that was reported."""

    title: str
    what: str
    advice: str
    details: str = ""
    is_mistake: bool = False
    is_unsaved: bool = False


def cannot_be_written(title: str, file: Path) -> Problem:
    """Return the problem that a file whose place the user chose cannot be written."""
    return Problem(
        title,
        tr("Picture", "The program cannot write the file “{file}”.", file=file),
        tr("Picture", "Choose another folder, and check that the disk is not full."),
    )


def unreachable(error: OSError) -> Problem:
    """Return the Problem for a file or folder that the system does not let us use."""
    return Problem(
        tr("Problem", "A file or folder cannot be used"),
        tr(
            "Problem",
            "“{file}”: the system reports “{reason}”. Your request was not carried out.",
            file=error.filename or tr("Problem", "a file"),
            reason=error.strerror or error,
        ),
        tr(
            "Problem",
            "Check that the disk is connected and that you are allowed to read and write "
            "in the folder. Then try again.",
        ),
        repr(error),
    )


def nothing_is_saved(folder: Path, error: OSError) -> Problem:
    """Return the Problem for a data folder that cannot be written to."""
    return Problem(
        tr("Problem", "Nothing can be saved"),
        tr(
            "Problem",
            "Burgundy Qt cannot write to the folder “{folder}”: the system reports "
            "“{reason}”. You can play, but your games, settings and statistics will be "
            "lost when you close the program.",
            folder=folder,
            reason=error.strerror or error,
        ),
        tr(
            "Problem",
            "Check that you are allowed to write to the folder, then restart the program. "
            "To use another folder, start it with --data-dir.",
        ),
        repr(error),
    )


def unexpected_problem(title: str, details: str) -> Problem:
    """Return the Problem for an error that should never happen, and log it. The details are a
    traceback."""
    log.error("%s\n%s", title, details)
    return of_mistake(title, details)


def of_mistake(title: str, details: str) -> Problem:
    """Return the Problem for an error of the program."""
    return Problem(
        title,
        tr(
            "Problem",
            "The program ran into an error, but your game continues. Unless another "
            "message says otherwise, it is saved up to the last completed action.",
        ),
        tr(
            "Problem",
            "If the table looks wrong, undo the last action or restart the program. Your "
            "report helps to fix the error.",
        ),
        details,
        is_mistake=True,
    )


# Errors of saved games. Each names the file, says what is wrong and what to do.


class SaveError(Exception):
    """A saved game that cannot be used; its file does not change.

    `is_broken`: no later program could read it either, so it may be set aside.
    """

    title = tr_noop("Saves", "The saved game cannot be opened")
    advice = tr_noop("Saves", "The file was not changed.")
    is_broken = False

    def __init__(self, path: Path, what: str, details: str = ""):
        super().__init__(f"{path}: {what}")
        self.path = path
        self.what = what
        self.details = details

    def problem(self) -> Problem:
        """Return the error as a message for the player."""
        what = tr("Saves", "{file}: {what}", file=self.path.name, what=self.what)
        return Problem(
            tr("Saves", self.title), what, tr("Saves", self.advice), self.details or str(self.path)
        )


class SaveDamaged(SaveError):
    """The file is one of ours, but damaged."""

    title = tr_noop("Saves", "The saved game is damaged")
    advice = tr_noop("Saves", "Open another saved game or a copy of this one, or start a new game.")
    is_broken = True


class SaveTruncated(SaveDamaged):
    """The end of the file is missing."""

    title = tr_noop("Saves", "The saved game is incomplete")


class SaveTooLarge(SaveError):
    """The file is larger than any game can be; it was not read."""

    title = tr_noop("Saves", "The file is too large for a saved game")
    advice = tr_noop("Saves", "Check that you chose the right file.")
    is_broken = True


class SaveForeign(SaveError):
    """The file is not a saved game of this program."""

    title = tr_noop("Saves", "This is not a saved game")
    advice = tr_noop("Saves", "Choose a file that was saved by Burgundy Qt.")
    is_broken = True


class SaveFromNewerVersion(SaveError):
    """A later version of the program wrote the file."""

    title = tr_noop("Saves", "The saved game needs a newer version")
    advice = tr_noop(
        "Saves",
        "The file was not changed. Install the latest version of Burgundy Qt, "
        "then open the game again.",
    )


class SaveFromOtherRules(SaveError):
    """The record leads to another position than when it was saved: the rules were corrected
    since."""

    title = tr_noop("Saves", "The rules have changed since this game was saved")
    advice = tr_noop(
        "Saves",
        "The file was not changed. Finish the game with the version of the program that saved it.",
    )


class SaveWithUnknownBot(SaveError):
    """The game has a bot that this program does not know."""

    title = tr_noop("Saves", "This version does not have a bot of this game")
    advice = tr_noop(
        "Saves", "The file was not changed. Open it with the version of the program that saved it."
    )


class SaveWithUnknownEngine(SaveError):
    """The game has engines that were not added here: by seat their `names`."""

    title = tr_noop("Saves", "An engine of this game has not been added")
    advice = tr_noop(
        "Saves",
        "Nothing is lost. Add the engine in the settings, or open the game with a bot in "
        "its place.",
    )

    def __init__(self, path: Path, names: Mapping[int, str]):
        sentence = tr_noop("Saves", "the engine of this player has not been added: {names}")
        super().__init__(path, tr("Saves", sentence, names=", ".join(names.values())))
        self.names = dict(names)


class SaveUnreadable(SaveError):
    """The system does not let us read the file."""

    title = tr_noop("Saves", "The saved game cannot be read")
    advice = tr_noop(
        "Saves", "Check that the file still exists and that you are allowed to read it."
    )


class SaveNotWritten(SaveError):
    """The system does not let us write the file; the game goes on in memory."""

    title = tr_noop("Saves", "The game could not be saved")
    advice = tr_noop(
        "Saves",
        "You can play on. Free some disk space, or save the game in another folder.",
    )


class GameInUse(SaveError):
    """Another window plays this game."""

    title = tr_noop("Saves", "This game is open in another window")
    advice = tr_noop(
        "Saves", "Continue in the other window, or close it and open the game here again."
    )


# Requests to a thread: a failure is reported as a Problem, and the thread goes on.


class GuardedRequest(Protocol):
    """An object that carries out requests."""

    @property
    def failed(self) -> SignalInstance:
        """Carries a Problem."""


def guarded(*types: type) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Return a slot for signals of these types; the signal `failed` reports its failure."""

    def as_slot(carry_out: Callable[..., None]) -> Callable[..., None]:
        @Slot(*types)
        @functools.wraps(carry_out)
        def asked(whom: GuardedRequest, *arguments: object) -> None:
            try:
                carry_out(whom, *arguments)
            except SaveError as error:
                whom.failed.emit(error.problem())
            except RulesError as error:
                whom.failed.emit(does_not_go(error))
            except OSError as error:
                whom.failed.emit(unreachable(error))
            except Exception:
                whom.failed.emit(
                    unexpected_problem(
                        tr("Problem", "Something went wrong"), traceback.format_exc()
                    )
                )

        return asked

    return as_slot


def does_not_go(error: RulesError) -> Problem:
    """Return the Problem for a request that the rules refuse."""
    return Problem(
        tr("Problem", "That is not possible"),
        str(error),
        tr("Problem", "Choose something else."),
        error.code,
    )
