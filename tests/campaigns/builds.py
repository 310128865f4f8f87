"""Builds of the core beside the project's own, and the stories that each tells."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from burgundy_qt.rules.registry import DEFAULT

ROOT = Path(__file__).parents[2]
BUILT = "*.so", "*.pyd", "*.c", "__pycache__"
TRANSLATED = "build/c/burgundy_qt/rules"
PARTS = "setup.py", "pyproject.toml", "README.md", "LICENSE", "burgundy_qt/__init__.py"


@contextmanager
def another_build(checked: bool = False) -> Iterator[Path]:
    """A folder with a copy of the rules, all that a story needs, compiled anew; `checked`: with
    bounds checks, which end the process."""
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-build-") as name:
        folder = Path(name)
        shutil.copytree(
            ROOT / "burgundy_qt/rules",
            folder / "burgundy_qt/rules",
            ignore=shutil.ignore_patterns(*BUILT),
        )
        if (ROOT / TRANSLATED).is_dir():  # into C by the project's own build: the same again
            shutil.copytree(ROOT / TRANSLATED, folder / TRANSLATED)
        for part in PARTS:
            shutil.copy(ROOT / part, folder / part)
        command = [
            sys.executable,
            "setup.py",
            "-q",
            "build_ext",
            "--inplace",
            f"--parallel={os.cpu_count()}",
        ]
        environment = os.environ | {"BURGUNDY_CHECKED": "1" if checked else "0"}
        built = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        assert built.returncode == 0, built.stderr
        yield folder


def stories(
    first: int, count: int, build: Path = ROOT, core: str = "compiled", game: str = DEFAULT
) -> list[str]:
    """What this build tells of these seeds of a game; `core` "plain" for its sources uncompiled.
    Raises where it stops early."""
    command = [
        sys.executable,
        "-P",
        str(Path(__file__).with_name("stories.py")),
        game,
        str(first),
        str(count),
    ]
    path = os.pathsep.join([str(build), str(ROOT)])  # what is asked for stands with the tests
    environment = os.environ | {"PYTHONPATH": path, "BURGUNDY_CORE": core}
    told = subprocess.run(command, cwd=build, env=environment, capture_output=True, text=True)
    lines = told.stdout.splitlines()
    assert told.returncode == 0, (
        f"stopped after seed {first + len(lines) - 1}: {told.stderr[-2000:]}"
    )
    return lines
