"""Calculates the shapes on the tiles of Carcassonne, from which the program draws them: `python
packaging/landscape`.

Slow calculations are done here once: walls, fields cut out of a tile, places for followers, roofs
packed into cities. Every run writes the same file.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT))

from curves import Line, Point, corners_of, fewer  # noqa: E402
from life import houses_of, life_of, setts_of  # noqa: E402
from PySide6.QtGui import QGuiApplication, QPainterPath  # noqa: E402
from shape import EDGES, Shape  # noqa: E402

from burgundy_qt import display  # noqa: E402
from burgundy_qt.rules.carcassonne.tiles import KINDS  # noqa: E402

FILE = ROOT / "burgundy_qt" / "widgets" / "games" / "carcassonne" / "landscape.json"
VARIANTS = 3
SMOOTH, EXACT = 0.25, 0.6
"""How many units a drawn line may differ from the calculated one, and a pointing area from the
drawn one."""
Row = list[float]


def point(of: Point | None) -> Row | None:
    """Return a point as written: in tenths of a unit."""
    return None if of is None else [round(of[0], 1), round(of[1], 1)]


def flat(line: Line) -> Row:
    """Return a line as its numbers, x and y in turn."""
    return [round(number, 1) for corner in line for number in corner]


def closed(path: QPainterPath, apart: float = 0.0) -> list[Row]:
    """Return an area as the lines around it, with no more points than the precision needs."""
    return [flat(fewer(line, apart)) for line in corners_of(path)]


def row_of(shape: Shape) -> dict[str, object]:
    """Return the drawing and pointing data of a kind, north up."""
    cities = range(len(shape.cities))
    variants = range(VARIANTS)
    return {
        "grounds": [closed(city)[0] for city in shape.beyond],
        "city_edges": [EDGES.index(edge) for city in shape.kind.cities for edge in city.edges],
        "walls": [flat(fewer(wall, SMOOTH)) for walls in shape.walls for wall in walls],
        "towers": [[*flat([at]), name] for at, name in shape.towers()],
        "roads": [flat(fewer(road, SMOOTH)) for road in shape.roads],
        "gates": [[*flat([gate]), *(round(n, 3) for n in out)] for gate, out in shape.gates],
        "monastery": point(shape.monastery),
        "bazaar": point(shape.bazaar),
        "well": point(shape.well),
        "inn": point(shape.inn),
        "shield": point(shape.shield()),
        "regions": {name: closed(path, EXACT) for name, path in shape.regions().items()},
        "places": {name: point(place) for name, place in shape.places().items()},
        "setts": flat([sett for city in cities for sett in setts_of(shape, city)]),
        "houses": [
            [[*flat([h[:2]]), *h[2:]] for city in cities for h in houses_of(shape, city, variant)]
            for variant in variants
        ],
        "far_houses": [
            [*flat([h[:2]]), *h[2:]] for city in cities for h in houses_of(shape, city, 0, far=True)
        ],
        "life": [
            [[*flat([life[:2]]), *life[2:]] for life in life_of(shape, variant)]
            for variant in variants
        ],
    }


def main() -> None:
    """Write the file."""
    display.run_headless(unless_chosen=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    rows = {kind.name: row_of(Shape(kind)) for kind in KINDS}
    lines = (f'"{name}":{json.dumps(row, separators=(",", ":"))}' for name, row in rows.items())
    FILE.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")
    del app


if __name__ == "__main__":
    main()
