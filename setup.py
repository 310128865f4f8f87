"""Builds the compiled core: every `.py` of the rules and the bots that has code and a `.pxd` header
beside it.

BURGUNDY_CHECKED=1 builds with the address and undefined behaviour sanitizers of GCC instead, for
the campaign that plays under them. Such modules only load where the sanitizers' libraries are
preloaded (lab/builds.py). A wheel is built with Python's limited API, so that one
serves every Python from LEAST on; in a clone the modules are built for the Python that builds them.
"""

import os
import re
import sys
import sysconfig
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError, ExecError, PlatformError

CHECKED = os.environ.get("BURGUNDY_CHECKED") == "1"
SANITIZERS = (
    "-fsanitize=address,undefined,float-cast-overflow",
    "-fno-sanitize=null,pointer-overflow,alignment",
)
"""A conversion of a float that is too large for its integer is not among `undefined`. Left out:
`float-divide-by-zero`, because a division by 0.0 is defined by IEEE 754 and means an infinity; and
the checks of every pointer at every use, which were a third of the compilation: the address
sanitizer reports what is read at 0 or past an overflow, and no source makes a pointer to a wider
type of another one, so that none is out of line."""
CHECKED_FLAGS = (
    *SANITIZERS,
    "-fno-sanitize-recover=all",
    "-fno-omit-frame-pointer",
    "-O0",  # compiled in half the time of -O1
    "-g1",  # names lines in reports
    "-Wno-all",  # an eighth of the compilation; the usual build has them
    "-Wno-sign-compare",
)
CALLED = "--param=asan-instrumentation-with-call-threshold=0"
"""Checks of addresses as calls: compiled sooner and as strict."""
WALKED_MOST = "burgundy_qt.ai.networks.network"
"""The module in which bots spend most of their time. The campaign is over sooner if it is compiled
for longer, with its checks in place."""
LEAST = (3, 11)
FOR_ALL_PYTHONS = "bdist_wheel" in sys.argv
TEMPLATE = "sealed_bids"
"""In the paths of the game that `./burgundy new-game` copies: a clone and the sdist have it, what
is installed does not."""
PICTURE = re.compile(r"^(?:\| )?!\[.*\n+", re.M)
"""A line of pictures, or a row of them in a table."""
LINK_BESIDE = re.compile(r"\[([^]]+)\]\((?!https?:)[^)]*\)")
ROOMS = ("burgundy_qt/rules", "burgundy_qt/ai", "burgundy_qt/bench")


NO_COMPILER = """
Burgundy Qt's rules and bots are compiled when it is installed from its sources, and that did not
succeed:
  {error}
A C compiler is needed, with Python's headers:
  Debian, Ubuntu   sudo apt-get install gcc python3-dev
  Fedora           sudo dnf install gcc python3-devel
  macOS            xcode-select --install
  Windows          the C++ Build Tools of Visual Studio
Or install a wheel, for which nothing has to be compiled:
  pip install --only-binary burgundy-qt burgundy-qt"""

FREE_THREADED = """
Burgundy Qt does not run on free-threaded Python yet: Qt for Python has no wheels for it, and the
rules were not tried without the interpreter's lock. Install it with an ordinary Python, 3.11 or
newer."""


class Compiling(build_ext):
    """Says what to install where nothing can be compiled."""

    def run(self) -> None:
        try:
            super().run()
        except (CompileError, ExecError, PlatformError) as error:
            raise SystemExit(NO_COMPILER.format(error=error)) from error

    def build_extensions(self) -> None:
        """Compile Python's headers only once for all modules of the build with sanitizers, which
        saves an eighth of its compilation. The compiler of any other build may not be GCC."""
        if CHECKED:
            header = Path(self.build_temp, "first.h").absolute()
            header.parent.mkdir(parents=True, exist_ok=True)
            header.write_text('#define PY_SSIZE_T_CLEAN\n#include "Python.h"\n')
            folders = [f"-I{folder}" for folder in self.compiler.include_dirs]
            compiled = "-x", "c-header", str(header), "-o", f"{header}.gch"
            self.spawn([*self.compiler.compiler_so, *folders, *CHECKED_FLAGS, CALLED, *compiled])
            for module in self.extensions:
                module.extra_compile_args += ["-include", str(header)]
        super().build_extensions()


class Shipping(build_py):
    """Leaves the template of a new game out of a wheel."""

    def find_package_modules(self, package: str, folder: str) -> list[tuple[str, str, str]]:
        found = super().find_package_modules(package, folder)
        return [module for module in found if is_shipped(module[2])]

    def find_data_files(self, package: str, folder: str) -> list[str]:
        return [file for file in super().find_data_files(package, folder) if is_shipped(file)]


def is_shipped(file: str) -> bool:
    """Whether a file goes into what is built."""
    return not (FOR_ALL_PYTHONS and TEMPLATE in file)


def description() -> str:
    """README.md for places where nothing lies beside it, as on a package index: without pictures,
    and with the words of links alone."""
    return LINK_BESIDE.sub(r"\1", PICTURE.sub("", Path("README.md").read_text("utf-8")))


def compiled_modules() -> list[str]:
    """Sources with a header that declares functions or classes of their own; header-only twins stay
    Python."""
    headers = sorted(header for room in ROOMS for header in Path(room).rglob("*.pxd"))
    return [
        header.with_suffix(".py").as_posix()
        for header in headers
        if "# compiled" in header.read_text("utf-8") and is_shipped(header.as_posix())
    ]


def compiler_flags(name: str) -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    if CHECKED:
        return [*CHECKED_FLAGS, "-Og" if name == WALKED_MOST else CALLED]
    # Where a function begins decides up to 2% of the speed, so no other function's length may.
    return ["-g0", "-O3", "-falign-functions=64"]


def extension(source: str) -> Extension:
    name = source.removesuffix(".py").replace("/", ".")
    link = [*SANITIZERS] if CHECKED else []
    limited = [("Py_LIMITED_API", f"0x{LEAST[0]:02x}{LEAST[1]:02x}0000")] if FOR_ALL_PYTHONS else []
    return Extension(
        name,
        [source],
        define_macros=limited,
        py_limited_api=FOR_ALL_PYTHONS,
        extra_compile_args=compiler_flags(name),
        extra_link_args=link,
    )


if sysconfig.get_config_var("Py_GIL_DISABLED"):
    raise SystemExit(FREE_THREADED)

setup(
    long_description=description(),
    long_description_content_type="text/markdown",
    cmdclass={"build_ext": Compiling, "build_py": Shipping},
    options={
        "bdist_wheel": {"py_limited_api": f"cp{LEAST[0]}{LEAST[1]}"},
        "build_ext": {"parallel": os.cpu_count() or 1},
    },
    ext_modules=cythonize(
        [extension(source) for source in compiled_modules()],
        build_dir="build/c",
        language_level=3,
        compiler_directives={
            "boundscheck": False,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "auto_pickle": False,
            "embedsignature": False,
        },
    ),
)
