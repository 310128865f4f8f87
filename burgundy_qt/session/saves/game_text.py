"""A game as a few lines of text that survive mails, quoting and forums, and back.

The text is the save, squeezed, between two brackets. Whatever a mail program does to white space,
line breaks and the beginnings of lines does no harm; a letter that is changed or missing is
noticed.
"""

from __future__ import annotations

import base64
import re
import textwrap
import zlib
from dataclasses import replace
from pathlib import Path

from burgundy_qt.language.tr import tr
from burgundy_qt.session.saves.save_errors import (
    SaveDamaged,
    SaveForeign,
    SaveTooLarge,
    SaveTruncated,
)
from burgundy_qt.session.saves.saves import MAX_BYTES, Save, document_of, save_from, sealed

WIDTH = 72
LONGEST_TEXT = 2 * 2**20
BEGINNING = re.compile(r"\[\s*burgundy-qt\s+game\s*:")
NOT_OURS = re.compile(r"[^A-Za-z0-9_-]")


def text_of(save: Save, heading: str) -> str:
    """The game as text under a `heading` for people. What was undone is left out, and so are the
    marks of turns."""
    whole = zlib.compress(sealed(document_of(replace(save, redo=(), turns=()))), 9)
    letters = base64.urlsafe_b64encode(whole).decode().rstrip("=")
    return "\n".join([heading, "", "[burgundy-qt game:", *textwrap.wrap(letters, WIDTH), "]", ""])


def save_in_text(text: str) -> Save:
    """The first game in `text`, whatever stands around it. Raises SaveError, which names the pasted
    text."""
    beginning = BEGINNING.search(text[:LONGEST_TEXT])
    if beginning is None:
        raise SaveForeign(
            pasted(),
            tr("Saves", 'there is no game in it: one would begin with "[burgundy-qt game:"'),
        )
    letters, end, _ = text[beginning.end() : LONGEST_TEXT].partition("]")
    if not end:
        raise SaveTruncated(pasted(), tr("Saves", 'the "]" at the end of the game is missing'))
    return save_from(unsqueezed(NOT_OURS.sub("", letters)), pasted())


def unsqueezed(letters: str) -> bytes:
    """The bytes of the save; no more of them are made than any save can have."""
    squeezer = zlib.decompressobj()
    try:
        content = squeezer.decompress(
            base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4)), MAX_BYTES
        )
    except (ValueError, zlib.error) as error:
        raise SaveDamaged(
            pasted(), tr("Saves", "some of its letters were changed or lost on the way"), str(error)
        ) from error
    if squeezer.unconsumed_tail:
        raise SaveTooLarge(pasted(), tr("Saves", "it is larger than any game"))
    if not squeezer.eof:
        raise SaveTruncated(pasted(), tr("Saves", "some of its letters were lost on the way"))
    return content


def pasted() -> Path:
    """What errors call the text, in the place of a file."""
    return Path(tr("Saves", "The pasted text"))
