"""Tests of the layers of the program, read from its folders.

Imports go down only and never in a circle. Code shared by all games imports none of them, no game
imports another, and code without a screen needs no Qt.

Nothing here lists the packages of a game or the shared ones: the path of a package decides this
from the day it is created. Only the order of layers is written down, and every package must have
its place in it.
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
LAYERS = {  # the highest layer first; packages of one row do not import each other
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
    """Return the graph of all imports, including those of the compiled core: its headers, and the
    modules that it imports as C."""
    graph = grimp.build_graph(
        PACKAGE,
        include_external_packages=True,
        exclude_type_checking_imports=True,  # a base class names classes of higher layers
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
    """Yield every module with each module of the package that it imports."""
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
    """Return the game whose package a module is in, or None.

    It is in `rules.GAME`, or in another layer in `games.GAME`, or in one file such as
    `games.GAME_profile`.
    """
    found = re.match(
        rf"{PACKAGE}\.(?:rules|\w+\.games)\.(\w+?)(?:_profile|_screens)?(?:\.|$)", module
    )
    return found[1] if found and found[1] in GAMES else None


def is_of_rules(module):
    """Return whether a module belongs to a game's rules."""
    return inside(f"{PACKAGE}.rules", module) and game_of(module) is not None


def imports_across_games(imports):
    """Return the imports of a game by a module outside that game."""
    return {
        (importer, imported)
        for importer, imported in ours(imports)
        if game_of(imported) not in (None, game_of(importer))
    }


def upwards(imports):
    """Return the imports of a layer by a lower one."""
    found = set()
    for package, rows in LAYERS.items():
        layers = [{f"{package}.{name}" for name in row} for row in rows]
        for fault in imports.find_illegal_dependencies_for_layers(layers):
            for route in fault.routes:
                found |= {(head, tail) for head in route.heads for tail in route.tails}
    return found


def circles(imports):
    """Return the first circle of imports in every package that has one.

    Inside a game's rules, modules may need each other, as the rules themselves do.
    """
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


def test_there_are_no_circular_imports(imports):
    assert circles(imports) == {}


def test_shared_code_imports_no_game_and_no_game_imports_another(imports):
    assert len(GAMES) > 4
    assert imports_across_games(imports) == set()


@pytest.mark.parametrize("room", WITHOUT)
def test_rules_and_bots_need_neither_qt_nor_a_clock(imports, room):
    assert (
        imports.find_upstream_modules(f"{PACKAGE}.{room}", as_package=True) & WITHOUT[room] == set()
    )


def test_compiled_imports_are_found(imports):
    compiled = f"{PACKAGE}.rules.dice.marks", f"{PACKAGE}.rules.dice.state"
    assert imports.direct_import_exists(importer=compiled[0], imported=compiled[1])


def test_import_of_a_game_from_outside_is_found(imports):
    """It is found in each shared module, and in each module of another game in the same layer."""
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
    assert imports_across_games(with_more(imports, planted)) == planted


def test_import_upwards_or_within_a_layer_is_found(imports):
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


def test_engine_answers_without_qt():
    asked = """{"cmd":"new","game":"burgundy","seed":7}
{"cmd":"think","simulations":20}
{"cmd":"quit"}
"""
    answers = run(sys.executable, "-c", WITHOUT_QT, "engine", input=asked)
    assert answers.returncode == 0, answers.stderr
    assert answers.stdout.splitlines()[-1] == "{}"
    assert '"candidates"' in answers.stdout


def test_a_command_that_needs_qt_reports_that_it_is_missing():
    told = run(sys.executable, "-c", WITHOUT_QT, "review", "game.burgundy")
    assert told.returncode == 1
    assert "review cannot run here: PySide6 is blocked" in told.stderr
    assert "Traceback" not in told.stderr


def test_bench_measures_rules_and_search_without_qt():
    code = WITHOUT_QT.replace("runpy.run_module", "#").replace(
        "import runpy, sys", "import sys"
    ) + (
        "import burgundy_qt.bench.rules_bench, burgundy_qt.bench.measurement\n"
        "from burgundy_qt.bench.bot_bench import search_figures\n"
        "print(next(search_figures(50))['bench'])\n"
    )
    measured = run(sys.executable, "-c", code)
    assert measured.stdout == "search\n", measured.stderr
