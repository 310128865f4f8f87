"""Tests of every screen with the least space, in German with each translated sentence in marks of
no width: all words are translated, no label is cut off, and every control has a name for a screen
reader."""

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

BEGIN, END = "\ufe00", "\ufe01"  # of a translated sentence; no glyph and no width
BETWEEN_MARKS = re.compile(f"{BEGIN}[^{BEGIN}{END}]*{END}")
SHORTENED = re.compile(f"{BEGIN}.*…$")
WORD = re.compile(r"[^\W\d_]{2,}")
# Codes of challenges, and the folder of the test's files.
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
    """Puts marks around the translation of every sentence, which makes an untranslated one
    visible."""

    def translate(self, context, sentence, note=None, n=-1):
        return BEGIN + (super().translate(context, sentence, note, n) or sentence) + END

    def speak(self, speaking: Languages, _code: str) -> None:
        """Use the marked translation instead of any language."""
        speaking.code, speaking.locale, speaking.sentences = WHOLE, QLocale(WHOLE), self


@dataclass(frozen=True)
class Visited:
    """A screen with all its texts, and a sentence for each that is cut off or overlaps another."""

    shown: QWidget
    texts: list[str]
    faults: list[str]


@pytest.fixture(scope="module")
def marked(qapp):
    """Put marks around the texts of the whole program during the tests of this module."""
    marks = Marks()
    assert marks.load(str(file_of(WHOLE)))
    with quick_screens(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(Languages, "change", lambda speaking, code: marks.speak(speaking, code))
        yield
    spoken.change(ENGLISH)


@contextmanager
def empty_stage():
    text_size, size = LEAST_ROOM
    with on_stage(WHOLE) as stage:
        stage.use(size, text_size)
        yield stage


@pytest.fixture(scope="module")
def stage(marked):
    with empty_stage() as stage:
        yield stage


@pytest.fixture(scope="module", params=MARKED)
def visited(marked, request):
    """Show one screen after the other; all tests of a screen share one visit. A screen for a player
    without games gets a separate stage, because the shared stage may already have games."""
    is_bare = request.param in OF_NO_GAME
    with (
        empty_stage() if is_bare else nullcontext(request.getfixturevalue("stage")) as stage,
        listening() as painted,
        SCREENS[request.param](stage) as shown,
    ):
        with listening() as at_rest:  # many texts are cut for a moment while a screen opens
            shown.grab()
        texts, wrong = [*texts_of(shown), *painted.texts], [*faults(shown), *at_rest.cut]
        yield Visited(shown, texts, wrong)


def test_every_word_on_the_screen_comes_from_the_translation(visited):
    untranslated = [text for text in visited.texts if strange_words(text)]
    assert not untranslated


def strange_words(text):
    """Return the words of a text that are not translated and should be."""
    words = set(WORD.findall(NO_WORDS.sub("", without_marks(text))))
    return words - OF_ITSELF - KEYS - MONTHS - DAYS


def without_marks(text):
    """Return a text without its translated parts, including nested ones; a shortened text has lost
    its last marks."""
    while BETWEEN_MARKS.search(text):
        text = BETWEEN_MARKS.sub(" ", text)
    return SHORTENED.sub(" ", text)


def test_no_label_is_cut_off_or_overlaps_another(visited):
    assert visited.faults == []


def test_every_control_has_a_name(visited):
    assert nameless(visited.shown) == []


def test_every_control_beside_the_rules_has_a_name(stage):
    with SCREENS["rules-turn"](stage) as shown:
        assert nameless(shown) == []


def nameless(shown):
    """Return the controls of a screen that have no accessible name."""
    return [
        (found.role().name, type(found.object()).__name__, found.rect().getRect())
        for found in everything(QAccessible.queryAccessibleInterface(shown))
        if can_be_used(found)
        and not found.text(QAccessible.Text.Name)
        and not isinstance(found.object(), QMenuBar)
    ]


def everything(found: QAccessibleInterface, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """Yield an accessible interface and those of all visible parts inside it."""
    assert depth < DEEPEST
    yield found
    for at in range(found.childCount()):
        child = found.child(at)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from everything(child, depth + 1)


def can_be_used(found: QAccessibleInterface) -> bool:
    """Return whether a person can operate this control or picture."""
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
