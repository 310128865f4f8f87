"""The plot of the campaign of calibration: predictions against results, a field for each table."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from burgundy_qt.ai.game_bots import SeatCount
from lab.predictions import Told
from lab.told_and_came import MOST_CHANCE, Error, by_tenths, chances

SIDE, GAP = 240, 56
INK, GRID, MARK, BAND = "#333333", "#c8c8c8", "#1f5fa8", "#e6e6e6"


def write_plot(file: Path, found: Mapping[SeatCount, Sequence[Told]]) -> None:
    """Write it as SVG, on white, so that it is readable on a dark page too."""
    fields = [
        field(number, f"{table} seats", by_tenths(chances(games)))
        for number, (table, games) in enumerate(found.items())
    ]
    width, height = GAP + len(found) * (SIDE + GAP), SIDE + 2 * GAP
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'font-family="sans-serif" font-size="12" fill="{INK}">'
    )
    ground = f'<rect width="{width}" height="{height}" fill="white"/>'
    file.write_text("\n".join([head, ground, *fields, "</svg>"]) + "\n", encoding="utf-8")


def field(number: int, title: str, tenths: Mapping[int, Error]) -> str:
    """Return the tenths of one table, each with two standard errors, beside their ideal place: on
    the diagonal, or in the allowed band around it."""
    off = SIDE * MOST_CHANCE
    band = f"0,{SIDE - off} {SIDE},{-off} {SIDE},{off} 0,{SIDE + off}"
    lines = [
        f'<g transform="translate({GAP + number * (SIDE + GAP)},{GAP})">',
        f'<polygon points="{band}" fill="{BAND}"/>',
        f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="{GRID}"/>',
        f'<line x1="0" y1="{SIDE}" x2="{SIDE}" y2="0" stroke="{GRID}"/>',
        f'<text x="{SIDE / 2}" y="-12" text-anchor="middle">{title}</text>',
        f'<text x="{SIDE / 2}" y="{SIDE + 34}" text-anchor="middle">told</text>',
        f'<text x="-34" y="{SIDE / 2}" text-anchor="middle">came</text>',
        *(scale(share) for share in (0.0, 0.5, 1.0)),
        *(point(one) for one in tenths.values()),
        "</g>",
    ]
    return "\n".join(lines)


def scale(share: float) -> str:
    """Return a number on both axes."""
    at, told = SIDE * share, f"{100 * share:.0f} %"
    return (
        f'<text x="{at:.1f}" y="{SIDE + 16}" text-anchor="middle">{told}</text>'
        f'<text x="-6" y="{SIDE - at + 4:.1f}" text-anchor="end">{told}</text>'
    )


def point(one: Error) -> str:
    """Return a tenth."""
    x, y, reach = SIDE * one.told, SIDE * (1 - one.came), SIDE * 2 * one.error
    return (
        f'<line x1="{x:.1f}" y1="{y - reach:.1f}" x2="{x:.1f}" y2="{y + reach:.1f}" '
        f'stroke="{MARK}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{MARK}"/>'
    )
