"""Every label of every screen, in all languages, three window sizes and three sizes of text."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QLocale, QTranslator

from burgundy_qt.language.spoken import NAMES, Spoken, spoken
from burgundy_qt.screenshots.screens import SCREENS
from burgundy_qt.screenshots.stage import EVENINGS, on_stage
from burgundy_qt.session import adviser
from tests.screens.reading import faults, listening, texts_of

SIZES = (1024, 700), (1280, 800), (1920, 1080)
TEXT_SIZES = 100, 150, 80
ALIKE = "rules-", "first-game-", "table-"  # of these screens a few stand for all
OF_THEM = "rules-ships", "rules-knowledge", "first-game-04", "first-game-13", "table-of-four", "table-of-teams"
VISITED = [name for name in SCREENS if not name.startswith(ALIKE) or name in OF_THEM]
OF_NO_GAME = [name for name in VISITED if name.endswith("-empty")]
OF_GAMES = [name for name in VISITED if name not in OF_NO_GAME]
MARKED = re.compile("⟦[^⟦⟧]*⟧")
SHORTENED = re.compile("⟦.*…$")
WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = re.compile(r"BQ1-[-0-9A-Z]+|\S*burgundy-qt-screens-\S*")  # codes of challenges, the folder of the stage
OF_ITSELF = {"Burgundy", "Qt", "You", *NAMES.values(), *(level.capitalize() for levels in EVENINGS for level in levels)}
KEYS = {"Ctrl", "Shift", "Alt", "Tab", "Enter", "Return", "Esc", "Home", "End", "Del", "Space", "Left", "Right"}
KEYS |= {"Up", "Down", "PgUp", "PgDown", "PgDn"}
MONTHS = {QLocale("en").standaloneMonthName(month) for month in range(1, 13)}


@pytest.fixture(autouse=True)
def quick_advice(qtbot, monkeypatch):
    monkeypatch.setattr(adviser.Adviser.__init__, "__defaults__", ((0.05, 0.1),))
    yield
    monkeypatch.undo()
    spoken.change("en")


@pytest.mark.parametrize("language", NAMES)
def test_no_label_is_cut_off_or_lies_on_another(language):
    wrong = {}
    with on_stage(language) as stage:
        for names, text_size, size in product((OF_NO_GAME, OF_GAMES), TEXT_SIZES, SIZES):
            stage.use(size, text_size)
            for name in names:
                with SCREENS[name](stage) as screen, listening() as painted:
                    screen.grab()
                    for fault in (*faults(screen), *painted.cut):
                        wrong.setdefault((name, fault), f"{size[0]}x{size[1]}, text {text_size} %")
    assert not wrong, "\n" + "\n".join(f"{name}: {fault} ({where})" for (name, fault), where in wrong.items())


class Marks(QTranslator):
    """Translates every sentence into itself between marks, so that whatever was not translated stands without."""

    def translate(self, context, sentence, note=None, n=-1):
        return f"⟦{sentence}⟧"


def without_marks(text):
    """What is left of a text when everything translated is taken away, marks within marks included; what was shortened
    has lost its last marks."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return SHORTENED.sub(" ", text)


def test_every_word_on_the_screen_comes_from_the_translation(monkeypatch):
    untranslated = {}
    monkeypatch.setattr(Spoken, "change", lambda speaking, _: setattr(speaking, "sentences", Marks()))
    with on_stage("en") as stage:
        for name in (name for name in VISITED if not name.startswith("rules-")):
            with SCREENS[name](stage) as screen, listening() as painted:
                screen.grab()
                for text in (*texts_of(screen), *painted.texts):
                    strange = set(WORD.findall(NO_WORDS.sub("", without_marks(text)))) - OF_ITSELF - KEYS - MONTHS
                    if strange:
                        untranslated.setdefault(text, name)
    assert not untranslated, "\n" + "\n".join(f"{name}: {text!r}" for text, name in untranslated.items())
