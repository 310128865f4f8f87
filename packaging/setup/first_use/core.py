"""The compiled core: built from the sources when they change, left out if it cannot be built."""

import hashlib
import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

from first_use.compiler import can_build_extensions
from first_use.packages import PYTHON, digest
from first_use.project import Project
from first_use.speech import SetUpError, carry_out, last_words
from first_use.stamp import Stamp

NO_COMPILER_ON_WINDOWS = "Microsoft Visual C++"
"""The message of setuptools on Windows, only during the build."""


class Core:
    """The extension modules of a project, and whether they match its sources.

    `python` compiles them, by default the program's own.
    """

    def __init__(self, project: Project, python: str | None = None):
        self.project = project
        self.python = python or str(project.python)
        self.stamp = Stamp(project.build / "core.json")

    def is_compiled(self) -> bool:
        """Return whether the last build succeeded and its modules are all there."""
        modules = set(self.stamp.said().get("modules", ()))
        return bool(modules) and modules <= set(self.names(self.project.compiled_core()))

    def is_current(self) -> bool:
        """Return whether the modules match the sources and this Python."""
        said = self.stamp.said()
        return self.is_compiled() and said["python"] == PYTHON and said["content"] == self.content()

    def set_up(self) -> None:
        """Compile what has changed. Raises SetUpError if there is a compiler and it fails."""
        content, sums = self.content(), self.sums()
        said = self.stamp.said()
        if said.get("sources") != list(sums) or said.get("python") != PYTHON:
            self.clear()
        earlier = said.get("sums", sums)
        self.make_newer(name for name in sums if sums[name] != earlier.get(name))
        self.stamp.begin()
        if can_build_extensions():
            self.compile()
            self.finish(content, sums)

    def adopt(self) -> bool:
        """Take binaries of no set-up, such as those of `pip install -e`, as they are, if all are
        newer than all sources; return whether they were taken."""
        if self.stamp.path.exists() or not self.is_newer():
            return False
        self.finish(self.content(), self.sums())
        return True

    def finish(self, content: str, sums: Mapping[str, str]) -> None:
        """Write down of which sources the modules are."""
        modules = self.names(self.project.compiled_core())
        self.stamp.finish(
            {
                "python": PYTHON,
                "content": content,
                "sources": list(sums),
                "sums": sums,
                "modules": modules,
            }
        )

    def is_newer(self) -> bool:
        """Return whether there are binaries, and none is older than any source. A developer's
        environment has a Cython whose files are newer than the binaries of pip's own: the compiler
        would do everything again."""
        binaries, sources = self.project.compiled_core(), self.project.core_sources()
        times = [[file.stat().st_mtime for file in files] for files in (binaries, sources)]
        return bool(binaries) and min(times[0]) >= max(times[1])

    def compile(self) -> None:
        project = self.project
        command = [
            self.python,
            "-I",
            "setup.py",
            "build_ext",
            "--inplace",
            f"--parallel={os.cpu_count()}",
        ]
        if carry_out(
            "Compiling the rules and the bots (a minute or two)",
            command,
            project.log,
            cwd=project.root,
        ):
            return
        words = last_words(project.log)
        if NO_COMPILER_ON_WINDOWS not in words:
            raise SetUpError(
                f"The rules and the bots could not be compiled:\n{words}\nThe full output of "
                f"the compiler is in {project.log}. If you changed the source code, fix the "
                "errors it lists."
            )

    def content(self) -> str:
        """Return a short name for the content of all sources and of the compiler."""
        sums = self.sums()
        return digest([*sums, *sums.values(), *self.project.needed_to_compile])

    def sums(self) -> dict[str, str]:
        """Return a checksum of every source, by its name."""
        sources = self.project.core_sources()
        sums = [hashlib.sha256(source.read_bytes()).hexdigest() for source in sources]
        return dict(zip(self.names(sources), sums, strict=True))

    def make_newer(self, sources: Iterable[str]) -> None:
        """Give sources the present time: the compiler uses times, and skips a change that is older
        than the binary. That happens for a file copied with its time, and for one saved while it
        was compiled."""
        for source in sources:
            os.utime(self.project.root / source)

    def names(self, files: list[Path]) -> list[str]:
        return [file.relative_to(self.project.root).as_posix() for file in files]

    def clear(self) -> None:
        """Remove the results of earlier builds: a killed one may have left half a file, a removed
        module its binary."""
        for module in self.project.compiled_core():
            module.unlink()
        for folder in (
            self.project.build / "c",
            *self.project.build.glob("temp.*"),
            *self.project.build.glob("lib.*"),
        ):
            shutil.rmtree(folder, ignore_errors=True)
