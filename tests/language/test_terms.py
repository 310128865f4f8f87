"""No translation and no page uses a word that docs/languages.md forbids.

A word is forbidden if the box has another one ("Herzogtum"), if it is another thing in the same
game ("raktár" is a depot, not a storage), or if it assumes the player's gender ("als Erster").
Patterns are stems, because words are inflected.
"""

from __future__ import annotations

import re

import pytest

from burgundy_qt.language.translation import FOREIGN
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.widgets.rulebook.rulebook import folder_of, program_folder
from tests.language.gathering import messages

EVERYWHERE = {
    "de": r"Herzogt[uü]m|Gasth[oö]f|\bals Erster?\b|Kleinst[aä]dt",
    "pl": r"[Pp]rzechowaln|[Ww]ystawk|\bsreber\b|\b[Ww]ziąłe|\b[Ww]zięłaś",
    "hu": r"győzelmi pont|\bpontoz(?!ás|ólap)|bejegyzés",
}
IN_A_GAME = {
    ("carcassonne", "pl"): r"\b[Zz]amk(i|u|iem|om|ami|ach|ów)\b|\b[Zz]amek\b",
    ("carcassonne", "hu"): r"[Kk]astély",
    ("tuscany", "de"): r"\b(Start)?[Bb]urg(en)?\b",
    ("tuscany", "hu"): r"[Kk]astély|[Rr]aktár",
    ("burgundy-dice", "pl"): r"\b2 srebra\b",
}
LINK = re.compile(r"\]\([^)]*\)")


@pytest.mark.parametrize("code", FOREIGN)
def test_no_sentence_has_a_forbidden_word(code):
    ruled_out = re.compile(EVERYWHERE[code])
    found = [(each.source, form) for each in messages(code) for form in each.forms]
    assert [pair for pair in found if ruled_out.search(pair[1])] == []


@pytest.mark.parametrize("code", FOREIGN)
@pytest.mark.parametrize("game", [*GAMES, "program"])
def test_no_page_has_a_forbidden_word(game, code):
    folder = program_folder(code) if game == "program" else folder_of(game, code)
    patterns = [EVERYWHERE[code], *filter(None, [IN_A_GAME.get((game, code))])]
    ruled_out = re.compile("|".join(f"(?:{pattern})" for pattern in patterns))
    words = {page.name: LINK.sub("]", page.read_text("utf-8")) for page in folder.glob("*.md")}
    assert words
    found = [(name, hit[0]) for name, text in words.items() for hit in ruled_out.finditer(text)]
    assert found == []
