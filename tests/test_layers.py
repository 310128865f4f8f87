"""The rooms of the house: imports go down only, and what has no screen needs no Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

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


def test_imports_keep_the_contracts():
    lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
    linted = run(sys.executable, "-c", lint, "--no-cache")
    assert linted.returncode == 0, linted.stdout + linted.stderr


@pytest.mark.parametrize(
    ("room", "above"),
    [("rules", ("ai", "session", "widgets", "engine")), ("ai", ("session", "widgets", "engine"))],
)
def test_compiled_imports_go_down_too(room, above):
    sources = [
        path for kind in ("*.py", "*.pxd") for path in (ROOT / "burgundy_qt" / room).rglob(kind)
    ]
    forbidden = tuple(f"burgundy_qt.{name}" for name in above)
    assert len(sources) > 10
    for source in sources:
        for line in source.read_text(encoding="utf-8").splitlines():
            if "import" in line.split():
                assert not any(name in line for name in forbidden), f"{source}: {line}"


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


def test_bench_measures_rules_and_search_where_qt_is_missing():
    code = WITHOUT_QT.replace("runpy.run_module", "#").replace(
        "import runpy, sys", "import sys"
    ) + (
        "import burgundy_qt.bench.rules, burgundy_qt.bench.search, burgundy_qt.bench.sections\n"
        "print(next(burgundy_qt.bench.search.figures(50))['bench'])\n"
    )
    measured = run(sys.executable, "-c", code)
    assert measured.stdout == "search\n", measured.stderr
