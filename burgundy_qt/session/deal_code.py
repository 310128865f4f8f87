"""A deal as a short code to share: it gives the same tiles and dice on the same boards.

A code is BQ2, the number of the game, the version of its deals, the game's own part, the seed and a
checksum. BQ1, which the first versions wrote, is Burgundy without its number.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

from burgundy_qt.rules import errors, registry
from burgundy_qt.session import game_profile

PREFIX, FIRST_PREFIX = "BQ2", "BQ1"
CHECK = 4  # letters of the checksum: one mistake in a million goes unnoticed
KNOWN = PREFIX, FIRST_PREFIX
A_CODE = re.compile(r"\s*(BQ\d)([0-9A-Za-z\s-]*)", re.IGNORECASE)
IN_GROUPS = re.compile(r"[B8][QO0]\w(-\w+)+|\w{1,4}(-\w{4}){2,}(-\w{1,4})?", re.IGNORECASE)
"""The pattern of a code with a wrong or missing letter at the beginning."""
DASHES = re.compile("[\u2010-\u2015\u2212]")
"""Characters that mail programs and word processors write instead of a hyphen."""
GAME, DEALT, SEED = 5, 6, 53
"""The number of bits of each part."""


class CodeError(ValueError):
    """The text is no code of a deal that this program can play."""


class NoCode(CodeError):
    """The text does not begin like a code."""


class CodeDamaged(CodeError):
    """Letters of the code are wrong, missing or too many."""


class CodeFromOtherVersion(CodeError):
    """Another version of the program wrote the code: here its tiles and dice would differ."""


def looks_like_code(text: str) -> bool:
    """Return whether the text looks like a code, complete or not."""
    text = plain(text)
    is_like_one = IN_GROUPS.fullmatch(text.strip()) is not None
    return A_CODE.fullmatch(text) is not None or is_like_one


def is_whole(request: errors.RequestObject) -> bool:
    """Return whether the request of a record has everything that a code contains; without a seed it
    does not."""
    return request.get("seed") is not None and "game" in request


def deal_code_of(request: errors.RequestObject) -> str:
    """Return the code for a complete request with a known seed, such as "BQ2-0K3A-..."."""
    profile, bits = game_profile.profile_of(request["game"]), game_profile.WrittenBits()
    bits.put(profile.number, GAME)
    bits.put(profile.dealt, DEALT)
    profile.write_deal(bits, request)
    bits.put(request["seed"], SEED)
    body = bits.letters()
    return "-".join((PREFIX, *_groups(body + checksum(PREFIX, body))))


def request_from_code(code: str) -> errors.RequestObject:
    """Return the complete request of the deal in a code; raises CodeError."""
    found = A_CODE.fullmatch(plain(code))
    if found is None:
        raise CodeDamaged(code[:60]) if looks_like_code(code) else NoCode(code[:60])
    prefix = found[1].upper()
    letters = re.sub(r"[\s-]", "", found[2]).upper().translate(game_profile.LOOKALIKES)
    body, check = letters[:-CHECK], letters[-CHECK:]
    if prefix not in KNOWN:
        if any(checksum(known, body) == check for known in KNOWN):
            raise CodeDamaged(f"{prefix} should be another beginning")
        raise CodeFromOtherVersion(f"its kind is {prefix}")
    if (
        not body
        or any(letter not in game_profile.LETTERS for letter in letters)
        or checksum(prefix, body) != check
    ):
        raise CodeDamaged(code[:60])
    try:
        return _request_in(game_profile.ReadBits(body), prefix)
    except game_profile.UnknownChoice as error:
        raise CodeFromOtherVersion(str(error)) from error
    except (IndexError, ValueError) as error:
        raise error if isinstance(error, CodeError) else CodeDamaged(str(error)) from error


def plain(text: str) -> str:
    """Return the text with a code's normal hyphens."""
    return DASHES.sub("-", text)


def as_written_now(code: str) -> str:
    """Return this version's code for the same deal; the code unchanged if it cannot be read
    here."""
    try:
        return deal_code_of(request_from_code(code))
    except CodeError:
        return code


def _request_in(bits: game_profile.ReadBits, prefix: str) -> errors.RequestObject:
    game = registry.DEFAULT if prefix == FIRST_PREFIX else _game_of(bits.take(GAME))
    profile = game_profile.profile_of(game)
    if bits.take(DEALT) != profile.dealt:
        raise CodeFromOtherVersion("its seed dealt other tiles and dice")
    asked = profile.read_deal(bits)
    return registry.ruleset(game).complete_request(
        {"game": game, **asked, "seed": bits.take(SEED)}, 0
    )


def _game_of(number: int) -> str:
    for game in registry.GAMES:
        if game_profile.profile_of(game).number == number:
            return game
    raise CodeFromOtherVersion("it is for a game that this program does not know")


def checksum(prefix: str, body: str) -> str:
    """Return the checksum letters, which detect a mistyped code."""
    number = int.from_bytes(hashlib.sha256(f"{prefix}{body}".encode()).digest()[:4], "big")
    return "".join(game_profile.LETTERS[number >> shift & 31] for shift in range(0, 5 * CHECK, 5))


def _groups(letters: str) -> Iterator[str]:
    for start in range(0, len(letters), 4):
        yield letters[start : start + 4]
