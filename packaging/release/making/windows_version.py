"""The program's properties in Windows."""

from __future__ import annotations

from pathlib import Path

from making.project import SUMMARY, TITLE, VERSION, WORK

FORM = """\
VSVersionInfo(
    ffi=FixedFileInfo(
        filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1
    ),
    kids=[
        StringFileInfo([StringTable("040904B0", [
            StringStruct("CompanyName", "Burgundy Qt contributors"),
            StringStruct("FileDescription", {title!r}),
            StringStruct("FileVersion", {version!r}),
            StringStruct("InternalName", "burgundy-qt"),
            StringStruct("LegalCopyright", "Burgundy Qt contributors. MIT licence"),
            StringStruct("OriginalFilename", "burgundy-qt.exe"),
            StringStruct("ProductName", {title!r}),
            StringStruct("Comments", {summary!r}),
            StringStruct("ProductVersion", {version!r}),
        ])]),
        VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
    ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """Return the version in Windows' form: four numbers; anything after the third, as in 1.2.0rc1,
    is left out."""
    parts = [
        int("".join(filter(str.isdigit, part.partition("rc")[0])) or 0)
        for part in version.split(".")
    ]
    first, second, third = (*parts, 0, 0, 0)[:3]
    return first, second, third, 0


def resource() -> Path:
    """Return the file that PyInstaller reads."""
    WORK.mkdir(parents=True, exist_ok=True)
    file = WORK / "windows-version.txt"
    text = FORM.format(numbers=numbers(VERSION), title=TITLE, version=VERSION, summary=SUMMARY)
    file.write_text(text, encoding="utf-8")
    return file
