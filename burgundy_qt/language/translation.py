"""Sentences in the language that is spoken now, and the languages that the program speaks. The
source has each sentence in English, in a call of `tr` or `tr_noop`; assets/languages has the
translations.

LANGUAGES is the only list of languages: settings, tests, translations and packages read it. To add
one, see docs/languages.md. Hungarian words follow their neighbours: a translation writes "a(z)
{tile}" and "{die}-(essel)", and `with_article` makes "az ácsműhely" and "5-össel" of them. A Polish
line does not end with a word of one letter: `with_bound_words` keeps it beside the next word.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from burgundy_qt.assets import LANGUAGES as ASSETS_LANGUAGES

NO_BREAK = "\N{NO-BREAK SPACE}"

# Hungarian: articles and endings.

ARTICLE = re.compile(r"\b([Aa])\(z\)(\s+\W*)(\w+)")
ENDING = re.compile(r"\b(\d*)(\d)-\(e(\w+)\)")
VOWELS = frozenset("aáeéiíoóöőuúüű")
# "ef", "el", "iksz": letters whose names begin with a vowel
SPELT_WITH_VOWEL = VOWELS | frozenset("flmnrsxy")
SAID_WITH_CONSONANT = frozenset(("II", "III"))
"""Roman numbers of phases that begin with a vowel on paper alone: "második", "harmadik"."""
HYPHEN = "\N{NON-BREAKING HYPHEN}"
FIRST_VOWELS = {"3": "a", "5": "ö", "6": "o", "8": "a"}
BACK = frozenset("368")


def with_article(sentence: str) -> str:
    """Return a Hungarian sentence in which each "a(z)" and each ending in brackets agrees with its
    neighbour."""
    if "(" not in sentence:
        return sentence
    return ENDING.sub(_ending, ARTICLE.sub(_article, sentence))


def _article(found: re.Match[str]) -> str:
    article, between, following = found.groups()
    return f"{article}{'z' if _begins_with_vowel(following) else ''}{between}{following}"


def _begins_with_vowel(word: str) -> bool:
    """As it is spoken: "egy" and "ezer" are 1 and 1000, "öt" and "ötven" begin with 5, "ef" is the
    F of F1."""
    if word in SAID_WITH_CONSONANT:
        return False
    if word.isdigit():
        return word.startswith("5") or (word.startswith("1") and len(word) % 3 == 1)
    is_spelt = len(word) == 1 or word[1:].isdigit()
    return word[0].lower() in (SPELT_WITH_VOWEL if is_spelt else VOWELS)


def _ending(found: re.Match[str]) -> str:
    """ "essel" after a number from 1 to 9, or one that ends so: 4-essel, 3-assal, 5-össel. No line
    breaks in it."""
    tens, digit, rest = found.groups()
    first = FIRST_VOWELS.get(digit, "e")
    return f"{tens}{digit}{HYPHEN}{first}{rest.replace('e', 'a') if digit in BACK else rest}"


# Polish: words of one letter.

SHORT_WORD = re.compile(
    r"(?<![^\W_])(?<![-'.\N{RIGHT SINGLE QUOTATION MARK}])([aiouwz])(?: |\n *)(?=[*\[]*[\w„{(])",
    re.IGNORECASE,
)


def with_bound_words(sentence: str) -> str:
    """Return a Polish sentence or page in which a preposition or conjunction of one letter (a, i,
    o, u, w, z) cannot stand at the end of a line."""
    return SHORT_WORD.sub(rf"\1{NO_BREAK}", sentence)


# English: apostrophes, which are straight in the sources.


def with_apostrophes(sentence: str) -> str:
    """Return an English sentence with typographic apostrophes."""
    return sentence.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


# The list.


def _as_it_is(sentence: str) -> str:
    return sentence


@dataclass(frozen=True)
class Language:
    """A language of the program."""

    code: str
    """ISO 639-1; the name of its folders and files, too."""
    name: str
    """Its name in the language itself."""
    begin: Callable[[str], str] = _as_it_is
    """What is done to a sentence before its places are filled."""
    finish: Callable[[str], str] = _as_it_is
    """What is done to a sentence once its places are filled, and to every page of the rules."""
    is_compounding: bool = False
    """Whether words are written together, so that a search looks inside words too."""


LANGUAGES = (
    Language("en", "English", begin=with_apostrophes),
    Language("de", "Deutsch", is_compounding=True),
    Language("pl", "Polski", finish=with_bound_words),
    Language("hu", "Magyar", finish=with_article, is_compounding=True),
)
BY_CODE = {language.code: language for language in LANGUAGES}
NAMES = {language.code: language.name for language in LANGUAGES}
"""The name of every language by its code, in the order in which they are offered."""
ENGLISH = "en"
"""The language of the sources. It has plural forms alone in its file."""
FOREIGN = tuple(code for code in NAMES if code != ENGLISH)
"""The codes of the languages that sentences are translated into."""


# The language that is spoken now.


SYSTEM = "system"
"""The setting for the system's language, if it is one of ours, else English."""

log = logging.getLogger("burgundy_qt")


class Languages:
    """The language in use: its `code`, its sentences, and its way to write numbers and dates.

    `english` has the plurals of the sentences that are not translated.
    """

    def __init__(self) -> None:
        self.code = ENGLISH
        self.locale = QLocale(ENGLISH)
        self.english = QTranslator()
        self.of_qt = QTranslator()
        self.english.load(str(file_of(ENGLISH)))
        self.sentences = self.english

    def change(self, code: str) -> None:
        """Switch to this language; widgets get a LanguageChange event. Raises ValueError for an
        unknown one.

        Qt's own words (buttons of its file dialog) follow if an application exists. If the file of
        the language is missing or damaged, English is used and the log says so.
        """
        if code not in NAMES:
            raise ValueError(f"there is no language {code!r}: choose one of {', '.join(NAMES)}")
        sentences = QTranslator()
        if not sentences.load(str(file_of(code))):
            log.warning(
                "the sentences of %s cannot be read: English is spoken. Install Burgundy Qt anew",
                file_of(code),
            )
            code, sentences = ENGLISH, self.english
        of_qt = QTranslator()
        of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        application = QCoreApplication.instance()
        for old, new in ((self.of_qt, of_qt), (self.sentences, sentences)):
            if application is not None:
                application.removeTranslator(old)
                application.installTranslator(new)
        self.code, self.locale = code, QLocale(code)
        self.of_qt, self.sentences = of_qt, sentences


def file_of(code: str) -> Path:
    """Return the file of a language's compiled sentences; English has one too, for its plurals."""
    return ASSETS_LANGUAGES / f"burgundy_{code}.qm"


@cache
def in_all_languages(room: str, sentence: str) -> frozenset[str]:
    """Return the sentence in English and in every installed language."""
    found = {sentence}
    for code in NAMES:
        sentences = QTranslator()
        if sentences.load(str(file_of(code))):
            found.add(sentences.translate(room, sentence) or sentence)
    return frozenset(found)


def language_from_tag(choice: str) -> str:
    """Return the language code for a setting: itself, or for SYSTEM the first of our languages that
    the system prefers."""
    if choice in NAMES:
        return choice
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in NAMES), ENGLISH)


spoken = Languages()
"""The language of the program: there is one at a time."""


# Sentences are whole and in English in the source, with named places for values.
# `./burgundy translations` collects those in calls of `tr` and `tr_noop` for assets/languages.


def tr(context: str, sentence: str, note: str = "", n: int | None = None, **values: object) -> str:
    """Return the sentence in the current language, with the values inserted.

    `context` is the part of the program that it belongs to ("Log", "Library"). A `note` explains
    the meaning to translators, and separates uses of one English word that differ elsewhere. A
    number `n` chooses the plural form and is shown at {n}: tr("Log", "{n} worker(s)", n=3).
    """
    number = -1 if n is None else n
    found = spoken.sentences.translate(context, sentence, note, number)
    if not found:
        found = spoken.english.translate(context, sentence, note, number) or sentence
    if n is not None:
        values["n"] = n
    language = BY_CODE[spoken.code]
    found = language.begin(found)
    said = found.format(**values) if values else found
    return language.finish(said)


def tr_noop(context: str, sentence: str, note: str = "") -> str:
    """Mark a sentence of a table that is built at import: it stays English until `tr` translates
    it, as with Qt's QT_TRANSLATE_NOOP."""
    return sentence
