"""`burgundy-qt screenshots`: every screen as a picture, in the chosen languages and themes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from burgundy_qt import display
from burgundy_qt.commands.options import CommandError, place
from burgundy_qt.language.translation import NAMES
from burgundy_qt.screenshots.photo_stage import PhotoStage, on_stage
from burgundy_qt.screenshots.screen_list import SCREENS
from burgundy_qt.widgets.app.application import GarbageCollector
from burgundy_qt.widgets.settings.settings import LARGEST_TEXT, SMALLEST_TEXT
from burgundy_qt.widgets.window.main_window import LEAST_SIZE


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the screens, their look, and the folder."""
    parser.add_argument(
        "screens", nargs="*", metavar="SCREEN", help="only these screens; an unknown name lists all"
    )
    parser.add_argument(
        "--out",
        type=place,
        required=True,
        metavar="FOLDER",
        help="where to save LANGUAGE/THEME/SCREEN.png",
    )
    parser.add_argument(
        "--languages", nargs="+", metavar="CODE", help="languages, such as en or de (default: all)"
    )
    parser.add_argument(
        "--themes", nargs="+", metavar="THEME", help="themes, such as light or dark (default: all)"
    )
    parser.add_argument(
        "--size",
        type=pixels,
        default=(1280, 800),
        metavar="WxH",
        help="size of the window (default: 1280x800)",
    )
    parser.add_argument(
        "--text",
        type=int,
        default=100,
        metavar="PERCENT",
        help="text size, 80 to 150 (default: 100)",
    )
    parser.add_argument(
        "--sharpness",
        type=float,
        default=1.0,
        help="pixels of the picture per pixel of the window (default: 1)",
    )


def run(options: argparse.Namespace) -> int:
    """Paint them, and print every path."""

    asked = {"languages": options.languages, "themes": options.themes}
    chosen = {name: tuple(values) for name, values in asked.items() if values}
    wish = Wish(
        options.out, tuple(options.screens), size=options.size, text_size=options.text, **chosen
    )
    try:
        return take_screenshots(wish, options.sharpness)
    except ScreenshotError as error:
        raise CommandError(str(error)) from error


def pixels(text: str) -> tuple[int, int]:
    """Return a size as WIDTHxHEIGHT. Raises ArgumentTypeError."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is not a size such as 1280x800")
    return int(width), int(height)


THEMES = "light", "dark"
LARGEST = 7680, 4320
SHARPEST = 4.0
MOST_LOOKS = 20
"""The most checks of a screen, until it looks the same twice."""


class ScreenshotError(Exception):
    """Pictures that cannot be made; the text gives the reason and what to do."""


@dataclass(frozen=True)
class Wish:
    """The pictures to paint into `folder`: `screens` by name, empty for all; the window's `size` in
    pixels, the size of text in percent."""

    folder: Path
    screens: Sequence[str] = ()
    languages: Sequence[str] = tuple(NAMES)
    themes: Sequence[str] = THEMES
    size: tuple[int, int] = (1280, 800)
    text_size: int = 100


def take_screenshots(wish: Wish, sharpness: float = 1.0) -> int:
    """Paint FOLDER/LANGUAGE/THEME/SCREEN.png and print every path; return the exit status. Raises
    ScreenshotError.

    A picture has `sharpness` pixels for each of the window's. It makes the process one without
    windows, so only the command may call it.
    """
    check(wish)
    if not 1 <= sharpness <= SHARPEST:
        raise ScreenshotError(f"--sharpness is {sharpness:g}, but must be from 1 to {SHARPEST:g}")
    make_folders(wish)
    display.run_headless()
    os.environ["QT_SCALE_FACTOR"] = f"{sharpness:g}"
    qInstallMessageHandler(show_of_qt)
    application = QApplication(["burgundy-qt"])
    application.setCursorFlashTime(0)
    tidying = GarbageCollector()  # a new theme goes through all widgets: none may be deleted then
    for language in wish.languages:
        for picture in pictures(wish, language):
            print(picture, flush=True)
    tidying.stop()
    application.quit()
    return 0


def show_of_qt(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Print Qt's warnings, except those about a process without windows."""
    if not text.startswith("This plugin does not support"):
        print(text, file=sys.stderr)


def check(wish: Wish) -> None:
    """Raise ScreenshotError for an impossible wish."""
    for kind, asked, known in (
        ("screen", wish.screens, SCREENS),
        ("language", wish.languages, NAMES),
        ("theme", wish.themes, THEMES),
    ):
        for name in asked:
            if name not in known:
                raise ScreenshotError(f"there is no {kind} {name!r}; there are {', '.join(known)}")
    if not all(
        least <= asked <= most
        for least, asked, most in zip(LEAST_SIZE, wish.size, LARGEST, strict=True)
    ):
        raise ScreenshotError(
            "--size must be at least {}x{} and at most {}x{}".format(*LEAST_SIZE, *LARGEST)
        )
    if not SMALLEST_TEXT <= wish.text_size <= LARGEST_TEXT:
        raise ScreenshotError(
            f"--text is {wish.text_size}, but must be from {SMALLEST_TEXT} to {LARGEST_TEXT}"
        )


def make_folders(wish: Wish) -> None:
    """Make the folders of the pictures. Raises ScreenshotError."""
    for language, look in product(wish.languages, wish.themes):
        folder = wish.folder / language / look
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise ScreenshotError(
                f"{folder} cannot be created: {error.strerror}; choose another folder"
            ) from error


def pictures(wish: Wish, language: str) -> Iterator[Path]:
    """Yield the pictures in one language, as they are written."""
    with on_stage(language) as stage:
        for name in (name for name in SCREENS if name in (wish.screens or SCREENS)):
            for look in wish.themes:
                stage.use(wish.size, wish.text_size, look)
                with SCREENS[name](stage) as widget:
                    path = wish.folder / language / look / f"{name}.png"
                    yield painted(picture_at_rest(stage, widget), path)


def picture_at_rest(stage: PhotoStage, widget: QWidget) -> QImage:
    """Return the picture of a screen once it looks the same twice: late additions are laid out only
    after they are painted once."""
    before, picture = QImage(), widget.grab().toImage()
    for _ in range(MOST_LOOKS):
        if picture == before:
            break
        stage.wait_until_idle()
        before, picture = picture, widget.grab().toImage()
    return picture


def painted(picture: QImage, path: Path) -> Path:
    """Write a picture, and return its path. Raises ScreenshotError."""
    if not picture.save(str(path)):
        raise ScreenshotError(f"{path} cannot be written; choose another folder")
    return path
