"""Tests of the files of a release, its steps, and the workflow that runs them."""

import hashlib
import importlib.util
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from making import changelog, notices, papers, project, same, speech, wheels
from making.packing import pack
from making.project import MOMENT, PACKAGING, ROOT, VERSION, ReleaseError, recipe, version_in
from making.steps import STEPS, main
from setuptools.command.egg_info import FileList

from burgundy_qt.rules.registry import GAMES

WORKFLOW = ROOT / ".github/workflows/release.yml"
CHANGES = """# Changelog

## Unreleased
### Added
- New.

## 1.1.0
- Not released either.

## 1.0.0 - 2026-12-24
- The first `release`.
  - With a detail.
- Another.
"""

CYTHON = pytest.mark.skipif(
    importlib.util.find_spec("Cython") is None, reason="Cython is not installed here"
)


def run(*command, **options):
    return subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, timeout=200, **options
    )


def test_the_version_is_defined_in_one_place():
    assert version_in((ROOT / "burgundy_qt/__init__.py").read_text("utf-8")) == VERSION
    assert "version" in recipe()["project"]["dynamic"]
    with pytest.raises(ReleaseError, match="__version__"):
        version_in("version = 7")


def test_notes_are_the_section_of_the_changelog():
    assert (
        changelog.notes("1.0.0", CHANGES)
        == "- The first `release`.\n  - With a detail.\n- Another.\n"
    )
    assert changelog.first_points("1.0.0", CHANGES) == ["The first release.", "Another."]
    with pytest.raises(ReleaseError, match=r"no section for version 0\.9"):
        changelog.notes("0.9", CHANGES)
    assert changelog.notes()


def test_only_a_version_with_its_tag_and_a_heading_in_the_changelog_is_released():
    papers.complain_of_version("v1.0.0", CHANGES, "1.0.0")
    with pytest.raises(ReleaseError, match=r"tag is v1\.0\.1"):
        papers.complain_of_version("v1.0.1", CHANGES, "1.0.0")
    with pytest.raises(ReleaseError, match="no heading"):
        papers.complain_of_version("v1.1.0", CHANGES, "1.1.0")


def test_all_shipped_files_have_checksums(tmp_path, monkeypatch):
    monkeypatch.setattr(papers, "DIST", tmp_path)
    with pytest.raises(ReleaseError, match="dist/ is empty"):
        papers.write_sums()
    for name in ("b.deb", "a.whl", "release-notes.md"):
        (tmp_path / name).write_bytes(name.encode())
    papers.write_sums()
    lines = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert lines == [
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}" for name in ("a.whl", "b.deb")
    ]


def test_the_bill_of_materials_names_every_part_with_its_licence_and_source():
    parts = [notices.qt_part(), notices.part_of(notices.distribution("numpy")), *notices.fonts()]
    told = papers.bill(parts)
    assert (told["bomFormat"], told["specVersion"]) == ("CycloneDX", "1.6")
    assert told["metadata"]["component"]["version"] == VERSION
    assert [part["name"] for part in told["components"]] == ["Inter", "numpy", "Qt", "Vollkorn"]
    assert all(part["licenses"] and part["externalReferences"] for part in told["components"])
    assert told["components"][1]["purl"].startswith("pkg:pypi/numpy@")
    assert papers.bill(parts) == told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("OFL-1.1", {"expression": "OFL-1.1"}),
        ("BSD-3-Clause AND MIT", {"expression": "BSD-3-Clause AND MIT"}),
        ("see its text", {"license": {"name": "see its text"}}),
    ],
)
def test_licences_are_written_as_expressions_where_possible(words, told):
    assert papers.licence(words) == told


@pytest.mark.parametrize(
    "name", ["burgundy_qt/rules/chance.c", "tests/commands/test_cli.py", "burgundy_qt/x.pyc"]
)
def test_a_wheel_with_files_that_must_not_be_shipped_is_refused(name):
    with pytest.raises(ReleaseError, match="must not be shipped"):
        look_into(*wheels.of_the_program(), name)


def look_into(*names):
    wheels.look_into(Path("w.whl"), names, wheels.of_the_program(), wheels.NOT_INSTALLED)


def test_a_wheel_that_lacks_a_file_of_a_game_is_refused():
    whole = wheels.of_the_program()
    look_into(*whole)
    for game, package in GAMES.items():
        of_it = [
            f"burgundy_qt/rules/{package}/{package}_ruleset.py",
            f"burgundy_qt/assets/networks/{game}-2.network",
        ]
        of_it += [f"burgundy_qt/assets/rules/{package}/hu/contents.md"]
        for name in ("burgundy_qt/cli.py", *of_it):
            with pytest.raises(ReleaseError, match=f"lacks {name}"):
                look_into(*(other for other in whole if other != name))


@pytest.mark.expects_log("no previously-included")
def test_an_sdist_contains_every_file_that_distributions_need(tmp_path, monkeypatch):
    monkeypatch.chdir(ROOT)
    told = FileList()
    for line in (ROOT / "MANIFEST.in").read_text("utf-8").splitlines():
        told.process_template_line(line)
    names = {name.replace(os.sep, "/") for name in told.files}
    assert set(wheels.FOR_PACKAGERS) <= names
    assert not [name for name in names if wheels.MADE_ON_THE_WAY.search(name)]
    rooms = "tests", "packaging", "docs"
    brought = {path.relative_to(ROOT).as_posix() for room in rooms for path in sources_in(room)}
    assert len(brought) > 400 and brought <= names


def sources_in(room):
    return [
        path
        for path in (ROOT / room).rglob("*.*")
        if path.is_file() and path.suffix not in (".pyc", ".so")
    ]


@pytest.mark.parametrize(
    "name", ["build/c/chance.c", "burgundy_qt/rules/chance.so", "dist/burgundy-qt_1.0_amd64.deb"]
)
def test_an_sdist_with_build_products_is_refused(name, tmp_path):
    with pytest.raises(ReleaseError, match="must not be shipped"):
        wheels.look_into(tmp_path / "s.tar.gz", [name], (), wheels.MADE_ON_THE_WAY)


def test_building_an_sdist_later_gives_the_same_bytes(tmp_path):
    packed = []
    for age, rights in ((1_000_000_000, 0o600), (1_000_000_007, 0o664)):
        folder = tmp_path / str(age) / "burgundy_qt-1.0"
        folder.mkdir(parents=True)
        (folder / "setup.py").write_text("setup()")
        (folder / "setup.py").chmod(rights)
        os.utime(folder / "setup.py", (age, age))
        made = folder.parent / "made.tar.gz"
        with tarfile.open(made, "w:gz") as tar:
            tar.add(folder, folder.name)
        wheels.pack_again(made, folder.parent / "again.tar.gz", 1_100_000_000)
        packed.append(((folder.parent / "again.tar.gz").read_bytes(), made.read_bytes()))
    assert packed[0][0] == packed[1][0] and packed[0][1] != packed[1][1]
    with tarfile.open(folder.parent / "again.tar.gz") as tar:
        assert tar.getnames() == ["burgundy_qt-1.0", "burgundy_qt-1.0/setup.py"]


def test_a_wheel_for_one_python_or_with_cython_is_refused(tmp_path):
    def wheel(name, needs="", told="All about it."):
        path = tmp_path / name
        headed = [
            path
            for path in (ROOT / "burgundy_qt").rglob("*.pxd")
            if "# compiled" in path.read_text("utf-8") and "sealed_bids" not in path.as_posix()
        ]
        with zipfile.ZipFile(path, "w") as packed:
            for number in range(len(headed)):
                packed.writestr(f"burgundy_qt/m{number}.abi3.so", "")
            packed.writestr(
                f"burgundy_qt-{VERSION}.dist-info/METADATA", f"Name: burgundy-qt\n{needs}\n{told}"
            )
        return path

    for_tests = "Requires-Dist: Cython>=3; extra == 'test'\n"
    wheels.look_into_wheel(wheel("burgundy_qt-1-cp311-abi3-linux_x86_64.whl", for_tests))
    with pytest.raises(ReleaseError, match="one Python version only"):
        wheels.look_into_wheel(wheel("burgundy_qt-1-cp312-cp312-linux_x86_64.whl"))
    with pytest.raises(ReleaseError, match="depends on Cython"):
        wheels.look_into_wheel(
            wheel("burgundy_qt-2-cp311-abi3-linux_x86_64.whl", "Requires-Dist: Cython>=3\n")
        )
    with pytest.raises(ReleaseError, match="not included"):
        wheels.look_into_wheel(
            wheel("burgundy_qt-3-cp311-abi3-linux_x86_64.whl", told="[Here](docs/design.md).")
        )


@pytest.mark.parametrize(
    ("tags", "told"),
    [
        ("manylinux2014_x86_64.manylinux_2_17_x86_64", None),
        ("manylinux_2_35_x86_64", None),
        ("manylinux_2_36_x86_64", "newer glibc than 2.35"),
        ("linux_x86_64", "does not name a glibc"),
    ],
)
def test_a_wheel_for_a_newer_linux_than_is_promised_is_refused(tags, told):
    name = f"burgundy_qt-1.0-cp311-abi3-{tags}.whl"
    if told is None:
        wheels.look_at_glibc(name)
    else:
        with pytest.raises(ReleaseError, match=told):
            wheels.look_at_glibc(name)


def test_no_wheel_is_built_without_the_tool_that_names_it(tmp_path, monkeypatch):
    monkeypatch.setattr(wheels, "has", lambda program: False)
    with pytest.raises(ReleaseError, match="release tools"):
        wheels.named_for_its_glibc(tmp_path / "w.whl")


@pytest.mark.posix("the program is a shell script")
def test_programs_beside_the_running_python_are_found(tmp_path, monkeypatch):
    monkeypatch.setattr(speech.sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", os.defpath)
    assert not speech.has("auditwheel")
    tool = tmp_path / "auditwheel"
    tool.write_text("#!/bin/sh\necho $PATH\n")
    tool.chmod(0o755)
    assert speech.has("auditwheel")
    assert speech.run(["auditwheel"], quiet=True).startswith(str(tmp_path))


@pytest.mark.posix("two Pythons are shell scripts")
def test_the_wheel_is_tried_with_every_working_python_or_else_the_running_one(
    tmp_path, monkeypatch
):
    (tmp_path / "python3.12").write_text("#!/bin/sh\n")
    (tmp_path / "python3.13").write_text("#!/bin/sh\nexit 1\n")
    for command in tmp_path.iterdir():
        command.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert wheels.pythons() == [("3.12", ["python3.12"])]
    monkeypatch.setenv("PATH", "")
    [(version, command)] = wheels.pythons()
    assert version == platform.python_version()
    assert run(*command, "-c", "pass").returncode == 0


@CYTHON
def test_the_description_for_package_indexes_has_no_dead_links(tmp_path):
    shutil.copy(ROOT / "setup.py", tmp_path)
    (tmp_path / "README.md").write_text(
        "# Game\n\n![The table](docs/table.png)\n\nSee [the plan](docs/plan.md) and "
        "[Qt](https://qt.io/a).\n| ![One](docs/one.png) | ![Two](docs/two.png) |\n| one | two |\n"
    )
    told = run(sys.executable, "setup.py", "-q", "--long-description", cwd=tmp_path).stdout
    assert told.strip() == "# Game\n\nSee the plan and [Qt](https://qt.io/a).\n| one | two |"
    assert "readme" in recipe()["project"]["dynamic"]


def test_steps_use_the_time_of_the_commit(tmp_path, monkeypatch):
    monkeypatch.delenv(MOMENT, raising=False)
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(project, "SOURCES", tmp_path)
    (tmp_path / "module.py").touch()
    os.utime(tmp_path / "module.py", (1_000_000_000, 1_000_000_000))
    assert project.moment() == 1_000_000_000
    (tmp_path / ".git").mkdir()
    with pytest.raises(ReleaseError, match=MOMENT):
        project.moment()
    monkeypatch.setenv(MOMENT, "1100000000")
    assert project.moment() == 1_100_000_000


@pytest.mark.parametrize(
    ("second", "told"),
    [(b"the same", None), (b"another", "Not the same when made again: a_1_amd64.deb")],
)
def test_packages_that_differ_in_a_second_build_are_refused(second, told, tmp_path, monkeypatch):
    steps = []

    def make_in(clone, wanted):
        steps.extend(wanted)
        (clone / "dist").mkdir(parents=True)
        (clone / "dist/a_1_amd64.deb").write_bytes(second)

    monkeypatch.setattr(same, "DIST", tmp_path / "dist")
    monkeypatch.setattr(same, "WORK", tmp_path / "work")
    monkeypatch.setattr(same, "run", lambda command: None)
    monkeypatch.setattr(same, "make_in", make_in)
    with pytest.raises(ReleaseError, match="no package"):
        same.compare()
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist/a_1_amd64.deb").write_bytes(b"the same")
    if told is None:
        same.compare()
    else:
        with pytest.raises(ReleaseError, match=told):
            same.compare()
    assert steps == ["tools", "frozen", "deb"]


@pytest.mark.posix("the failing compiler is a shell script")
def test_without_a_compiler_the_build_names_the_packages_to_install(tmp_path):
    module = tmp_path / "burgundy_qt/rules/tiny.py"
    module.parent.mkdir(parents=True)
    module.write_text("def one():\n    return 1\n")
    module.with_suffix(".pxd").write_text("# compiled\ncdef int one()\n")
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(ROOT / "README.md", tmp_path)
    built = run(
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        cwd=tmp_path,
        env={**os.environ, "CC": str(tmp_path / "no-cc")},
    )
    assert built.returncode != 0
    assert "A C compiler is needed" in built.stderr and "--only-binary" in built.stderr
    assert "Traceback" not in built.stderr


@CYTHON
def test_a_wheel_neither_contains_nor_compiles_the_template_of_a_new_game(tmp_path):
    for file in ("__init__.py", "rules/sealed_bids/state.py", "rules/games/a_profile.py"):
        path = tmp_path / "burgundy_qt" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (tmp_path / "burgundy_qt/rules/games/sealed_bids_profile.py").write_text("")
    (tmp_path / "burgundy_qt/rules/sealed_bids/state.pxd").write_text("# compiled\ncdef nothing\n")
    (tmp_path / "pyproject.toml").write_text(
        '[project]\nname = "tiny"\nversion = "1"\ndynamic = ["readme"]\n'
        '[tool.setuptools.packages.find]\ninclude = ["burgundy_qt*"]\n'
        '[tool.setuptools.package-data]\n"*" = ["*.pxd"]\n'
    )
    shutil.copy(ROOT / "setup.py", tmp_path)
    shutil.copy(ROOT / "README.md", tmp_path)
    built = run(sys.executable, "setup.py", "-q", "bdist_wheel", cwd=tmp_path)
    assert built.returncode == 0, built.stderr
    [wheel] = (tmp_path / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "burgundy_qt/rules/games/a_profile.py" in names
    assert not [name for name in names if "sealed_bids" in name]


@CYTHON
def test_free_threaded_python_is_refused_clearly(tmp_path):
    code = (
        "import sys, sysconfig; ask = sysconfig.get_config_var\n"
        "sysconfig.get_config_var = lambda name: 1 if name == 'Py_GIL_DISABLED' else ask(name)\n"
        "sys.argv = ['setup.py', '--version']; import runpy; runpy.run_path('setup.py', "
        "run_name='__main__')\n"
    )
    refused = run(sys.executable, "-c", code, cwd=ROOT)
    assert refused.returncode != 0 and "does not run on free-threaded Python" in refused.stderr


def test_an_unknown_step_is_answered_with_the_list_of_steps(capsys):
    with pytest.raises(SystemExit):
        main(["dance"])
    assert "choose from" in capsys.readouterr().err


def test_every_step_exists_and_is_described_in_the_docs():
    text = (ROOT / "docs/releasing.md").read_text("utf-8")
    for name, (module, function, _) in STEPS.items():
        source = (PACKAGING / f"release/making/{module}.py").read_text("utf-8")
        assert f"def {function}(" in source and f"`{name}`" in text


def test_the_workflow_runs_only_existing_steps_and_scripts():
    text = WORKFLOW.read_text("utf-8")
    called = re.findall(r"packaging/(?:setup )?release ([a-z -]+)$", text, re.M) + re.findall(
        r'steps: "([^"]+)"', text
    )
    steps = {word for words in called for word in words.split()}
    assert len(steps) > 10 and steps <= set(STEPS)
    scripts = re.findall(r"sh (packaging/\S+\.sh)", text)
    assert len(scripts) >= 4 and all((ROOT / script).exists() for script in scripts)


def test_every_action_is_pinned_to_a_commit():
    """A tag can be moved to another commit; the hash of a commit cannot."""
    for workflow in WORKFLOW.parent.glob("*.yml"):
        used = re.findall(r"uses: (\S+)( # v[\d.]+)?$", workflow.read_text("utf-8"), re.M)
        assert used
        loose = [
            name for name, tag in used if not (re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", name) and tag)
        ]
        assert loose == [], workflow.name


def test_one_action_is_the_same_in_every_workflow():
    texts = [workflow.read_text("utf-8") for workflow in WORKFLOW.parent.glob("*.yml")]
    used = {name for text in texts for name in re.findall(r"uses: (\S+)", text)}
    assert len({name.partition("@")[0] for name in used}) == len(used)


def test_pushes_run_existing_tests_with_every_supported_python():
    text = WORKFLOW.with_name("ci.yml").read_text("utf-8")
    tested = re.findall(r"tests/[\w./]+", text)
    assert len(tested) > 5 and all((ROOT / path).exists() for path in tested)
    assert "pull_request:" in text and "push:" in text
    supported = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert supported and re.findall(r'"(3\.\d+)"', text.split("pythons:")[1]) == supported


def test_release_notes_explain_the_warning_for_an_unsigned_installer(tmp_path, monkeypatch):
    monkeypatch.setattr(papers, "DIST", tmp_path)
    monkeypatch.setattr(changelog, "notes", lambda: "- New.\n")
    for name in papers.UNSIGNED:
        monkeypatch.delenv(name, raising=False)
        assert name in WORKFLOW.read_text("utf-8")
    told = papers.write_notes().read_text("utf-8")
    assert told.startswith("- New.\n") and "SmartScreen" in told and "Gatekeeper" in told
    monkeypatch.setenv("SIGNED_FOR_WINDOWS", "true")
    told = papers.write_notes().read_text("utf-8")
    assert "SmartScreen" not in told and "Gatekeeper" in told


@pytest.mark.parametrize(
    "linter",
    [
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows"],
        ["zizmor", "--offline", "-q"],
    ],
    ids=lambda words: words[0],
)
def test_linters_find_nothing_in_the_workflow(linter):
    if shutil.which(linter[0]) is None:
        pytest.skip(f"{linter[0]} is not installed here")
    found = run(*linter, *WORKFLOW.parent.glob("*.yml"))
    assert found.returncode == 0, found.stdout + found.stderr


@pytest.mark.skipif(shutil.which("sh") is None, reason="this system has no shell")
def test_a_release_is_drafted_with_every_file_whose_checksum_is_right(tmp_path):
    (tmp_path / "packaging/release").mkdir(parents=True)
    (tmp_path / "bin").mkdir()
    (tmp_path / "dist").mkdir()
    shutil.copy(PACKAGING / "release/draft.sh", tmp_path / "packaging/release")
    github = tmp_path / "bin/gh"
    github.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n')
    github.chmod(0o755)
    (tmp_path / "dist/a b.deb").write_bytes(b"deb")
    summed = f"{hashlib.sha256(b'deb').hexdigest()}  a b.deb\n"
    (tmp_path / "dist/SHA256SUMS").write_text(summed)
    told = {**os.environ, "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    drafted = run("sh", tmp_path / "packaging/release/draft.sh", "v1.0.0", env=told)
    words = drafted.stdout.splitlines()
    assert words[:3] == ["release", "create", "v1.0.0"] and words[-2:] == ["a b.deb", "SHA256SUMS"]
    (tmp_path / "dist/a b.deb").write_bytes(b"changed")
    assert run("sh", tmp_path / "packaging/release/draft.sh", "v1.0.0", env=told).returncode != 0


def test_the_portable_archive_gives_back_the_frozen_program(tmp_path, monkeypatch):
    from making import portable

    for name in ("DIST", "WORK"):
        monkeypatch.setattr(portable, name, tmp_path / name)
    monkeypatch.setattr(portable, "FROZEN", tmp_path / "DIST/burgundy-qt")
    folder = tmp_path / f"burgundy-qt-{VERSION}-linux-{portable.machine()}"
    (folder / "share").mkdir(parents=True)
    for name in ("burgundy-qt", "menu.sh", "README.txt"):
        (folder / name).write_text(name)
    (tmp_path / "DIST").mkdir()
    archive = tmp_path / f"DIST/{folder.name}.tar.xz"
    with lzma.open(archive, "wb", preset=0) as stream:
        pack(folder, stream, 1_000_000_000)
    portable.unpack()
    assert [path.name for path in (tmp_path / "DIST/burgundy-qt").iterdir()] == ["burgundy-qt"]
    with tarfile.open(archive) as packed:
        assert len(packed.getnames()) == 5
