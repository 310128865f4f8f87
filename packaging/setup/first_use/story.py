"""The course of a start: check the set-up, complete it if necessary, then start the program."""

import os
import sys
from pathlib import Path

from first_use.ready import ready_record

ROOT = Path(__file__).resolve().parents[3]
NO_SYSTEM = "--no-system"
"""Before or right after the command: nothing of the system is installed."""
SCREENLESS = {"engine", "replay", "arena", "train"}
"""Sub-commands that run without Qt's libraries."""

COMMAND = "burgundy" if os.name == "nt" else "./burgundy"
"""The command that a person types in the clone; help and errors use it."""

UNDER_WINE = "--under-wine"
"""After `test`: the tests run with Python for Windows (docs/releasing.md)."""

WHOLE_SUITE = ["-n", "auto", "--dist", "worksteal"]
"""The options of the whole test suite: a worker for each core."""

PLAIN_NOTICE = (
    "Note: no C compiler with Python's headers was found, so the rules run slowly "
    "and only the first two\n      bot levels are available. Install a compiler "
    "and the headers; the next start then compiles\n      the rules and offers all "
    "levels."
)


def main(arguments: list[str]) -> int:
    """Set up what is missing, then become the program; return the exit status if that fails."""
    may_install = NO_SYSTEM not in arguments[:2]
    arguments = [word for at, word in enumerate(arguments) if at >= 2 or word != NO_SYSTEM]
    needs = needs_of(arguments)
    record = ready_record(str(ROOT), needs)
    if record is None:
        if is_inside_venv() and base_python() != sys.executable:
            return run([base_python(), "-I", str(ROOT / "packaging/setup"), *sys.argv[1:]])
        # Imported only when necessary, since a start must be fast.
        from first_use.steps import set_up

        status, record = set_up(ROOT, needs, may_install)
        if status:
            return status
    return start(arguments, is_plain=bool(record["plain"]))


def needs_of(arguments: list[str]) -> set[str]:
    """Return what the command needs beyond the packages to play."""
    command = arguments[0] if arguments else "play"
    if command in ("test", "campaign"):
        return {"screen", "tests"}
    if command in ("translations", "release", "new-game"):
        return set()
    return set() if command in SCREENLESS else {"screen"}


def is_inside_venv() -> bool:
    """Return whether the interpreter is that of the .venv, which must not run while it may be
    replaced."""
    return Path(sys.executable).parent.parent == ROOT / ".venv"


def base_python() -> str:
    """Return the Python that made the .venv."""
    return str(getattr(sys, "_base_executable", sys.executable))


def start(arguments: list[str], is_plain: bool) -> int:
    """Run the tests, a campaign, the translations, a new game, a step of a release, or the program
    itself."""
    python = str(ROOT / ".venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    if is_plain:
        print(PLAIN_NOTICE, file=sys.stderr, flush=True)
        os.environ["BURGUNDY_CORE"] = "plain"
    if arguments[:2] == ["test", UNDER_WINE]:
        os.chdir(ROOT)
        return run([python, str(ROOT / "packaging/release"), "wine-tests", *arguments[2:]])
    if arguments[:1] == ["test"]:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        os.chdir(ROOT)
        return run([python, "-m", "pytest", *(arguments[1:] or WHOLE_SUITE)])
    if arguments[:1] == ["campaign"]:
        os.chdir(ROOT)
        return run([python, "-m", "lab", *arguments[1:]])
    if arguments[:1] == ["translations"]:
        return run([python, str(ROOT / "packaging/translations.py"), *arguments[1:]])
    if arguments[:1] == ["new-game"]:
        return run([python, str(ROOT / "packaging/new_game.py"), *arguments[1:]])
    if arguments[:1] == ["release"]:
        return run([python, str(ROOT / "packaging/release"), *arguments[1:]])
    os.environ["BURGUNDY_COMMAND"] = COMMAND
    return run([python, "-P", "-m", "burgundy_qt", *arguments])


def run(command: list[str]) -> int:
    """Become the command; if a process cannot, run it and return its exit status."""
    if os.name != "nt":
        os.execv(command[0], command)
    import subprocess  # for Windows alone

    with subprocess.Popen(command) as program:
        while True:
            try:
                return program.wait()
            except KeyboardInterrupt:
                continue  # the program gets Ctrl-C too, and decides
