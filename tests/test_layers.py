"""The layers of the house, read from its folders: imports go down only and in no circle, what all
games share imports none of them, no game imports another, and what has no screen needs no Qt.

Nothing here lists the packages of a game or those that games share: a package is what its path
says, from the day it is created. Only the order of layers is written down, and every package must
have its place in it.
"""

import copy
import re
import subprocess
import sys
from collections import defaultdict
from graphlib import CycleError, TopologicalSorter
from itertools import pairwise
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = "burgundy_qt"
GAMES = {ruleset.parent.name for ruleset in (ROOT / PACKAGE / "rules").glob("*/*_ruleset.py")}
LAYERS = {  # the highest first; packages of one row do not import each other
    PACKAGE: [
        {"__main__"},
        {"cli"},
        {"commands"},
        {"bench", "screenshots"},
        {"widgets"},
        {"session"},
        {"language"},
        {"engine"},
        {"ai"},
        {"rules"},
        {"display"},
        {"assets", "repeatable", "storage"},
    ],
    f"{PACKAGE}.ai": [
        {"games"},
        {"puzzles", "training"},
        {"arena", "review"},
        {"analysis"},
        {"thinker"},
        {"levels", "turn_search"},
        {"styles"},
        {"networks", "tree_search"},
        {"strengths", "thought"},
        {"game_bots"},
    ],
    f"{PACKAGE}.widgets": [
        {"app"},
        {"window"},
        {"games"},
        {"home"},
        {"analysis_table", "review", "tournaments"},
        {"challenge", "panels", "questions", "screen_reader", "sharing"},
        {"advice", "history", "library", "rulebook", "sounds", "explorer", "statistics"},
        {"page"},
        {"people"},
        {"dialogs"},
        {"new_game"},
        {"log", "play", "settings"},
        {"keys", "table"},
        {"sprites"},
        {"controls"},
        {"phrases", "theme"},
    ],
}
WITHOUT = {
    "rules": {
        *("PySide6", "shiboken6"),
        *("time", "threading", "subprocess", "socket", "asyncio", "multiprocessing"),
    },
    "ai": {"PySide6", "shiboken6"},
    "engine": {"PySide6", "shiboken6"},
}
CIMPORT = re.compile(
    r"^from (?:cython\.cimports\.)?(burgundy_qt[\w.]*) c?import (\((?:[^)]*)\)|.*)", re.M
)
WITHOUT_QT = """
import runpy, sys
class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is blocked", name=name)
sys.meta_path.insert(0, NoQt())
sys.argv = ["burgundy-qt", *sys.argv[1:]]
runpy.run_module("burgundy_qt", run_name="__main__")
"""


def run(*command, **options):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, **options)


@pytest.fixture(scope="module")
def imports():
    """Those of the compiled core among them: of its headers, and what it imports as C."""
    graph = grimp.build_graph(
        PACKAGE,
        include_external_packages=True,
        exclude_type_checking_imports=True,  # a base class names what lies above it
        cache_dir=None,
    )
    return with_more(graph, compiled_imports(graph))


def compiled_imports(imports):
    for file in (ROOT / PACKAGE).rglob("*.p*"):
        importer = ".".join(file.relative_to(ROOT).with_suffix("").parts)
        if file.suffix in (".py", ".pxd") and importer in imports.modules:
            for module, names in CIMPORT.findall(file.read_text("utf-8")):
                inside = {f"{module}.{name}" for name in re.findall(r"\w+", names)}
                for imported in inside & imports.modules or {module}:
                    yield importer, imported


def modules(imports):
    return sorted(module for module in imports.modules if inside(PACKAGE, module))


def ours(imports):
    """Every module with each that it imports of the package itself."""
    for importer in modules(imports):
        for imported in imports.find_modules_directly_imported_by(importer):
            if inside(PACKAGE, imported):
                yield importer, imported


def with_more(imports, more):
    graph = copy.deepcopy(imports)
    for importer, imported in more:
        graph.add_import(importer=importer, imported=imported)
    return graph


def inside(package, module):
    return f"{module}.".startswith(f"{package}.")


def game_of(module):
    """The game whose package a module is in: `rules.GAME`, or of another layer `games.GAME` or
    `games.GAME_profile` or the like, where one file is all."""
    found = re.match(
        rf"{PACKAGE}\.(?:rules|\w+\.games)\.(\w+?)(?:_profile|_screens)?(?:\.|$)", module
    )
    return found[1] if found and found[1] in GAMES else None


def is_of_rules(module):
    """Whether a module is of a game's rules."""
    return inside(f"{PACKAGE}.rules", module) and game_of(module) is not None


def over_a_wall(imports):
    """The imports by which something knows a game that is not its own."""
    return {
        (importer, imported)
        for importer, imported in ours(imports)
        if game_of(imported) not in (None, game_of(importer))
    }


def upwards(imports):
    """The imports of a layer by one that must not know it."""
    found = set()
    for package, rows in LAYERS.items():
        layers = [{f"{package}.{name}" for name in row} for row in rows]
        for fault in imports.find_illegal_dependencies_for_layers(layers):
            for route in fault.routes:
                found |= {(head, tail) for head in route.heads for tail in route.tails}
    return found


def circles(imports):
    """In every package the first circle of its parts, if there is one. Inside a game's rules
    chapters may need each other, as what they tell of does."""
    parts = defaultdict(lambda: defaultdict(set))
    for importer, imported in ours(imports):
        one, other = importer.split("."), imported.split(".")
        for at, (part, needed) in enumerate(zip(one, other, strict=False)):
            if part != needed:
                parts[".".join(one[:at])][part].add(needed)
                break
    found = {}
    for package, needs in parts.items():
        if is_of_rules(package):
            continue
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as error:
            found[package] = error.args[1]
    return found


def test_imports_go_down_only(imports):
    assert upwards(imports) == set()


@pytest.mark.parametrize("package", LAYERS)
def test_every_package_has_its_place_among_the_layers(imports, package):
    placed = [name for row in LAYERS[package] for name in row]
    assert sorted(f"{package}.{name}" for name in placed) == sorted(imports.find_children(package))


def test_nothing_imports_each_other_in_a_circle(imports):
    assert circles(imports) == {}


def test_what_games_share_imports_none_and_no_game_imports_another(imports):
    assert len(GAMES) > 4
    assert over_a_wall(imports) == set()


@pytest.mark.parametrize("room", WITHOUT)
def test_rules_and_bots_need_neither_qt_nor_a_clock(imports, room):
    assert (
        imports.find_upstream_modules(f"{PACKAGE}.{room}", as_package=True) & WITHOUT[room] == set()
    )


def test_compiled_imports_are_among_them(imports):
    compiled = f"{PACKAGE}.rules.dice.marks", f"{PACKAGE}.rules.dice.state"
    assert imports.direct_import_exists(importer=compiled[0], imported=compiled[1])


def test_game_that_is_imported_from_the_outside_is_found(imports):
    """By each shared module, and by each module of another game in the same layer."""
    games = {
        package for package in modules(imports) if package.rpartition(".")[2] == game_of(package)
    }
    planted = {
        (module, game)
        for module in modules(imports)
        for game in games
        if game_of(module) is None
        or (game_of(module) != game_of(game) and inside(game.rpartition(".")[0], module))
    }
    assert len(planted) > 5_000
    assert over_a_wall(with_more(imports, planted)) == planted


def test_import_that_goes_up_or_to_the_side_is_found(imports):
    planted = set()
    for package, rows in LAYERS.items():
        names = [f"{package}.{name}" for row in rows for name in sorted(row)]
        planted |= {(lower, upper) for upper, lower in pairwise(names)}
    assert planted <= upwards(with_more(imports, planted))


def test_circle_in_any_package_is_found(imports):
    pairs = {package: sorted(imports.find_children(package))[:2] for package in modules(imports)}
    pairs = {package: pair for package, pair in pairs.items() if len(pair) == 2}
    planted = [*pairs.values(), *(pair[::-1] for pair in pairs.values())]
    assert len(pairs) > 50
    found = set(circles(with_more(imports, planted)))
    assert found == {package for package in pairs if not is_of_rules(package)}


def test_session_needs_no_widgets():
    loaded = (
        "import sys, burgundy_qt.session.game_session; "
        "print([name for name in sys.modules if 'PySide6.Qt' in name])"
    )
    assert run(sys.executable, "-c", loaded).stdout.strip() == "['PySide6.QtCore']"


def test_engine_answers_where_qt_is_missing():
    asked = """{"cmd":"new","game":"burgundy","seed":7}
{"cmd":"think","simulations":20}
{"cmd":"quit"}
"""
    answers = run(sys.executable, "-c", WITHOUT_QT, "engine", input=asked)
    assert answers.returncode == 0, answers.stderr
    assert answers.stdout.splitlines()[-1] == "{}"
    assert '"candidates"' in answers.stdout


def test_a_command_that_needs_qt_says_so_where_it_is_missing():
    told = run(sys.executable, "-c", WITHOUT_QT, "review", "game.burgundy")
    assert told.returncode == 1
    assert "review cannot run here: PySide6 is blocked" in told.stderr
    assert "Traceback" not in told.stderr


def test_bench_measures_rules_and_search_where_qt_is_missing():
    code = WITHOUT_QT.replace("runpy.run_module", "#").replace(
        "import runpy, sys", "import sys"
    ) + (
        "import burgundy_qt.bench.rules_bench, burgundy_qt.bench.measurement\n"
        "from burgundy_qt.bench.bot_bench import search_figures\n"
        "print(next(search_figures(50))['bench'])\n"
    )
    measured = run(sys.executable, "-c", code)
    assert measured.stdout == "search\n", measured.stderr
