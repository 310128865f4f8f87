"""Tests of the files that are included in the frozen program, and of those left out."""

from pathlib import Path

import pytest
from making import contents, frozen, notices, sizes
from making.project import ROOT, ReleaseError

from burgundy_qt.rules.registry import GAMES

PLUGINS = "PySide6/Qt/plugins"


def test_every_module_of_the_program_is_included():
    hidden = contents.hidden_imports()
    assert {"burgundy_qt", "burgundy_qt.cli", "burgundy_qt.widgets.statistics.plots"} <= set(hidden)
    assert len(hidden) > 400 and "_cffi_backend" in hidden


def test_the_template_of_a_new_game_stays_out():
    assert (ROOT / "burgundy_qt/rules/sealed_bids/state.pxd").exists()
    taken = [*contents.hidden_imports(), *(source for source, _ in contents.files())]
    assert not [name for name in taken if "sealed_bids" in name]


def test_imports_of_compiled_modules_are_listed_because_pyinstaller_cannot_see_them():
    compiled = [path.with_suffix(".py") for path in (ROOT / "burgundy_qt").rglob("*.pxd")]
    names = {name for path in compiled if path.exists() for name in contents.imports_of(path)}
    of_the_template = {name for name in names if "sealed_bids" in name}
    assert "burgundy_qt.rules.plain" in names and not any(
        name.startswith("cython") for name in names
    )
    assert names - of_the_template <= set(contents.hidden_imports())


def test_all_assets_and_the_headers_read_at_run_time_are_included():
    files = {
        Path(source).relative_to(ROOT).as_posix(): Path(folder).as_posix()
        for source, folder in contents.files()
    }
    assets = ROOT / "burgundy_qt/assets"
    wanted = [
        *assets.rglob("*.svg"),
        *assets.rglob("*.qm"),
        *assets.rglob("*.wav"),
        *assets.rglob("*.network"),
    ]
    assert len(wanted) > 100
    assert {path.relative_to(ROOT).as_posix() for path in wanted} <= set(files)
    assert files["burgundy_qt/rules/burgundy/state.pxd"] == "burgundy_qt/rules/burgundy"
    assert "burgundy_qt/rules/burgundy/components.json" in files
    assert all(
        f"burgundy_qt/assets/rules/{folder}/pl/contents.md" in files
        for folder in (*GAMES.values(), "program")
    )
    assert not any(name.endswith((".ts", ".py", ".c")) for name in files)


@pytest.mark.parametrize(
    ("file", "is_used"),
    [
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqwayland.so", True),
        (f"{PLUGINS}/platforms/libqlinuxfb.so", False),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qoffscreen.dll", True),
        (f"{PLUGINS}/platforms/libqcocoa.dylib", True),
        (f"{PLUGINS}/platformthemes/libqgtk3.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("numpy/linalg/lapack_lite.so", True),
    ],
)
def test_only_the_plugins_that_the_program_uses_are_included(file, is_used):
    assert contents.is_used_plugin(file) is is_used


@pytest.mark.parametrize(
    "name", ["libglib-2.0.so.0", "libGL.so.1", "libX11-xcb.so.1", "libxcb.so.1", "libz.so.1"]
)
def test_libraries_of_every_desktop_are_not_included(name, monkeypatch):
    monkeypatch.setattr(contents, "on_linux", True)
    assert contents.is_the_systems((name, f"/usr/lib/{name}", "BINARY"))


@pytest.mark.parametrize(
    "name",
    [
        "libxcb-cursor.so.0",
        "libxkbcommon.so.0",
        "libffi.so.8",
        "libsqlite3.so.0",
        "libpython3.11.so.1.0",
    ],
)
def test_libraries_that_many_systems_lack_are_included(name, monkeypatch):
    monkeypatch.setattr(contents, "on_linux", True)
    assert not contents.is_the_systems((name, f"/usr/lib/{name}", "BINARY"))


def test_other_languages_of_qt_and_files_of_developers_and_pip_are_left_out():
    kept = contents.wanted(
        [
            (name, name, "DATA")
            for name in (
                "PySide6/Qt/translations/qtbase_de.qm",
                "PySide6/Qt/translations/qtbase_la.qm",
                "burgundy_qt/assets/languages/burgundy_hu.qm",
                "numpy/core/include/numpy.h",
                "numpy/__init__.pyi",
                "numpy-2.4.6.dist-info/RECORD",
            )
        ]
    )
    assert [name for name, _, _ in kept] == [
        "PySide6/Qt/translations/qtbase_de.qm",
        "burgundy_qt/assets/languages/burgundy_hu.qm",
    ]


def test_libraries_with_the_same_name_stay_in_their_folders(monkeypatch):
    """For example, Python's library and Qt's each need the Visual C++ runtime beside them."""
    needs = {"python311.dll": {"vcruntime140.dll"}, "QtCore.pyd": {"vcruntime140.dll"}}
    monkeypatch.setattr(contents, "on_linux", False)
    monkeypatch.setattr(contents, "needs", lambda source: needs.get(source, set()))
    runtime = [
        ("VCRUNTIME140.dll", "a", "BINARY"),
        ("PySide6\\VCRUNTIME140.dll", "b", "BINARY"),
        ("numpy.libs\\MSVCP140.dll", "c", "BINARY"),
    ]
    programs = [
        ("python311.dll", "python311.dll", "BINARY"),
        ("PySide6\\QtCore.pyd", "QtCore.pyd", "EXTENSION"),
    ]
    kept = contents.needed([*programs, *runtime])
    assert kept == [*programs, *runtime[:2]]


def test_a_frozen_program_without_the_runtime_that_python_needs_is_refused(tmp_path):
    (tmp_path / "VCRUNTIME140.dll").touch()
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "VCRUNTIME140_1.dll").touch()
    assert list(frozen.missing_runtime(tmp_path)) == ["vcruntime140_1.dll, needed by Python"]


def test_a_link_is_included_only_with_its_target():
    there = [("PySide6/Qt/lib/libQt6Core.so.6", "x", "BINARY")]
    links = [
        (f"{name}.so.6", f"PySide6/Qt/lib/{name}.so.6", "SYMLINK")
        for name in ("libQt6Core", "libQt6Network")
    ]
    assert contents.without_dangling(links, there) == links[:1]


def test_missing_libraries_fail_the_build_unless_only_files_left_out_need_them():
    log = "\n".join(
        f"30 WARNING: Library not found: could not resolve '{library}', dependency of '/venv/{by}'."
        for library, by in (
            ("libgtk-3.so.0", f"{PLUGINS}/platformthemes/libqgtk3.so"),
            ("libGL.so.1", "PySide6/Qt/lib/libQt6Gui.so.6"),
        )
    )
    missing = list(frozen.missing_libraries(log))
    assert missing == ["libGL.so.1, needed by /venv/PySide6/Qt/lib/libQt6Gui.so.6"]
    with pytest.raises(ReleaseError, match=r"libGL\.so\.1"):
        frozen.complain_of_missing(missing)
    frozen.complain_of_missing([])


def test_sizes_are_compared_with_the_last_build_and_kept_below_their_limit(
    capsys, monkeypatch, tmp_path
):
    monkeypatch.setattr(sizes, "LAST", tmp_path / "last.json")
    monkeypatch.setattr(sizes, "NOW", tmp_path / "now.json")
    sizes.tell("deb amd64", 50_000_000, "deb")
    sizes.keep()
    sizes.tell("deb amd64", 60_000_000, "deb")
    told = [line for line in capsys.readouterr().out.splitlines() if "MB" in line]
    assert "50.0 MB (measured for the first time)" in told[0]
    assert "60.0 MB (last 50.0 MB, +20.0%, LARGER" in told[1]
    with pytest.raises(ReleaseError, match=r"65\.1 MB, but may have at most 65 MB"):
        sizes.tell("deb amd64", 65_100_000, "deb")


def test_the_size_of_a_folder_counts_every_file_once(tmp_path):
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "a").write_bytes(b"12345")
    assert sizes.size_of(tmp_path) == sizes.size_of(tmp_path / "inner" / "a") == 5


@pytest.mark.parametrize(
    "package", ["numpy", "pyqtgraph", "platformdirs", "PySide6_Essentials", "shiboken6"]
)
def test_every_package_that_is_shipped_has_the_text_of_its_licence(package):
    part = notices.part_of(notices.distribution(package))
    assert part.version and part.licence and part.source.startswith("https://")
    assert part.texts and all(text.read_text("utf-8") for text in part.texts)


def test_qt_is_shipped_under_the_lgpl_with_its_texts_and_the_address_of_its_source():
    part = notices.qt_part()
    assert part.licence.startswith("LGPL-3.0") and part.version in part.source
    texts = [text.read_text("utf-8") for text in part.texts]
    assert any("GNU LESSER GENERAL PUBLIC LICENSE" in text for text in texts)
    assert any("HarfBuzz" in text and "PCRE2" in text for text in texts)
