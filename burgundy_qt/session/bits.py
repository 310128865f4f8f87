"""Numbers as bits one after the other, and these as letters that people can copy."""

from __future__ import annotations

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two that are not taken for each other; I and L are read as 1, O as 0."""
LOOKALIKES = str.maketrans("OIL", "011")


class TooShort(ValueError):
    """More bits were asked for than there are."""


class WrittenBits:
    """Bits one after the other."""

    def __init__(self) -> None:
        self.bits = ""

    def put(self, number: int, width: int) -> None:
        """Add a number that has room in so many bits."""
        self.bits += f"{number:0{width}b}"

    def letters(self) -> str:
        """All of them, five a letter."""
        whole = self.bits + "0" * (-len(self.bits) % 5)
        return "".join(LETTERS[int(whole[at : at + 5], 2)] for at in range(0, len(whole), 5))


class ReadBits:
    """The same, read again."""

    def __init__(self, letters: str) -> None:
        self.bits = "".join(f"{LETTERS.index(letter):05b}" for letter in letters)
        self.at = 0

    def take(self, width: int) -> int:
        """The number in the next bits; raises TooShort."""
        piece = self.bits[self.at : self.at + width]
        if len(piece) < width:
            raise TooShort("it ends too early")
        self.at += width
        return int(piece, 2)
