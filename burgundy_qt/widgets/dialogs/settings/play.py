"""The settings of play: what the program does by itself."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.ai.levels import PACES
from burgundy_qt.ai.review.review_result import GRADES
from burgundy_qt.language import formats
from burgundy_qt.language.translation import later, tr
from burgundy_qt.widgets.controls.value_controls import OneOfMany, Segments, Switch
from burgundy_qt.widgets.dialogs.settings.section import Section
from burgundy_qt.widgets.phrases import loss_text
from burgundy_qt.widgets.phrases.bot_names import elo_at, pace_title, seconds_of


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
            tr("Settings", "End a turn by itself"),
            tr("Settings", "When both dice are used and nothing can be bought"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "point_out_purchase",
            tr("Settings", "Point out a purchase"),
            tr("Settings", "When a turn ends while a tile could still be bought"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "hint_for_points",
            tr("Settings", "Hints play for points"),
            tr(
                "Settings",
                "As many points as can be, whatever the others make of it; else for the win",
            ),
            Switch(),
            "playing#hint",
        )
        self.row(
            "tutor",
            tr("Settings", "Tutor"),
            tr(
                "Settings",
                "Asks before you do what costs {shares} of a win or more; games with it are "
                "casual, and a rated one that has begun stays without",
                shares=listed(formats.percent(grade.win) for grade in GRADES),
            ),
            OneOfMany(loss_text.threshold_titles()),
            "advice#tutor",
        )
        self.row(
            "recap",
            tr("Settings", "Since your last turn"),
            tr("Settings", "Small cards show what the others did, as your turn begins"),
            Switch(),
            "settings#turns",
        )
        self.row(
            "pass_screen",
            tr("Settings", "Pass the screen on"),
            tr("Settings", "A screen between two people says who comes next and what has happened"),
            Switch(),
            "playing#passing",
        )


def listed(of_paces: Iterable[str]) -> str:
    """What is told of the paces, quickest first: with bars between, for in some languages figures
    have commas."""
    return " / ".join(of_paces)
