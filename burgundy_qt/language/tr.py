"""Sentences in the language that is spoken now.

A sentence stands in the source in English, whole, with named places for what changes. `./burgundy
translations` gathers every sentence that stands in a call of `tr` or `later`; assets/languages has
them in the other languages.
"""

from __future__ import annotations

from burgundy_qt.language.hungarian import agreeing
from burgundy_qt.language.spoken import spoken


def tr(context: str, sentence: str, note: str = "", n: int | None = None, **values: object) -> str:
    """The sentence in the spoken language, with the values in its places.

    `context` is the part of the program that it belongs to ("Log", "Library"). A `note` tells
    translators what is meant, and tells apart what is one word in English and two elsewhere. With a
    number `n` the language chooses the plural form, and the place {n} shows it: tr("Log", "{n}
    worker(s)", n=3).
    """
    number = -1 if n is None else n
    found = spoken.sentences.translate(context, sentence, note, number)
    if not found:
        found = spoken.english.translate(context, sentence, note, number) or sentence
    if n is not None:
        values["n"] = n
    said = found.format(**values) if values else found
    return agreeing(said) if spoken.code == "hu" else said


def later(context: str, sentence: str, note: str = "") -> str:
    """Marks a sentence of a table that is made before anybody speaks: it stays English until `tr`
    is asked for it."""
    return sentence
