"""Every language has every sentence, with the same placeholders as the English one."""

from __future__ import annotations

import pytest

from burgundy_qt.language.translation import NAMES
from tests.language.gathering import PLACE, messages

PLURAL_FORMS = {"en": 2, "de": 2, "pl": 3, "hu": 1}
"""The number of forms that Qt asks for, by the code of the language."""


@pytest.mark.parametrize("code", NAMES)
def test_no_sentence_is_left_untranslated(code):
    assert [
        message.key
        for message in messages(code)
        if not message.is_finished or not all(message.forms)
    ] == []


@pytest.mark.parametrize("code", NAMES)
def test_every_translation_has_exactly_the_placeholders_of_its_source(code):
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
        and [message.key for message in counted if len(message.forms) != PLURAL_FORMS[code]] == []
    )


@pytest.mark.parametrize("code", NAMES)
def test_translations_begin_and_end_with_the_same_spaces_as_their_source(code):
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
