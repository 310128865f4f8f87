"""Campaign: the opponents that the bots should beat, and by how much: sequential tests and measured
steps between levels.

`./burgundy campaign claims` tests all, `claims NAME …` only some. Finished pairs are stored in
`build/campaigns/`, in a folder named by the rules, bots and networks: a later start continues, and
a change of these starts again. The page has all claims that were begun; a row without stored pairs
stays as it was, with the commit of its measurement."""

import argparse
import hashlib
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from burgundy_qt.ai.arena.match_report import Progress
from burgundy_qt.ai.arena.matches import threads
from burgundy_qt.ai.arena.round_robin import MatchProgress, ResultsLog, RoundRobin
from burgundy_qt.ai.arena.sprt import ACCEPTED, OPEN, REJECTED
from lab.report import ROOT, commit, page_of, write_report

NAME = "claims"
TITLE = "What the bots beat, by sequential tests"
FOLDER = ROOT / "build" / "campaigns"
STEP = 100, 250
"""The Elo from a level to the one above."""
HEAD = (
    "claim",
    "A : B",
    "seats",
    "wins of A (95 %)",
    "Elo (95 %)",
    "points",
    "ms a decision",
    "pairs",
    "LLR",
    "verdict",
    "commit",
)
WHAT_PLAYS = (
    "rules",
    "ai/games",
    "ai/networks",
    "ai/turn_search",
    "ai/tree_search",
    "ai/arena",
)
PLAYING_FILES = "ai/levels.py", "ai/thinker.py"


@dataclass(frozen=True)
class Claim:
    """A against B: A wins at least `share` (None: A is `STEP` above B), in `pairs` pairs at
    most."""

    a: str
    b: str
    pairs: int
    share: float | None = None
    seats: int = 2
    called: str = ""

    @property
    def name(self) -> str:
        """The name on the command line."""
        return self.called or f"{plain(self.a)}-{plain(self.b)}"

    @property
    def meeting(self) -> RoundRobin:
        return RoundRobin((self.a, self.b), self.seats, self.pairs, claim=self.share)

    @property
    def wording(self) -> str:
        if self.share is None:
            return f"{STEP[0]} to {STEP[1]} Elo"
        return f"at least {100 * self.share:.3g} %"

    @property
    def told(self) -> list[str]:
        """The first cells of its row: the claim, the player, the number of seats."""
        return [f"{self.name}: {self.wording}", f"{self.a} : {self.b}", f"{self.seats}"]

    @property
    def command(self) -> str:
        """The command that plays only this claim."""
        options = [f"--pairs {self.pairs}"]
        if self.seats > 2:
            options.append(f"--seats {self.seats}")
        if self.share is not None:
            options.append(f"--claim {self.share:.4g}")
        return f"burgundy-qt arena {self.a} {self.b} {' '.join(options)}"

    def verdict(self, course: MatchProgress) -> str:
        """Return the verdict so far. A step is decided when all pairs are played, by its middle."""
        if course.test:
            return course.test.verdict
        if not course.is_over or course.match is None:
            return OPEN
        return ACCEPTED if STEP[0] <= course.match.elo[1] <= STEP[1] else REJECTED


def plain(player: str) -> str:
    return (
        player.partition(":")[0]
        if not player.startswith("uct:")
        else player.replace(":", "").replace(".", "")
    )


CLAIMS = (
    Claim("raw", "uct:1000", 400, 0.85),
    Claim("raw", "uct:5000", 600, 0.60),
    Claim("beam", "uct:5000", 300, 0.90),
    Claim("duke:0.1", "uct:0.1s", 300, 0.97, called="top-uct"),
    Claim("duke:0.1", "raw", 400, 0.90, called="top-raw"),
    Claim("duke:0.1", "uct:0.1s", 100, 2.5 / 3, seats=3, called="top-uct-3"),
    Claim("duke:0.1", "uct:0.1s", 60, 2.5 / 4, seats=4, called="top-uct-4"),
    Claim("duke:0.1", "duke:0.01", 200, 0.5, called="more-time"),
    Claim("squire", "page", 120),
    Claim("steward", "squire", 120),
    Claim("knight", "steward", 120),
    Claim("baron", "knight", 120),
    Claim("duke:0.1", "baron:0.1", 60),
    Claim("duke", "baron", 20, called="duke-baron-full"),
)
"""The levels below the Duke think for milliseconds and play in full; a Duke plays a Baron once with
both at a tenth of their limits, and once in full. With three and four seats the strongest must win
2.5 times its share of the games. A tenth of a Duke takes 0.3 s a turn, which is 0.1 s a decision:
equal times. Ten times the time must not make a Duke weaker."""


def main(arguments: Sequence[str]) -> int:
    """Test the named claims, by default all; return 1 if one is rejected, 130 after Ctrl-C."""
    options = parsed(arguments)
    wanted = [claim for claim in CLAIMS if not options.names or claim.name in options.names]
    interrupted = carry_out(wanted, options.threads)
    begun = [(claim, course) for claim in CLAIMS if (course := course_of(claim)) and course.match]
    if not begun:
        return 130 if interrupted else 0
    rows = kept_rows(page_of(NAME)) | {claim: row(claim, course) for claim, course in begun}
    write_report(
        NAME, TITLE, "./burgundy campaign claims", page_lines(rows), thinking_seconds(begun)
    )
    if interrupted:
        return 130
    return int(any(claim.verdict(course) == REJECTED for claim, course in begun if claim in wanted))


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="./burgundy campaign claims", description=TITLE)
    known = [claim.name for claim in CLAIMS]
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"only these; there are {', '.join(known)}"
    )
    parser.add_argument(
        "--threads", type=int, default=os.cpu_count() or 1, help="(default: one a core)"
    )
    options = parser.parse_args(arguments)
    if unknown := [name for name in options.names if name not in known]:
        parser.error(f"there is no claim {unknown[0]!r}; there are {', '.join(known)}")
    return options


def carry_out(claims: Iterable[Claim], workers: int) -> bool:
    """Play the missing pairs; return whether Ctrl-C ended it."""
    with threads(workers) as venue:
        for claim in claims:
            course, progress = begun_course(claim), Progress()
            try:
                course.play(venue, progress.show)
            except KeyboardInterrupt:
                return True
            finally:
                progress.end()
            print(
                f"{claim.name}: {claim.wording}, {claim.verdict(course)} after {len(course.pairs)} "
                "pairs",
                file=sys.stderr,
            )
    return False


def begun_course(claim: Claim) -> MatchProgress:
    return MatchProgress(
        claim.meeting, (claim.a, claim.b), ResultsLog(diary_file(claim), claim.meeting.to_dict())
    )


def course_of(claim: Claim) -> MatchProgress | None:
    """Return the progress of a claim, if it was begun."""
    return begun_course(claim) if diary_file(claim).exists() else None


def diary_file(claim: Claim) -> Path:
    """Return the file of a claim's pairs."""
    return FOLDER / f"{NAME}-{claim.seats}-{print_of_games(claim.seats)}" / f"{claim.name}.jsonl"


@cache
def print_of_games(seats: int) -> str:
    """Return a fingerprint of games with this many seats, as bots play them now."""
    return print_of(playing_files(seats))


def playing_files(seats: int) -> list[Path]:
    """Return all files that affect games with this many seats."""
    package = ROOT / "burgundy_qt"
    networks = (package / "assets" / "networks").glob(f"burgundy-{seats}.*")
    rooms = [path for room in WHAT_PLAYS for path in (package / room).rglob("*")]
    kinds = {".py", ".pxd", ".json", ".network"}
    files = [*rooms, *networks, *(package / name for name in PLAYING_FILES)]
    return sorted(path for path in files if path.suffix in kinds)


def print_of(files: Iterable[Path]) -> str:
    """Return a fingerprint of these contents."""
    contents = hashlib.sha256()
    for file in files:
        contents.update(file.name.encode() + file.read_bytes())
    return contents.hexdigest()[:12]


def thinking_seconds(begun: Iterable[tuple[Claim, MatchProgress]]) -> float:
    """Return the CPU time of all players' decisions."""
    return sum(
        side.seconds for _, course in begun for pair in course.pairs for side in (pair.a, pair.b)
    )


def kept_rows(page: Path) -> dict[Claim, str]:
    """Return the rows of the page that belong to present claims."""
    lines = page.read_text(encoding="utf-8").splitlines() if page.exists() else []
    return {
        claim: line for claim in CLAIMS for line in lines if line.startswith(joined(claim.told))
    }


def page_lines(rows: Mapping[Claim, str]) -> list[str]:
    """Return a row for each claim, and the command of each."""
    begun = [claim for claim in CLAIMS if claim in rows]
    missing = [claim.name for claim in CLAIMS if claim not in rows]
    return [
        joined(HEAD),
        "| --- " * len(HEAD) + "|",
        *(rows[claim] for claim in begun),
        *(["", f"Not begun: {', '.join(missing)}."] if missing else []),
        "",
        "By themselves (docs/arena.md says how to read them):",
        "```",
        *(claim.command for claim in begun),
        "```",
    ]


def row(claim: Claim, course: MatchProgress) -> str:
    match = course.match
    assert match
    low, share, high = (f"{100 * end:.1f}" for end in match.interval)
    elo_low, elo, elo_high = (f"{end:+.0f}" for end in match.elo)
    cells = [
        *claim.told,
        f"{share} % ({low} to {high})",
        f"{elo} ({elo_low} to {elo_high})",
        " : ".join(f"{points:.0f}" for points in match.points),
        " : ".join(f"{time:.3g}" for time in match.ms_per_decision),
        f"{len(match.pairs)}",
        f"{course.test.llr:+.2f}" if course.test else "",
        f"**{claim.verdict(course)}**",
        commit(),
    ]
    return joined(cells)


def joined(cells: Iterable[str]) -> str:
    """Return a row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"
