"""Tests of the wording of sentences and rules pages: plain English, and the typography of each
language.

docs/languages.md explains the rules; test_terms.py tests the terms of the boxes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

import pytest

from burgundy_qt.assets import RULES
from burgundy_qt.language.translation import ENGLISH, FOREIGN, NAMES
from tests.language.gathering import messages

MARKS = {"en": "“”", "de": "„“", "pl": "„”", "hu": "„”"}
"""The opening and closing quotation marks."""
NO_BREAK = "\N{NO-BREAK SPACE}"
TEMPLATE = "rules/sealed_bids"


@dataclass(frozen=True)
class Rule:
    """A pattern that no sentence may have. `but` lists words in which it is right."""

    says: str
    pattern: str
    but: tuple[str, ...] = ()


PLAIN_ENGLISH = (
    Rule("must, should or may, never shall", r"\bshall\b"),
    Rule("a tile is placed, not laid", r"\b(?:lay|lays|laid|laying)\b(?! (?:them )?out\b)"),
    Rule("a tile is discarded", r"\b(?:throw|throws|threw|thrown|throwing) (?:\S+ ){0,2}away\b"),
    Rule("available", r"\bto be had\b"),
    Rule(
        "its own line, not a line of its own", r"\b(?:a|an) \S+ of (?:its|their|your|his|her) own"
    ),
    Rule("as usual, or nothing", r"\bas ever\b"),
    Rule("fix or repair", r"\bmend(?:s|ed)?\b"),
    Rule(
        "a player plays",
        r"\b[Ss]eats?\b",
        but=(
            "any seat",
            "a seat to a bot",
            "each seat",
            "other seats",
            "the seat",
            "for a seat",
        ),
    ),
    Rule("no “whatever … makes of it”", r"\bwhatever \w+ makes? of\b"),
    Rule("less … than", r"\bnot so \w+ as\b"),
    Rule(
        "because", r"[,;] for (?:it|they|there|what|who|nobody|everybody)\b[^.]* (?:is|are|has)\b"
    ),
    Rule("even, not also", r"(?<!not )\balso (?:of|when|while|below|those|after|in|with|if)\b"),
    Rule("a person does it", r"(?:^|[.;:] )(?:Who|What) [^?.]*\.(?: |$)"),
    Rule("no contractions", r"n't\b|'(?:re|ll|ve|m)\b"),
    Rule("43%, without a space", rf"[\d}}][ {NO_BREAK}]%"),
    Rule("a real minus sign", r"(?<![\w{}\-])-\d"),
    Rule("no space before “…”", rf"[ {NO_BREAK}]…$"),
    Rule("British spelling", r"\b(?:color|neighbor|gray|favor|center)s?\b"),
)
TYPOGRAPHY = {
    "de": (
        Rule("„43 %“ mit geschütztem Leerzeichen", r"[\d}]%| %"),
        Rule("Leerzeichen vor „…“", r"[^\s(„-]…"),
        Rule("Gedankenstrich mit Leerzeichen", r" - |—"),
        Rule("offen, wer spielt", r"\b(?:als|der|den) (?:Erste|Zweite|Dritte)r?\b|\bMitspieler\b"),
    ),
    "pl": (
        Rule("„43%” bez spacji", rf"[ {NO_BREAK}]%"),
        Rule("bez spacji przed „…”", rf"[\s{NO_BREAK}]…$"),
        Rule("półpauza ze spacjami", r" - |—"),
        Rule("bez form męskich i żeńskich", r"\w\([ay]\)|\w/(?:a|ła|y)\b|\b\w+(?:łeś|łaś)\b"),
    ),
    "hu": (
        Rule("„43%” szóköz nélkül", rf"[ {NO_BREAK}]%"),
        Rule("nincs szóköz a „…” előtt", rf"[\s{NO_BREAK}]…$"),
        Rule("gondolatjel szóközökkel", r" - |—"),
        Rule("„a(z)” a beillesztett szó előtt", r"\b[Aa]z? „?\{"),
        Rule(
            "nincs rag beillesztett szón", r"\}(?!-\()-?(?:ban|ben|nak|nek|val|vel|ra|re|t|ot|et)\b"
        ),
        Rule("„az összes {x}”", r"\b[Mm]inden \{"),
    ),
}
RULES_OF = [
    (code, rule) for code, rules in (("en", PLAIN_ENGLISH), *TYPOGRAPHY.items()) for rule in rules
]


@cache
def texts(code):
    """Return every text of a language with its place: sentences, and lines of pages."""
    found = [
        (each.context, form)
        for each in messages("de" if code == ENGLISH else code)
        for form in ([each.source] if code == ENGLISH else each.forms)
    ]
    for page in sorted(RULES.glob(f"*/{code}/*.md")):
        place = f"rules/{page.parents[1].name}"
        found += [(place, read(line)) for line in page.read_text("utf-8").splitlines()]
    return [pair for pair in found if pair[0] != TEMPLATE]


def read(line):
    """Return a line of a page as the player reads it: without targets of links, and with a number
    for each fact."""
    line = re.sub(r"\]\([^)]*\)|\{#[^}]*\}|`[^`]*`|^!.*|^\{\{.*", "", line)
    return re.sub(r"\{\w+\}", "0", line)


@pytest.mark.parametrize(("code", "rule"), RULES_OF, ids=lambda one: getattr(one, "says", one))
def test_sentences_and_pages_follow_the_rules_of_their_language(code, rule):
    assert broken(rule, texts(code)) == []


def broken(rule, told):
    wrong = []
    for place, text in told:
        rest = text
        for words in rule.but:
            rest = rest.replace(words, "")
        if re.search(
            rule.pattern, rest if "{" in rule.pattern or "}" in rule.pattern else bare(rest)
        ):
            wrong.append(f"{place}: {text}")
    return wrong


def bare(text):
    """Return a sentence with a number in its placeholders."""
    return re.sub(r"\{\w+\}", "0", text)


def test_odd_sentences_are_found():
    odd = (
        "cards that shall be paid",
        "May throw {tile} away",
        "{tile}: to be had",
        "These games have a line of their own.",
        "Each seat takes a tile.",
        "New results are kept as ever.",
        "Who has the most gets it.",
    )
    for text in odd:
        assert any(broken(rule, [("here", text)]) for rule in PLAIN_ENGLISH), text
    for text in (
        "They lay out three boards.",
        "any seat of the game",
        "the points of their own bid",
    ):
        assert not [rule.says for rule in PLAIN_ENGLISH if broken(rule, [("here", text)])], text


@pytest.mark.parametrize("code", NAMES)
def test_every_quotation_that_opens_is_closed(code):
    opens, closes = MARKS[code]
    assert [text for _, text in texts(code) if text.count(opens) != text.count(closes)] == []
    strange = set("“”„") - set(MARKS[code])
    assert [text for _, text in texts(code) if strange & set(text) or '"' in text] == []


@pytest.mark.parametrize("code", FOREIGN)
def test_a_sentence_ends_as_its_source_does(code):
    def end(text):
        return text[-1:] if text[-1:] in ".!?…:" else ""

    assert [
        (each.source, form)
        for each in messages(code)
        for form in each.forms
        if end(each.source) and end(form) != end(each.source)
    ] == []


@pytest.mark.parametrize("code", FOREIGN)
def test_a_quoted_button_has_its_own_words(code):
    """A sentence that quotes a button in “…” uses the translation of that button."""
    told = {}
    for each in messages(code):
        told.setdefault(each.source.rstrip("…"), set()).add(each.forms[0].rstrip("… "))
    wrong = [
        (each.source, each.forms, sorted(told[quoted]))
        for each in messages(code)
        for quoted in re.findall(r"“([^“”{}]+?)…?”", each.source)
        if quoted in told and not any(name in form for name in told[quoted] for form in each.forms)
    ]
    assert wrong == []
