"""Talking to the engine in a test: lines in, answers out, here or in its own process."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from burgundy_qt.engine.conversation import serve

Answer = dict[str, Any]
NEW = {"cmd": "new", "game": "burgundy", "seed": 7}


def line(request: Any) -> bytes:
    """A request as a line; bytes are a line already, without its end."""
    return (request if isinstance(request, bytes) else json.dumps(request).encode()) + b"\n"


def said(*requests: Any) -> bytes:
    """Every byte that the engine answers to these requests."""
    outgoing = io.BytesIO()
    assert serve(io.BytesIO(b"".join(map(line, requests))), outgoing) == 0
    return outgoing.getvalue()


def answers(*requests: Any) -> list[Answer]:
    """What the engine answers to these requests, one after another."""
    return [json.loads(answer) for answer in said(*requests).splitlines()]


def answer(*requests: Any) -> Answer:
    """The last of the answers."""
    return answers(*requests)[-1]


def code(*requests: Any) -> str:
    """The code of the last answer, which is an error with a message."""
    error: dict[str, str] = answer(*requests)["error"]
    assert error["message"]
    return error["code"]


def elsewhere(
    *requests: Any, before: str = "", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """The engine in its own process, after the statements `before`."""
    return subprocess.run(
        [
            sys.executable,
            "-c",
            f"{before}\nfrom burgundy_qt.engine import main\nraise SystemExit(main())",
        ],
        input=b"".join(map(line, requests)),
        env=os.environ
        | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        | environment,
        capture_output=True,
        timeout=120,
        check=False,
    )


def is_running(process: int) -> bool:
    """Whether a process is there, and does not only wait to be buried."""
    if sys.platform == "win32":
        return is_running_on_windows(process)
    if sys.platform != "linux":
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        return True
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def is_running_on_windows(process: int) -> bool:
    """Whether a process can be opened and has no exit status yet. (`os.kill` with 0 would send it a
    Ctrl-C there.)"""
    import ctypes

    kernel = ctypes.WinDLL("kernel32")
    kernel.OpenProcess.restype = ctypes.c_void_p
    handle = ctypes.c_void_p(kernel.OpenProcess(0x1000, False, process))  # to ask only
    if not handle:
        return False
    status = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(status))
    kernel.CloseHandle(handle)
    return status.value == 259  # STILL_ACTIVE
