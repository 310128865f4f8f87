"""Which languages there are, and which one is spoken now."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from burgundy_qt.assets import LANGUAGES

NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "hu": "Magyar"}
"""Every language by its code, each named in itself."""
ENGLISH = "en"
SYSTEM = "system"
"""Stands for the language of the system, where it is one of ours; else for English."""

log = logging.getLogger("burgundy_qt")


class Spoken:
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
        """Speak this language from now on; widgets hear a LanguageChange event. Raises ValueError
        for an unknown one.

        Qt's own words (buttons of its file dialog) come with it wherever an application exists.
        Where the file of the language is missing or damaged, English is spoken and the log says so.
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
    """The compiled sentences of a language; English has one too, for its plurals."""
    return LANGUAGES / f"burgundy_{code}.qm"


@cache
def in_all_languages(room: str, sentence: str) -> frozenset[str]:
    """The sentence as it is, and as every language that is installed has it."""
    found = {sentence}
    for code in NAMES:
        sentences = QTranslator()
        if sentences.load(str(file_of(code))):
            found.add(sentences.translate(room, sentence) or sentence)
    return frozenset(found)


def meant(choice: str) -> str:
    """The code of a language for what the settings say: itself, or with SYSTEM the first of ours
    the system prefers."""
    if choice in NAMES:
        return choice
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in NAMES), ENGLISH)


spoken = Spoken()
"""The language of the program: there is one at a time."""
