"""Talk to the engine in a test: send lines and read answers, in this process or in a new one."""

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
    """Return a request as a line. Bytes are already a line, without its end."""
    return (request if isinstance(request, bytes) else json.dumps(request).encode()) + b"\n"


def said(*requests: Any) -> bytes:
    """Return all bytes that the engine answers to these requests."""
    outgoing = io.BytesIO()
    assert serve(io.BytesIO(b"".join(map(line, requests))), outgoing) == 0
    return outgoing.getvalue()


def answers(*requests: Any) -> list[Answer]:
    """Return the engine's answers to these requests in their order."""
    return [json.loads(answer) for answer in said(*requests).splitlines()]


def answer(*requests: Any) -> Answer:
    """Return the last answer to these requests."""
    return answers(*requests)[-1]


def code(*requests: Any) -> str:
    """Return the code of the last answer, which is an error with a message."""
    error: dict[str, str] = answer(*requests)["error"]
    assert error["message"]
    return error["code"]


def elsewhere(
    *requests: Any, before: str = "", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the engine in a new process, after the statements `before`."""
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
    """Return whether a process is alive and not just a zombie."""
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
    """Return whether a process can be opened and has no exit status yet. (On Windows, `os.kill`
    with 0 would send it a Ctrl-C.)"""
    import ctypes

    kernel = ctypes.WinDLL("kernel32")
    kernel.OpenProcess.restype = ctypes.c_void_p
    # PROCESS_QUERY_LIMITED_INFORMATION
    handle = ctypes.c_void_p(kernel.OpenProcess(0x1000, False, process))
    if not handle:
        return False
    status = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(status))
    kernel.CloseHandle(handle)
    return status.value == 259  # STILL_ACTIVE
