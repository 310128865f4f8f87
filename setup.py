"""Builds the compiled core: every `.py` of the rules and the bots that has code and a `.pxd` header beside it.

BURGUNDY_CHECKED=1 builds with bounds checks instead (`-fsanitize=bounds`), for the campaign that plays under them.
"""

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

CHECKED = os.environ.get("BURGUNDY_CHECKED") == "1"
ROOMS = ("burgundy_qt/rules", "burgundy_qt/ai", "burgundy_qt/bench")


def compiled_modules() -> list[str]:
    """Sources with a header that declares functions or classes of their own; header-only twins stay Python."""
    headers = sorted(header for room in ROOMS for header in Path(room).rglob("*.pxd"))
    return [header.with_suffix(".py").as_posix() for header in headers if "# compiled" in header.read_text("utf-8")]


def compiler_flags() -> list[str]:
    if sys.platform == "win32":
        return ["/O2"]
    checked = ["-fsanitize=bounds", "-fno-sanitize-recover=bounds", "-O1"]
    return ["-g0", *(checked if CHECKED else ["-O3"])]


def extension(source: str) -> Extension:
    name = source.removesuffix(".py").replace("/", ".")
    link = ["-fsanitize=bounds"] if CHECKED else []
    return Extension(name, [source], extra_compile_args=compiler_flags(), extra_link_args=link)


setup(
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
    )
)
