"""The curve of a campaign as an SVG picture: strength and loss over games."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from burgundy_qt.ai.values.network_files import write_whole

WIDTH, HEIGHT, EDGE = 720, 360, 56


def draw_curve(path: Path, title: str, lines: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    """Draw each named line of (games, share 0..1) into the SVG file `path`."""
    most = max((games for points in lines.values() for games, _ in points), default=1.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf7ee"/>',
        f'<text x="{EDGE}" y="24" font-size="15" fill="#3a2f25">{title}</text>',
        *grid(most),
    ]
    for at, (name, points) in enumerate(lines.items()):
        parts += curve(name, points, most, ("#8c2f39", "#2f6690", "#3f7d20", "#b07d2b")[at % 4], 24 + 16 * at)
    write_whole(path, ("\n".join([*parts, "</svg>"]) + "\n").encode())


def place(games: float, share: float, most: float) -> tuple[float, float]:
    """Where a point lies in the picture."""
    x = EDGE + (WIDTH - 2 * EDGE) * games / most
    y = HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share
    return round(x, 1), round(y, 1)


def grid(most: float) -> list[str]:
    parts = []
    for step in range(5):
        share = step / 4
        (left, y), (right, _) = place(0, share, most), place(most, share, most)
        parts.append(f'<path d="M{left} {y}H{right}" stroke="#d8cdb8"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end" fill="#6b5d4d">{share:.0%}</text>')
        x, bottom = place(most * share, 0, most)
        parts.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="middle" fill="#6b5d4d">{most * share:,.0f}</text>')
    return parts


def curve(name: str, points: Sequence[tuple[float, float]], most: float, colour: str, y: float) -> list[str]:
    path = " ".join(f"{x},{y_}" for x, y_ in (place(games, share, most) for games, share in points))
    return [
        f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>',
        f'<text x="{WIDTH - EDGE}" y="{y}" text-anchor="end" fill="{colour}">{name}</text>',
    ]
