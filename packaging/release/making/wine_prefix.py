"""Wine for the program for Windows: a prefix, which is a small Windows in a folder, the libraries
that Wine 8 lacks, a screen that nobody sees, and programs run in all that.

Wine's own library of a name is copied under another name, without its mark, and a small one of ours
takes its place: it forwards all functions but a few to the copy (packaging/windows/wine).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from making.project import PACKAGING, ROOT, ReleaseError
from making.speech import has, run, say

SHIMS = PACKAGING / "windows" / "wine"
PLACE = ROOT / "build" / "windows-under-wine.d"
"""Everything that is downloaded, made and tried; it may be deleted. setuptools, which searches all
folders for packages, stops at the point in its name: Wine's Z: inside leads to the whole system."""
LOGS = PLACE / "logs"
TOOLS = {
    "wine": "wine64 wine",
    "makensis": "nsis",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "x86_64-w64-mingw32-windres": "binutils-mingw-w64-x86-64",
    "gendef": "mingw-w64-tools",
    "Xvfb": "xvfb",
}
"""What each program of these is called, and its packages in Debian."""
REST = 5.0
"""Seconds to wait for more output of a program that has ended."""
KEEPER = """
import ctypes, time
ctypes.windll.user32.GetDesktopWindow()
print("open", flush=True)
time.sleep(1e6)
"""
"""Opens Wine's desktop, which may take 10 seconds on a busy machine, says so, and keeps it open."""
COMPILER = "x86_64-w64-mingw32-gcc"
BUILTINS = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
MARK = b"Wine builtin DLL"
WITHOUT_FUNCTIONS = re.compile(r"own_(\w+)\(|TO_(?:REAL|COMPLEX)\((\w+)\)")
FROM_HERE = "PATH", "USER", "DISPLAY", "SOURCE_DATE_EPOCH"


@dataclass(frozen=True)
class Prefix:
    """A prefix of Wine. Programs that run in it see `drive` as C:, and all other files as Z:."""

    folder: Path

    @property
    def drive(self) -> Path:
        return self.folder / "drive_c"

    @property
    def system(self) -> Path:
        return self.drive / "windows" / "system32"

    def surroundings(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """Return the environment of Wine: little of ours, since Windows programs would see it
        all."""
        kept = {name: os.environ[name] for name in FROM_HERE if name in os.environ}
        return {
            **kept,
            "WINEPREFIX": str(self.folder),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml,winedbg.exe=",  # nothing is downloaded, or asked
            "LC_ALL": "C.UTF-8",
            "HOME": str(PLACE / "home"),  # the Documents of Windows are a link to this
            **(more or {}),
        }

    def run(
        self,
        words: Sequence[str | Path],
        log: str,
        more: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        may_fail: bool = False,
    ) -> int:
        """Run a program to its end with its output in a log; return its exit status. Raises
        ReleaseError.

        Python for Windows accepts no file of Linux as its output, only a pipe.
        """
        LOGS.mkdir(parents=True, exist_ok=True)
        file = LOGS / f"{log}.log"
        with self.start(words, more, cwd, stderr=subprocess.STDOUT) as program:
            assert program.stdin is not None and program.stdout is not None
            program.stdin.close()
            with file.open("wb") as kept:
                output = program.stdout
                reader = threading.Thread(target=shutil.copyfileobj, args=(output, kept, 1))
                reader.daemon = True
                reader.start()
                program.wait()
                reader.join(REST)  # a service that it started may keep its output open
        if program.returncode and not may_fail:
            told = file.read_text(encoding="utf-8", errors="replace")[-1500:]
            raise ReleaseError(
                f"{words[0]} ended with {program.returncode} under Wine:\n{told}\n"
                f"The whole output is in {file.relative_to(ROOT)}."
            )
        return program.returncode

    def start(
        self,
        words: Sequence[str | Path],
        more: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        stderr: int = subprocess.PIPE,
    ) -> subprocess.Popen[bytes]:
        """Start a program with pipes."""
        return subprocess.Popen(
            ["wine", *map(str, words)],
            cwd=cwd or PLACE,
            env=self.surroundings(more),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
        )

    def make(self) -> None:
        """Make the prefix anew, with the libraries that Wine lacks. Raises ReleaseError."""
        self.end()
        shutil.rmtree(self.folder, ignore_errors=True)
        (PLACE / "home").mkdir(parents=True, exist_ok=True)
        self.run(["wineboot", "-i"], "prefix")
        self.set_value(r"HKCU\Software\Wine", "Version", "win10")
        add_icu(self)
        replace_functions(self, "ucrtbase")
        replace_functions(self, "mscms")
        self.wait()

    def set_value(self, key: str, name: str, value: str) -> None:
        """Set a value of the registry. Raises ReleaseError."""
        self.run(["reg", "add", key, "/v", name, "/d", value, "/f"], "registry")

    @contextmanager
    def on_screen(self) -> Iterator[None]:
        """Provide a screen that nobody sees to the programs of this prefix. Raises ReleaseError.

        Wine starts a process that owns the screen with the first window, and ends it after the
        last. It would keep the output of that program open, so that a reader waits for ever.
        Therefore a program whose output nobody reads has the first window and the last.
        """
        with screen():
            keeper = self.start([PLACE / "python" / "python.exe", "-c", KEEPER])
            assert keeper.stdout is not None
            try:
                if not keeper.stdout.readline():
                    raise ReleaseError("Wine has not opened its desktop.")
                yield
            finally:
                self.end()
                keeper.communicate()

    def wait(self) -> None:
        """Wait until all programs in the prefix have ended, and its registry is written."""
        subprocess.run(["wineserver", "-w"], env=self.surroundings(), check=False)

    def end(self) -> None:
        """End all programs in the prefix, if there is one."""
        if self.folder.exists():
            subprocess.run(["wineserver", "-k"], env=self.surroundings(), check=False)
            self.wait()


def missing_tools() -> list[str]:
    """Return the packages of Debian that are not installed here."""
    return [package for program, package in TOOLS.items() if not has(program)]


def provide_tools() -> None:
    """Let apt-get install what is missing, after a question or as root. Raises ReleaseError."""
    absent = missing_tools()
    if not absent:
        return
    from first_use.system import as_root, install, is_allowed

    line = f"apt-get install --yes --no-install-recommends {' '.join(absent)}"
    if not has("apt-get"):
        raise ReleaseError(f"These packages of Debian are missing: {' '.join(absent)}.")
    say(f"Missing on this system: {' '.join(absent)}.")
    allowed = is_allowed(as_root(f"apt-get update && {line}"))
    if not allowed or not install(as_root(f"apt-get update && {line}"), LOGS / "apt.log"):
        raise ReleaseError("Install these packages, then try again.")
    if missing_tools():
        raise ReleaseError(f"These packages are still missing: {' '.join(missing_tools())}.")


def add_icu(prefix: Prefix) -> None:
    """Add the library for converters of text. Raises ReleaseError."""
    made: list[str | Path] = ["-O2", "-shared", "-static-libgcc", "-o", prefix.system / "icuuc.dll"]
    run([COMPILER, *made, SHIMS / "icuuc.c"], quiet=True)


def replace_functions(prefix: Prefix, library: str) -> None:
    """Put our functions into a library of Wine: those of packaging/windows/wine/LIBRARY.c. Raises
    ReleaseError."""
    own = SHIMS / f"{library}.c"
    copy = f"{library[:7]}0"
    wines = BUILTINS / f"{library}.dll"
    content = bytearray(wines.read_bytes())
    at = content.find(MARK)
    if at < 0:
        raise ReleaseError(f"{wines} is no library of Wine that can be copied.")
    content[at : at + len(MARK)] = b"Once built in.." + b"\0"
    (prefix.system / f"{copy}.dll").write_bytes(content)
    folder = PLACE / "shims"
    folder.mkdir(parents=True, exist_ok=True)
    definition = folder / f"{library}.def"
    lines = forwarding(exports(wines), own_functions(own.read_text(encoding="utf-8")), copy)
    definition.write_text(
        "\n".join([f'LIBRARY "{library}.dll"', "EXPORTS", *lines]) + "\n", encoding="utf-8"
    )
    made = prefix.system / f"{library}.dll"
    made.unlink(missing_ok=True)
    options: list[str | Path] = ["-O2", "-fno-builtin", "-static-libgcc", "-shared", "-o", made]
    run([COMPILER, *options, own, definition], quiet=True)
    prefix.set_value(r"HKCU\Software\Wine\DllOverrides", library, "native,builtin")


def own_functions(source: str) -> set[str]:
    """Return the names of the functions that a source of ours has instead of Wine's: own_NAME, and
    for a kind of complex function those with the endings l and f."""
    plain = {one for one, _ in WITHOUT_FUNCTIONS.findall(source) if one and one != "##name"}
    families = {family for _, family in WITHOUT_FUNCTIONS.findall(source) if family != "name"}
    return plain | {name + ending for name in families - {""} for ending in ("", "l", "f")}


def forwarding(names: Sequence[str], own: set[str], copy: str) -> list[str]:
    """Return the lines of a definition file: each name leads to our function, or to the copy's."""
    kept = [
        f"{name} = own_{name}" if name in own else f"{name} = {copy}.{name}"
        for name in names
        if re.fullmatch(r"\w+", name)
    ]
    return [*kept, *(f"{name} = own_{name}" for name in sorted(own - set(names)))]


def exports(library: Path) -> list[str]:
    """Return the names that a library for Windows exports. Raises ReleaseError."""
    told = run(["gendef", "-", library], quiet=True)
    lines = told.partition("\nEXPORTS\n")[2].splitlines()
    names = [line.split()[0].rstrip(";") for line in lines if line.strip() and line[0] != ";"]
    if not names:
        raise ReleaseError(f"{library} exports nothing.")
    return [name.strip('"') for name in names]


@contextmanager
def screen(size: str = "1280x800") -> Iterator[None]:
    """Provide a screen that nobody sees, to all programs that are started. Raises ReleaseError."""
    before = os.environ.get("DISPLAY")
    reading, writing = os.pipe()
    words: list[str | Path] = [
        "Xvfb",
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        f"{size}x24",
        "-nolisten",
        "tcp",
    ]
    with subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        try:
            os.close(writing)
            with os.fdopen(reading, encoding="ascii") as told:
                number = told.readline().strip()
            if not number:
                raise ReleaseError("Xvfb, the screen that nobody sees, cannot be started.")
            os.environ["DISPLAY"] = f":{number}"
            yield
        finally:
            server.terminate()
            os.environ.pop("DISPLAY", None)
            if before is not None:
                os.environ["DISPLAY"] = before
