"""The contents of the frozen program, and what stays out. The spec calls these functions; nothing
is done twice elsewhere."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from making.project import LANGUAGES, ROOT, SOURCES, TEMPLATE, on_linux, recipe

Entry = tuple[str, str, str]
"""A line of PyInstaller's lists: its destination, its source, its kind."""

LEFT_OUT = [
    *(
        "Cython",
        "cython",
        "pyximport",
        "setuptools",
        "pkg_resources",
        "pip",
        "_distutils_hack",
        "wheel",
    ),
    *(
        "distributed",
        "dask",
        "matplotlib",
        "scipy",
        "IPython",
        "jupyter_rfb",
        "pandas",
        "cupy",
        "h5py",
        "colorcet",
    ),
    *(
        "tkinter",
        "PyQt5",
        "PyQt6",
        "PySide2",
        "OpenGL",
        "pytest",
        "hypothesis",
        "mypy",
        "numpy.f2py",
        "lib2to3",
    ),
    *(
        "pyqtgraph.opengl",
        "pyqtgraph.examples",
        "pyqtgraph.jupyter",
        "pyqtgraph.flowchart",
        "pyqtgraph.console",
    ),
    *(
        f"PySide6.Qt{part}"
        for part in ("Qml", "Quick", "QuickWidgets", "QuickControls2", "Network", "Sql", "Designer")
    ),
    *(f"PySide6.Qt{part}" for part in ("Help", "UiTools", "Xml", "Concurrent", "Test")),
    *(() if on_linux else ("PySide6.QtDBus",)),  # asks what Linux's screen readers know
    *(
        "ssl",
        "_ssl",
        "_hashlib",
        "readline",
        "curses",
        "_curses",
        "typing_extensions",
        "_uuid",
        "nis",
    ),
]
"""Packages that others can use and the program does not."""

PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("svg", "ico"),
    "iconengines": ("svgicon",),
    "styles": ("modernwindowsstyle", "windowsvistastyle", "macstyle"),
    "platformthemes": ("xdgdesktopportal",),
    "platforminputcontexts": ("ibus", "compose"),
    "xcbglintegrations": ("glx", "egl"),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-graphics-integration-client": ("qt-plugin-wayland-egl", "wayland-egl"),
}
"""The plugins of Qt that the program uses, by kind. The names are searched in the names of files,
without lib and q."""

FROM_THE_SYSTEM = re.compile(
    r"lib(?:mvec|glib-2|gthread-2|gobject-2|gio-2|dbus-1|fontconfig|freetype|expat|z|gcc_s|stdc\+\+"
    r"|GL|EGL|GLX|GLdispatch|OpenGL|gbm|drm|wayland-\w+|X11|X11-xcb|Xext|SM|ICE"
    r"|xcb|xcb-(?:glx|randr|render|shape|shm|sync|xfixes|xinerama|xkb))(?:\.\d+)*\.so"
)
"""Libraries that every Linux with a desktop has, and whose own versions must be used: graphics,
fonts, X11. All others are included: the small parts of xcb, which many have never installed, and
those of Python's own modules."""


def hidden_imports() -> list[str]:
    """Return every module of ours, since most are imported late, and the imports of compiled
    modules, which PyInstaller cannot see."""
    ours = sorted(module_of(path) for path in SOURCES.rglob("*.py") if is_shipped(path))
    headers = filter(is_shipped, SOURCES.rglob("*.pxd"))
    compiled = [path for path in headers if path.with_suffix(".py").exists()]
    seen = {name for path in compiled for name in imports_of(path.with_suffix(".py"))}
    sound = ["_cffi_backend"]  # only C code imports it
    return [*ours, *sorted(seen), *sound]


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def imports_of(path: Path) -> Iterator[str]:
    """Yield the modules that a source imports at run time."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names = [node.module]
        yield from (
            name for name in names if name.partition(".")[0] not in ("cython", "__future__")
        )


def files() -> list[tuple[str, str]]:
    """Return our files that are not code: each with its folder. The same as in a wheel."""
    found: set[Path] = set()
    for package, patterns in recipe()["tool"]["setuptools"]["package-data"].items():
        if package == "*":
            found |= {path for pattern in patterns for path in SOURCES.rglob(pattern)}
        else:
            folder = ROOT.joinpath(*package.split("."))
            found |= {path for pattern in patterns for path in folder.glob(pattern)}
    shipped = sorted(filter(is_shipped, found))
    kept = [path for path in shipped if path.suffix != ".pxd" or is_read(path)]
    return [(str(path), str(path.parent.relative_to(ROOT))) for path in kept]


def is_shipped(path: Path) -> bool:
    """Return whether a file of the sources is no part of the template of a new game."""
    return TEMPLATE not in path.relative_to(SOURCES).as_posix()


def is_read(header: Path) -> bool:
    """Return whether the Python file beside a header reads it at run time."""
    twin = header.with_suffix(".py")
    if not twin.exists():
        return False
    text = twin.read_text(encoding="utf-8")
    return "read_header(__file__" in text or "names_of_header(__file__" in text


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Return those of the files other than libraries that the program needs: of Qt's translations
    only our languages."""
    return [
        entry
        for entry in entries
        if not (
            is_foreign_word(entry[0]) or is_for_developers(entry[0]) or is_told_by_pip(entry[0])
        )
    ]


def is_foreign_word(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    if path.suffix != ".qm" or "burgundy_qt" in path.parts:
        return False
    return path.stem not in {f"qtbase_{code}" for code in LANGUAGES}


def is_for_developers(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    return path.suffix in (".pyi", ".h", ".c", ".pyx", ".lib", ".a") or "tests" in path.parts


def is_told_by_pip(name: str) -> bool:
    """Return whether it is pip's own list of installed files, which differs in every folder."""
    return PurePosixPath(name.replace("\\", "/")).name == "RECORD"


def needed(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the libraries and plugins that the program uses: those that nothing loads and nothing
    needs stay out."""
    kept = [entry for entry in binaries if is_used_plugin(entry[0]) and not is_the_systems(entry)]
    libraries = {entry[0]: entry for entry in kept if is_library(entry)}
    by_name: dict[str, list[str]] = {}
    for name in libraries:  # the runtime of Visual C++ is there twice: for Python and for Qt
        by_name.setdefault(file_name(name), []).append(name)
    reached: set[str] = set()
    ahead = [entry for entry in kept if entry[0] not in libraries]
    while ahead:
        for needed_name in needs(ahead.pop()[1]):
            for name in by_name.get(needed_name, ()):
                if name not in reached:
                    reached.add(name)
                    ahead.append(libraries[name])
    return [entry for entry in kept if entry[0] in reached or entry[0] not in libraries]


def needs(library: str) -> set[str]:
    """Return the names of the files that a library loads itself, in small letters."""
    if on_linux:  # PyInstaller's own result would include those of its libraries too
        told = subprocess.run(
            ["objdump", "-p", library], capture_output=True, encoding="utf-8", errors="replace"
        ).stdout
        return {name.lower() for name in re.findall(r"^\s*NEEDED\s+(\S+)$", told, re.M)}
    from PyInstaller.depend.bindepend import get_imports

    return {file_name(name) for name, _ in get_imports(library)}


def file_name(path: str) -> str:
    """Return the last part of a path of any system, in small letters."""
    return PurePosixPath(path.replace("\\", "/")).name.lower()


def without_dangling(entries: Iterable[Entry], kept: Iterable[Entry]) -> list[Entry]:
    """Return the entries without links to files that are not `kept`."""
    there = {PurePosixPath(entry[0]) for entry in kept}
    links = {entry for entry in entries if entry[2] == "SYMLINK"}
    return [
        entry
        for entry in entries
        if entry not in links or PurePosixPath(entry[0]).parent / entry[1] in there
    ]


def is_library(entry: Entry) -> bool:
    """Return whether it is loaded only for something else: no module of Python, no plugin, not
    Python itself."""
    path = PurePosixPath(entry[0].replace("\\", "/"))
    is_python = path.name.lower().startswith(("libpython", "python"))
    return entry[2] != "EXTENSION" and "plugins" not in path.parts and not is_python


def is_used_plugin(name: str) -> bool:
    """Return whether it is no plugin of Qt, or one that the program uses."""
    parts = PurePosixPath(name.replace("\\", "/")).parts
    if "plugins" not in parts:
        return True
    kind, file = parts[parts.index("plugins") + 1], parts[-1]
    stem = file.partition(".")[0].removeprefix("lib").removeprefix("q")
    return any(stem.startswith(name) for name in PLUGINS.get(kind, ()))


def is_the_systems(entry: Entry) -> bool:
    """Return whether it is a library of this Linux that another one has too."""
    return (
        on_linux
        and "/" not in entry[0]
        and entry[2] == "BINARY"
        and bool(FROM_THE_SYSTEM.match(entry[0]))
    )
