"""A deal as a short code to be shared: whoever plays it has the same tiles and dice, on the same
boards.

A code is BQ2, the number of the game, what its seeds deal, the game's own part, the seed and a
checksum. BQ1, which the first versions wrote, is Burgundy without its number.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

from burgundy_qt.rules.errors import RequestObject
from burgundy_qt.rules.registry import DEFAULT, GAMES, ruleset
from burgundy_qt.session.game_profile import (
    LETTERS,
    LOOKALIKES,
    ReadBits,
    UnknownChoice,
    WrittenBits,
    profile_of,
)

PREFIX, FIRST_PREFIX = "BQ2", "BQ1"
CHECK = 4  # letters of the checksum: one mistake in a million goes unnoticed
KNOWN = PREFIX, FIRST_PREFIX
A_CODE = re.compile(r"\s*(BQ\d)([0-9A-Za-z\s-]*)", re.IGNORECASE)
IN_GROUPS = re.compile(r"[B8][QO0]\w(-\w+)+|\w{1,4}(-\w{4}){2,}(-\w{1,4})?", re.IGNORECASE)
"""What a code looks like in which a letter of the beginning is wrong or missing."""
DASHES = re.compile("[\u2010-\u2015\u2212]")
"""What mails and word processors write in place of a hyphen."""
GAME, DEALT, SEED = 5, 6, 53
"""How many bits each part has."""


class CodeError(ValueError):
    """The text is no code of a deal that can be played here."""


class NoCode(CodeError):
    """It does not even begin like one."""


class CodeDamaged(CodeError):
    """Letters are wrong, missing or too many."""


class CodeFromOtherVersion(CodeError):
    """Another version of the program wrote it: here its tiles and dice would not be the same."""


def looks_like_code(text: str) -> bool:
    """Return whether the text is meant to be a code, whole or not."""
    text = plain(text)
    is_like_one = IN_GROUPS.fullmatch(text.strip()) is not None
    return A_CODE.fullmatch(text) is not None or is_like_one


def is_whole(request: RequestObject) -> bool:
    """Return whether the request of a record says all that a code holds: one whose seed is unknown
    does not."""
    return request.get("seed") is not None and "game" in request


def deal_code_of(request: RequestObject) -> str:
    """Return the code of a game that was asked for by this complete request, whose seed is known,
    such as "BQ2-0K3A-..."."""
    profile, bits = profile_of(request["game"]), WrittenBits()
    bits.put(profile.number, GAME)
    bits.put(profile.dealt, DEALT)
    profile.write_deal(bits, request)
    bits.put(request["seed"], SEED)
    body = bits.letters()
    return "-".join((PREFIX, *_groups(body + checksum(PREFIX, body))))


def request_from_code(code: str) -> RequestObject:
    """Return the complete request of the deal in a code; raises CodeError."""
    found = A_CODE.fullmatch(plain(code))
    if found is None:
        raise CodeDamaged(code[:60]) if looks_like_code(code) else NoCode(code[:60])
    prefix = found[1].upper()
    letters = re.sub(r"[\s-]", "", found[2]).upper().translate(LOOKALIKES)
    body, check = letters[:-CHECK], letters[-CHECK:]
    if prefix not in KNOWN:
        if any(checksum(known, body) == check for known in KNOWN):
            raise CodeDamaged(f"{prefix} should be another beginning")
        raise CodeFromOtherVersion(f"it is of kind {prefix}")
    if (
        not body
        or any(letter not in LETTERS for letter in letters)
        or checksum(prefix, body) != check
    ):
        raise CodeDamaged(code[:60])
    try:
        return _request_in(ReadBits(body), prefix)
    except UnknownChoice as error:
        raise CodeFromOtherVersion(str(error)) from error
    except (IndexError, ValueError) as error:
        raise error if isinstance(error, CodeError) else CodeDamaged(str(error)) from error


def plain(text: str) -> str:
    """Return the text with the hyphens that a code has, whatever stands in their place."""
    return DASHES.sub("-", text)


def as_written_now(code: str) -> str:
    """Return the code that this version writes for the same deal; as it stands, where that cannot
    be read here."""
    try:
        return deal_code_of(request_from_code(code))
    except CodeError:
        return code


def _request_in(bits: ReadBits, prefix: str) -> RequestObject:
    game = DEFAULT if prefix == FIRST_PREFIX else _game_of(bits.take(GAME))
    profile = profile_of(game)
    if bits.take(DEALT) != profile.dealt:
        raise CodeFromOtherVersion("its seed dealt other tiles and dice")
    asked = profile.read_deal(bits)
    return ruleset(game).filled_in({"game": game, **asked, "seed": bits.take(SEED)}, 0)


def _game_of(number: int) -> str:
    for game in GAMES:
        if profile_of(game).number == number:
            return game
    raise CodeFromOtherVersion("it is of a game that is not known here")


def checksum(prefix: str, body: str) -> str:
    """Return the letters that tell a mistyped code."""
    number = int.from_bytes(hashlib.sha256(f"{prefix}{body}".encode()).digest()[:4], "big")
    return "".join(LETTERS[number >> shift & 31] for shift in range(0, 5 * CHECK, 5))


def _groups(letters: str) -> Iterator[str]:
    for start in range(0, len(letters), 4):
        yield letters[start : start + 4]
