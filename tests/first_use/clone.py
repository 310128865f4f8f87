"""A small project with our launcher. Its fresh clones are really set up, in seconds and without a
network."""

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from base64 import urlsafe_b64encode
from pathlib import Path

ROOT = Path(__file__).parents[2]

RECIPE = """
[build-system]
requires = ["tiny-builder"]

[project]
name = "tiny"
dependencies = ["tiny-toy"]

[project.optional-dependencies]
test = ["pytest"]
"""

PROGRAM = """
import os, sys
import tiny_toy
print("core", os.environ.get("BURGUNDY_CORE", "compiled"))
print("arguments", sys.argv[1:])
if sys.argv[1:] == ["--help"]:
    print("usage:", os.environ["BURGUNDY_COMMAND"])
"""

SETUP = """
import os, sys, time
from pathlib import Path
end = time.monotonic() + 300
while Path("hold").exists() and time.monotonic() < end:
    time.sleep(0.02)
if os.environ.get("BROKEN_COMPILER"):
    sys.exit("core.py:1: this cannot be compiled")
Path("burgundy_qt/rules/core.so").write_text("compiled")
"""

TESTER = """
import os, sys
print("tests", sys.argv[1:], os.environ["QT_QPA_PLATFORM"], os.getcwd())
"""

LAYING_PIP = """
import venv
from pathlib import Path

made = Path({made!r})

def lay_pip(builder, context):
    for source in (*made.glob("lib/*/site-packages/pip*"), *made.glob("bin/pip*")):
        Path(context.env_dir, source.relative_to(made)).symlink_to(source)
    [packages] = Path(context.env_dir).glob("lib/*/site-packages")
    Path(packages, "made_by.pth").write_text({made_by!r})

venv.EnvBuilder._setup_pip = lay_pip
"""

MADE_BY = "import sys; sys._base_executable = {python!r}\n"
"""The code of a .pth file in a .venv: names the Python that will recreate it."""
LARGE = "pip", "setuptools", "pkg_resources"
"""The packages in every new .venv."""


class Clone:
    """A clone of the small project in `folder`, with methods to start it."""

    def __init__(self, folder: Path, wheels: Path):
        self.root = folder
        self.wheels = wheels
        self.path = f"{Path(sys.executable).resolve().parent}:/usr/bin:/bin"

    def start(self, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
        """Start the clone with --no-system and these arguments and changes of the environment, and
        wait for its end."""
        return subprocess.run(
            self.command(*arguments),
            env=self.environment(**changes),
            capture_output=True,
            text=True,
            timeout=600,
        )

    def begin(self, *arguments: str, **changes: str) -> subprocess.Popen[str]:
        """Start the clone in a new process group, without waiting."""
        return subprocess.Popen(
            self.command(*arguments),
            env=self.environment(**changes),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def command(self, *arguments: str) -> list[str]:
        return [str(self.root / "burgundy"), "--no-system", *arguments]

    def environment(self, **changes: str) -> dict[str, str]:
        offline = {
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "PIP_CONFIG_FILE": os.devnull,
        }
        return {"PATH": self.path, "HOME": str(self.root), **offline, **changes}

    def log(self) -> str:
        """Return the output of the last set-up's steps, or "" if nothing was set up."""
        log = self.root / "build/set-up.log"
        return log.read_text() if log.is_file() else ""

    def forget_log(self) -> None:
        (self.root / "build/set-up.log").unlink(missing_ok=True)

    def write(self, file: str, text: str) -> None:
        path = self.root / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def lose_patience(self) -> None:
        """Shorten the wait for a Python that may not work."""
        file = "packaging/setup/first_use/packages.py"
        patient = (self.root / file).read_text()
        assert "PATIENCE = 60" in patient
        self.write(file, patient.replace("PATIENCE = 60", "PATIENCE = 2"))


def fresh_clone(folder: Path, wheels: Path) -> Clone:
    """Return a clone in which nothing is set up."""
    clone = Clone(folder, wheels)
    folder.mkdir()
    shutil.copy2(ROOT / "burgundy", folder)
    shutil.copytree(
        ROOT / "packaging/setup",
        folder / "packaging/setup",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    clone.write("pyproject.toml", RECIPE)
    clone.write("setup.py", SETUP)
    clone.write("burgundy_qt/__main__.py", PROGRAM)
    clone.write("burgundy_qt/rules/core.py", "points = 7\n")
    clone.write("burgundy_qt/rules/core.pxd", "# compiled\n")
    return clone


def quick_python(folder: Path, made: Path) -> Path:
    """Return a folder for the PATH with a Python that links the pip of the .venv `made` into each
    new .venv.

    Unpacking and compiling pip again would take seconds. The same Python also recreates a .venv.
    """
    command = [sys.executable, "-m", "venv", "--without-pip", str(folder / "quick")]
    subprocess.run(command, check=True)
    [packages] = folder.glob("quick/lib/*/site-packages")
    python = folder / "bin/python3"
    made_by = MADE_BY.format(python=str(python))
    (packages / "laying_pip.py").write_text(LAYING_PIP.format(made=str(made), made_by=made_by))
    (packages / "laying_pip.pth").write_text(
        "import sys; 'venv' in sys.orig_argv and __import__('laying_pip')\n"
    )
    python.parent.mkdir()
    python.write_text(f'#!/bin/sh\nexec {folder}/quick/bin/python3 "$@"\n')
    python.chmod(0o755)
    return python.parent


def copied(clone: Clone, folder: Path, quick: Path) -> Clone:
    """Copy a clone to another place, as if it had been moved, and give it the `quick` Python.

    pip, and setuptools before Python 3.12, are most of a .venv and never written to. They are
    shared.
    """
    [made] = clone.root.glob(".venv/lib/*/site-packages")
    large = [made / name for name in LARGE if (made / name).is_dir()]
    shutil.copytree(
        clone.root,
        folder,
        symlinks=True,
        ignore=lambda place, _: LARGE if Path(place) == made else (),
    )
    packages = folder / made.relative_to(clone.root)
    for package in large:
        (packages / package.name).symlink_to(package)
    (packages / "made_by.pth").write_text(MADE_BY.format(python=str(quick / "python3")))
    shutil.copystat(made, packages)
    there = Clone(folder, clone.wheels)
    there.path = f"{quick}:{there.path}"
    return there


def make_wheels(folder: Path) -> Path:
    """Create packages of one module each, which pip can install without a network."""
    folder.mkdir()
    modules = {"tiny_builder": "", "tiny_toy": "", "tiny_other": "", "pytest": TESTER}
    for name, code in modules.items():
        make_wheel(folder, name, code)
    return folder


def make_wheel(folder: Path, name: str, code: str) -> None:
    about = f"{name}-1.0.dist-info"
    files = {
        f"{name}.py": code,
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: "
        "1.0\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: "
        "py3-none-any\n",
    }
    lines = [f"{file},sha256={checksum(text)},{len(text)}" for file, text in files.items()]
    files[f"{about}/RECORD"] = "\n".join([*lines, f"{about}/RECORD,,", ""])
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for file, text in files.items():
            wheel.writestr(file, text)


def checksum(text: str) -> str:
    return urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
