"""Every screen where room is least, in German, in which each sentence is marked, and as wide as
without: all words are translated, no label lacks room, and a screen reader finds a name for
whatever can be used."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QLocale, Qt, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QMenuBar, QScrollBar, QWidget

from burgundy_qt.language.translation import ENGLISH, NAMES, Languages, file_of, spoken
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.rules.tuscany.catalogue import PHASES
from burgundy_qt.screenshots.photo_stage import EVENINGS, on_stage
from burgundy_qt.screenshots.screen_list import SCREENS
from burgundy_qt.widgets.phrases import game_texts
from tests.screenshots.quick_screens import quick_screens
from tests.screenshots.reading import faults, listening, texts_of
from tests.screenshots.walks import LEAST_ROOM, MARKED, OF_NO_GAME, WHOLE

BEGIN, END = "\ufe00", "\ufe01"  # of a translated sentence; no glyph, and no width
BETWEEN_MARKS = re.compile(f"{BEGIN}[^{BEGIN}{END}]*{END}")
SHORTENED = re.compile(f"{BEGIN}.*…$")
WORD = re.compile(r"[^\W\d_]{2,}")
# Codes of challenges, the folder of the stage.
NO_WORDS = re.compile(r"BQ2-[-0-9A-Z]+|\S*[/\\]\u200b?burgundy-qt\S*")
OF_ITSELF = {
    "Burgundy",
    "Qt",
    "You",
    "Ginevra",
    "Aliénor",
    "Margaux",
    "Vauban",
    "vauban",
    "Lorenzo",
    "Elba",
    "chess",
    *NAMES.values(),
    *PHASES,
    *(level.capitalize() for levels in EVENINGS for level in levels),
    *(each.name for game in GAMES for each in game_texts.texts_of(game).characters.values()),
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
MONTHS = {QLocale(WHOLE).standaloneMonthName(month) for month in range(1, 13)}
DAYS = {
    QLocale(WHOLE).standaloneDayName(day, QLocale.FormatType.ShortFormat).rstrip(".")
    for day in range(1, 8)
}
USED = {
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.List,
    QAccessible.Role.ListItem,
    QAccessible.Role.MenuItem,
    QAccessible.Role.PageTab,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.Table,
    QAccessible.Role.Tree,
}
DEEPEST = 40


class Marks(QTranslator):
    """Puts the translation of every sentence between marks, so that whatever was not translated
    stands without."""

    def translate(self, context, sentence, note=None, n=-1):
        return BEGIN + (super().translate(context, sentence, note, n) or sentence) + END

    def speak(self, speaking: Languages, _code: str) -> None:
        """Speak in marks instead of any language."""
        speaking.code, speaking.locale, speaking.sentences = WHOLE, QLocale(WHOLE), self


@dataclass(frozen=True)
class Visited:
    """A screen as it stands, all that is written there, and what of it is cut off or lies on
    another."""

    shown: QWidget
    texts: list[str]
    faults: list[str]


@pytest.fixture(scope="module")
def marked(qapp):
    """Everything is said in marks."""
    marks = Marks()
    assert marks.load(str(file_of(WHOLE)))
    with quick_screens(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Languages, "change", lambda speaking, code: marks.speak(speaking, code))
        yield
    spoken.change(ENGLISH)


@contextmanager
def a_stage():
    text_size, size = LEAST_ROOM
    with on_stage(WHOLE) as stage:
        stage.use(size, text_size)
        yield stage


@pytest.fixture(scope="module")
def stage(marked):
    with a_stage() as stage:
        yield stage


@pytest.fixture(scope="module", params=MARKED)
def visited(marked, request):
    """One screen after the other, each for all that is asked of it; those without a game on a stage
    of their own, for another one may have games by then."""
    is_bare = request.param in OF_NO_GAME
    with (
        a_stage() if is_bare else nullcontext(request.getfixturevalue("stage")) as stage,
        listening() as painted,
        SCREENS[request.param](stage) as shown,
    ):
        with listening() as at_rest:  # on the way to a screen, much is cut for a moment
            shown.grab()
        texts, wrong = [*texts_of(shown), *painted.texts], [*faults(shown), *at_rest.cut]
        yield Visited(shown, texts, wrong)


def test_every_word_on_the_screen_comes_from_the_translation(visited):
    untranslated = [text for text in visited.texts if strange_words(text)]
    assert not untranslated


def strange_words(text):
    """The words in a text that were not translated, and are none of those that never are."""
    words = set(WORD.findall(NO_WORDS.sub("", without_marks(text))))
    return words - OF_ITSELF - KEYS - MONTHS - DAYS


def without_marks(text):
    """What is left of a text when everything translated is taken away, marks within marks included;
    what was shortened has lost its last marks."""
    while BETWEEN_MARKS.search(text):
        text = BETWEEN_MARKS.sub(" ", text)
    return SHORTENED.sub(" ", text)


def test_no_label_is_cut_off_or_lies_on_another(visited):
    assert visited.faults == []


def test_whatever_can_be_used_has_a_name(visited):
    assert nameless(visited.shown) == []


def test_whatever_can_be_used_beside_the_rules_has_a_name(stage):
    with SCREENS["rules-turn"](stage) as shown:
        assert nameless(shown) == []


def nameless(shown):
    """Whatever can be used on a screen without a name."""
    return [
        (found.role().name, type(found.object()).__name__, found.rect().getRect())
        for found in everything(QAccessible.queryAccessibleInterface(shown))
        if can_be_used(found)
        and not found.text(QAccessible.Text.Name)
        and not isinstance(found.object(), QMenuBar)
    ]


def everything(found: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """The interface of a thing, and those of all that it holds and shows."""
    assert depth < DEEPEST
    yield found
    for at in range(found.childCount()):
        child = found.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from everything(child, depth + 1)


def can_be_used(found: QAccessibleInterface) -> bool:
    """Whether a person can do something with it."""
    widget = found.object()
    if isinstance(widget, QScrollBar) or (isinstance(widget, QWidget) and widget.parent() is None):
        return False
    if isinstance(widget, QWidget) and widget.focusProxy() is not None:
        return False
    takes_focus = isinstance(widget, QWidget) and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    is_frame = (
        isinstance(widget, QAbstractScrollArea) and widget.focusPolicy() == Qt.FocusPolicy.NoFocus
    )
    return not is_frame and (
        takes_focus or found.role() in USED or isinstance(widget, QAbstractButton)
    )
