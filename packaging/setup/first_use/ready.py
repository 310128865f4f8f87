"""The check, in a few milliseconds, that nothing has changed since the last set-up. Imports next to
nothing."""

import json
import os
import sys

ROOMS = "burgundy_qt/rules", "burgundy_qt/ai", "burgundy_qt/bench"
"""The folders with sources of the compiled core."""
BINARIES = ".so", ".pyd"


def record_path(root: str) -> str:
    return os.path.join(root, ".venv", "ready.json")


def core_files(root: str) -> list[str]:
    """Return setup.py, every header of the core, the code beside it and the binaries: sorted paths
    in the project."""
    files = ["setup.py"]
    for room in ROOMS:
        for folder, _, names in os.walk(os.path.join(root, room)):
            headed = {name.removesuffix(".pxd") for name in names if name.endswith(".pxd")}
            code = [
                name
                for name in names
                if name.endswith((".pxd", ".py")) and name.rpartition(".")[0] in headed
            ]
            binaries = [name for name in names if name.endswith(BINARIES)]
            files += [
                os.path.relpath(os.path.join(folder, name), root).replace(os.sep, "/")
                for name in code + binaries
            ]
    return sorted(files)


def looks(root: str, watched: list[str]) -> dict[str, list[int]]:
    """Return time and size of all inputs of a set-up, and of the paths it `watched`; -1 for a
    missing one."""
    return {
        file: look(os.path.join(root, file))
        for file in ["pyproject.toml", *core_files(root), *watched]
    }


def look(path: str) -> list[int]:
    try:
        facts = os.stat(path)
    except OSError:
        return [-1, -1]
    return [facts.st_mtime_ns, facts.st_size]


def ready_record(root: str, needs: set[str]) -> dict[str, object] | None:
    """Return the record of the last set-up, if it has all `needs` ("screen", "tests") and nothing
    has changed since."""
    try:
        with open(record_path(root), "rb") as file:
            record = json.load(file)
        served = needs <= set(record["served"]) and record["python"] == sys.implementation.cache_tag
        return (
            dict(record) if served and record["looks"] == looks(root, record["watched"]) else None
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
