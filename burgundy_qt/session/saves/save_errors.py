"""Errors of saved games. Each names the file, says what is wrong and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from burgundy_qt.language.translation import later, tr
from burgundy_qt.session.problem import Problem


class SaveError(Exception):
    """A saved game that cannot be used; its file does not change.

    `is_broken`: no later program could read it either, so it may be set aside.
    """

    title = later("Saves", "The saved game cannot be opened")
    advice = later("Saves", "The file was not changed.")
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

    title = later("Saves", "The saved game is damaged")
    advice = later("Saves", "Open another saved game or a copy of this one, or start a new game.")
    is_broken = True


class SaveTruncated(SaveDamaged):
    """The end of the file is missing."""

    title = later("Saves", "The saved game is incomplete")


class SaveTooLarge(SaveError):
    """The file is larger than any game can be; it was not read."""

    title = later("Saves", "The file is too large for a saved game")
    advice = later("Saves", "Check that you chose the right file.")
    is_broken = True


class SaveForeign(SaveError):
    """The file is not a saved game of this program."""

    title = later("Saves", "This is not a saved game")
    advice = later("Saves", "Choose a file that was saved by Burgundy Qt.")
    is_broken = True


class SaveFromNewerVersion(SaveError):
    """A later version of the program wrote the file."""

    title = later("Saves", "The saved game needs a newer version")
    advice = later(
        "Saves",
        "The file was not changed. Install the latest version of Burgundy Qt, "
        "then open the game again.",
    )


class SaveFromOtherRules(SaveError):
    """The record leads to another position than when it was saved: the rules were corrected
    since."""

    title = later("Saves", "The rules have changed since this game was saved")
    advice = later(
        "Saves",
        "The file was not changed. Finish the game with the version of the program that saved it.",
    )


class SaveWithUnknownBot(SaveError):
    """The game has a bot that this program does not know."""

    title = later("Saves", "This version does not have a bot of this game")
    advice = later(
        "Saves", "The file was not changed. Open it with the version of the program that saved it."
    )


class SaveWithUnknownEngine(SaveError):
    """The game has engines that were not added here: by seat their `names`."""

    title = later("Saves", "An engine of this game has not been added")
    advice = later(
        "Saves",
        "Nothing is lost. Add the engine in the settings, or open the game with a bot in "
        "its place.",
    )

    def __init__(self, path: Path, names: Mapping[int, str]):
        sentence = later("Saves", "the engine of this player has not been added: {names}")
        super().__init__(path, tr("Saves", sentence, names=", ".join(names.values())))
        self.names = dict(names)


class SaveUnreadable(SaveError):
    """The system does not let us read the file."""

    title = later("Saves", "The saved game cannot be read")
    advice = later("Saves", "Check that the file still exists and that you are allowed to read it.")


class SaveNotWritten(SaveError):
    """The system does not let us write the file; the game goes on in memory."""

    title = later("Saves", "The game could not be saved")
    advice = later(
        "Saves",
        "You can play on. Free some disk space, or save the game in another folder.",
    )


class GameInUse(SaveError):
    """Another window plays this game."""

    title = later("Saves", "This game is open in another window")
    advice = later(
        "Saves", "Continue in the other window, or close it and open the game here again."
    )
