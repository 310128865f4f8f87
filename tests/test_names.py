"""How files are named and how long they are: a file is a chapter with a name that a stranger would
search for."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "burgundy_qt"
GAMES = {ruleset.parent.name for ruleset in (PACKAGE / "rules").glob("*/*_ruleset.py")}
CHAPTERS = [
    path.relative_to(PACKAGE)
    for path in sorted(PACKAGE.rglob("*.py"))
    if not path.name.startswith("__")
]
MOST_FILES = 670
LONGEST = 700
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
"""Words that were once names here and that nobody would search for."""


def is_of_a_game(path: Path) -> bool:
    """Return whether a file belongs to one game."""
    folders = path.parts
    if folders[0] == "rules":
        return folders[1] in GAMES
    return "games" in folders


def lines_of(path: Path) -> int:
    return (PACKAGE / path).read_text("utf-8").count("\n")


def test_the_package_has_no_more_files_than_a_reader_can_find_the_way_in():
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


def test_no_file_is_called_by_a_word_that_nobody_would_search_for():
    assert [str(path) for path in CHAPTERS if OLD_WORDS.fullmatch(path.stem)] == []
