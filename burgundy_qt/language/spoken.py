"""Which languages there are, and which one is spoken now."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from burgundy_qt.assets import LANGUAGES

NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "hu": "Magyar"}
"""Every language by its code, each named in itself."""
SYSTEM = "system"
"""Stands for the language of the system, where it is one of ours; else for English."""


class Spoken:
    """The language in use: its `code`, its sentences, and its way to write numbers and dates."""

    def __init__(self) -> None:
        self.code = "en"
        self.sentences = QTranslator()
        self.of_qt = QTranslator()
        self.locale = QLocale("en")

    def change(self, code: str) -> None:
        """Speak this language from now on; widgets hear a LanguageChange event. Raises ValueError for an unknown one.

        Qt's own words (buttons of its file dialog) come with it wherever an application exists.
        """
        if code not in NAMES:
            raise ValueError(f"there is no language {code!r}: choose one of {', '.join(NAMES)}")
        application = QCoreApplication.instance()
        if application is not None:
            application.removeTranslator(self.of_qt)
            application.removeTranslator(self.sentences)
        self.code, self.locale = code, QLocale(code)
        self.sentences, self.of_qt = QTranslator(), QTranslator()
        self.sentences.load(str(file_of(code)))
        self.of_qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        if application is not None:
            application.installTranslator(self.of_qt)
            application.installTranslator(self.sentences)


def file_of(code: str) -> Path:
    """The compiled sentences of a language; English has one too, for its plurals."""
    return LANGUAGES / f"burgundy_{code}.qm"


def meant(choice: str) -> str:
    """The code of a language for what the settings say: itself, or with SYSTEM the first of ours the system prefers."""
    if choice in NAMES:
        return choice
    wanted = (name.partition("-")[0] for name in QLocale.system().uiLanguages())
    return next((code for code in wanted if code in NAMES), "en")


spoken = Spoken()
"""The language of the program: there is one at a time."""
