"""Tests of the requirements of a bundle for macOS, read on any system from synthetic programs."""

import plistlib
import struct

import pytest
from making import icons, mac, mac_layout, mach_o
from making.project import ReleaseError

ARM, INTEL = 0x0100000C, 0x01000007


def command(kind, content):
    content += bytes(-len(content) % 8)
    return struct.pack("<II", kind, 8 + len(content)) + content


def named(kind, name):
    """Return a command with a name after its offset. A library's command also has a time and
    versions."""
    fixed = 12 if kind == mach_o.RPATH else 24
    rest = struct.pack("<I", fixed) + bytes(fixed - 12)
    return command(kind, rest + name.encode() + b"\0")


def thin(processor=ARM, least=(13, 0), loads=(), rpaths=(), old=False):
    """Return a program for one processor that consists only of its commands."""
    version = least[0] << 16 | least[1] << 8
    built = (
        command(mach_o.VERSION_MIN, struct.pack("<II", version, 0))
        if old
        else command(mach_o.BUILD_VERSION, struct.pack("<IIII", 1, version, 0, 0))
    )
    commands = [
        built,
        *(named(0x0C, name) for name in loads),
        *(named(mach_o.RPATH, name) for name in rpaths),
    ]
    size = sum(map(len, commands))
    return struct.pack("<4sIIIIIII", mach_o.THIN, processor, 0, 6, len(commands), size, 0, 0) + (
        b"".join(commands)
    )


def universal(*parts):
    head = struct.pack(">4sI", mach_o.UNIVERSAL, len(parts))
    at, rows = 8 + 20 * len(parts), b""
    for part in parts:
        rows += struct.pack(">IIIII", 0, 0, at, len(part), 0)
        at += len(part)
    return head + rows + b"".join(parts)


@pytest.fixture
def bundle(tmp_path):
    """Return a complete bundle without faults: a program, a library, a framework and an
    Info.plist."""
    app = tmp_path / "Burgundy Qt.app"
    core = "@rpath/QtCore.framework/Versions/A/QtCore"
    files = {
        "MacOS/burgundy-qt": thin(loads=["/usr/lib/libSystem.B.dylib"]),
        "Frameworks/PySide6/QtCore.abi3.so": universal(
            thin(loads=[core], rpaths=["@loader_path/Qt/lib"]),
            thin(INTEL, loads=[core], rpaths=["@loader_path/Qt/lib/"]),
        ),
        "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore": universal(
            thin(), thin(INTEL, (10, 13), old=True)
        ),
        "Resources/burgundy-qt.icns": icons.icns({}),
        "Info.plist": plistlib.dumps(mac_layout.information()),
    }
    for name, content in files.items():
        (app / "Contents" / name).parent.mkdir(parents=True, exist_ok=True)
        (app / "Contents" / name).write_bytes(content)
    return app


def test_a_bundle_with_all_its_libraries_has_no_fault(bundle):
    for processor in ("arm64", "x86_64"):
        starter = bundle / "Contents/MacOS/burgundy-qt"
        starter.write_bytes(universal(thin(), thin(INTEL)))
        assert list(mac_layout.faults_of(bundle, processor)) == []


def test_a_file_is_read_for_each_processor(bundle):
    file = bundle / "Contents/Frameworks/PySide6/QtCore.abi3.so"
    arm, intel = mach_o.slices(file)
    assert (arm.processor, intel.processor) == ("arm64", "x86_64")
    assert arm.least == (13, 0) and arm.rpaths == ("@loader_path/Qt/lib",)
    assert arm.loads == ("@rpath/QtCore.framework/Versions/A/QtCore",)
    framework = bundle / "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"
    assert [part.least for part in mach_o.slices(framework)] == [(13, 0), (10, 13)]


def test_java_classes_and_other_files_are_not_code_of_macos(tmp_path):
    file = tmp_path / "file"
    for content in (b"\xca\xfe\xba\xbe\0\0\0\x34 a class", b"text", b""):
        file.write_bytes(content)
        assert mach_o.slices(file) == []


@pytest.mark.parametrize(
    "load",
    [
        "@rpath/QtGui.framework/Versions/A/QtGui",
        "@loader_path/libmissing.dylib",
        "@executable_path/../Frameworks/libmissing.dylib",
        "/usr/local/lib/libmissing.dylib",
    ],
)
def test_a_library_that_neither_the_bundle_nor_macos_has_is_named(load, bundle):
    file = bundle / "Contents/Frameworks/a.dylib"
    file.write_bytes(thin(loads=[load], rpaths=["@loader_path/PySide6/Qt/lib"]))
    [fault] = mac_layout.unresolved(bundle)
    assert f"a.dylib (arm64) loads {load}, which is not in the bundle" in fault


def test_a_library_outside_the_bundle_does_not_count(bundle):
    (bundle.parent / "libnear.dylib").write_bytes(thin())
    near = "@loader_path/../../../libnear.dylib"
    (bundle / "Contents/Frameworks/a.dylib").write_bytes(thin(loads=[near]))
    assert len(list(mac_layout.unresolved(bundle))) == 1


def test_a_library_for_a_newer_macos_than_is_promised_is_named(bundle):
    file = bundle / "Contents/Frameworks/a.dylib"
    file.write_bytes(universal(thin(least=(15, 1)), thin(INTEL)))
    [fault] = mac_layout.too_new(bundle, "15.0")
    assert "a.dylib (arm64) needs macOS 15.1, newer than 15.0" in fault
    assert list(mac_layout.too_new(bundle, "15.1")) == []


def test_a_library_for_another_processor_is_named(bundle):
    [fault] = mac_layout.without_processor(bundle, "x86_64")
    assert fault == "Contents/MacOS/burgundy-qt is for arm64 only"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("CFBundleIdentifier", "io.github.burgundy_qt"),
        ("CFBundleShortVersionString", "1.2 beta"),
        ("CFBundlePackageType", "BNDL"),
        ("CFBundleExecutable", "burgundy"),
        ("CFBundleIconFile", "other.icns"),
        ("LSMinimumSystemVersion", None),
    ],
)
def test_a_key_that_apple_requires_is_present_and_true(key, value, bundle):
    told = mac_layout.information()
    told.pop(key) if value is None else told.update({key: value})
    (bundle / "Contents/Info.plist").write_bytes(plistlib.dumps(told))
    assert any(key in fault for fault in mac_layout.faults_of_information(bundle))


def test_an_info_file_that_is_no_plist_is_a_fault(bundle):
    (bundle / "Contents/Info.plist").write_bytes(b"<plist>")
    [fault] = mac_layout.faults_of_information(bundle)
    assert "cannot be read" in fault


def test_a_bundle_with_a_fault_is_not_packed(bundle, monkeypatch):
    monkeypatch.setattr(mac, "machine", lambda: "arm64")
    mac.look_at(bundle)
    (bundle / "Contents/Frameworks/a.dylib").write_bytes(thin(least=(26, 0)))
    with pytest.raises(ReleaseError, match=r"needs macOS 26\.0, newer than"):
        mac.look_at(bundle)


@pytest.mark.parametrize(
    ("name", "is_there"),
    [
        ("PySide6/QtCore.abi3.so", True),
        ("PySide6/QtQml.abi3.so", False),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
        ("PySide6/Qt/qml/QtQml/libqmlplugin.dylib", False),
        ("PySide6/__init__.py", False),
        ("numpy/linalg/lapack_lite.cpython-311-darwin.so", True),
        ("PyInstaller/bootloader/Darwin-64bit/run", False),
    ],
)
def test_only_code_of_the_program_is_unpacked_from_the_wheels(name, is_there):
    assert mac_layout.is_shipped(name) is is_there
