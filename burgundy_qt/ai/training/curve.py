"""The curve of a campaign as an SVG picture: strength over games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from burgundy_qt.ai.arena.report.drawing import COLOURS, FAINT, Axes, Drawing

WIDTH, HEIGHT, EDGE = 720, 360, 56


def draw_curve(path: Path, title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    """Draw each named line of (games, share 0..1) into the SVG file `path`."""
    most = max((games for points in lines.values() for games, _ in points), default=1.0) or 1.0
    drawing = Drawing(WIDTH, HEIGHT)
    axes = Axes(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, most)
    drawing.text(EDGE, 24, title, size=15)
    axes.draw(drawing)
    drawing.text(EDGE, EDGE - 12, "wins", FAINT, "end")
    drawing.text(WIDTH - EDGE, HEIGHT - EDGE + 36, "games", FAINT, "end")
    for at, (name, points) in enumerate(lines.items()):
        colour = COLOURS[at % len(COLOURS)]
        drawing.line([axes.place(games, share) for games, share in points], colour)
        drawing.text(WIDTH - EDGE, 24 + 16 * at, name, colour, "end")
    drawing.save(path)
