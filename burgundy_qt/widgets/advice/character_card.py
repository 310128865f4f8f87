"""The card of a character: while the pointer rests on the small card of a bot with a style, or
after a command, it introduces the character and says what it was after in its last turn.

It is a separate module, because the table knows no session, and short, because the hover card
paints it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal

from burgundy_qt.language.translation import tr
from burgundy_qt.session.game_session import GameSession
from burgundy_qt.session.view import GameView
from burgundy_qt.widgets.advice.game_advice import motive_texts_for
from burgundy_qt.widgets.page.table_page import TablePage
from burgundy_qt.widgets.phrases.game_texts import Character, texts_of
from burgundy_qt.widgets.phrases.wording import level_title
from burgundy_qt.widgets.table.game_table import HoverContent

if TYPE_CHECKING:
    from burgundy_qt.ai.analysis.motives import Motive


class CharacterCard(QObject):
    """Shows one character at a time. The session finds what it was after; until then, and in a game
    without help, the card only introduces it. `announced` carries what the card of a command
    says."""

    announced = Signal(str)

    def __init__(self, page: TablePage, session: GameSession) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        self._seat: int | None = None
        self._place = QRectF()
        self._is_called = False  # by a command
        page.scene.seat_pointed.connect(self._point_at)
        page.steps.reached.connect(self._leave)
        page.began.connect(self._leave)
        session.intent_found.connect(self._add_intent)

    def show_next(self) -> None:
        """Show the next character of the game in the order of the seats, and announce it; after the
        last one hide the card."""
        view = self.page.scene.view
        if view is None:
            return
        before = self._seat if self._is_called and self._seat is not None else -1
        seats = range(before + 1, len(view.line_up.seats))
        seat = next((seat for seat in seats if character_of(view, seat) is not None), None)
        self._point_at(seat, QRectF() if seat is None else self._place_of(seat))
        self._is_called = seat is not None
        if seat is not None and view.is_unaided:
            self._announce(view, seat, None)

    def _place_of(self, seat: int) -> QRectF:
        """Return the small card of a seat, or the middle of the table for a seat without one."""
        layout, view = self.page.scene.layout, self.page.view
        cards = () if layout is None else layout.others
        middle = view.mapToScene(view.viewport().rect().center())
        return next((card.rect for card in cards if card.seat == seat), QRectF(middle, QSizeF()))

    def _leave(self, *_: object) -> None:
        """Hide the card of a command when the game goes on."""
        if self._is_called:
            self._point_at(None, QRectF())

    def _point_at(self, seat: int | None, place: QRectF) -> None:
        view = self.page.scene.view
        is_shown = self._seat is not None
        self._is_called = False
        self._seat, self._place = None, place
        if view is not None and seat is not None and character_of(view, seat) is not None:
            self._seat = seat
            self._show(view, seat, None)
            self.session.ask_intent(seat)
        elif is_shown:
            self.page.view.explain_seat(None, place)

    def _add_intent(self, ticket: tuple[str, int], seat: int, found: Motive | None) -> None:
        view = self.page.scene.view
        if view is not None and seat == self._seat and ticket == (view.game_id, view.revision):
            self._show(view, seat, found)
            if self._is_called:
                self._announce(view, seat, found)

    def _announce(self, view: GameView, seat: int, found: Motive | None) -> None:
        card = card_of_character(view, seat, found)
        if card is not None:
            title = f"{card.title} ({card.aside})."
            self.announced.emit(" ".join(filter(None, (title, card.sentence, card.ruling))))

    def _show(self, view: GameView, seat: int, found: Motive | None) -> None:
        self.page.view.explain_seat(card_of_character(view, seat, found), self._place)


def character_of(view: GameView, seat: int) -> Character | None:
    """Return the character that plays a seat; None for a person and for a bot without a style."""
    plan = view.line_up.seats[seat]
    return None if plan.is_person else texts_of(view.game).characters.get(plan.style or "")


def has_characters(view: GameView) -> bool:
    """Return whether a character plays in a game."""
    return any(character_of(view, seat) is not None for seat in range(len(view.line_up.seats)))


def card_of_character(view: GameView, seat: int, found: Motive | None) -> HoverContent | None:
    """Return the card of the character of a seat, with what it was after if that is known."""
    character = character_of(view, seat)
    if character is None:
        return None
    fact = "" if found is None else motive_texts_for(view.game, view.line_up.seats)(found)
    return HoverContent(
        None,
        tr("Character", character.title),
        level_title(view.line_up.seats[seat].level or ""),
        tr("Character", character.greeting),
        (),
        tr("Character", "In the last turn: “{fact}”", fact=fact) if fact else "",
    )
