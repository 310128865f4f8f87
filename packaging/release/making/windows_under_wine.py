"""The program for Windows made and tried on Linux: Python, core, frozen program and installer under
Wine, then installed, played, looked at and uninstalled.

It shows what Wine can show: that all parts are there and work together. Windows' own fonts,
scaling, sound, antivirus software and screen readers are not Wine's.
"""

from __future__ import annotations

import filecmp
import json
import os
import select
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from making import sizes, windows, windows_python
from making.project import NAME, ROOT, TITLE, VERSION, ReleaseError
from making.speech import python, run, say
from making.windows_python import PROGRAM, SOURCE
from making.wine_prefix import LOGS, PLACE, REST, Prefix, provide_tools, screen

WORKSHOP = Prefix(PLACE / "prefix")
"""Where Python runs: the program is frozen and tested here."""
CUSTOMER = Prefix(PLACE / "installed")
"""A fresh Windows for every installation."""
FROZEN = SOURCE / "dist" / NAME
INSTALLER = PLACE / f"{NAME}-{VERSION}-setup.exe"
PICTURES = PLACE / "screenshots"
LISTED = PLACE / "files-before.json"
MOVES, SIMULATIONS = 40, 30
"""How long a game of bots is, and how long each of them thinks."""
PATIENCE = 300
"""Seconds for what comes in a few, so that a busy machine fails nothing."""
KEYS = "BurgundyQt", "Burgundy Qt", ".burgundy"
PHOTOGRAPH = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication([])
app.primaryScreen().grabWindow(0).save(sys.argv[1])
"""
SAVES = """
import sys
from pathlib import Path
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.screenshots.photo_stage import TWO, put_game
for game in GAMES:
    print(f"{game}\t{put_game(Path(sys.argv[1]) / game, TWO, 7, 6, game=game)}")
"""


def make_all() -> None:
    """Do every step from the download to the removal, and print how long each took. Raises
    ReleaseError."""
    begun = time.monotonic()
    for step in (fetch, prepare, compile_core, freeze, pack, install, play, look, uninstall):
        step()
    say(f"All of it took {time.monotonic() - begun:.0f} s. Its folder is {shown(PLACE)}.")


def timed(title: str, work: Callable[[], str]) -> None:
    """Do a step, and print what it says about its result, with its duration."""
    say(title)
    begun = time.monotonic()
    told = work()
    say(f"  {told} ({time.monotonic() - begun:.0f} s)")


def fetch() -> None:
    """Install what the system lacks, and download all wheels. Raises ReleaseError."""

    def work() -> str:
        provide_tools()
        windows_python.fetch()
        wheels = list(windows_python.WHEELS.glob("*.whl"))
        return f"{len(wheels)} wheels, {megabytes(windows_python.WHEELS)}"

    timed("Downloading Python and its packages for Windows", work)


def prepare() -> None:
    """Make the folder of Python and a Windows for it. Raises ReleaseError."""

    def work() -> str:
        windows_python.assemble()
        with screen():
            WORKSHOP.make()
            WORKSHOP.end()
        WORKSHOP.run([PROGRAM, "-VV"], "version")
        told = (LOGS / "version.log").read_text(encoding="utf-8").strip()
        return f"{told}: {megabytes(windows_python.FOLDER)}, Wine's folder {megabytes_of(WORKSHOP)}"

    timed("Preparing Wine and Python for Windows", work)


def compile_core() -> None:
    """Compile the rules and the bots for Windows. Raises ReleaseError."""
    timed(
        "Compiling the rules and the bots for Windows",
        lambda: f"{windows_python.compile_core()} modules",
    )


def freeze() -> None:
    """Make the frozen program with the Python for Windows, and run its self-test. Raises
    ReleaseError."""

    def work() -> str:
        with WORKSHOP.on_screen():
            WORKSHOP.run([PROGRAM, "packaging/release", "frozen"], "frozen", cwd=SOURCE)
        said = (LOGS / "frozen.log").read_text(encoding="utf-8", errors="replace").splitlines()
        for line in said:
            if "self-test" in line or "first frame" in line:
                say(line)
        return megabytes(FROZEN)

    timed("Freezing the program under Wine (some minutes)", work)


def pack() -> None:
    """Make the installer. Raises ReleaseError."""

    def work() -> str:
        INSTALLER.unlink(missing_ok=True)
        windows.compile_installer(FROZEN, INSTALLER, of_64_bits=True)
        return f"{INSTALLER.name}: {megabytes(INSTALLER)}"

    timed("Making the installer", work)


def install() -> None:
    """Install the program silently in a fresh Windows, and run its self-test. Raises
    ReleaseError."""

    def work() -> str:
        with screen():
            CUSTOMER.make()
            CUSTOMER.end()
        LISTED.write_text(json.dumps(sorted(files_of(CUSTOMER))), encoding="utf-8")
        with CUSTOMER.on_screen():
            CUSTOMER.run([INSTALLER, "/S"], "install")
            expect(program().exists(), "The installer has not installed the program.")
            different = filecmp.dircmp(FROZEN, program().parent).left_only
            expect(not different, f"The installer has left out {different}.")
            links = list(CUSTOMER.drive.rglob(f"{TITLE}.lnk"))
            expect(links, "The start menu has no entry.")
            CUSTOMER.run([console(), "--self-test"], "self-test")
        expect(keys_left(), "The registry does not know the program.")
        say(f"  {(LOGS / 'self-test.log').read_text(encoding='utf-8').strip()}")
        return megabytes(program().parent)

    timed("Installing the program in a fresh Windows", work)


def play() -> None:
    """Let bots play a game of each kind through the engine, here and under Wine: all bytes must be
    the same. Raises ReleaseError."""
    from burgundy_qt.rules.registry import GAMES

    def work() -> str:
        compared = 0
        for game in GAMES:
            asked, answered = played_here(game)
            with CUSTOMER.on_screen(), CUSTOMER.start([console(), "engine"]) as engine:
                told, _ = engine.communicate(asked)
            if told != answered:
                (LOGS / f"{game}-linux.json").write_bytes(answered)
                (LOGS / f"{game}-windows.json").write_bytes(told)
                raise ReleaseError(
                    f"The engine answers differently in {game}: see {game}-*.json in {shown(LOGS)}."
                )
            compared += len(told)
        return f"{len(GAMES)} games, {compared} bytes, all the same as on Linux"

    timed("Playing through the engine", work)


def played_here(game: str) -> tuple[bytes, bytes]:
    """Return the requests of a game of bots, and the answers of the engine on this system."""
    asked: list[bytes] = []
    answered: list[bytes] = []
    with subprocess.Popen(
        [python(), "-m", "burgundy_qt", "engine"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def ask(**request: object) -> dict[str, object]:
            assert engine.stdin is not None and engine.stdout is not None
            asked.append(json.dumps(request).encode() + b"\n")
            engine.stdin.write(asked[-1])
            engine.stdin.flush()
            answered.append(engine.stdout.readline())
            return dict(json.loads(answered[-1]))

        ask(cmd="new", game=game, players=2, seed=7)
        for _ in range(MOVES):
            for seat in range(2):
                if ask(cmd="legal", seat=seat).get("actions"):
                    thought = ask(cmd="think", seat=seat, simulations=SIMULATIONS)
                    ask(cmd="apply", seat=seat, action=thought["action"])
                    break
        ask(cmd="state")
        ask(cmd="record", private=True)
        engine.stdin.close()
    return b"".join(asked), b"".join(answered)


def look() -> None:
    """Open the window with its first page, and with a game of each kind whose path has letters of
    other languages; save a picture of each. Meanwhile nothing can be installed or removed. Raises
    ReleaseError."""

    def work() -> str:
        shutil.rmtree(PICTURES, ignore_errors=True)
        PICTURES.mkdir(parents=True)
        told = run([python(), "-c", SAVES, PLACE / "games"], quiet=True)
        with CUSTOMER.on_screen():
            show("home")
            for line in told.splitlines():
                game, save = line.split("\t")
                show(game, Path(save))
        return f"{len(list(PICTURES.iterdir()))} pictures in {shown(PICTURES)}"

    timed("Opening the window", work)


def show(name: str, save: Path | None = None) -> None:
    """Open the window, with a saved game if there is one, save a picture of it, and close it."""
    words: list[str | Path] = [program()]
    if save is not None:
        place = home() / "Documents" / "Łódź, Győr"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(save, place / f"{name} ő.burgundy")
        words += ["play", windows_path(place / f"{name} ő.burgundy")]
    with CUSTOMER.start(words) as window:
        wait_for_picture(PICTURES / f"{name}.png", window)
        if save is None:
            refuse_while_running()
        CUSTOMER.run(["taskkill", "/im", f"{NAME}.exe"], "taskkill", may_fail=True)
        try:
            window.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            CUSTOMER.end()
            raise ReleaseError(f"The window of {name} did not close.") from None
    expect(window.returncode == 0, f"The program ended with {window.returncode} after {name}.")


def refuse_while_running() -> None:
    """Check that neither installer nor uninstaller does anything while the program runs."""
    status = CUSTOMER.run([INSTALLER, "/S"], "refused", may_fail=True)
    expect(status, "The installer has not noticed that the program runs.")
    CUSTOMER.run([uninstaller(), "/S"], "refused", may_fail=True)
    time.sleep(REMOVAL)
    whole = not filecmp.dircmp(FROZEN, folder()).left_only and (folder() / "_internal").exists()
    expect(whole, "The uninstaller has not noticed that the program runs.")


REMOVAL = 10
"""Seconds after which an uninstaller, which continues in a copy of itself, would have begun."""


def wait_for_picture(file: Path, window: subprocess.Popen[bytes]) -> None:
    """Photograph the screen until it shows a whole page and no longer changes. Raises
    ReleaseError."""
    end, before, steady = time.monotonic() + PATIENCE, b"", 0
    while time.monotonic() < end:
        expect(window.poll() is None, f"The program has ended with {window.returncode}.")
        time.sleep(2)
        platform = {"QT_QPA_PLATFORM": "xcb"}
        run([python(), "-c", PHOTOGRAPH, file], environment=platform, quiet=True)
        content = file.read_bytes()
        steady = steady + 1 if content == before and len(content) > LEAST_BYTES else 0
        if steady == STEADY:
            return
        before = content
    raise ReleaseError(f"No window was seen within {PATIENCE} s: see {shown(file)}.")


LEAST_BYTES, STEADY = 200_000, 2
"""A picture of a whole page is larger, one of a page that is being opened smaller; and how often in
turn it must be the same."""


def uninstall() -> None:
    """Remove the program, and check that only games and settings are left. Raises ReleaseError."""

    def work() -> str:
        with CUSTOMER.on_screen():
            CUSTOMER.run([uninstaller(), "/S"], "uninstall")
            end = time.monotonic() + PATIENCE
            while folder().exists() and time.monotonic() < end:
                time.sleep(1)  # it continues in a copy of itself, which Wine does not wait for
            time.sleep(REMOVAL)  # the registry comes last
        before = set(json.loads(LISTED.read_text(encoding="utf-8")))
        kept = ("AppData/Local/burgundy-qt/", "Documents/")
        strange = [
            name
            for name in sorted(files_of(CUSTOMER) - before)
            if not any(place in name for place in kept) and not name.startswith("windows/")
        ]
        expect(not strange, f"The uninstaller has left {strange}.")
        expect(not keys_left(), f"The registry still has {keys_left()}.")
        return "only the games and settings are left"

    timed("Uninstalling the program", work)


def test(arguments: Sequence[str]) -> int:
    """Run the tests with the Python for Windows, and return pytest's exit status. Raises
    ReleaseError."""
    if not PROGRAM.exists() or not WORKSHOP.system.exists():
        fetch()
        prepare()
    compile_core()
    asked = list(arguments) or ["tests/rules", "tests/engine", "tests/ai", "tests/session"]
    words: list[str | Path] = [PROGRAM, "-u", "-m", "pytest", "-p", "no:cacheprovider", *asked]
    with (
        WORKSHOP.on_screen(),
        WORKSHOP.start(words, cwd=SOURCE, stderr=subprocess.STDOUT) as tests,
    ):
        assert tests.stdin is not None
        tests.stdin.close()
        for told in output_of(tests):
            sys.stdout.buffer.write(told)
            sys.stdout.buffer.flush()
    return tests.returncode


def output_of(program: subprocess.Popen[bytes]) -> Iterator[bytes]:
    """Yield what a program prints, as soon as it does, until it has ended: another program that it
    started may keep its output open for ever."""
    assert program.stdout is not None
    while True:
        has_ended = program.poll() is not None
        if select.select([program.stdout], [], [], REST)[0]:
            # By lines, nothing would be seen of the points of 72 tests before the last of them.
            told = os.read(program.stdout.fileno(), 1 << 16)
            if not told:
                return
            yield told
        elif has_ended:
            return


def home() -> Path:
    """Return the folder of the user of the fresh Windows."""
    users = CUSTOMER.drive / "users"
    return next(path for path in users.iterdir() if path.name != "Public")


def folder() -> Path:
    """Return where the installer puts the program."""
    return home() / "AppData" / "Local" / "Programs" / TITLE


def program() -> Path:
    return folder() / f"{NAME}.exe"


def console() -> Path:
    return folder() / f"{NAME}-console.exe"


def uninstaller() -> Path:
    return folder() / "uninstall.exe"


def windows_path(path: Path) -> str:
    """Return a path of the fresh Windows as its programs write it."""
    return "C:\\" + str(path.relative_to(CUSTOMER.drive)).replace("/", "\\")


def files_of(prefix: Prefix) -> set[str]:
    """Return all files of a Windows, but for temporary ones."""
    found = (path.relative_to(prefix.drive).as_posix() for path in prefix.drive.rglob("*"))
    return {name for name in found if "/Temp/" not in name and (prefix.drive / name).is_file()}


def keys_left() -> list[str]:
    """Return the keys of the program in the registry of the fresh Windows, which is written when
    all its programs have ended."""
    text = (CUSTOMER.folder / "user.reg").read_text(encoding="utf-8", errors="replace")
    keys = [line for line in text.splitlines() if line.startswith("[")]
    return [line for line in keys if any(key in line for key in KEYS)]


def expect(holds: object, otherwise: str) -> None:
    """Raise ReleaseError with these words unless it is true."""
    if not holds:
        raise ReleaseError(otherwise)


def shown(path: Path) -> str:
    return os.path.relpath(path, ROOT)


def megabytes(path: Path) -> str:
    return f"{sizes.size_of(path) / sizes.MB:.1f} MB"


def megabytes_of(prefix: Prefix) -> str:
    return megabytes(prefix.drive)
