"""Whether C extensions for this Python can be compiled here: it compiles a tiny one."""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from first_use.project import ON_WINDOWS

TINY = "#include <stdlib.h>\nint answer(void) { return abs(-42); }\n"
TINY_EXTENSION = "#include <Python.h>\n" + TINY


def compiler_command() -> list[str]:
    """Return the command that setuptools will call: CC if it is set, else the compiler that Python
    itself was built with."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def places_to_watch() -> list[str]:
    """Return where a compiler and the headers will be once they are installed. (On Windows this is
    unknown.)"""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return [
        header(),
        *(
            os.path.join(folder, compiler_command()[0])
            for folder in folders
            if os.path.isabs(folder)
        ),
    ]


def header() -> str:
    return os.path.join(sysconfig.get_path("include"), "Python.h")


def has_headers() -> bool:
    return os.path.isfile(header())


def has_compiler() -> bool:
    return compiles(TINY)


def can_build_extensions() -> bool:
    """Return whether compiler and headers work together. On Windows only the build itself shows
    it."""
    return ON_WINDOWS or (has_headers() and compiles(TINY_EXTENSION))


def compiles(source: str) -> bool:
    """Return whether the compiler makes a shared library of this C source."""
    if (
        sys.platform == "darwin"
        and subprocess.run(["xcode-select", "-p"], capture_output=True).returncode
    ):
        return False  # there `cc` would open a window and wait
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "tiny.c")
        file.write_text(source, encoding="utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        undefined = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
        command = [
            *compiler_command(),
            "-shared",
            "-fPIC",
            include,
            *undefined,
            str(file),
            "-o",
            f"{file}.so",
        ]
        try:
            return (
                subprocess.run(
                    command, capture_output=True, stdin=subprocess.DEVNULL, timeout=60
                ).returncode
                == 0
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
