"""`./burgundy translations`: collect every sentence of the program, and compile its translations.

The sentences of `tr` and `tr_noop` are found in the sources, brought into
assets/languages/burgundy_*.ts (existing translations stay, removed sentences go), and compiled to
the .qm files that the program reads. A .ts file is edited by hand or with Qt Linguist. English has
one for its plurals alone, which come from the sentence: "{n} worker(s)", "{n} fish". What is not
translated yet is counted.

Sentences of sealed bids are left out: it is the template of a new game and not shipped, so that its
sentences are no work for translators until a game is made from it.
"""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as Tree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
from burgundy_qt.language.translation import ENGLISH, NAMES  # noqa: E402  (from these sources)

SOURCES = ROOT / "burgundy_qt"
LANGUAGES = SOURCES / "assets" / "languages"
CALLS = "tr", "tr_noop"
TEMPLATE = "sealed_bids"
"""In the paths of the game that `./burgundy new-game` copies."""
ENDING = re.compile(r"\((\w+)\)")
TOOLS = Path(sys.executable).parent


@dataclass(frozen=True)
class Sentence:
    """A sentence of the sources: its context, and whether a number chooses its form."""

    context: str
    text: str
    note: str
    has_plural: bool
    place: str


class SourceError(Exception):
    """A call of `tr` or `tr_noop` that cannot be collected: the message gives the place and the
    reason."""


def main() -> int:
    """Collect, merge, compile; print how much of each language is translated. Return the exit
    status."""
    try:
        sentences = list(sentences_of(SOURCES))
    except SourceError as error:
        print(error, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        marked = Path(folder) / "sentences.cpp"
        marked.write_text("".join(map(marking, sentences)), encoding="utf-8")
        for code in NAMES:
            merge(marked, code)
            if code == ENGLISH and fill_english():
                merge(marked, code)  # in the tool's own layout
            compile_in(Path(folder), code)
            print(
                f"{code}: {missing(file_of(code))} of "
                f"{len(Tree.parse(file_of(code)).findall('.//message'))} missing"
            )
    return 0


def sentences_of(folder: Path) -> Iterator[Sentence]:
    """Yield every sentence marked in the Python files under a folder, in a fixed order. Raises
    SourceError."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if "burgundy_qt.language.translation" not in text or TEMPLATE in path.as_posix():
            continue
        for node in ast.walk(ast.parse(text)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in CALLS
            ):
                yield from sentence_of(node, f"{path.relative_to(ROOT).as_posix()}:{node.lineno}")


def sentence_of(call: ast.Call, place: str) -> Iterator[Sentence]:
    """Yield the sentence of a call; nothing if its argument is a name that `tr_noop` has marked
    elsewhere. Raises SourceError."""
    words = [
        argument.value if isinstance(argument, ast.Constant) else None for argument in call.args[:3]
    ]
    if len(call.args) < 2:
        raise SourceError(f"{place}: a context and a sentence are needed")
    if isinstance(call.args[1], ast.JoinedStr):
        raise SourceError(f"{place}: a sentence is a plain string with {{places}}, not an f-string")
    if isinstance(words[1], str):
        if not isinstance(words[0], str):
            raise SourceError(f"{place}: the context is a plain string")
        has_plural = any(keyword.arg == "n" for keyword in call.keywords)
        yield Sentence(
            words[0], words[1], str(words[2] or "") if len(words) == 3 else "", has_plural, place
        )


def marking(sentence: Sentence) -> str:
    """Return the sentence as Qt's tool collects it."""
    kind = "QT_TRANSLATE_N_NOOP3" if sentence.has_plural else "QT_TRANSLATE_NOOP3"
    words = (
        json.dumps(word, ensure_ascii=False)
        for word in (sentence.context, sentence.text, sentence.note)
    )
    return f"{kind}({', '.join(words)}) // {sentence.place}\n"


def merge(marked: Path, code: str) -> None:
    """Merge the sentences into a language's .ts file."""
    only = ["-pluralonly"] if code == ENGLISH else []
    target = ["-source-language", "en", "-target-language", code]
    quiet = ["-locations", "none", "-no-obsolete", "-silent"]
    run("pyside6-lupdate", str(marked), *only, *target, *quiet, "-ts", str(file_of(code)))


def fill_english() -> bool:
    """Fill in the missing two forms of English plurals; return whether there were any."""
    tree = Tree.parse(file_of("en"))
    fresh = [
        message
        for message in tree.iter("message")
        if message.find("translation[@type='unfinished']") is not None
    ]
    for message in fresh:
        translation = message.find("translation")
        assert translation is not None
        del translation.attrib["type"]
        for form, text in zip(
            translation, english_forms(message.findtext("source", "")), strict=True
        ):
            form.text = text
    if fresh:
        tree.write(file_of("en"), encoding="utf-8", xml_declaration=True)
    return bool(fresh)


def english_forms(sentence: str) -> tuple[str, str]:
    """Return the sentence for one and for many: brackets at a word's end belong to many only."""
    return ENDING.sub("", sentence), ENDING.sub(r"\1", sentence)


def compile_in(folder: Path, code: str) -> None:
    """Compile a language; its .qm is replaced at once, because a running program has the old one
    mapped."""
    fresh = folder / f"{code}.qm"
    run("pyside6-lrelease", "-silent", "-nounfinished", str(file_of(code)), "-qm", str(fresh))
    beside = file_of(code).with_suffix(".part")
    shutil.copyfile(fresh, beside)
    os.replace(beside, file_of(code).with_suffix(".qm"))


def missing(file: Path) -> int:
    """Return how many sentences of a .ts file have no finished translation."""
    return sum(each.get("type") == "unfinished" for each in Tree.parse(file).iter("translation"))


def file_of(code: str) -> Path:
    return LANGUAGES / f"burgundy_{code}.ts"


def run(tool: str, *arguments: str) -> None:
    subprocess.run([str(TOOLS / tool), *arguments], check=True)


if __name__ == "__main__":
    sys.exit(main())
