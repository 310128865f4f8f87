"""`./burgundy campaign NAME`: run a long measurement and write lab/pages/NAME.md."""

import argparse
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

from burgundy_qt.language.translation import NAMES
from lab import (
    absurd_moves,
    bench,
    calibration,
    carcassonne_games,
    characters,
    claims,
    costly_turns,
    data_folder,
    dice_alone,
    dice_games,
    explanations,
    hints,
    hostile_engines,
    hostile_names,
    kill,
    killed_engines,
    labels,
    last_rounds,
    lessons,
    means,
    monkey,
    motives,
    mutated_lines,
    mutated_saves,
    plain_vs_compiled,
    puzzles,
    puzzles_again,
    random_games,
    recorded_games,
    regions,
    review_adds_up,
    review_sense,
    sanitized,
    secrecy,
    strategy,
    told_levels,
    tuscany_games,
    tuscany_layouts,
    web_pages,
)
from lab.campaign import CPU_SECONDS, Campaign, Figures
from lab.report import ROOT, commit, write_report
from lab.survivals import MUST_BE_ZERO


def of_a_game(short: str, game: str, games: str) -> dict[str, Campaign]:
    """Return the campaigns of another game: equal results of its two speeds, games that survive a
    kill, positions without leaks, and its speed."""
    return {
        f"{short}-plain-vs-compiled": Campaign(
            title=f"{sentence(games)} bit-identical compiled, uncompiled and on a second build",
            unit="seeds",
            run=partial(plain_vs_compiled.run, game=game),
            count=2_000,
            share_size=2_000,
            must_be_zero=("different uncompiled", "different on a second build"),
        ),
        f"{short}-kill": Campaign(
            title=f"The program killed in the middle of its {games}",
            unit="kills",
            run=partial(kill.run, game=game),
            count=100,
            share_size=25,
            must_be_zero=("lost", "broken", "refused"),
        ),
        f"{short}-secrecy": Campaign(
            title=f"Positions of {games} that show a seat nothing of what it cannot know",
            unit="positions",
            run=partial(secrecy.run, game=game),
            count=10_000,
            share_size=250,
            must_be_zero=("leaks",),
        ),
        f"{short}-bench": Campaign(
            title=f"How fast the rules of {games} are, Burgundy's beside them",
            unit="measurements",
            run=partial(bench.run_rules_of, game=game),
            count=1,
            share_size=1,
            workers=1,
        ),
    }


def sentence(words: str) -> str:
    """Return these words with a capital letter."""
    return words[0].upper() + words[1:]


CAMPAIGNS = {
    "random-games": Campaign(
        title="Random games over all seats, set-ups and estates that keep every invariant",
        unit="games",
        run=random_games.run,
        count=1_000_000,
        share_size=5_000,
        must_be_zero=("faults",),
    ),
    "last-rounds": Campaign(
        title="Points that the strongest level loses in the last three rounds of a Dice Game "
        "alone, solved exactly",
        unit="positions",
        run=last_rounds.run,
        count=1_000,
        share_size=5,
    ),
    "dice-alone": Campaign(
        title="Points of the strongest level in a Dice Game alone, sheet by sheet",
        unit="games",
        run=dice_alone.run,
        count=40_000,
        share_size=20,
    ),
    "modules": Campaign(
        title="Random games of 2019 with each module alone and with any of them that keep every "
        "invariant",
        unit="games",
        run=random_games.run_modules,
        count=900_000,
        share_size=9_000,
        must_be_zero=("faults",),
    ),
    "solo": Campaign(
        title="Solo games, every second one played by a bot, that keep every invariant",
        unit="games",
        run=random_games.run_solo,
        count=10_000,
        share_size=500,
        must_be_zero=("faults",),
    ),
    "dice-games": Campaign(
        title="Random dice games over all seats, sheets and set-ups that keep every invariant",
        unit="games",
        run=dice_games.run,
        count=1_000_000,
        share_size=5_000,
        must_be_zero=("faults",),
    ),
    "tuscany-games": Campaign(
        title="Random games of Tuscany over all seats and both set-ups that keep every invariant",
        unit="games",
        run=tuscany_games.run,
        count=1_000_000,
        share_size=2_000,
        must_be_zero=("faults",),
    ),
    **of_a_game("dice", "burgundy-dice", "dice games"),
    "tuscany-layouts": Campaign(
        title="What choosing a duchy of Tuscany gains over the quick start and over one by lot",
        unit="pairs",
        run=tuscany_layouts.run,
        count=150,
        share_size=10,
    ),
    **of_a_game("tuscany", "tuscany", "games of Tuscany"),
    "carcassonne-games": Campaign(
        title="Random games of Carcassonne over all seats, modules and options that keep every "
        "invariant",
        unit="games",
        run=carcassonne_games.run,
        count=1_000_000,
        share_size=5_000,
        must_be_zero=("faults",),
    ),
    **of_a_game("carcassonne", "carcassonne", "games of Carcassonne"),
    "plain-vs-compiled": Campaign(
        title="One source, two speeds: games bit-identical compiled, uncompiled and on a second "
        "build",
        unit="seeds",
        run=plain_vs_compiled.run,
        count=2_000,
        share_size=500,
        must_be_zero=("different uncompiled", "different on a second build"),
    ),
    "kill": Campaign(
        title="The program killed in the middle of its games",
        unit="kills",
        run=kill.run,
        count=1_000,
        share_size=50,
        must_be_zero=("lost", "broken", "refused"),
    ),
    "hostile-engines": Campaign(
        title="An engine at the table that says what no engine should",
        unit="lines",
        run=hostile_engines.run,
        count=10_000,
        share_size=500,
        must_be_zero=("faults", hostile_engines.TOO_LONG),
    ),
    "killed-engines": Campaign(
        title="An engine killed at random moments of its games",
        unit="games",
        run=killed_engines.run,
        count=100,
        share_size=10,
        must_be_zero=("faults",),
    ),
    "explanations": Campaign(
        title="Explanations of positions along games of bots and of chance",
        unit="positions",
        run=explanations.run,
        count=1_000,
        share_size=100,
        must_be_zero=("faults",),
    ),
    "labels": Campaign(
        title="Labels of every screen that are cut off or lie on one another",
        unit="languages",
        run=labels.run,
        count=len(NAMES),
        share_size=1,
        must_be_zero=("faults",),
    ),
    "recorded-games": Campaign(
        title="Games of the box, recorded in the window with five corrections each",
        unit="games",
        run=recorded_games.run,
        count=80,
        share_size=4,
        must_be_zero=("other scores",),
    ),
    "mutated-saves": Campaign(
        title="Saves of every kind with something changed and the checksum mended, read in every "
        "way",
        unit="saves",
        run=mutated_saves.run,
        count=100_000,
        share_size=5_000,
        must_be_zero=MUST_BE_ZERO,
    ),
    "data-folder": Campaign(
        title="Files of the data folder of every kind and game with something changed, read as the "
        "program reads them",
        unit="files",
        run=data_folder.run,
        count=100_000,
        share_size=5_000,
        must_be_zero=MUST_BE_ZERO,
    ),
    "hostile-names": Campaign(
        title="Saves with hostile names and texts whose checksum is right, as files and pasted, "
        "read in every way",
        unit="saves",
        run=hostile_names.run,
        count=20_000,
        share_size=1_000,
        must_be_zero=MUST_BE_ZERO,
    ),
    "mutated-lines": Campaign(
        title="Lines of the protocol with something changed, said to an engine in the middle of "
        "its games",
        unit="lines",
        run=mutated_lines.run,
        count=100_000,
        share_size=5_000,
        must_be_zero=MUST_BE_ZERO,
    ),
    "puzzles-verify": Campaign(
        title="The puzzles that ship, verified by other chance, more turns and more games",
        unit="puzzles",
        run=puzzles_again.run,
        count=240,
        share_size=5,
        must_be_zero=("not the best",),
    ),
    "bench": Campaign(
        title="The bench", unit="measurements", run=bench.run, count=1, share_size=1, workers=1
    ),
}

OF_THEIR_OWN = (
    absurd_moves,
    characters,
    calibration,
    claims,
    costly_turns,
    hints,
    lessons,
    means,
    monkey,
    motives,
    puzzles,
    regions,
    review_adds_up,
    review_sense,
    sanitized,
    strategy,
    told_levels,
    web_pages,
)
"""Campaigns with other arguments and pages."""


def main() -> int:
    """Carry out the named campaign; return 1 if it found a fault."""
    for own in OF_THEIR_OWN:
        if sys.argv[1:2] == [own.NAME]:
            return own.main(sys.argv[2:])
    options = command_line().parse_args()
    if options.name is None:
        print(
            "\n".join(
                f"{name:28}{campaign.title} ({campaign.count:,})"
                for name, campaign in CAMPAIGNS.items()
            )
        )
        print("\n".join(f"{own.NAME:28}{own.TITLE}" for own in OF_THEIR_OWN))
        return 0
    name, campaign = options.name, CAMPAIGNS[options.name]
    count = options.count or campaign.count
    diary = options.diary or ROOT / "build" / "campaigns" / f"{name}-{commit()}.jsonl"
    if commit().endswith("*") and not options.diary:
        diary.unlink(missing_ok=True)  # the tree may have changed since
    workers = options.jobs or campaign.workers
    figures = replace(campaign, workers=workers).carry_out(
        count, diary, lambda done, of: tell_progress(campaign, done, of)
    )
    faults = campaign.faults(figures)
    cpu_seconds = figures.pop(CPU_SECONDS)
    write_report(
        name,
        campaign.title,
        f"./burgundy campaign {name}{f' --count {options.count}' if options.count else ''}",
        page_lines(figures, faults),
        cpu_seconds,
    )
    return 1 if faults else 0


def command_line() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="./burgundy campaign", description="Run a long measurement."
    )
    names = [*CAMPAIGNS, *(own.NAME for own in OF_THEIR_OWN)]
    parser.add_argument("name", nargs="?", choices=names, help="left out: they are listed")
    parser.add_argument("--count", type=int, metavar="N", help="how many runs, instead of all")
    parser.add_argument("--jobs", type=int, metavar="N", help="how many processes, instead of two")
    parser.add_argument(
        "--diary", type=Path, metavar="FILE", help="the shares done elsewhere, or to be noted"
    )
    return parser


def tell_progress(campaign: Campaign, done: int, of: int) -> None:
    end = "" if sys.stderr.isatty() else "\n"
    print(f"\r{done:,} of {of:,} {campaign.unit}", end=end, file=sys.stderr, flush=True)


def page_lines(figures: Figures, faults: list[str]) -> list[str]:
    """Return the figures as a table, and a verdict."""
    verdict = (
        f"**Not as it should be: {', '.join(faults)}.**"
        if faults
        else "Nothing was found that should not be."
    )
    rows = [f"| {name} | {value:,} |" for name, value in figures.items()]
    return ["| figure | value |", "| --- | ---: |", *rows, "", verdict]


if __name__ == "__main__":
    sys.exit(main())
