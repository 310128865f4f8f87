"""A deal as a short code to be shared: whoever plays it has the same tiles and dice, on the same estates."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Any

from burgundy_qt.rules.burgundy.components import EDITIONS, ESTATES, module_set, modules_in
from burgundy_qt.rules.burgundy.names import estate_cells
from burgundy_qt.rules.burgundy.requests import SET_UPS, all_modules_of, filled_in

PREFIX = "BQ1"
DEALT = 1
"""What a seed deals: raised when its tiles or dice are others, not by a correction of the rules."""
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two that are not taken for each other; I and L are read as 1, O as 0."""
LOOKALIKES = str.maketrans("OIL", "011")
CHECK = 4  # letters of the checksum: one mistake in a million goes unnoticed
A_CODE = re.compile(r"\s*BQ(\d)([0-9A-Za-z\s-]*)", re.IGNORECASE)
VERSION, EDITION, SEATS, SETUP, MODULES, ESTATE, TARGET, SEED = 6, 3, 2, 2, 8, 5, 6, 53
"""How many bits each part has."""
PLAYERS = 2, 3, 4, 1
"""In the order in which a code counts them."""


class CodeError(ValueError):
    """The text is no code of a deal that can be played here."""


class NoCode(CodeError):
    """It does not even begin like one."""


class CodeDamaged(CodeError):
    """Letters are wrong, missing or too many."""


class CodeFromOtherVersion(CodeError):
    """Another version of the program wrote it: here its tiles and dice would not be the same."""


def looks_like_code(text: str) -> bool:
    """Whether the text is meant to be a code, whole or not."""
    return A_CODE.fullmatch(text) is not None


def is_whole(request: dict[str, Any]) -> bool:
    """Whether the request of a record says all that a code holds: one whose seed is unknown does not."""
    return request.get("seed") is not None and all(key in request for key in ("estates", "castles", "setup", "edition"))


def code_of(request: dict[str, Any]) -> str:
    """The code of a game that was asked for by this complete request, such as "BQ1-0K3A-..."."""
    bits = _Written()
    bits.put(DEALT, VERSION)
    bits.put(EDITIONS.index(request["edition"]), EDITION)
    bits.put(PLAYERS.index(request["players"]), SEATS)
    bits.put(SET_UPS.index(request["setup"]), SETUP)
    bits.put(module_set(request["modules"]), MODULES)
    for estate, castle in zip(request["estates"], request["castles"], strict=True):
        if estate is not None:
            bits.put(ESTATES.index(estate), ESTATE)
            spaces = list(estate_cells(request["edition"], estate))
            bits.put(nowhere(spaces) if castle is None else spaces.index(castle), castle_bits(spaces))
    if "target" in request:
        bits.put(request["target"], TARGET)
    bits.put(request["seed"], SEED)
    body = bits.letters()
    return "-".join((PREFIX, *_groups(body + checksum(body))))


def request_of(code: str) -> dict[str, Any]:
    """The complete request of the deal in a code; raises CodeError."""
    found = A_CODE.fullmatch(code)
    if found is None:
        raise NoCode(code[:60])
    if found[1] != PREFIX[-1]:
        raise CodeFromOtherVersion(f"it is of kind BQ{found[1]}")
    letters = re.sub(r"[\s-]", "", found[2]).upper().translate(LOOKALIKES)
    body, check = letters[:-CHECK], letters[-CHECK:]
    if not body or any(letter not in LETTERS for letter in letters) or checksum(body) != check:
        raise CodeDamaged(code[:60])
    return _request_in(_Read(body))


def _request_in(bits: _Read) -> dict[str, Any]:
    if bits.take(VERSION) != DEALT:
        raise CodeFromOtherVersion("its seed dealt other tiles and dice")
    edition, players = bits.take(EDITION), PLAYERS[bits.take(SEATS)]
    setup, modules = bits.take(SETUP), modules_in(bits.take(MODULES))
    if edition >= len(EDITIONS) or setup >= len(SET_UPS) or not set(modules) <= set(all_modules_of(EDITIONS[edition])):
        raise CodeFromOtherVersion("it has an edition, set-up or module that is not known here")
    estates: list[str | None] = [None] * players
    castles: list[str | None] = [None] * players
    try:
        if SET_UPS[setup] == "fixed":
            for seat in range(players):
                estate = ESTATES[bits.take(ESTATE)]
                spaces = list(estate_cells(EDITIONS[edition], estate))
                castle = bits.take(castle_bits(spaces))
                estates[seat], castles[seat] = estate, None if castle == nowhere(spaces) else spaces[castle]
        asked = {"edition": EDITIONS[edition], "players": players, "setup": SET_UPS[setup], "modules": modules}
        target = {"target": bits.take(TARGET)} if "solo" in modules else {}
        return filled_in({**asked, **target, "estates": estates, "castles": castles, "seed": bits.take(SEED)}, 0)
    except (IndexError, ValueError) as error:
        raise CodeDamaged(str(error)) from error


def castle_bits(spaces: list[str]) -> int:
    """How many bits the cell of a start castle has, on an estate with these: one of all, or none of them."""
    return len(spaces).bit_length()


def nowhere(spaces: list[str]) -> int:
    """What stands instead of a castle's cell where the seat chooses it."""
    return (1 << castle_bits(spaces)) - 1


def checksum(body: str) -> str:
    """The letters that tell a mistyped code."""
    number = int.from_bytes(hashlib.sha256(f"{PREFIX}{body}".encode()).digest()[:4], "big")
    return "".join(LETTERS[number >> shift & 31] for shift in range(0, 5 * CHECK, 5))


def _groups(letters: str) -> Iterator[str]:
    for start in range(0, len(letters), 4):
        yield letters[start : start + 4]


class _Written:
    """Bits one after the other."""

    def __init__(self) -> None:
        self.bits = ""

    def put(self, number: int, width: int) -> None:
        self.bits += f"{number:0{width}b}"

    def letters(self) -> str:
        whole = self.bits + "0" * (-len(self.bits) % 5)
        return "".join(LETTERS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))


class _Read:
    """The same, read again; raises IndexError where there are no more."""

    def __init__(self, letters: str) -> None:
        self.bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
        self.at = 0

    def take(self, width: int) -> int:
        piece = self.bits[self.at : self.at + width]
        if len(piece) < width:
            raise CodeDamaged("it ends too early")
        self.at += width
        return int(piece, 2)
