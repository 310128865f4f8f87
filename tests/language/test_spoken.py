"""Tests of the current language: choosing it, changing it, and English if it is not available."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QLocale

from burgundy_qt.language import formats
from burgundy_qt.language import translation as languages
from burgundy_qt.language.translation import NAMES, SYSTEM, language_from_tag, spoken, tr, tr_noop


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    spoken.change("en")


def system_prefers(monkeypatch, *tags):
    monkeypatch.setattr(QLocale, "uiLanguages", lambda self: list(tags))


def test_english_is_spoken_without_any_change():
    assert tr("Pieces", "{n} worker(s)", n=1) == "1 worker"
    assert tr("Pieces", "{n} worker(s)", n=3) == "3 workers"


def test_a_marked_sentence_is_translated_when_it_is_used():
    marked = tr_noop("Pieces", "warehouse")
    spoken.change("de")
    assert marked == "warehouse" and tr("Pieces", marked) != "warehouse"


def test_an_unknown_sentence_is_shown_in_english_with_its_values():
    spoken.change("hu")
    assert tr("Nowhere", "Nobody says {what}.", what="this") == "Nobody says this."


def test_an_unknown_language_is_refused_with_the_known_ones():
    with pytest.raises(ValueError, match=", ".join(NAMES)):
        spoken.change("la")


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        (("de-AT", "en"), "de"),
        (("la-VA", "hu-HU"), "hu"),
        (("ja-JP",), "en"),
        (("pl",), "pl"),
        ((), "en"),
    ],
)
def test_the_system_setting_means_its_first_language_that_we_have(monkeypatch, tags, code):
    system_prefers(monkeypatch, *tags)
    assert language_from_tag(SYSTEM) == code


def test_a_chosen_language_overrides_the_system(monkeypatch):
    system_prefers(monkeypatch, "pl-PL")
    assert [language_from_tag(code) for code in NAMES] == list(NAMES)


@pytest.mark.parametrize("content", [None, b"", b"no sentences at all", "cut"])
@pytest.mark.expects_log("cannot be read")
def test_a_missing_or_damaged_file_gives_english_and_a_line_in_the_log(
    monkeypatch, caplog, tmp_path, content
):
    file = tmp_path / "burgundy_de.qm"
    if content == "cut":
        file.write_bytes(languages.file_of("de").read_bytes()[:300])
    elif content is not None:
        file.write_bytes(content)
    monkeypatch.setattr(languages, "file_of", lambda code: file)
    with caplog.at_level(logging.WARNING, "burgundy_qt"):
        spoken.change("de")
    assert spoken.code == "en" and "burgundy_de.qm cannot be read" in caplog.text
    assert tr("Pieces", "{n} worker(s)", n=2) == "2 workers"


def test_numbers_are_written_as_the_language_writes_them():
    assert (formats.whole(12345), formats.decimal(3.25, 2), formats.signed(-1.5)) == (
        "12,345",
        "3.25",
        f"{formats.MINUS}1.5",
    )
    spoken.change("de")
    assert (formats.whole(12345), formats.decimal(3.25, 2), formats.signed(1.5)) == (
        "12.345",
        "3,25",
        "+1,5",
    )


def test_a_number_that_rounds_to_zero_has_no_minus(qapp):
    minus = formats.MINUS
    assert [formats.decimal(number) for number in (-0.04, -0.05, 0.04)] == [
        "0.0",
        f"{minus}0.1",
        "0.0",
    ]
    assert [formats.signed(number, 0) for number in (-0.4, -0.5, 0.5)] == ["+0", f"{minus}1", "+1"]
    assert formats.percent(-0.0001, 1) == "0.0%"


@pytest.mark.parametrize("code", NAMES)
def test_dates_and_texts_of_qt_follow_the_language(qapp, code):
    spoken.change(code)
    assert spoken.locale.language() == QLocale(code).language()
    assert (code == "en") == (qapp.translate("QPlatformTheme", "Cancel") == "Cancel")


def test_apostrophes_of_english_sentences_are_typographic_and_those_of_names_stay():
    assert tr("Nowhere", "{name}'s turn: the others' choice", name="O'Brien") == (
        "O'Brien’s turn: the others’ choice"
    )
