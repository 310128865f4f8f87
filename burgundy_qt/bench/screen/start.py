"""How quick the program comes up: from the beginning of its process to the first frame of the game
that goes on."""

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from burgundy_qt.bench.opening import USUAL, Measured
from burgundy_qt.bench.screen.clicking import play_by_clicks
from burgundy_qt.bench.screen.first_frame import first_frame
from burgundy_qt.bench.screen.screen import at_once
from burgundy_qt.display import why_no_window

STARTS = 3
CLICKS = 12


def figures(starts: int = STARTS, measured: Measured = USUAL) -> Iterator[dict[str, object]]:
    """One line: the CPU time of the quickest of some starts, with everything warm."""
    if why_no_window():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="burgundy-qt-bench-") as name:
        folder = Path(name)
        at_once((play_by_clicks, folder, CLICKS, measured))
        took = [at_once((first_frame, folder))[0] for _ in range(starts)]
    yield {"bench": "start", "first_frame_ms": round(min(took)), "starts": starts}
