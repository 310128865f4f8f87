"""Tests of the sources: ruff's rules and format, strict types, and no trace of the developers'
machines."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
# except the folder of our Debian package, and the home folder of its test user
OF_A_MACHINE = re.compile(
    # a personal folder
    r"(?<![\w.~-])/(?:home|root|work|Users|tmp/\w|mnt|opt)/(?!burgundy-qt|player)[\w.-]+"
    r"|[A-Z]:\\(?:Users|work)"
    r"|\b(?:10\.\d+|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d+\.\d+\b"  # a private network
    r"|\b[\w-]+\.(?:local|internal|lan)\b"
)
UNFINISHED = re.compile(
    r"\b(?:TODO|FIXME|XXX|HACK|NotImplementedError)\b|\b(?:not implemented|coming soon)\b", re.I
)
CODE, DATA = {".py", ".pxd", ".sh", ".cmd", ".spec", ""}, {".toml", ".json", ".yml", ".xml"}
TEXTS = CODE | DATA | {".md", ".txt", ".svg", ".qss"}
THIS_FILE = Path(__file__).resolve()


CHANCE_OR_TIME = re.compile(
    r"\bdatetime\.now\(|\bdate\.today\(|\brandom\.(?:sample|choice|shuffle)\("
    r"|\bsecrets\.(?:choice|token_hex\(4\))"
)


def run(*command):
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)


def tracked_texts():
    """Return every text file of the project. Without git it is every file in its folders."""
    if shutil.which("git") and (ROOT / ".git").exists():
        files = [
            ROOT / name
            for name in run("git", "ls-files", "-co", "--exclude-standard").stdout.splitlines()
        ]
    else:
        rooms = [ROOT / room for room in ("burgundy_qt", "packaging", "tests", "docs", ".ci")]
        files = [*ROOT.glob("*"), *(path for room in rooms for path in room.rglob("*"))]
    return [
        file
        for file in files
        if file.is_file() and file.suffix in TEXTS and file.resolve() != THIS_FILE
    ]


def lines_with(pattern):
    """Return the lines that match a pattern. No match spans two lines; whole files are searched
    first."""
    return [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:120]}"
        for file, text in written().items()
        if pattern.search(text)
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


@cache
def written():
    """Return the content of every text file of the project."""
    return {file: file.read_text(encoding="utf-8", errors="replace") for file in tracked_texts()}


def test_ruff_finds_nothing():
    found = run(sys.executable, "-m", "ruff", "check", "--no-cache", ".")
    assert found.returncode == 0, found.stdout


def test_everything_is_formatted_by_ruff():
    found = run(sys.executable, "-m", "ruff", "format", "--check", "--no-cache", ".")
    assert found.returncode == 0, found.stdout


def test_headers_of_the_core_keep_to_100_columns_too():
    headers = [file for file in tracked_texts() if file.suffix == ".pxd"]
    wide = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in headers
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if len(line) > 100
    ]
    assert headers and wide == []


def test_strict_types_are_right():
    found = run(sys.executable, "-m", "mypy", f"--cache-dir={os.devnull}")
    assert found.returncode == 0, found.stdout


def test_rules_are_left_out_of_the_types_only_where_they_are_compiled():
    recipe = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    [left_out] = [
        override["module"]
        for override in recipe["tool"]["mypy"]["overrides"]
        if override.get("ignore_errors")
    ]
    headers = (ROOT / "burgundy_qt/rules").rglob("*.pxd")
    compiled = [
        ".".join(header.relative_to(ROOT).with_suffix("").parts)
        for header in headers
        if "# compiled" in header.read_text("utf-8")
    ]
    assert compiled
    assert {name for name in left_out if name.startswith("burgundy_qt.rules")} == set(compiled)


def test_the_project_contains_no_path_or_host_of_a_machine():
    assert lines_with(OF_A_MACHINE) == []


def test_only_repeatable_uses_chance_and_the_date():
    package = ROOT / "burgundy_qt"
    found = [file for file, text in written().items() if CHANCE_OR_TIME.search(text)]
    assert [file for file in found if package in file.parents] == [package / "repeatable.py"]


MAYBE_TEXT = re.compile(r"\b(?:(?:read|write)_text|universal_newlines|text\s*=)")
"""A file without these words exchanges no text."""


@pytest.mark.parametrize("room", ["burgundy_qt", "packaging"])
def test_text_in_files_and_pipes_has_an_explicit_encoding(room):
    unnamed = [
        f"{file.relative_to(ROOT)}:{call.lineno}"
        for file, text in written().items()
        if file.suffix == ".py" and ROOT / room in file.parents and MAYBE_TEXT.search(text)
        for call in ast.walk(ast.parse(text))
        if isinstance(call, ast.Call) and leaves_encoding_to_the_system(call)
    ]
    assert unnamed == []


def leaves_encoding_to_the_system(call):
    """Return whether a call exchanges text in the encoding of the system, which on Windows is
    rarely UTF-8."""
    named = {word.arg: word.value for word in call.keywords}
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    is_text = any(name in named for name in ("text", "universal_newlines"))
    if name in ("read_text", "write_text"):
        given = len(call.args) - (name == "write_text")
        return given < 1 and "encoding" not in named and not is_of_a_package(call)
    return is_text and name in ("run", "Popen", "check_output") and "encoding" not in named


def is_of_a_package(call):
    """Return whether `read_text` is that of `importlib.metadata`, which is always UTF-8."""
    return isinstance(call.func.value, ast.Call) and "distribution" in ast.dump(call.func.value)


def test_nothing_is_marked_as_unfinished():
    assert lines_with(UNFINISHED) == []


@pytest.mark.parametrize(
    "line", ["see /home/anna/burgundy", "C:\\Users\\bartek", "http://192.168.0.7/", "pi.local"]
)
def test_traces_of_a_machine_are_recognised(line):
    assert OF_A_MACHINE.search(line)


@pytest.mark.parametrize(
    "line", ["#!/bin/sh", "lab/pages/kill.md", "version 10.11.12", "/usr/bin/python3"]
)
def test_words_of_the_project_are_not_taken_for_a_trace(line):
    assert not OF_A_MACHINE.search(line)


def test_readme_links_only_to_existing_files():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    linked = re.findall(r"\]\(([^)#:]+)\)", text)
    assert linked and [name for name in linked if not (ROOT / name).exists()] == []
