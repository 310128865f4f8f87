"""`burgundy-qt screenshots`: every screen as a picture."""

import argparse

from burgundy_qt.commands.shared import CommandError, place


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which screens, how, and into which folder."""
    parser.add_argument(
        "screens", nargs="*", metavar="SCREEN", help="only these; an unknown name lists them all"
    )
    parser.add_argument(
        "--out", type=place, required=True, metavar="FOLDER", help="for LANGUAGE/THEME/SCREEN.png"
    )
    parser.add_argument("--languages", nargs="+", metavar="CODE", help="en, de ... (default: all)")
    parser.add_argument(
        "--themes", nargs="+", metavar="THEME", help="light, dark ... (default: all)"
    )
    parser.add_argument(
        "--size", type=pixels, default=(1280, 800), metavar="WxH", help="of the window (1280x800)"
    )
    parser.add_argument(
        "--text", type=int, default=100, metavar="PERCENT", help="size of text, 80 to 150 (100)"
    )
    parser.add_argument(
        "--sharpness",
        type=float,
        default=1.0,
        help="pixels of the picture per one of the window (1)",
    )


def pixels(text: str) -> tuple[int, int]:
    """A size as WIDTHxHEIGHT; raises ArgumentTypeError."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"'{text}' is no size such as 1280x800")
    return int(width), int(height)


def run(options: argparse.Namespace) -> int:
    """Paint them, and print every path."""
    from burgundy_qt.screenshots.command import CannotPhotograph, Wish, photograph

    asked = {"languages": options.languages, "themes": options.themes}
    chosen = {name: tuple(values) for name, values in asked.items() if values}
    wish = Wish(
        options.out, tuple(options.screens), size=options.size, text_size=options.text, **chosen
    )
    try:
        return photograph(wish, options.sharpness)
    except CannotPhotograph as error:
        raise CommandError(str(error)) from error
