"""`./burgundy translations` finds every sentence, and its files match the sources."""

from __future__ import annotations

import ast
import re

import pytest
from PySide6.QtCore import QTranslator

from burgundy_qt.language.translation import NAMES, file_of
from tests.language.gathering import PLACE, messages, translations

ANEW = "run ./burgundy translations, and commit what it changes in assets/languages"
FOREIGN = [code for code in NAMES if code != "en"]


def gathered(text):
    calls = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call))
    return [sentence for call in calls for sentence in translations.sentence_of(call, "here")]


@pytest.fixture(scope="module")
def sentences():
    return list(translations.sentences_of(translations.SOURCES))


def test_a_sentence_is_gathered_with_context_note_and_plural():
    (plain,) = gathered('tr("Log", "Sold {goods}", goods=goods)')
    assert (plain.context, plain.text, plain.note, plain.has_plural) == (
        "Log",
        "Sold {goods}",
        "",
        False,
    )
    (noted,) = gathered('tr_noop("Keys", "to", "from one key to another")')
    assert noted.note == "from one key to another"
    (counted,) = gathered('tr("Log", "{n} worker(s)", n=3)')
    assert counted.has_plural


def test_sentences_of_the_game_template_are_not_gathered(sentences):
    own = translations.SOURCES / "widgets/games/sealed_bids/sealed_bids_texts.py"
    assert 'tr_noop("Kind", "Which bid to spend")' in own.read_text("utf-8")
    assert not [each for each in sentences if "sealed_bids" in each.place]
    assert "Which bid to spend" not in {each.text for each in sentences}


def test_a_sentence_in_several_strings_is_joined():
    (sentence,) = gathered('tr("Table", "One more action " "with any die.")')
    assert sentence.text == "One more action with any die."


def test_a_variable_is_not_gathered_where_it_is_translated():
    assert gathered('tr("Table", SPACES[colour])') == []


@pytest.mark.parametrize("call", ['tr("Log", f"Sold {goods}")', 'tr(room, "Sold")', 'tr("Sold")'])
def test_a_call_that_cannot_be_gathered_is_refused_with_its_place(call):
    with pytest.raises(translations.SourceError, match=r"^here: "):
        gathered(call)


def test_english_plurals_come_from_the_sentence():
    assert translations.english_forms("{n} bunch(es) of grapes") == (
        "{n} bunch of grapes",
        "{n} bunches of grapes",
    )
    assert translations.english_forms("{n} fish") == ("{n} fish", "{n} fish")


def test_every_package_has_sentences(sentences):
    contexts = {sentence.context for sentence in sentences}
    assert {
        "Log",
        "Table",
        "Prompt",
        "Menu",
        "Pieces",
        "Saves",
        "Settings",
        "Library",
        "Rules",
        "Hint",
    } <= contexts
    assert len(sentences) > 800


@pytest.mark.parametrize("code", NAMES)
def test_the_files_have_exactly_the_sentences_of_the_sources(sentences, code):
    wanted = {
        (sentence.context, sentence.text, sentence.note)
        for sentence in sentences
        if sentence.has_plural or code != "en"
    }
    kept = {message.key for message in messages(code)}
    assert sorted(wanted - kept) == [], ANEW
    assert sorted(kept - wanted) == [], ANEW


def test_a_sentence_has_one_meaning_where_a_number_chooses_its_form(sentences):
    counted = {(each.context, each.text, each.note) for each in sentences if each.has_plural}
    plain = {(each.context, each.text, each.note) for each in sentences if not each.has_plural}
    assert sorted(counted & plain) == []


def test_a_sentence_with_a_plural_has_a_placeholder_for_the_number(sentences):
    for each in sentences:
        assert not each.has_plural or "{n}" in each.text, each


@pytest.mark.parametrize("code", NAMES)
def test_the_compiled_file_matches_the_translations(code):
    compiled = QTranslator()
    assert compiled.load(str(file_of(code)))
    for message in messages(code):
        if not message.is_finished:
            continue
        numbers = (1, 2, 5) if message.has_plural else (-1,)
        told = {compiled.translate(*message.key, number) for number in numbers}
        assert told <= set(message.forms), f"{message}: {ANEW}"


MAYBE_CALLED = re.compile(r"\btr\s*\(")
"""Files without this pattern are not parsed."""


def test_every_call_fills_exactly_the_placeholders_of_its_sentence():
    wrong = []
    for path in sorted(translations.SOURCES.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(text)) if MAYBE_CALLED.search(text) else ():
            if not is_whole_call(call):
                continue
            filled = {keyword.arg for keyword in call.keywords}
            if filled != set(PLACE.findall(call.args[1].value)):
                wrong.append(
                    f"{path.name}:{call.lineno}: {call.args[1].value!r} is given {sorted(filled)}"
                )
    assert wrong == []


def is_whole_call(node):
    """Return whether a node is a call of `tr` with the sentence and all values written out."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "tr"
        and len(node.args) > 1
        and isinstance(node.args[1], ast.Constant)
        and all(keyword.arg is not None for keyword in node.keywords)
    )
