"""Visits of screens in a language, at several sizes of window and text, which look for labels that
are cut off or overlap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from burgundy_qt.language.translation import ENGLISH, NAMES
from burgundy_qt.screenshots.photo_stage import on_stage
from burgundy_qt.screenshots.screen_list import OTHERS, SCREENS
from tests.screenshots.reading import faults, listening

Walk = tuple[int, tuple[int, int]]
"""The size of the text in percent, and of the window in pixels."""

SMALLEST, USUAL, LARGEST = (1024, 700), (1280, 800), (1920, 1080)
EVERY: tuple[Walk, ...] = tuple(product((100, 150, 80), (SMALLEST, USUAL, LARGEST)))
LEAST_ROOM: Walk = (150, SMALLEST)
WHOLE = "de"
"""The language in which every screen is visited, because its words are the longest."""
ROOMIER: dict[str, Walk] = {"de": (150, LARGEST), "pl": (80, SMALLEST)}
ALIKE = "rules-", "first-game-", "table-", *OTHERS  # a few of these screens represent all
OF_THEM = (
    "rules-ships",
    "rules-knowledge",
    "first-game-04",
    "first-game-13",
    "table-of-four",
    "table-of-teams",
    "burgundy-dice-table",
    "burgundy-dice-alone",
    "burgundy-dice-end-alone",
    "burgundy-dice-new-game",
    "burgundy-dice-learn-answer",
    "burgundy-dice-first-game-11",
    "tuscany-table",
    "tuscany-laying-out",
    "tuscany-payment",
    "tuscany-pass",
    "tuscany-final-score",
    "tuscany-new-game",
    "tuscany-review-better",
    "tuscany-first-game-07",
    "carcassonne-table",
    "carcassonne-follower",
    "carcassonne-castle",
    "carcassonne-bazaar-raise",
    "carcassonne-bazaar-deal",
    "carcassonne-final-score",
    "carcassonne-new-game-expansion",
    "carcassonne-report",
    "carcassonne-tutor",
    "carcassonne-first-game-07",
)
VISITED = [name for name in SCREENS if not name.startswith(ALIKE) or name in OF_THEM]
ALSO = "first-game-03", *(f"burgundy-dice-{name}" for name in ("alone", "numbers"))
MARKED = [
    name
    for name in SCREENS
    if not name.startswith("rules-") and (name in (*VISITED, *ALSO) or name.startswith("table-"))
]
"""Screens that test_marked_screens.py visits with the least space in German, the language in which
all screens are visited."""
OF_NO_GAME = [name for name in VISITED if name.endswith("-empty")]
OF_GAMES = [name for name in VISITED if name not in OF_NO_GAME]


def walks_in(language: str) -> dict[Walk, Sequence[str]]:
    """Return the screens to visit for each size. With the least space: in German those that are not
    in MARKED, in other languages every fourth screen, each language other ones. English visits
    every eighth with the usual space; two languages visit every sixteenth with more space.
    `./burgundy campaign labels` visits all of them everywhere."""
    turn, others = list(NAMES).index(language), len(NAMES)
    least = (
        [name for name in VISITED if name not in MARKED]
        if language == WHOLE
        else VISITED[turn :: 2 * others if language == ENGLISH else others]
    )
    more = {ROOMIER[language]: VISITED[turn :: 4 * others]} if language in ROOMIER else {}
    return {(100, USUAL) if language == ENGLISH else LEAST_ROOM: least, **more}


def faults_of_labels(language: str, walks: Mapping[Walk, Sequence[str]]) -> list[str]:
    """Return a sentence for each label that is cut off or overlaps another on the screens of these
    visits: each fault once, with the sizes at which it was seen first."""
    wrong: dict[tuple[str, str], str] = {}
    with on_stage(language) as stage:
        for names, (text_size, size) in product((OF_NO_GAME, OF_GAMES), walks):
            stage.use(size, text_size)
            for name in (name for name in names if name in walks[text_size, size]):
                with SCREENS[name](stage) as screen, listening() as painted:
                    screen.grab()
                    for fault in (*faults(screen), *painted.cut):
                        wrong.setdefault((name, fault), f"{size[0]}x{size[1]}, text {text_size} %")
    return [f"{name}: {fault} ({where})" for (name, fault), where in wrong.items()]
