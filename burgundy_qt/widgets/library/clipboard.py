"""Games in the clipboard: as text, and as files that were copied in a file manager."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from burgundy_qt.language.translation import tr
from burgundy_qt.session.library.game_card import GameCard
from burgundy_qt.session.library.librarian import Librarian
from burgundy_qt.widgets.library import card_words
from burgundy_qt.widgets.library.dropping import files_in
from burgundy_qt.widgets.phrases.wording import join_with_commas, key_name


def paste(librarian: Librarian) -> None:
    """Add the games that lie in the clipboard; where none does, the librarian says so."""
    clipboard = QGuiApplication.clipboard()
    files = files_in(clipboard.mimeData())
    for file in files:
        librarian.take_in(file)
    if not files:
        librarian.take_in_text(clipboard.text())


def copy(librarian: Librarian, card: GameCard) -> None:
    """Ask for the game as text, with words for whoever gets it in a mail."""
    title = join_with_commas([card_words.title(card), card_words.day(card.played)])
    key = key_name("Ctrl+V")
    how_to_open = tr(
        "Library", "To open this game copy it whole and press {key} in Burgundy Qt.", key=key
    )
    told = [title, how_to_open]
    if card.is_running:
        told.append(
            tr(
                "Library",
                "The game is not over: all of it is in here, what is hidden too.",
            )
        )
    librarian.copy(card, "\n".join(told))
