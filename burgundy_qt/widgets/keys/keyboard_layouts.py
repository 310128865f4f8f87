"""Keys by their position: on other keyboards a key has the meaning of the Latin letter at its
place.

A Russian, Greek or Hebrew layout has no key that types a Z. Qt's shortcuts compare typed letters,
so none of them would work.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

ROWS = "qwertyuiop[]", "asdfghjkl;'", "zxcvbnm,./"
"""What the keys write in the places of the layout that programs are made for."""
LAYOUTS = (
    ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю."),  # Russian
    ("йцукенгшщзхї", "фівапролджє", "ячсмитьбю."),  # Ukrainian
    ("йцукенгшўзх'", "фывапролджэ", "ячсмітьбю."),  # Belarusian
    (";ςερτυθιοπ[]", "ασδφγηξκλ;'", "ζχψωβνμ,./"),  # Greek
    ("/'קראטוןםפ][", "שדגכעיחלךף,", "זסבהנמצתץ."),  # Hebrew
    ("ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر\ufefbىةوزظ"),  # Arabic
)
"""By row what they write there instead. Other layouts are known by the codes of their keys."""
FIRST_CODES: Mapping[str, tuple[int, ...]] = {"linux": (24, 38, 52), "win32": (0x10, 0x1E, 0x2C)}
"""By system the native scan code of the first key of each row; those of a row follow each other."""
MAC_CODES = (
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
    (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39),
    (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)
"""The same on a Mac, where they are native virtual keys and follow nothing."""
LAST_LATIN = 0x24F
"""The last letter of the Latin script, with all its marks."""
HEBREW_SIGNS = {"/": "q", "'": "w"}
"""Signs that one layout has in the places of letters. No other one has them there."""


def _by_sign() -> dict[str, str]:
    """Return the sign at the same place for each foreign letter."""
    found: dict[str, str] = {}
    for layout in LAYOUTS:
        for written, there in zip("".join(layout), "".join(ROWS), strict=True):
            if is_foreign(written):
                found.setdefault(written, there)
    return found


def is_foreign(text: str) -> bool:
    """Return whether a text is a letter of another script."""
    return len(text) == 1 and text.isalpha() and ord(text) > LAST_LATIN


BY_SIGN = _by_sign()
BY_CODE = {
    system: {
        first + at: sign
        for first, row in zip(firsts, ROWS, strict=True)
        for at, sign in enumerate(row)
    }
    for system, firsts in FIRST_CODES.items()
} | {
    "darwin": {
        code: sign
        for codes, row in zip(MAC_CODES, ROWS, strict=True)
        for code, sign in zip(codes, row, strict=True)
    }
}


def written_by(event: QKeyEvent) -> str:
    """Return the text of a key without Shift; with Control it may come from the key's number."""
    text = event.text().lower()
    if len(text) == 1 and text.isprintable():
        return text
    return chr(event.key()).lower() if 0x20 < event.key() <= 0xFFFF else ""


def latin_event(event: QKeyEvent, system: str = sys.platform) -> QKeyEvent | None:
    """Return the same key press with its Latin letter, or None if it has one already."""
    written = written_by(event)
    code = event.nativeVirtualKey() if system == "darwin" else event.nativeScanCode()
    there = BY_CODE.get(system, {}).get(code) if code or system == "darwin" else None
    if not is_foreign(written):
        if there is None or HEBREW_SIGNS.get(written) != there:
            return None
    elif there is None:
        there = BY_SIGN.get(written)
    if there is None:
        return None
    is_shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
    return QKeyEvent(
        event.type(),
        ord(there.upper()),
        event.modifiers(),
        there.upper() if is_shifted else there,
        event.isAutoRepeat(),
    )
