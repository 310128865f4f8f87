"""Sentences in the language that is spoken now. The source has each in English, in a call of `tr`
or `tr_noop`; assets/languages has the translations."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from burgundy_qt.assets import LANGUAGES
from burgundy_qt.language.languages import BY_CODE, ENGLISH, NAMES

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
    return LANGUAGES / f"burgundy_{code}.qm"


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
    said = found.format(**values) if values else found
    return BY_CODE[spoken.code].finish(said)


def tr_noop(context: str, sentence: str, note: str = "") -> str:
    """Mark a sentence of a table that is built at import: it stays English until `tr` translates
    it, as with Qt's QT_TRANSLATE_NOOP."""
    return sentence
