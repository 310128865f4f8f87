"""The Python packages that the steps need beyond those of the program: the extra `packaging` of
pyproject.toml."""

from __future__ import annotations

from making.project import recipe
from making.speech import python, run, say


def install() -> None:
    """Install them into the running environment. Raises ReleaseError."""
    say("Installing what the steps need")
    wanted = recipe()["project"]["optional-dependencies"]["packaging"]
    run([python(), "-m", "pip", "install", "-q", "--disable-pip-version-check", *wanted])
