"""Tests of dates in every language, and of the letters that a search treats as equal."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QDate, QLocale

from burgundy_qt.language import formats
from burgundy_qt.language.formats import folded
from burgundy_qt.language.translation import NAMES, spoken

MARCH = QDate(2026, 3, 7)


@pytest.fixture(autouse=True)
def english_again():
    yield
    spoken.change("en")


def test_english_days_and_months():
    assert (formats.day(MARCH), formats.day_of_the_year(MARCH)) == ("7 March 2026", "7 March")
    assert (formats.month(MARCH), formats.month_and_year(MARCH)) == ("March", "March 2026")
    assert (formats.month_alone(MARCH), formats.month_and_year_alone(MARCH)) == (
        "March",
        "March 2026",
    )


@pytest.mark.parametrize(
    ("language", "system", "first"),
    [
        ("en", "en_GB", 1),
        ("en", "en_US", 7),
        ("en", "de_DE", 1),
        ("en", "ar_EG", 6),
        ("en", "C", 7),
        ("de", "de_AT", 1),
        ("pl", "en_US", 1),
        ("hu", "C", 1),
    ],
)
def test_the_first_day_of_a_week_is_that_of_the_region(language, system, first):
    spoken.change(language)
    assert formats.first_weekday(QLocale(system)) == first


def test_the_region_of_the_system_decides_the_first_day_of_a_week():
    ask = "from burgundy_qt.language import formats as dates; print(dates.first_weekday())"
    told = {
        region: subprocess.run(
            [sys.executable, "-c", ask],
            env=os.environ | {"LC_ALL": f"{region}.UTF-8"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for region in ("en_GB", "en_US")
    }
    if sys.platform == "linux":
        assert told == {"en_GB": "1", "en_US": "7"}


def test_polish_months_have_another_case_in_a_date_than_alone():
    spoken.change("pl")
    assert (formats.month(MARCH), formats.month_alone(MARCH)) == ("marca", "marzec")


@pytest.mark.parametrize("code", NAMES)
def test_every_language_writes_complete_dates_in_its_own_order(code):
    spoken.change(code)
    assert all(part in formats.day(MARCH) for part in ("7", "2026", formats.month(MARCH)))
    assert formats.month_alone(MARCH) in formats.month_and_year_alone(MARCH)
    assert "2026" not in formats.day_of_the_year(MARCH)


@pytest.mark.parametrize(
    ("text", "plain"), [("Łódź", "lodz"), ("Größe", "grosse"), ("Őszibarack", "oszibarack")]
)
def test_folding_removes_accents_from_letters(text, plain):
    assert folded(text)[0] == plain


def test_every_folded_letter_has_its_index_in_the_text():
    plain, places = folded("aßb")
    assert (plain, list(places)) == ("assb", [0, 1, 1, 2])
