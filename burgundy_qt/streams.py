"""The standard streams of a command: printed text reaches its reader, or the command ends with a
sentence.

`print` raises an OSError if the disk behind it is full or its reader has gone. Other steps of a
command raise OSError too, so this one would be taken for a folder that is not writable, or an
engine that cannot be started. So it is another exception, which only the command line catches.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

INPUT, OUTPUT, ERRORS = range(3)


def reader_gone(windows: bool = os.name == "nt") -> set[int]:
    """Return what the system says of a pipe whose reader has ended; Windows says either."""
    return {errno.EPIPE, errno.EINVAL} if windows else {errno.EPIPE}


class OutputLost(Exception):
    """Nothing more can be printed. `has_reader` is False if a reader, like `head`, has seen
    enough."""

    def __init__(self, error: OSError, windows: bool = os.name == "nt") -> None:
        super().__init__(f"cannot write to standard output: {error.strerror or error}")
        self.has_reader = error.errno not in reader_gone(windows)


class Output(io.FileIO):
    """Standard output that raises OutputLost instead of OSError."""

    def write(self, content: ReadableBuffer) -> int:
        """Write as much as the system takes."""
        try:
            return super().write(content)
        except OSError as error:
            raise OutputLost(error) from error


def guard() -> None:
    """Let this process print through an Output: in UTF-8 if that is a file or a pipe, else in the
    encoding of the terminal. What the encoding lacks, and a byte of a file's name that is no text,
    are printed as an escape.

    Otherwise a pipe on Windows, which has an encoding of western Europe, would spoil names of
    players and many moves.

    A stream that was closed before the program began is opened to nothing: else the first file that
    the program opens would take its number, and printed text would go into that file.
    """
    for number in (INPUT, OUTPUT, ERRORS):
        if os.name == "posix" and is_closed(number):
            # the wrong way round: to read or print is then an error, not a silent success
            os.open(os.devnull, os.O_RDONLY if number == OUTPUT else os.O_WRONLY)
    printed = sys.stdout
    if printed is None and os.name != "posix":  # a program of Windows without a console
        return
    if printed is not None and not isinstance(raw(printed), io.FileIO):
        # a console of Windows, which has characters and no bytes; or the stream of a test
        return
    encoding, by_line = "utf-8", False
    if isinstance(printed, io.TextIOWrapper):
        encoding = printed.encoding if printed.isatty() else "utf-8"
        by_line = printed.line_buffering or printed.write_through
    if isinstance(sys.stderr, io.TextIOWrapper) and not sys.stderr.isatty():
        sys.stderr.reconfigure(encoding="utf-8")
    output = io.BufferedWriter(Output(OUTPUT, "w", closefd=False))
    sys.stdout = io.TextIOWrapper(output, encoding, "backslashreplace", line_buffering=by_line)


def raw(stream: object) -> object:
    """Return the last stream under a text stream."""
    buffer = getattr(stream, "buffer", None)
    return getattr(buffer, "raw", buffer)


def is_closed(number: int) -> bool:
    """Return whether no file is open under this number."""
    try:
        os.fstat(number)
    except OSError:
        return True
    return False


def flush() -> None:
    """Bring all printed text to its reader. Raises OutputLost."""
    if sys.stdout is not None:
        sys.stdout.flush()


def give_up() -> None:
    """Print to nowhere from now on, so that the interpreter can end without a complaint."""
    with suppress(OSError, ValueError):  # that of a test has no number
        os.dup2(os.open(os.devnull, os.O_WRONLY), OUTPUT)


def complain(sentence: str) -> None:
    """Print an error on standard error; if that fails, only the exit status shows it."""
    with suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)
