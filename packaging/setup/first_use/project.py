"""The paths of the project folder."""

import os
import sys
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from first_use.ready import BINARIES, core_files

ON_WINDOWS = os.name == "nt"


@dataclass(frozen=True)
class Project:
    """A clone of Burgundy Qt."""

    root: Path

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        """The interpreter that runs the program."""
        return self.venv / ("Scripts/python.exe" if ON_WINDOWS else "bin/python")

    @property
    def site_packages(self) -> Path:
        major, minor = sys.version_info[:2]
        return self.venv / (
            "Lib/site-packages" if ON_WINDOWS else f"lib/python{major}.{minor}/site-packages"
        )

    @property
    def build(self) -> Path:
        return self.root / "build"

    @property
    def log(self) -> Path:
        """The log of pip, the compiler and the package manager during the last set-up."""
        return self.build / "set-up.log"

    @cached_property
    def recipe(self) -> dict[str, Any]:
        """pyproject.toml: the packages to play, to test and to compile."""
        return tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))

    @property
    def needed_to_compile(self) -> list[str]:
        return list(self.recipe["build-system"]["requires"])

    @property
    def needed_to_play(self) -> list[str]:
        return list(self.recipe["project"]["dependencies"])

    @property
    def needed_to_test(self) -> list[str]:
        return list(self.recipe["project"]["optional-dependencies"]["test"])

    def core_sources(self) -> list[Path]:
        """Return setup.py, every header of the core and the code beside it, in a fixed order."""
        return [
            self.root / file for file in core_files(str(self.root)) if not file.endswith(BINARIES)
        ]

    def compiled_core(self) -> list[Path]:
        """Return the extension modules beside the sources."""
        return [self.root / file for file in core_files(str(self.root)) if file.endswith(BINARIES)]
