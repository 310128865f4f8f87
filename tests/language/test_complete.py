"""Every language says everything: no sentence is missing, and each keeps the places of its
source."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import BY_CODE, NAMES
from tests.language.gathering import PLACE, messages


@pytest.mark.parametrize("code", NAMES)
def test_no_sentence_is_left_untranslated(code):
    assert [
        message.key
        for message in messages(code)
        if not message.is_finished or not all(message.forms)
    ] == []


@pytest.mark.parametrize("code", NAMES)
def test_every_translation_has_exactly_the_places_of_its_source(code):
    wrong = [
        (message.key, form)
        for message in messages(code)
        for form in message.forms
        if message.is_finished and set(PLACE.findall(form)) != message.places
    ]
    assert wrong == []


@pytest.mark.parametrize("code", NAMES)
def test_every_plural_has_all_forms_of_its_language(code):
    counted = [message for message in messages(code) if message.has_plural]
    assert (
        counted
        and [message.key for message in counted if len(message.forms) != BY_CODE[code].plural_forms]
        == []
    )


@pytest.mark.parametrize("code", NAMES)
def test_no_translation_begins_or_ends_with_a_blank_that_its_source_has_not(code):
    def ends(text):
        return text[:1].isspace(), text[-1:].isspace()

    assert [
        each.key
        for each in messages(code)
        for form in each.forms
        if form and ends(form) != ends(each.source)
    ] == []


@pytest.mark.parametrize("code", NAMES)
def test_every_translation_can_be_filled(code):
    for message in messages(code):
        for form in message.forms:
            if "{" in message.source:
                form.format(**dict.fromkeys(message.places, 1))
            else:
                assert "{" not in form, message.key
