"""Ends an engine when this program is gone: even after `kill -9`, when none of our code can run any
more, and an engine that ignores the end of its input would stay.

On POSIX a shell waits at the end of a pipe whose other end only this program has; the system closes
it with our last process, and the shell ends the engine's group. `PR_SET_PDEATHSIG` is no
alternative: it belongs to the thread that has started the engine, and our threads end long before
their engines. On Windows the engine belongs to a job that the system ends with its last handle,
which is ours. On POSIX, processes that the engine has moved out of its group stay.
"""

import subprocess
import sys
from contextlib import suppress
from typing import Any

WAITS = 'read -r group || exit; read -r none; kill -s KILL -- "-$group"'
"""Nothing is ever written after the group: the second line comes with the end of the pipe."""


class Guard:
    """Ends a program, the first of its group, with all its children, once this process has ended or
    the guard is deleted. Call `let_go` before waiting for the program: its number may later belong
    to another."""

    def __init__(self, program: "subprocess.Popen[bytes]") -> None:
        self._watcher: subprocess.Popen[bytes] | None = None
        self._job: Any = None
        with suppress(OSError):  # without a guard nothing else changes
            if sys.platform == "win32":
                self._job = job_of(program)
            else:
                self._watcher = watcher_of(program.pid)

    def let_go(self) -> None:
        """Leave the program alone from now on; on Windows end its children."""
        watcher, self._watcher = self._watcher, None
        if watcher is not None:
            watcher.kill()
            watcher.wait()
            assert watcher.stdin is not None
            with suppress(OSError):
                watcher.stdin.close()
        job, self._job = self._job, None
        if sys.platform == "win32" and job is not None:
            close_handle(job)


def watcher_of(group: int) -> "subprocess.Popen[bytes]":
    """Return the shell that waits. It is in its own session, where no terminal ends it before
    us."""
    watcher = subprocess.Popen(
        ["/bin/sh", "-c", WAITS],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd="/",
        start_new_session=True,
    )
    assert watcher.stdin is not None
    watcher.stdin.write(b"%d\n" % group)
    watcher.stdin.flush()
    return watcher


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    KILL_ON_JOB_CLOSE = 0x2000
    EXTENDED_LIMITS = 9  # JobObjectExtendedLimitInformation
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)
    kernel.CreateJobObjectW.restype = wintypes.HANDLE
    kernel.CreateJobObjectW.argtypes = [ctypes.c_void_p, wintypes.LPCWSTR]
    kernel.SetInformationJobObject.argtypes = [
        *(wintypes.HANDLE, ctypes.c_int, ctypes.c_void_p, wintypes.DWORD)
    ]
    kernel.AssignProcessToJobObject.argtypes = [wintypes.HANDLE, wintypes.HANDLE]
    kernel.CloseHandle.argtypes = [wintypes.HANDLE]

    class BasicLimits(ctypes.Structure):
        """JOBOBJECT_BASIC_LIMIT_INFORMATION."""

        _fields_ = [
            ("process_time", ctypes.c_int64),
            ("job_time", ctypes.c_int64),
            ("flags", wintypes.DWORD),
            ("least_working_set", ctypes.c_size_t),
            ("most_working_set", ctypes.c_size_t),
            ("processes", wintypes.DWORD),
            ("affinity", ctypes.c_size_t),
            ("priority", wintypes.DWORD),
            ("scheduling", wintypes.DWORD),
        ]

    class ExtendedLimits(ctypes.Structure):
        """JOBOBJECT_EXTENDED_LIMIT_INFORMATION."""

        _fields_ = [
            ("basic", BasicLimits),
            ("io", ctypes.c_uint64 * 6),
            ("process_memory", ctypes.c_size_t),
            ("job_memory", ctypes.c_size_t),
            ("most_process_memory", ctypes.c_size_t),
            ("most_job_memory", ctypes.c_size_t),
        ]

    def job_of(program: "subprocess.Popen[bytes]") -> int:
        """Return a job with the program in it, which ends with the handle that is returned; raises
        OSError."""
        job = kernel.CreateJobObjectW(None, None)
        if not job:
            raise ctypes.WinError(ctypes.get_last_error())
        limits = ExtendedLimits()
        limits.basic.flags = KILL_ON_JOB_CLOSE
        size = ctypes.sizeof(limits)
        made = kernel.SetInformationJobObject(job, EXTENDED_LIMITS, ctypes.byref(limits), size)
        handle = int(getattr(program, "_handle"))  # noqa: B009 (its own name for it, on Windows only)
        if not made or not kernel.AssignProcessToJobObject(job, handle):
            error = ctypes.WinError(ctypes.get_last_error())
            kernel.CloseHandle(job)
            raise error
        return int(job)

    def close_handle(handle: int) -> None:
        """End the job with what is still in it."""
        kernel.CloseHandle(handle)
