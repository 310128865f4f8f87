"""Tests of the names and lengths of files: a file is a chapter, with a name that a stranger would
search for."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "burgundy_qt"
GAMES = {ruleset.parent.name for ruleset in (PACKAGE / "rules").glob("*/*_ruleset.py")}
CHAPTERS = [
    path.relative_to(PACKAGE)
    for path in sorted(PACKAGE.rglob("*.py"))
    if not path.name.startswith("__")
]
MOST_FILES = 650
LONGEST = 700
SHORT = 60
REASON = re.compile(r"\b(?:short|small|separate|twin|Only this file)\b")
"""Words by which a docstring explains why its file is short."""
FIELD_WORDS = {
    "final_scoring",
    "scoring",
    "sequential_halving",
    "typesetting",
    "wording",
}
"""File names in "-ing" that are nouns of their field."""
OLD_WORDS = re.compile(
    r"(.*_)?(told|meant|said|shown|reckoning|gists|grounds|spots|faces|deeds)|parts|shapes|beside"
)
"""Former file names, which nobody would search for."""
OLD_IDENTIFIERS = re.compile(
    r"_*(?:(?:\w+_)?spots?(?:_\w+)?|redraw\w*|at_chance|chance_waits|(?:\w+_)?boundar(?:y|ies)"
    r"|unheard_position|filled_in|give_(?:set_up|chance)|foreseen|branched|as_known|veiled"
    r"|\w+_face|\w+Words|(?:\w+)?Told|Lessons|School|Evidence"
    r"|(?:\w+_)?(?:told|deeds?|gists?|lots?)(?:_\w+)?|(?:\w+_)?(?:TOLD|DEEDS?|GISTS?|LOTS?)(?:_\w+)?)"
)
"""Former identifiers. Nobody would find by them a slot, a sprite, a determinization, a chance node
or a step of the horizon (docs/glossary.md), an action, an effect or a random choice."""
OF_A_DIE = {"die_face", "_draw_face"}
OF_AN_AUCTION = re.compile(r".*lots?(?:_\w+)?|LOT_\w+")
"""Carcassonne's bazaars sell tiles lot by lot."""
KEYS_OF_MOTIVES = {"deed"}
"""A key of the engine protocol, which must not change."""


def is_of_a_game(path: Path) -> bool:
    """Return whether a file belongs to one game."""
    folders = path.parts
    if folders[0] == "rules":
        return folders[1] in GAMES
    return "games" in folders


def lines_of(path: Path) -> int:
    return (PACKAGE / path).read_text("utf-8").count("\n")


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse((PACKAGE / path).read_text("utf-8"))


def test_the_package_does_not_have_too_many_files():
    assert len(list(PACKAGE.rglob("*.py"))) <= MOST_FILES


def test_names_of_shared_files_are_unique():
    places = defaultdict(list)
    for path in CHAPTERS:
        places[path.stem].append(path)
    assert {
        name: paths
        for name, paths in places.items()
        if len(paths) > 1 and not all(map(is_of_a_game, paths))
    } == {}


def test_no_file_is_longer_than_a_chapter():
    assert {str(path): lines_of(path) for path in CHAPTERS if lines_of(path) > LONGEST} == {}


def test_names_in_ing_are_words_of_the_field():
    assert {path.stem for path in CHAPTERS if path.stem.endswith("ing")} <= FIELD_WORDS


def test_a_short_file_explains_why_it_is_short():
    """Exceptions are commands, which have one file each, and the smallest game, the template of new
    ones."""
    assert [
        str(path)
        for path in CHAPTERS
        if lines_of(path) < SHORT
        and path.parts[0] != "commands"
        and "sealed_bids" not in path.as_posix()
        and not REASON.search(ast.get_docstring(tree_of(path)) or "")
    ] == []


def has_old_words(path: Path) -> bool:
    """Return whether any word of a file is an old one, even in its texts. Only such a file is
    parsed."""
    words = set(re.findall(r"\w+", (PACKAGE / path).read_text("utf-8")))
    return any(map(OLD_IDENTIFIERS.fullmatch, words))


def identifiers_of(tree: ast.Module) -> set[str]:
    """Return every name that a module defines, uses or passes."""
    found = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                found.add(name)
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.keyword(arg=str(name)):
                found.add(name)
    return found


def is_kept(path: Path, name: str) -> bool:
    """Return whether an old word is the right one in this file."""
    if "carcassonne" in path.parts:
        return OF_AN_AUCTION.fullmatch(name) is not None
    return path.stem.endswith("_motives") and name in KEYS_OF_MOTIVES


def test_old_identifiers_do_not_come_back():
    assert {
        str(path): old
        for path in filter(has_old_words, CHAPTERS)
        if (
            old := {
                name
                for name in identifiers_of(tree_of(path)) - OF_A_DIE
                if OLD_IDENTIFIERS.fullmatch(name) and not is_kept(path, name)
            }
        )
    } == {}


def test_no_file_has_an_old_name():
    assert [str(path) for path in CHAPTERS if OLD_WORDS.fullmatch(path.stem)] == []
