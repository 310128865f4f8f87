"""`./burgundy new-game NAME`: begin a new game as a copy of sealed bids, the smallest complete one.

All files of sealed bids are copied under the new name, in all layers and with its tests, and the
game is added to the registry. The copy can be played at once, so every change can be tried. Nothing
is written if a file is in the way.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TEMPLATE = "sealed_bids"
ALIKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
FOLDERS = (
    "burgundy_qt/rules/sealed_bids",
    "burgundy_qt/session/games",
    "burgundy_qt/widgets/games/sealed_bids",
    "burgundy_qt/screenshots/games",
    "burgundy_qt/assets/rules/sealed_bids",
    "tests/rules",
    "tests/widgets/games/sealed_bids",
)
"""The folders of sealed bids' files: those with its name in their path."""
KINDS = {".py", ".pxd", ".md"}
REGISTRY = "burgundy_qt/rules/registry.py"
REPEATED = ("tests/contract/counts.json", "tests/contract/games.py", "pyproject.toml")
"""Tables with lines of sealed bids: after each of these comes the same for the new game."""
ONLY_OF_THE_TEMPLATE = 'pytestmark = pytest.mark.usefixtures("template")\n'
"""The line in tests of a game outside the registry."""
FIRST_STEPS = (
    "\nWrite these first (docs/adding-a-game.md lists all ten steps):\n  1. "
    "{rules}/state.pxd: everything on the table, as a struct\n     "
    "{rules}/{name}_position.py: the legal actions of each player, and their "
    "effects\n  2. {rules}/{name}_ruleset.py: requests, actions, events and the "
    "state in the protocol\n  3. {rules}/known_state.py: what each event means for "
    "a player who watches\n  Then the table: "
    "burgundy_qt/widgets/games/{name}/{name}_table.py and the files beside "
    "it.\nBefore you release it: a picture for its box on the shelf, its rules in "
    "every language, translations\n(./burgundy translations), and its own counts in "
    "tests/contract/counts.json.\n\nTry it:\n  ./burgundy test "
    "tests/rules/test_{name}.py tests/widgets/games/{name}\n  ./burgundy test "
    "tests/contract -k {protocol}\n  ./burgundy        {title} is the last box on "
    "the shelf\n"
)


class CannotBegin(Exception):
    """The game cannot be made: the message gives the reason and what to do."""


@dataclass(frozen=True)
class Names:
    """The names of a game: as a folder ("wine_market"), in the protocol ("wine-market"), in names
    of classes ("WineMarket"), and as its title."""

    folder: str

    @property
    def protocol(self) -> str:
        return self.folder.replace("_", "-")

    @property
    def title(self) -> str:
        return " ".join(word.capitalize() for word in self.folder.split("_"))

    @property
    def classes(self) -> str:
        return self.title.replace(" ", "")

    @property
    def words(self) -> str:
        """The form in the middle of a sentence."""
        return self.folder.replace("_", " ")

    def all(self) -> tuple[str, ...]:
        """Return every form, always in the same order."""
        first = self.words[0].upper() + self.words[1:]
        return self.folder, self.protocol, self.classes, self.title, first, self.words


def main(arguments: list[str]) -> int:
    """Make a game and print the new files; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="./burgundy new-game", description="Create a new game as a copy of Sealed Bids."
    )
    parser.add_argument("name", metavar="NAME", help="folder of the game, such as wine_market")
    name = parser.parse_args(arguments).name
    try:
        made = make(ROOT, name)
    except CannotBegin as problem:
        print(problem, file=sys.stderr)
        return 1
    tidy(ROOT, made)
    if os.environ.get("BURGUNDY_CORE") != "plain":
        compile_core(ROOT)
    names = Names(name)
    print(f"{names.title} is now in the registry. Its files:")
    print("\n".join(f"  {path}" for path in made))
    told = FIRST_STEPS.format(
        name=name,
        rules=f"burgundy_qt/rules/{name}",
        protocol=names.protocol,
        title=names.title,
    )
    print(told.rstrip())
    return 0


def make(root: Path, name: str) -> list[str]:
    """Copy sealed bids under a name, and add the copy to all lists of games; return the paths of
    the new files, in order. Raises CannotBegin before anything is written."""
    check(root, name)
    old, new = Names(TEMPLATE), Names(name)
    number = free_number(root)
    made = {}
    for path in sorted(files_of_template(root)):
        text = renamed(path.read_text("utf-8"), old, new).replace(ONLY_OF_THE_TEMPLATE, "")
        target = path.relative_to(root).as_posix().replace(TEMPLATE, name)
        if target.endswith("_profile.py"):
            text = re.sub(r"^    number = \d+$", f"    number = {number}", text, flags=re.M)
        made[target] = text
    in_the_way = [target for target in made if (root / target).exists()]
    if in_the_way:
        raise CannotBegin(f"{in_the_way[0]} already exists. Choose another name, or remove it.")
    changed = {path: repeated((root / path).read_text("utf-8"), old, new) for path in REPEATED}
    changed[REGISTRY] = registered((root / REGISTRY).read_text("utf-8"), new)
    for target, text in (made | changed).items():
        (root / target).parent.mkdir(parents=True, exist_ok=True)
        (root / target).write_text(text, "utf-8")
    return list(made)


def check(root: Path, name: str) -> None:
    """Raise CannotBegin if no game can have this name."""
    if not ALIKE.fullmatch(name) or keyword.iskeyword(name):
        raise CannotBegin(
            f"{name!r} cannot be the name of a folder of Python code. Use lower-case letters, "
            "digits and single underscores, and begin with a letter, as in wine_market."
        )
    rules = root / "burgundy_qt/rules"
    if (rules / name).exists() or (rules / f"{name}.py").exists() or is_listed(root, name):
        raise CannotBegin(f"The name {name} is already taken. Choose another name.")


def is_listed(root: Path, name: str) -> bool:
    """Return whether the registry has a game of this name."""
    names = re.findall(r'^    "(.+)": "(.+)",$', (root / REGISTRY).read_text("utf-8"), re.M)
    return any(name in pair or Names(name).protocol in pair for pair in names)


def files_of_template(root: Path) -> Iterator[Path]:
    """Yield the files of sealed bids, in all layers."""
    for folder in FOLDERS:
        for path in (root / folder).rglob("*"):
            if path.suffix in KINDS and TEMPLATE in path.relative_to(root).as_posix():
                yield path


def free_number(root: Path) -> int:
    """Return the lowest number without a game in the codes of deals."""
    profiles = (root / "burgundy_qt/session/games").glob("*_profile.py")
    taken = {
        int(number)
        for path in profiles
        for number in re.findall(r"^    number = (\d+)$", path.read_text("utf-8"), re.M)
    }
    return min(set(range(len(taken) + 1)) - taken)


def renamed(text: str, old: Names, new: Names) -> str:
    """Return the text of one game with the names of another."""
    for was, becomes in zip(old.all(), new.all(), strict=True):
        text = text.replace(was, becomes)
    return text


def repeated(text: str, old: Names, new: Names) -> str:
    """Return a table with a line of the new game after each of the old one's."""
    lines = []
    for line in text.splitlines(keepends=True):
        lines.append(line)
        is_entry = line.lstrip().startswith(
            (f'"{old.protocol} ', f'"burgundy_qt.rules.{old.folder}')
        )
        if is_entry and not line.rstrip().endswith(","):
            lines[-1] = f"{line.rstrip()},\n"
        if is_entry:
            lines.append(renamed(line, old, new))
    return "".join(lines)


def registered(text: str, new: Names) -> str:
    """Return the registry with one more game, as the last."""
    entry = f'    "{new.protocol}": "{new.folder}",\n'
    return re.sub(r"(^GAMES = \{\n(?:    .*\n)+)", lambda found: found[1] + entry, text, flags=re.M)


def tidy(root: Path, made: list[str]) -> None:
    """Sort the imports and wrap the lines again, since they depend on the name; do nothing if ruff
    is not installed."""
    code = [path for path in made if path.endswith(".py")]
    for order in (["check", "--fix"], ["format"]):
        command = [sys.executable, "-m", "ruff", *order, "--quiet", *code]
        subprocess.run(command, cwd=root, capture_output=True, check=False)


def compile_core(root: Path) -> None:
    """Compile the rules of the new game."""
    sys.path.insert(0, str(root / "packaging/setup"))
    from first_use.steps import make_core_current

    make_core_current(root)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
