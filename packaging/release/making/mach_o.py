"""What a program or library of macOS says about itself: its processors, the oldest macOS that it is
built for, and what it loads; read from its first commands, on any system."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

UNIVERSAL, THIN = b"\xca\xfe\xba\xbe", b"\xcf\xfa\xed\xfe"
PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
HEADER, COMMANDS_AT = 32, 16
VERSION_MIN, BUILD_VERSION, RPATH = 0x24, 0x32, 0x8000001C
LOADS = {0x0C, 0x80000018, 0x8000001F}
"""Commands that name a library: load, load if there is one, load and export again."""
OFTEN = 20
"""The most processors of a universal file: the same first bytes begin programs of Java, in which a
larger number follows."""


@dataclass(frozen=True)
class Slice:
    """What a file has for one processor. `least` is the oldest macOS, None if it is not given."""

    processor: str
    least: tuple[int, int] | None
    loads: tuple[str, ...]
    rpaths: tuple[str, ...]


def slices(file: Path) -> list[Slice]:
    """Return the parts of a program or library of macOS; none for any other file."""
    with file.open("rb") as opened:
        content = opened.read(4)
        if content not in (UNIVERSAL, THIN):
            return []
        content += opened.read()
    return [read_slice(part) for part in parts(content) if part.startswith(THIN)]


def parts(content: bytes) -> Iterator[bytes]:
    """Yield what a file contains for each processor."""
    if content.startswith(THIN):
        yield content
        return
    (number,) = struct.unpack_from(">I", content, 4)
    for at in range(number if number <= OFTEN else 0):
        start, size = struct.unpack_from(">II", content, 8 + 20 * at + 8)
        yield content[start : start + size]


def read_slice(content: bytes) -> Slice:
    """Return what the commands of one part say."""
    (processor,) = struct.unpack_from("<I", content, 4)
    (number,) = struct.unpack_from("<I", content, COMMANDS_AT)
    least: tuple[int, int] | None = None
    loads: list[str] = []
    rpaths: list[str] = []
    at = HEADER
    for _ in range(number):
        command, size = struct.unpack_from("<II", content, at)
        if command in (VERSION_MIN, BUILD_VERSION):
            (version,) = struct.unpack_from("<I", content, at + (12 if command == 0x32 else 8))
            least = version >> 16, version >> 8 & 0xFF
        elif command in LOADS or command == RPATH:
            (begins,) = struct.unpack_from("<I", content, at + 8)
            name = content[at + begins : at + size].partition(b"\0")[0].decode("utf-8")
            (rpaths if command == RPATH else loads).append(name)
        at += size
    name = PROCESSORS.get(processor, hex(processor))
    return Slice(name, least, tuple(loads), tuple(rpaths))
