"""The estate of a seat: chosen here, dealt, or the partner's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedLayout

from burgundy_qt.language.tr import tr
from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.widgets.controls.dialog_frame import scaled_width, set_help_topic, text_label
from burgundy_qt.widgets.dialogs.game_panel import SeatChoice
from burgundy_qt.widgets.games.burgundy.setup.estate_button import EstateButton
from burgundy_qt.widgets.phrases.wording import is_local_player

WIDTH = 128


class EstateChoice(SeatChoice):
    """Asks for it, among the `estates` of an edition, while it is chosen here."""

    def __init__(self, edition: str, estates: Sequence[str]) -> None:
        super().__init__()
        self.button = EstateButton(edition, estates)
        set_help_topic(self.button, "estates")
        self.dealt, self.partner = (
            text_label(tr("New game", "dealt"), "aside"),
            text_label("", "aside"),
        )
        set_help_topic(self.partner, "team")
        self.partner.setWordWrap(True)
        self.shown = QStackedLayout(self)
        for each in (self.button, self.dealt, self.partner):
            self.shown.addWidget(each)
        for aside in (self.dealt, self.partner):
            aside.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(scaled_width(WIDTH))
        self.button.chosen.connect(self.chosen)

    def show_request(self, request: RequestObject, seat: int) -> None:
        """Show the estate of the seat in a request."""
        estates = request.get("estates")
        if isinstance(estates, list | tuple) and seat < len(estates) and estates[seat] is not None:
            self.button.show_estate(estates[seat])

    @property
    def kept(self) -> object:
        """The estate, and what was chosen among others."""
        return self.button.estate, {**self.button.before}

    def bring_back(self, kept: tuple[str, dict[tuple[str, ...], str]]) -> None:
        """Show the estate, if it is on offer; what was chosen among others comes back with
        those."""
        estate, before = kept
        self.button.show_estate(estate)
        self.button.before = {**before}

    def choose(self) -> None:
        """Let the estate be chosen here."""
        self.shown.setCurrentWidget(self.button)

    def deal(self) -> None:
        """The set-up deals the estates, so none is chosen here."""
        self.shown.setCurrentWidget(self.dealt)

    def share(self, partner: str) -> None:
        """Share the estate of a partner, who chooses it."""
        is_with_you, told = (
            is_local_player(partner),
            tr("New game", "plays with {name}", name=partner),
        )
        self.partner.setText(tr("New game", "plays with you") if is_with_you else told)
        self.shown.setCurrentWidget(self.partner)
