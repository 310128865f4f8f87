"""The Python packages: a .venv in the project folder with the program's packages, and on request
those of the tests."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distributions

from first_use.project import Project
from first_use.speech import SetUpError, carry_out, last_words, say
from first_use.stamp import Stamp

OFFLINE_SIGNS = (
    "Temporary failure in name resolution",
    "Name or service not known",
    "nodename nor servname",
    "getaddrinfo failed",
    "Network is unreachable",
    "Failed to establish a new connection",
    "Connection refused",
    "ConnectTimeout",
    "Read timed out",
)

PYTHON = str(sys.implementation.cache_tag)
"""The running Python; a .venv works with the one that made it."""

PATIENCE = 60
"""Seconds for the Python of a .venv to answer."""

FOR_PLAY = "Downloading Qt and the other Python packages (about 100 MB)"
FOR_TESTS = (
    "Downloading the Python packages for the tests, and any that are missing for the program"
)


class Packages:
    """The .venv of a project and its installed packages."""

    def __init__(self, project: Project, for_tests: bool = False):
        self.project = project
        self.for_tests = for_tests
        self.stamp = Stamp(project.venv / "packages.json")

    def are_complete(self) -> bool:
        """Return whether the last set-up installed everything required now and nothing was removed
        since."""
        return self.are_asked_for(self.stamp.said()) and self.trouble() is None

    def are_asked_for(self, said: dict[str, object]) -> bool:
        """Return whether a set-up with this record installed everything required now."""
        wanted = self.wanted()
        return all(
            said.get(part) == wanted[part] for part in wanted if part != "test" or self.for_tests
        )

    def wanted(self) -> dict[str, str]:
        """Return the interpreter and a short name of each list of requirements."""
        project = self.project
        play = project.needed_to_compile + project.needed_to_play
        return {"python": PYTHON, "play": digest(play), "test": digest(project.needed_to_test)}

    def set_up(self) -> None:
        """Make the .venv sound and complete. Raises SetUpError."""
        trouble = self.trouble()
        said = {} if trouble else self.stamp.said()
        if trouble:
            self.make_venv(trouble)
        if not self.are_asked_for(said):
            self.install()
        installed = self.wanted() if self.for_tests else {**self.wanted(), "test": said.get("test")}
        self.stamp.finish(installed)

    def make_venv(self, trouble: str) -> None:
        if self.project.venv.exists():
            say(f"The folder .venv {trouble}; it is created again.")
            shutil.rmtree(self.project.venv)
        self.stamp.begin()
        command = [sys.executable, "-I", "-m", "venv", str(self.project.venv)]
        if not carry_out(
            "Creating the folder for the Python packages (.venv)", command, self.project.log
        ):
            raise SetUpError(
                "Python could not create the folder "
                f"{self.project.venv}:\n{last_words(self.project.log)}\nOn Debian and Ubuntu, "
                "install the package python3-venv, then start again."
            )

    def trouble(self) -> str | None:
        """Return the fault of the .venv, or None: then it is kept, even if another tool made it."""
        if not self.project.venv.exists():
            return "is missing"
        if self.stamp.was_interrupted():
            return "is incomplete, because an earlier set-up was interrupted"
        if not self.runs_pip():
            return "does not work with this Python"
        missing = next(self.missing_files(), None)
        return None if missing is None else f"lacks {missing}"

    def runs_pip(self) -> bool:
        try:
            check = [
                str(self.project.python),
                "-I",
                "-c",
                "import pip, sys; print(sys.implementation.cache_tag)",
            ]
            answer = subprocess.run(
                check,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=PATIENCE,
                stdin=subprocess.DEVNULL,
            )
        except (OSError, subprocess.TimeoutExpired):
            return False
        return answer.returncode == 0 and answer.stdout.strip() == PYTHON

    def missing_files(self) -> Iterator[str]:
        """Yield the missing files of installed packages."""
        for package in distributions(path=[str(self.project.site_packages)]):
            for file in package.files or ():
                if file.suffix != ".pyc" and not os.path.lexists(str(package.locate_file(file))):
                    yield str(file)

    def install(self) -> None:
        """Install the requirements, and let the .venv's Python find burgundy_qt, even after the
        clone has moved."""
        project = self.project
        self.stamp.begin()
        wanted = (
            project.needed_to_compile
            + project.needed_to_play
            + (project.needed_to_test if self.for_tests else [])
        )
        options = ["--no-input", "--disable-pip-version-check", "--progress-bar", "off"]
        command = [str(project.python), "-I", "-m", "pip", "install", *options, *wanted]
        title = FOR_TESTS if self.for_tests else FOR_PLAY
        if not carry_out(title, command, project.log):
            raise SetUpError(self.why_pip_failed())
        folder = project.site_packages
        folder.joinpath("burgundy-qt.pth").write_text(
            f"{os.path.relpath(project.root, folder)}\n", "utf-8"
        )

    def why_pip_failed(self) -> str:
        said = self.project.log.read_text(encoding="utf-8", errors="replace")
        if any(sign in said for sign in OFFLINE_SIGNS):
            return (
                "The Python packages could not be downloaded, because this machine cannot "
                "reach the package index.\nConnect to the internet (behind a proxy, set "
                "HTTPS_PROXY), then start again. This is needed only once."
            )
        return (
            f"pip could not install the Python packages:\n{last_words(self.project.log)}\nIts "
            f"full output is in {self.project.log}. Fix the problem, then start again."
        )


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
