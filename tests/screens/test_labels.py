"""Every label of every screen, in all languages, where room is least; and in another room."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QLocale, QTranslator

from burgundy_qt.language.spoken import NAMES, Spoken, spoken
from burgundy_qt.screenshots.screens import SCREENS
from burgundy_qt.screenshots.stage import EVENINGS, on_stage
from burgundy_qt.widgets.games.tuscany.board.printed import PHASES
from tests.screens.quick_screens import quick_screens
from tests.screens.reading import listening, texts_of
from tests.screens.walks import VISITED, faults_of_labels, walks_in

MARKED = re.compile("⟦[^⟦⟧]*⟧")
SHORTENED = re.compile("⟦.*…$")
WORD = re.compile(r"[^\W\d_]{2,}")
NO_WORDS = re.compile(
    r"BQ2-[-0-9A-Z]+|\S*burgundy-qt-screens-\S*"
)  # codes of challenges, the folder of the stage
OF_ITSELF = {
    "Burgundy",
    "Qt",
    "You",
    "Ginevra",
    "Aliénor",
    "Vauban",
    "vauban",
    "Lorenzo",
    "Elba",
    "chess",
    *NAMES.values(),
    *PHASES,
    *(level.capitalize() for levels in EVENINGS for level in levels),
}
KEYS = {
    "Ctrl",
    "Shift",
    "Alt",
    "Tab",
    "Enter",
    "Return",
    "Esc",
    "Home",
    "End",
    "Del",
    "Space",
    "Left",
    "Right",
}
KEYS |= {"Up", "Down", "PgUp", "PgDown", "PgDn"}
MONTHS = {QLocale("en").standaloneMonthName(month) for month in range(1, 13)}
DAYS = {QLocale("en").standaloneDayName(day, QLocale.FormatType.ShortFormat) for day in range(1, 8)}


@pytest.fixture(autouse=True)
def advised_in_moments(qtbot):
    with quick_screens():
        yield
    spoken.change("en")


@pytest.mark.parametrize("language", NAMES)
def test_no_label_is_cut_off_or_lies_on_another(language):
    wrong = faults_of_labels(language, walks_in(language))
    assert not wrong, "\n" + "\n".join(wrong)


class Marks(QTranslator):
    """Translates every sentence into itself between marks, so that whatever was not translated
    stands without."""

    def translate(self, context, sentence, note=None, n=-1):
        return f"⟦{sentence}⟧"


def without_marks(text):
    """What is left of a text when everything translated is taken away, marks within marks included;
    what was shortened has lost its last marks."""
    while MARKED.search(text):
        text = MARKED.sub(" ", text)
    return SHORTENED.sub(" ", text)


def test_every_word_on_the_screen_comes_from_the_translation(monkeypatch):
    untranslated = {}
    monkeypatch.setattr(
        Spoken, "change", lambda speaking, _: setattr(speaking, "sentences", Marks())
    )
    with on_stage("en") as stage:
        for name in (name for name in VISITED if not name.startswith("rules-")):
            with SCREENS[name](stage) as screen, listening() as painted:
                screen.grab()
                for text in (*texts_of(screen), *painted.texts):
                    strange = (
                        set(WORD.findall(NO_WORDS.sub("", without_marks(text))))
                        - OF_ITSELF
                        - KEYS
                        - MONTHS
                        - DAYS
                    )
                    if strange:
                        untranslated.setdefault(text, name)
    assert not untranslated, "\n" + "\n".join(
        f"{name}: {text!r}" for text, name in untranslated.items()
    )
