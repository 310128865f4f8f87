"""Lets the compiled core's sources run uncompiled: resolves their cimports and reads their `.pxd`
headers.

A rules module has `from cython.cimports.burgundy_qt.rules.core import lowest_bit`. Compiled, that
is a cimport and is gone at run time. Uncompiled, the finder below replaces it with the Python
module of the same name. A header without code (`state.pxd`) gives its enums as ints and its structs
as classes through `read_header`.

Constants are enums in headers, because Cython 3.3 ignores annotations of a module's own names; and
a module never cimports its own header, which it knows already.
"""

import importlib
import importlib.util
import os
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # importlib.abc brings tempfile and zipfile: 4 ms of every start

PREFIX = "cython.cimports"


class Twin(ModuleType):
    """A cimported module in the plain run: every name is the Python module's own."""

    def __init__(self, name: str, real: ModuleType | None):
        super().__init__(name)
        self.nogil: nullcontext[None]
        self.__dict__["_real"] = real
        self.__path__: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["_real"], name)


class CimportFinder(Loader):
    """Finds `cython.cimports.X` as the Python module X; also replaces Cython itself if it is not
    installed."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname in ("cython", PREFIX) or fullname.startswith(f"{PREFIX}.burgundy_qt"):
            return ModuleSpec(fullname, self, is_package=True)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        name = spec.name.removeprefix(PREFIX).removeprefix(".")
        real = None if name in ("", "cython") else importlib.import_module(name)
        return Twin(spec.name, real)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the Python module is already loaded."""


class SourceFinder:
    """Finds the core's modules as sources even beside compiled ones: the reference for tests."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if (
            not fullname.startswith(("burgundy_qt.rules.", "burgundy_qt.ai.", "burgundy_qt.bench."))
            or not path
        ):
            return None
        source = Path(path[0], fullname.rpartition(".")[2]).with_suffix(".py")
        return (
            importlib.util.spec_from_file_location(fullname, source) if source.is_file() else None
        )


def install() -> None:
    """Make cimports work in uncompiled modules. Harmless with a compiled core, and done once."""
    if any(isinstance(finder, CimportFinder) for finder in sys.meta_path):
        return
    for name in ("cython", PREFIX):
        sys.modules.setdefault(name, Twin(name, None))
        if getattr(sys.modules[name], "__spec__", None) is None:
            sys.modules[name].__spec__ = ModuleSpec(name, None, is_package=True)
    if isinstance(sys.modules["cython"], Twin):
        sys.modules["cython"].nogil = nullcontext()
    sys.meta_path.insert(0, CimportFinder())
    if os.environ.get("BURGUNDY_CORE") == "plain":
        sys.meta_path.insert(0, SourceFinder())


def array(length: int) -> list[int]:
    """Return `length` zeros: the initial value of a C array, and in the plain run the array.

    Cython makes no C array of a list times a name, so sources call this where they would write `[0]
    * SEATS`.
    """
    return [0] * length


class Record:
    """A struct of the plain run: fields with zeros, arrays as nested lists."""

    FIELDS: tuple[tuple[str, Callable[[], Any]], ...] = ()
    NOT_COPIED: tuple[str, ...] = ()

    def __init__(self) -> None:
        for name, make in self.FIELDS:
            setattr(self, name, make())

    if TYPE_CHECKING:  # the fields

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...

    def copy_from(self, other: "Record") -> None:
        """Set all fields to those of `other`, except pointers, which are no part of a state."""
        for name, _ in self.FIELDS:
            if name not in self.NOT_COPIED:
                setattr(self, name, copied(getattr(other, name)))


def copied(value: Any) -> Any:
    if isinstance(value, list):
        return [copied(item) for item in value]
    if isinstance(value, Record):
        twin = type(value)()
        twin.copy_from(value)
        return twin
    return value


def read_header(source: str, known: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the enums (ints) and structs (Record classes) that the `.pxd` beside the Python file
    `source` declares.

    `known` gives the constants that the header cimports."""
    text = re.sub(r"#.*", "", Path(source).with_suffix(".pxd").read_text(encoding="utf-8"))
    names: dict[str, Any] = {
        name: value for name, value in (known or {}).items() if isinstance(value, int)
    }
    for _, body in re.findall(r"^cdef enum( \w+)?:[ \t]*\n((?:[ \t]+.*\n|\n)+)", text, re.M):
        read_enum(body, names)
    for name, body in re.findall(
        r"^ctypedef struct (\w+):[ \t]*\n((?:[ \t]+.*\n|\n)+)", text, re.M
    ):
        names[name] = read_struct(name, body, names)
    return names


def names_of_header(
    source: str, module: dict[str, Any], known: dict[str, Any] | None = None
) -> Callable[[str], int]:
    """Give a module the enums and structs of the header beside it; return its `__getattr__`, which
    finds nothing. mypy, which reads no headers, takes its return type for each name."""
    module.update(read_header(source, known))

    def missing(name: str) -> int:
        raise AttributeError(f"module {module['__name__']!r} has no attribute {name!r}")

    return missing


def read_enum(body: str, names: dict[str, Any]) -> None:
    following = 0
    for name, value in re.findall(r"(\w+)(?:[ \t]*=[ \t]*([^,\n]+))?", body):
        # Our own header, not input.
        following = int(eval(value, {"__builtins__": {}}, names)) if value else following
        names[name] = following
        following += 1


def read_struct(name: str, body: str, names: dict[str, Any]) -> type[Record]:
    fields, pointers = [], []
    for kind, star, sizes, field in re.findall(
        r"^[ \t]+(\w+)(\*?)((?:\[\w+\])*)[ \t]+(\w+)[ \t]*$", body, re.M
    ):
        if star:
            pointers.append(field)
            fields.append((field, lambda: None))
        else:
            lengths = [names[n] if n in names else int(n) for n in re.findall(r"\[(\w+)\]", sizes)]
            fields.append((field, zeros(names.get(kind, int), lengths)))
    return type(name, (Record,), {"FIELDS": tuple(fields), "NOT_COPIED": tuple(pointers)})


def zeros(kind: Callable[[], Any], lengths: list[int]) -> Callable[[], Any]:
    if not lengths:
        return kind
    inner = zeros(kind, lengths[1:])
    return lambda: [inner() for _ in range(lengths[0])]
