"""Tests of Hungarian articles and endings, which depend on the word or number beside them."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import with_article


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("A(z) ácsműhely", "Az ácsműhely"),
        ("a(z) hajó és a(z) őrtorony", "a hajó és az őrtorony"),
        ("a(z) „Anna” nevű", "az „Anna” nevű"),
        ("a(z) 1. raktárból", "az 1. raktárból"),
        ("a(z) 2. raktárból", "a 2. raktárból"),
        ("a(z) 5. raktárból", "az 5. raktárból"),
        ("a(z) 12. lapka", "a 12. lapka"),
        ("a(z) 15. lapka", "a 15. lapka"),
        ("a(z) 1000. lépés", "az 1000. lépés"),
        ("a(z) F1 megnyitja, a(z) Ctrl+H nem", "az F1 megnyitja, a Ctrl+H nem"),
        ("a(z) E fázisban, a(z) B fázisban", "az E fázisban, a B fázisban"),
        ("a(z) I. fázis, a(z) II. fázis", "az I. fázis, a II. fázis"),
        ("Teli a(z) III. fázisban", "Teli a III. fázisban"),
    ],
)
def test_the_article_follows_the_sound_after_it(written, said):
    assert with_article(written) == said


def with_ending(number, ending):
    """Return the number with its ending and an ordinary hyphen."""
    return with_article(f"{number}-({ending})").replace("\N{NON-BREAKING HYPHEN}", "-")


def test_an_ending_follows_its_number():
    assert [with_ending(die, "es") for die in range(1, 7)] == [
        "1-es",
        "2-es",
        "3-as",
        "4-es",
        "5-ös",
        "6-os",
    ]
    assert [with_ending(die, "essel") for die in (2, 3, 5, 6)] == [
        "2-essel",
        "3-assal",
        "5-össel",
        "6-ossal",
    ]
    assert [with_ending(die, "esre") for die in (3, 5, 6)] == ["3-asra", "5-ösre", "6-osra"]


def test_no_line_breaks_before_an_ending():
    assert with_article("5-(es)") == "5\N{NON-BREAKING HYPHEN}ös"


def test_other_brackets_stay():
    assert with_article("Munkások (2) a lovag (z) mellett") == "Munkások (2) a lovag (z) mellett"
