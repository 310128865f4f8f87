"""The languages that the program speaks, and what each needs once a sentence is filled.

This is the only list of languages: settings, tests, translations and packages read it. To add one,
see docs/languages.md. Hungarian words follow their neighbours: a translation writes "a(z) {tile}"
and "{die}-(essel)", and `with_article` makes "az ácsműhely" and "5-össel" of them. A Polish line
does not end with a word of one letter: `with_bound_words` keeps it beside the next word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

NO_BREAK = "\N{NO-BREAK SPACE}"

# Hungarian: articles and endings.

ARTICLE = re.compile(r"\b([Aa])\(z\)(\s+\W*)(\w+)")
ENDING = re.compile(r"\b(\d*)(\d)-\(e(\w+)\)")
VOWELS = frozenset("aáeéiíoóöőuúüű")
SPELT_WITH_VOWEL = VOWELS | frozenset(
    "flmnrsxy"
)  # "ef", "el", "iksz": letters whose names begin with a vowel
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
    plural_forms: int
    """How many forms Qt asks for where a number chooses one."""
    finish: Callable[[str], str] = _as_it_is
    """What is done to a sentence once its places are filled, and to every page of the rules."""
    is_compounding: bool = False
    """Whether words are written together, so that a search looks inside words too."""


LANGUAGES = (
    Language("en", "English", 2),
    Language("de", "Deutsch", 2, is_compounding=True),
    Language("pl", "Polski", 3, finish=with_bound_words),
    Language("hu", "Magyar", 1, finish=with_article, is_compounding=True),
)
BY_CODE = {language.code: language for language in LANGUAGES}
NAMES = {language.code: language.name for language in LANGUAGES}
"""The name of every language by its code, in the order in which they are offered."""
ENGLISH = "en"
"""The language of the sources. It has plural forms alone in its file."""
FOREIGN = tuple(code for code in NAMES if code != ENGLISH)
"""The codes of the languages that sentences are translated into."""
