"""Tests of the pages in docs/ and of README.md: short lines and paragraphs, names that exist, and
Python that runs."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ROOMS = [ROOT / room for room in (".github", "burgundy_qt", "docs", "lab", "packaging", "tests")]
INDEX = DOCS / "README.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted([*DOCS.glob("*.md"), *DOCS.glob("design/*.md")])]
WIDE, MOST = 120, 6
A_LINE_A_ROW = "changelog.md"  # each version is one line, which the packages use
ELSEWHERE = re.compile(r"[A-Z]{2}|-N\.|^dist/")  # a placeholder, or a file that a build creates
LINK = re.compile(r"\]\(([^)#:]+)(?:#[\w-]+)?\)")
FENCED = re.compile(r"^```.*?^```", re.M | re.S)
QUOTED = re.compile(r"`[^`\n]+`")
TEST = re.compile(r"`(test_\w+)`")
PLACE_OF_A_RULING = re.compile(r"`(\w+(?:/\w+)?)\.(?!json)(\w+)`")  # module.function, or module.py
NAMED = re.compile(r"`([a-z_.]+/[\w./-]+\.(?:py|pxd|md|toml|json|spec|sh|yml))`")

RULES, RULINGS = ROOT / "burgundy_qt" / "rules", DOCS / "rules.md"
RUNNABLE = [ROOT / "README.md", DOCS / "first-program.md", DOCS / "python-api.md"]
PYTHON = re.compile(r"^```python\n(.*?)^```\n(?:```text\n(.*?)^```\n)?", re.M | re.S)

pages = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def prose(page):
    """Return the lines of a page, with "" for those of a table, a heading or a drawing."""
    is_drawing = False
    for line in page.read_text("utf-8").splitlines():
        is_drawing ^= line.startswith("```")
        yield "" if is_drawing or line.startswith(("|", "#", "```")) else line


def paragraphs(lines):
    """Yield the number of lines of each paragraph and of each item of a list."""
    length = 0
    for line in lines:
        begins = re.match(r"\s*(?:[-*]|\d+\.) ", line)
        if length and (begins or not line.strip()):
            yield length
            length = 0
        length += bool(line.strip())
    yield length


@pages
def test_no_line_is_too_long(page):
    if page.name != A_LINE_A_ROW:
        assert [line for line in prose(page) if len(line) > WIDE and not is_one_example(line)] == []


def is_one_example(line):
    """Return whether the line is one object of the protocol, which cannot be broken."""
    return len(QUOTED.sub("", line).split()) <= 2


@pages
def test_no_paragraph_is_too_long(page):
    assert max(paragraphs(prose(page))) <= MOST


def exists(name):
    """Return whether a file of this name is in one of the project's folders."""
    return any(path.match(name) for room in ROOMS for path in room.rglob(Path(name).name))


@pages
def test_pages_name_only_existing_files(page):
    named = {name for name in NAMED.findall(page.read_text("utf-8")) if not ELSEWHERE.search(name)}
    assert [name for name in named if not exists(name)] == []


@pages
def test_pages_name_only_existing_tests(page, written_tests):
    assert set(TEST.findall(page.read_text("utf-8"))) - written_tests == set()


@pytest.fixture(scope="module")
def written_tests():
    texts = (path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    return {name for text in texts for name in re.findall(r"^def (test_\w+)", text, re.M)}


def test_rulings_name_modules_and_functions_of_the_rules():
    places = set(PLACE_OF_A_RULING.findall(RULINGS.read_text("utf-8")))
    assert len(places) > 100
    assert [place for place in sorted(places) if not is_of_the_rules(*place)] == []


@pytest.mark.parametrize(
    ("game", "last"),
    [
        ("The Castles of Burgundy", 23),
        ("The Burgundy Dice Game", 20),
        ("The Castles of Tuscany", 25),
        ("Carcassonne", 24),
    ],
)
def test_rulings_of_each_game_have_their_numbers(game, last):
    section = RULINGS.read_text("utf-8").partition(f"\n## {game}\n")[2].partition("\n## ")[0]
    numbers = re.findall(r"^(\d+)\. ", section, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, last + 1)]


def is_of_the_rules(module, function):
    """Return whether a module of a game has the function. If the function is "py", the module must
    exist."""
    texts = [path.read_text("utf-8") for path in RULES.glob(f"*/{module}.py")]
    return any(function == "py" or f"def {function}(" in text for text in texts)


@pages
def test_links_of_pages_lead_to_existing_files(page):
    links = LINK.findall(QUOTED.sub("", FENCED.sub("", page.read_text("utf-8"))))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_index_lists_every_page_of_docs_once():
    listed = [INDEX.parent / link for link in LINK.findall(INDEX.read_text("utf-8"))]
    assert sorted(listed) == [page for page in PAGES if DOCS in page.parents and page != INDEX]


def test_long_paragraphs_are_counted():
    assert list(paragraphs(["a", "b", "", "- c", "  d", "- e"])) == [2, 2, 1]


@pytest.mark.parametrize("page", RUNNABLE, ids=lambda page: page.name)
def test_python_of_pages_runs_and_prints_what_they_show(page, capsys):
    names = {"__name__": "__main__"}
    blocks = PYTHON.findall(page.read_text("utf-8"))
    assert blocks
    for code, shown in blocks:
        exec(compile(code, page, "exec"), names)
        printed = capsys.readouterr().out
        assert printed == (shown or printed)
