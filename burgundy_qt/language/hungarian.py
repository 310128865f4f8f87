"""Hungarian words that follow their neighbour: "a" or "az", and the ending that a number takes.

A translation writes both out as they stand in a dictionary, "a(z) {tile}" and "{die}-(essel)"; once
its places are filled, `agreeing` says "az ácsműhely" and "5-össel".
"""

from __future__ import annotations

import re

ARTICLE = re.compile(r"\b([Aa])\(z\)(\s+\W*)(\w+)")
ENDING = re.compile(r"\b(\d*)(\d)-\(e(\w+)\)")
VOWELS = frozenset("aáeéiíoóöőuúüű")
SPELT_WITH_VOWEL = VOWELS | frozenset(
    "flmnrsxy"
)  # "ef", "el", "iksz": letters that are read by their names
HYPHEN = "\N{NON-BREAKING HYPHEN}"
FIRST_VOWELS = {"3": "a", "5": "ö", "6": "o", "8": "a"}
BACK = frozenset("368")


def agreeing(sentence: str) -> str:
    """The sentence with each "a(z)" and each ending in brackets as what stands beside it wants
    them."""
    if "(" not in sentence:
        return sentence
    return ENDING.sub(_ending, ARTICLE.sub(_article, sentence))


def _article(found: re.Match[str]) -> str:
    article, between, following = found.groups()
    return f"{article}{'z' if _begins_with_vowel(following) else ''}{between}{following}"


def _begins_with_vowel(word: str) -> bool:
    """As it is spoken: "egy" and "ezer" are 1 and 1000, "öt" and "ötven" begin with 5, "ef" is the
    F of F1."""
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
