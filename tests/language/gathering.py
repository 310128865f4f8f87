"""Access for tests to the tool that collects sentences, and to its .ts files."""

from __future__ import annotations

import importlib.util
import re
import sys
import xml.etree.ElementTree as Tree
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACE = re.compile(r"\{(\w*)\}")


def loaded():
    """Load the module of `./burgundy translations`, which is outside the package."""
    spec = importlib.util.spec_from_file_location(
        "gathering_of_translations", ROOT / "packaging" / "translations.py"
    )
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


translations = loaded()


@dataclass(frozen=True)
class Message:
    """An entry of a .ts file. `forms` are its translations: one, or one for each plural form of the
    language."""

    context: str
    source: str
    note: str
    has_plural: bool
    is_finished: bool
    forms: tuple[str, ...]

    @property
    def key(self):
        return self.context, self.source, self.note

    @property
    def places(self):
        return set(PLACE.findall(self.source))


def messages(code):
    """Return all entries of a language's .ts file."""
    return [
        message_of(context.findtext("name"), entry)
        for context in Tree.parse(translations.file_of(code)).iter("context")
        for entry in context.iter("message")
    ]


def message_of(context, entry):
    translation = entry.find("translation")
    plurals = translation.findall("numerusform")
    forms = tuple(form.text or "" for form in plurals) if plurals else (translation.text or "",)
    is_finished = translation.get("type") is None
    note = entry.findtext("comment") or ""
    return Message(
        context, entry.findtext("source"), note, entry.get("numerus") == "yes", is_finished, forms
    )
