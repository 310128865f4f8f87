"""Other builds of the core than the project's own, and their stories."""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from burgundy_qt.rules.registry import DEFAULT

ROOT = Path(__file__).parents[1]
WRITTEN = ".py", ".pxd", ".json"
TRANSLATED = "build/c"
PARTS = "setup.py", "pyproject.toml", "README.md", "LICENSE"
PACKAGE, ASSETS = "burgundy_qt", "burgundy_qt/assets"
SANITIZED = ROOT / "build" / "sanitized"
RUNTIMES = "libasan.so", "libubsan.so", "libstdc++.so"
"""Preloaded, because Python itself is built without sanitizers. The C++ library must be there
before the first exception of Qt, because the sanitizer looks it up at the start."""
OPTIONS = {
    "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1:detect_stack_use_after_return=0"
    ":handle_segv=1:max_allocation_size_mb=8000",
    "UBSAN_OPTIONS": "print_stacktrace=1",
    "PYTHONMALLOC": "malloc",  # otherwise a write outside an object stays inside Python's own arena
}
"""Python frees little of its memory when it ends, so leaks are not looked for."""


@contextmanager
def another_build() -> Iterator[Path]:
    """Yield a folder with a newly compiled copy of the rules and everything for a story."""
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-build-") as name:
        folder = Path(name)
        copy_sources(folder, "burgundy_qt/__init__.py", "burgundy_qt/rules")
        build(folder, checked=False)
        yield folder


def why_not_sanitized() -> str:
    """Return the reason why no build with sanitizers is possible here; empty if one is."""
    if sys.platform != "linux":
        return "the sanitized build needs Linux and GCC"
    missing = [name for name, file in runtimes().items() if not file.is_file()]
    return f"the C compiler has no {', '.join(missing)}: install GCC" if missing else ""


@cache
def runtimes() -> dict[str, Path]:
    """Return the paths of the compiler's sanitizer libraries, by their names; for a missing library
    the compiler prints the bare name."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    found = {}
    for name in RUNTIMES:
        try:
            asked = subprocess.run(
                [*compiler, f"-print-file-name={name}"], capture_output=True, text=True
            )
            file = Path(asked.stdout.strip() or name)
        except OSError:
            file = Path(name)
        found[name] = file if file.is_absolute() else Path("/nowhere") / name
    return found


def sanitized_build() -> Path:
    """Return a folder with the whole program, compiled with sanitizers. Only changed sources are
    compiled again; a lock stops two processes from building at once."""
    import fcntl  # not on Windows, which has no such build

    SANITIZED.mkdir(parents=True, exist_ok=True)
    stamp = SANITIZED / "stamp"
    with (SANITIZED / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = sources_digest()
        if not stamp.is_file() or stamp.read_text() != wanted:
            stamp.unlink(missing_ok=True)
            copy_sources(SANITIZED, PACKAGE)
            if not (SANITIZED / ASSETS).is_symlink():
                (SANITIZED / ASSETS).symlink_to(ROOT / ASSETS)
            build(SANITIZED, checked=True)
            stamp.write_text(wanted)
    return SANITIZED


def sources_digest() -> str:
    """Return a digest of everything that a build is made from."""
    digest = hashlib.sha256(sys.version.encode())
    for file in [ROOT / "setup.py", *sources(ROOT / PACKAGE)]:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def sources(folder: Path) -> list[Path]:
    """Return the files of a folder of the package: sources, and the data beside them."""
    return sorted(
        file
        for file in folder.rglob("*.*")
        if file.suffix in WRITTEN and "assets" not in file.parts
    )


def copy_sources(folder: Path, *parts: str) -> None:
    """Copy the sources that differ, and remove those that are gone. A changed file gets the present
    time, so that it is newer than the translation of the old one."""
    is_new = not (folder / PACKAGE).is_dir()
    wanted = {Path(part) for part in PARTS}
    for part in parts:
        files = sources(ROOT / part) if (ROOT / part).is_dir() else [ROOT / part]
        wanted |= {file.relative_to(ROOT) for file in files}
    for file in wanted:
        source, copied = ROOT / file, folder / file
        copied.parent.mkdir(parents=True, exist_ok=True)
        if is_new:
            shutil.copy2(source, copied)
        elif not copied.is_file() or copied.read_bytes() != source.read_bytes():
            shutil.copyfile(source, copied)
    for file in sources(folder / PACKAGE):
        if file.relative_to(folder) not in wanted:
            file.unlink()
    for part in parts:  # the project's own build makes the same C files
        if is_new and (ROOT / TRANSLATED / part).is_dir():
            shutil.copytree(ROOT / TRANSLATED / part, folder / TRANSLATED / part)


def build(folder: Path, checked: bool) -> None:
    """Compile a folder. Raises AssertionError with the compiler's output."""
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


def environment_of(folder: Path) -> dict[str, str]:
    """Return the environment of a process that runs the build in a folder, with the tests of this
    tree."""
    path = os.pathsep.join([str(folder), str(ROOT)])  # the requests are in the tests
    environment = os.environ | {"PYTHONPATH": path}
    if folder != SANITIZED:
        return environment
    preloaded = {"LD_PRELOAD": " ".join(map(str, runtimes().values()))}
    return environment | preloaded | OPTIONS | {"QT_QPA_PLATFORM": "offscreen"}


def stories(
    first: int, count: int, build: Path = ROOT, core: str = "compiled", game: str = DEFAULT
) -> list[str]:
    """Return the stories of these seeds of a game by this build; `core` "plain" runs its sources
    uncompiled. Raises an error if it stops early."""
    command = [
        sys.executable,
        "-P",
        str(Path(__file__).with_name("stories.py")),
        game,
        str(first),
        str(count),
    ]
    environment = environment_of(build) | {"BURGUNDY_CORE": core}
    told = subprocess.run(command, cwd=build, env=environment, capture_output=True, text=True)
    lines = told.stdout.splitlines()
    assert told.returncode == 0, (
        f"stopped after seed {first + len(lines) - 1}: {told.stderr[-2000:]}"
    )
    return lines
