"""The short sections of the settings: general, keys, files, motion, play and sound. Appearance and
engines have files of their own."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.language import formats
from burgundy_qt.language.languages import NAMES
from burgundy_qt.language.translation import SYSTEM, language_from_tag, later, tr
from burgundy_qt.widgets.controls.value_controls import (
    FolderButton,
    OneOfMany,
    Percent,
    Segments,
    Switch,
)
from burgundy_qt.widgets.dialogs.settings_section import Row, Section
from burgundy_qt.widgets.keys.key_editor import KeysPage
from burgundy_qt.widgets.phrases import loss_text
from burgundy_qt.widgets.phrases.bot_names import elo_at, pace_title, seconds_of
from burgundy_qt.widgets.settings.settings import LOUDEST, PACE_NAMES, SOFTEST, SPEED_NAMES, worded


class GeneralSection(Section):
    """What the program speaks."""

    name = "general"
    title = later("Settings", "Language")
    icon = "globe"

    def furnish(self) -> None:
        system = tr(
            "Settings", "Follow system: {language}", language=NAMES[language_from_tag(SYSTEM)]
        )
        self.row(
            "language",
            tr("Settings", "Language"),
            tr("Settings", "For all text, numbers and dates"),
            OneOfMany([(SYSTEM, system), *NAMES.items()]),
            "settings#language",
        )


class KeysSection(Section):
    """Which key does what."""

    name = "keys"
    title = later("Settings", "Keys")
    icon = "keys"

    def furnish(self) -> None:
        page = KeysPage()
        self.bind("keys", page)
        self.add(page, "settings#keys")


class FilesSection(Section):
    """Where games, statistics and settings are kept; nothing is set here."""

    name = "files"
    title = later("Settings", "Files and privacy")
    icon = "folder"

    def furnish(self) -> None:
        folder = self.file.path.parent
        show = FolderButton(tr("Settings", "Open the folder"), folder)
        self.add(
            Row(tr("Settings", "Games, statistics and settings"), str(folder), show),
            "settings#files",
        )
        self.add(
            Row(
                tr("Settings", "Nothing leaves your computer"),
                tr("Settings", "The program sends no data and downloads nothing."),
            ),
            "settings#files",
        )


class MotionSection(Section):
    """How things move."""

    name = "motion"
    title = later("Settings", "Motion")
    icon = "play"

    def furnish(self) -> None:
        self.row(
            "speed",
            tr("Settings", "Speed"),
            tr("Settings", "How fast tiles, goods and coins move"),
            Segments(worded(SPEED_NAMES)),
            "settings#motion",
        )
        # asked for here alone: Qt 6.11 does not tell whether a system wants reduced motion
        self.row(
            "calm",
            tr("Settings", "Reduced motion"),
            tr("Settings", "No movement and no pulsing: changes only fade"),
            Switch(),
            "settings#motion",
        )
        self.row(
            "pace",
            tr("Settings", "Pace of bots"),
            tr("Settings", "How long each of their actions is shown"),
            Segments(worded(PACE_NAMES)),
            "playing#skip",
        )
        self.row(
            "bots_at_once",
            tr("Settings", "Bots act at once"),
            tr(
                "Settings",
                "Their actions are shown without animation or pauses; the log lists them",
            ),
            Switch(),
            "playing#skip",
        )


class PlaySection(Section):
    """What happens by itself, and what is asked first."""

    name = "play"
    title = later("Settings", "Play")
    icon = "done"

    def furnish(self) -> None:
        self.row(
            "thought",
            tr("Settings", "The Duke thinks"),
            tr(
                "Settings",
                "{seconds} s a turn: {elo} Elo",
                seconds=listed(map(seconds_of, PACES)),
                elo=listed(map(elo_at, PACES)),
            ),
            Segments([(known.name, pace_title(known)) for known in PACES]),
            "new-game#pace",
        )
        self.row(
            "auto_end",
            tr("Settings", "End turns automatically"),
            tr("Settings", "When both dice are used and you cannot buy anything"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "point_out_purchase",
            tr("Settings", "Remind me to buy"),
            tr("Settings", "When you end a turn but could still buy a tile"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "hint_for_points",
            tr("Settings", "Hints play for points"),
            tr(
                "Settings",
                "As many points as possible, whatever the others score; otherwise hints "
                "play to win",
            ),
            Switch(),
            "playing#hint",
        )
        self.row(
            "tutor",
            tr("Settings", "Tutor"),
            tr(
                "Settings",
                "Asks before you make a move that costs {shares} chance to win or more. "
                "Games with the tutor are casual; you cannot add it to a rated game that "
                "has begun",
                shares=listed(formats.percent(grade.win) for grade in GRADES),
            ),
            OneOfMany(loss_text.threshold_titles()),
            "advice#tutor",
        )
        self.row(
            "recap",
            tr("Settings", "Since your last turn"),
            tr("Settings", "When your turn begins, small cards show what the other players did"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "pass_screen",
            tr("Settings", "Pass the screen on"),
            tr("Settings", "Between turns, a screen shows who is next and what has happened"),
            Switch(),
            "playing#passing",
        )


def listed(of_paces: Iterable[str]) -> str:
    """Return what is told of the paces, quickest first: with bars between, for in some languages
    figures have commas."""
    return " / ".join(of_paces)


STEP = 10


class SoundSection(Section):
    """What is heard, and how loud."""

    name = "sound"
    title = later("Settings", "Sound")
    icon = "sound"

    def furnish(self) -> None:
        self.row(
            "sounds",
            tr("Settings", "Sounds"),
            tr("Settings", "Tiles, dice and coins, points, your turn, and the end of a game"),
            Switch(),
            "settings#sound",
        )
        self.row(
            "volume",
            tr("Settings", "Volume"),
            tr("Settings", "In addition to the volume of your computer"),
            Percent(SOFTEST, LOUDEST, STEP),
            "settings#sound",
        )
