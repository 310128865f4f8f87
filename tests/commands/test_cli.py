"""Tests of the command line: its commands and its messages when something cannot be done."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_qt import __version__, cli, display
from burgundy_qt.ai.training.campaign import Campaign
from burgundy_qt.commands import engine, play, replay
from burgundy_qt.commands.train import Wish
from burgundy_qt.engine.conversation import PROTOCOL
from burgundy_qt.rules.game import Game
from burgundy_qt.rules.registry import GAMES, ruleset
from burgundy_qt.session.line_up import LineUp, SeatPlan
from burgundy_qt.session.running_game import RunningGame
from burgundy_qt.session.saves.save_file import save_document, with_checksum
from tests.widgets.solo_games import eager, solo_request

ROOT = Path(__file__).parents[2]


def command(*arguments, **changes):
    """Run `burgundy-qt` with these arguments. An environment variable that is changed to None is
    removed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **changes}
    environment = {name: value for name, value in environment.items() if value is not None}
    return subprocess.run(
        [sys.executable, "-m", "burgundy_qt", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )


def rounds_in(story):
    return len(re.findall(r"\bround [1-5]:", story, re.IGNORECASE))


def finished_game(seed=7):
    game = Game({"players": 2, "seed": seed})
    while not game.is_over:
        game.apply(game.legal()["actions"][-1])
    return game


def test_version_option_prints_the_versions_of_the_program_and_its_parts(capsys):
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--version"])
    assert stopped.value.code == 0
    told = capsys.readouterr().out.splitlines()
    assert told[:6] == [
        f"Burgundy Qt {__version__}",
        *(f"rules of {game} {ruleset(game).version}" for game in GAMES),
        f"engine protocol {PROTOCOL}",
    ]
    assert len(told[6:]) >= 3 and all(
        re.fullmatch(r"network \S+: features \d+, [0-9a-f]{12}", line) for line in told[6:]
    )


@pytest.mark.parametrize("wrong", [["dance"], ["bench", "kitchen"], ["--colour"], ["replay"]])
def test_unknown_words_are_named_with_the_right_usage(wrong, capsys):
    with pytest.raises(SystemExit) as stopped:
        cli.main(wrong)
    assert stopped.value.code == 2
    assert "usage: burgundy-qt" in capsys.readouterr().err


def test_help_and_errors_call_the_program_as_its_launcher_does():
    environment = {**os.environ, "BURGUNDY_COMMAND": "./burgundy"}
    command = [sys.executable, "-m", "burgundy_qt", "replay", "none"]
    told = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600
    )
    assert told.returncode == 1 and told.stderr.startswith("./burgundy: ")


@pytest.mark.parametrize("size", ["big", "1280", "-1x700"])
def test_an_invalid_size_is_refused_with_an_example(size, capsys):
    with pytest.raises(SystemExit):
        cli.main(["screenshots", "--out", "pictures", f"--size={size}"])
    assert f"'{size}' is not a size such as 1280x800" in capsys.readouterr().err


def test_wrong_kind_of_path_is_refused_before_anything_is_played(tmp_path, capsys):
    assert cli.main(["arena", "page", "squire", "--plot", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.out == "" and f"--plot is {tmp_path}, which is a folder" in said.err
    (tmp_path / "file").write_text("taken")
    assert cli.main(["train", "--resume", str(tmp_path / "file")]) == 1
    said = capsys.readouterr()
    assert said.out == "" and "file, which is a file; name a folder" in said.err
    assert cli.main(["train", "--resume", str(tmp_path / "file" / "within")]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    if os.name == "posix":
        assert "within cannot be created: Not a directory; name another folder" in said.err
    else:  # Windows reports that the folder exists or that its path does not
        assert re.search(r"within(, which is a file| cannot be created: .+); name a", said.err)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        (["--game", "chess"], "\"game\" is 'chess', but may be 'burgundy'"),
        (["--seats", "7"], "there is no network for 7: those of burgundy are for 1, 2, 3, 4, team"),
        (
            ["--modules", "team", "--seats", "2"],
            "--seats is 2, but with these modules it must be 4",
        ),
        (["--modules", "casinos"], "has no module casinos"),
        (["--team", "--seats", "3"], "--team already sets the players"),
        (
            ["--seats", "3", "--grow-from", "4"],
            "a network for 3 seats can start from one for 2, not from one for 4",
        ),
        (
            ["--team", "--grow-from", "3"],
            "a network for teams can start from one for 2, not from one for 3",
        ),
        (["--grow-from", "2"], "a network for 2 seats can start from nothing, not from one for 2"),
    ],
)
def test_a_network_that_cannot_be_trained_is_refused_with_the_reason(asked, why, tmp_path, capsys):
    assert cli.main(["train", *asked, "--resume", str(tmp_path / "new")]) == 1
    assert why in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_training_with_modules_plays_with_these(tmp_path):
    plan = Wish("burgundy", modules=("team", "inns"), options=("estate=12a",)).plan(
        64, tmp_path, 1, 1
    )
    assert (plan.table, plan.box.modules, plan.box.estate) == ("team", ("team", "inns"), "12a")
    assert Campaign(plan, lambda line: None).school().start(3).scores() == [0, 0, 0, 0]
    assert Wish("burgundy", 3).plan(64, tmp_path, 1, 1).box is None


@pytest.mark.parametrize(
    "arguments",
    [["--data-dir", "here"], ["play", "--data-dir", "here"], ["--data-dir", "here", "play"]],
)
def test_data_folder_may_be_given_before_or_after_the_command(arguments):
    options = cli.parsed(arguments)
    assert options.data_dir == Path("here")
    assert options.run is play.run


def test_play_is_the_default_command():
    options = cli.parsed([])
    assert options.run is play.run and options.data_dir is None and not options.new


@pytest.mark.parametrize(
    "arguments",
    [
        ["a.burgundy"],
        ["play", "a.burgundy"],
        ["--data-dir", "here", "a.burgundy"],
        ["--data-dir=here", "a.burgundy"],
        ["play", "--new", "a.burgundy"],
        ["A.BURGUNDY"],
        ["play", "mail-attachment.json"],
    ],
)
def test_a_saved_game_may_be_given_instead_of_a_command(arguments):
    options = cli.parsed(arguments)
    assert options.run is play.run and options.file == Path(arguments[-1])


def test_a_file_for_another_command_is_passed_to_that_command():
    assert cli.parsed(["replay", "a.burgundy"]).run is replay.run
    assert cli.parsed(["--data-dir", "a.burgundy"]).file is None


def test_without_a_window_a_file_is_not_silently_ignored(monkeypatch, capsys):
    monkeypatch.setattr(display, "why_no_window", lambda: "There is no display.")
    assert cli.main(["a.burgundy"]) == 1
    assert "burgundy-qt replay FILE" in capsys.readouterr().err


def test_ctrl_c_ends_a_command_without_a_traceback(monkeypatch):
    def interrupted(_options):
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "run", interrupted)
    assert cli.main(["engine"]) == 130


def test_missing_library_of_the_system_is_named_with_advice(monkeypatch, capsys):
    words = "libGL.so.1: cannot open shared object file: No such file or directory"
    monkeypatch.setattr(display, "why_no_window", lambda: None)
    monkeypatch.setitem(
        sys.modules, "burgundy_qt.widgets.app.application", Unloadable(ImportError(words))
    )
    assert cli.main([]) == 1
    said = capsys.readouterr().err
    assert words in said and "./burgundy" in said


def test_a_bug_of_the_program_is_not_reported_as_a_missing_library(monkeypatch):
    monkeypatch.setattr(display, "why_no_window", lambda: None)
    fault = ImportError("cannot import name 'x'", name="burgundy_qt.x")
    monkeypatch.setitem(sys.modules, "burgundy_qt.widgets.app.application", Unloadable(fault))
    with pytest.raises(ImportError, match="name 'x'"):
        cli.main([])


class Unloadable:
    """A module that cannot be imported."""

    def __init__(self, error):
        self.error = error

    def __getattr__(self, name):
        raise self.error


def test_record_is_replayed_turn_by_turn_to_its_score(tmp_path, capsys):
    game = finished_game()
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"record": game.record()}))
    assert cli.main(["replay", str(file)]) == 0
    story = capsys.readouterr().out
    assert story.count("== Phase") == 5
    assert re.search(r"^  Seat 0 +\d+ +Took [^;]*\. Took [^;]*\.$", story, re.MULTILINE), (
        "actions must be told as sentences"
    )
    assert rounds_in(story) == 25
    together = story.splitlines()[-1].split()
    assert together == ["Together", *map(str, game.state()["result"]["points"])]


def test_the_sheet_of_a_solo_game_adds_up(tmp_path, capsys):
    game, luck = Game(solo_request(0)), random.Random(1)
    while not game.is_over:
        game.apply(eager(game, luck))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    cli.main(["replay", str(file)])
    sheet = [line.split() for line in capsys.readouterr().out.rsplit("Seat 0\n", 1)[1].splitlines()]
    *points, together = [(" ".join(line[:-1]), int(line[-1])) for line in sheet]
    assert dict(points)["Points bought"] > 0 and sum(dict(points).values()) == together[1]


def saved(tmp_path, *names):
    """Return a save of a game between these people that has just begun."""
    seats = tuple(SeatPlan(name, "page" if name == "Page" else None) for name in names)
    running = RunningGame.begin(
        LineUp(seats, {"players": len(names), "edition": "2011", "seed": 7})
    )
    file = tmp_path / "game.burgundy"
    file.write_bytes(with_checksum(save_document(running.save())))
    return file


def test_people_without_a_name_are_named_as_in_the_window(tmp_path, capsys):
    file = saved(tmp_path, "You", "You")
    assert cli.main(["replay", str(file)]) == 0
    story = capsys.readouterr().out
    assert "Player 1" in story and "Player 2" in story and "You" not in story
    assert cli.main(["hint", str(file), "--seconds", "0.1", "--level", "page"]) == 0
    assert capsys.readouterr().out.startswith("Player 2 is next to decide.")


def test_a_solo_player_is_called_you(tmp_path, capsys):
    assert (
        cli.main(
            ["hint", str(saved(tmp_path, "Page", "You")), "--seconds", "0.1", "--level", "page"]
        )
        == 0
    )
    assert capsys.readouterr().out.startswith("You are next to decide.")


def test_points_in_the_story_are_those_of_the_moment(tmp_path, capsys):
    game = finished_game(seed=11)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game.record()))
    cli.main(["replay", str(file)])
    course = [
        int(line.split()[2])
        for line in capsys.readouterr().out.splitlines()
        if line.startswith("  Seat 0 ")
    ]
    assert course == sorted(course)
    assert course[0] == 0 and course[-1] == game.state()["result"]["points"][0]


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("", "the file ends too early, after 0 bytes"),
        ("[]", 'a record begins with its "new" request'),
        ('{"record": 7}', "the file was not written by Burgundy Qt"),
        ('[{"cmd":"new","game":"chess"}]', "chess"),
        ('{"format":"burgundy-qt save","version":1', "the file ends too early"),
        ('{"format":"burgundy-qt save","version":99}', "the checksum does not match"),
        (
            with_checksum({"format": "burgundy-qt save", "version": 99}).decode(),
            "this program reads formats up to",
        ),
    ],
)
def test_file_without_a_game_is_named_with_what_is_wrong(content, told, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_text(content)
    assert cli.main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert str(file) in said and told in said


@pytest.mark.parametrize("name", ["replay", "hint"])
def test_a_file_of_another_game_than_requested_is_refused(name, tmp_path, capsys):
    record, save = tmp_path / "record.json", saved(tmp_path, "Page", "You")
    record.write_text(json.dumps({"record": game_of(12).record()}))
    for file in (record, save):
        assert cli.main([name, str(file), "--game", "chess"]) == 1
        assert f"{file}: this is a game of 'burgundy', not of 'chess'; leave out --game" in (
            capsys.readouterr().err
        )


def test_a_record_without_the_name_of_its_game_is_read_as_the_requested_game(tmp_path, capsys):
    request, *rest = game_of(12).record()
    del request["game"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps([request, *rest]))
    assert cli.main(["replay", str(file), "--game", "burgundy"]) == 0
    assert "Phase A" in capsys.readouterr().out
    for name in ("replay", "hint"):
        assert cli.main([name, str(file), "--game", "chess"]) == 1
        assert "\"game\" is 'chess', but may be 'burgundy'" in capsys.readouterr().err


def test_missing_file_is_named(tmp_path, capsys):
    assert cli.main(["replay", str(tmp_path / "none.json")]) == 1
    assert "none.json: No such file" in capsys.readouterr().err


def game_of(actions):
    """Return a game after this many actions, always the first legal one."""
    game = Game({"seed": 5})
    while game.revision < actions:
        game.apply(game.legal()["actions"][0])
    return game


def test_hint_shows_choices_reasons_and_sources_of_points(tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_text(json.dumps({"record": game_of(40).record()}))
    for seconds in ("0.3", "2"):  # a very busy machine needs two seconds to give reasons
        assert cli.main(["hint", str(file), "--seconds", seconds]) == 0
        if "the best alternative" in (told := capsys.readouterr().out):
            break
    assert (
        "is next to decide" in told and "than the best alternative" in told
    ) or "as the best alternative" in told
    together = next(line for line in told.splitlines() if line.startswith("  Together"))
    assert all(float(number) > 50 for number in together.split()[1:])
    assert cli.main(["hint", str(file), "--seconds", "0.1", "--level", "Page", "--points"]) == 0


def test_a_hint_in_the_solo_dice_game_shows_points_instead_of_a_chance_to_win(tmp_path, capsys):
    file = tmp_path / "record.json"
    game = Game({"game": "burgundy-dice", "players": 1, "seed": 5})
    file.write_text(json.dumps({"record": game.record()}))
    assert cli.main(["hint", str(file), "--seconds", "0.3"]) == 0
    told = capsys.readouterr().out
    assert "points" in told and "win" not in told and "%" not in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--level", "emperor"], "'emperor'"),
        (["--seconds", "0"], "--seconds is 0, but must be above 0"),
        (["--seconds", "-1"], "--seconds is -1, but must be above 0"),
        (["--seconds", "inf"], "--seconds is inf, but must be above 0"),
    ],
)
def test_hint_that_cannot_be_given_is_refused(arguments, told, tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(game_of(12).record()))
    assert cli.main(["hint", str(file), *arguments]) == 1
    assert told in capsys.readouterr().err


def test_hint_in_a_finished_game_reports_its_end(tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished_game().record()))
    assert cli.main(["hint", str(file)]) == 1
    assert "record.json: the game is over" in capsys.readouterr().err
    assert cli.main(["hint", str(tmp_path / "none.json")]) == 1


@pytest.mark.skipif(
    sys.platform in ("win32", "darwin"),
    reason="this system always has a display, so a window would open",
)
def test_without_a_display_a_game_of_bots_is_told_as_text_and_its_end_is_painted(
    tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    nothing = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    played = command(**nothing)
    assert played.returncode == 0, played.stderr[-800:]
    assert played.stderr == ""
    assert played.stdout.startswith("There is no display here")
    assert rounds_in(played.stdout) == 25
    picture = Path(
        played.stdout.splitlines()[-1].removeprefix("The picture of the final table is ")
    )
    assert picture == tmp_path / "burgundy-table.png"
    assert picture.read_bytes().startswith(b"\x89PNG") and picture.stat().st_size > 200_000


def test_a_process_without_windows_finds_our_fonts_on_windows(monkeypatch):
    for name in (display.PLATFORM, display.FONT_FOLDER):
        monkeypatch.delenv(name, raising=False)
    display.run_headless(on_windows=False)
    assert os.environ[display.PLATFORM] == "offscreen" and display.FONT_FOLDER not in os.environ
    display.run_headless(on_windows=True)
    folder = Path(os.environ[display.FONT_FOLDER])
    assert {path.suffix for path in folder.iterdir()} & {".otf", ".ttf"}


def test_a_chosen_platform_is_kept_on_request(monkeypatch):
    monkeypatch.delenv(display.FONT_FOLDER, raising=False)
    monkeypatch.setenv(display.PLATFORM, "windows")
    display.run_headless(unless_chosen=True, on_windows=True)
    assert os.environ[display.PLATFORM] == "windows" and display.FONT_FOLDER not in os.environ
    display.run_headless(on_windows=True)
    assert os.environ[display.PLATFORM] == "offscreen" and display.FONT_FOLDER in os.environ


def test_only_known_files_set_the_platform_without_windows():
    """Otherwise Windows would lose the fonts."""
    places = [ROOT / room for room in ("burgundy_qt", "lab", "packaging")]
    files = [file for place in places for file in place.rglob("*.py")]
    setting = re.compile(r"""environ.*QT_QPA_PLATFORM|QT_QPA_PLATFORM.*=\s*["']offscreen""")
    setting_it = {file.name for file in files if setting.search(file.read_text("utf-8"))}
    # these run other processes, which load the fonts themselves
    assert setting_it <= {"display.py", "monkey.py", "builds.py", "story.py", "frozen.py"}


@pytest.mark.parametrize(
    ("desktop", "asked"),
    [
        ({"XDG_CURRENT_DESKTOP": "ubuntu:GNOME"}, ("-platformtheme", "gnome")),
        ({"XDG_CURRENT_DESKTOP": "XFCE"}, ("-platformtheme", "gnome")),
        ({"XDG_CURRENT_DESKTOP": "GNOME", display.THEME: "gtk3"}, ()),
        ({"XDG_CURRENT_DESKTOP": "GNOME", "SNAP": "/snap/burgundy-qt/1"}, ()),
        ({"XDG_CURRENT_DESKTOP": "KDE"}, ()),
        ({}, ()),
    ],
)
def test_gnome_and_related_desktops_get_the_platform_theme_of_gnome(desktop, asked, monkeypatch):
    for name in ("XDG_CURRENT_DESKTOP", display.THEME, "SNAP"):
        monkeypatch.delenv(name, raising=False)
    for name, value in desktop.items():
        monkeypatch.setenv(name, value)
    assert display.theme_of_desktop() == asked


A_LARGE_FILL = """
import os
from burgundy_qt import display

display.paint_in_one_thread()
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

application = QGuiApplication(["", "-platform", "offscreen"])
image = QImage(2000, 2000, QImage.Format.Format_ARGB32_Premultiplied)
image.fill(0)
threads = os.listdir("/proc/self/task")
painter = QPainter(image)
painter.fillRect(image.rect(), QColor(255, 0, 0, 100))
painter.end()
print(len(os.listdir("/proc/self/task")) - len(threads))
"""


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="threads are counted in /proc")
def test_a_large_fill_starts_no_thread(monkeypatch):
    monkeypatch.delenv(display.ONE_THREAD, raising=False)
    done = subprocess.run(
        [sys.executable, "-c", A_LARGE_FILL], capture_output=True, text=True, cwd=ROOT
    )
    assert done.stdout == "0\n", done.stderr


@pytest.mark.posix("only X11 uses DISPLAY")
def test_unreachable_display_is_named(monkeypatch):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":4711")
    assert display.why_no_window() == "The display does not respond (DISPLAY is set to :4711)."


by_shell = pytest.mark.posix("the test runs `head` in a shell")


@by_shell
def test_closing_the_output_ends_the_matches_quietly():
    matches = (
        f'"{sys.executable}" -m burgundy_qt arena random greedy raw --pairs 1 --threads 1 | head -1'
    )
    told = subprocess.run(
        ["sh", "-c", matches], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert told.stdout.startswith("random : greedy") and told.stderr == ""


@by_shell
def test_closing_the_output_ends_the_story_quietly(tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(finished_game().record()))
    story = f'"{sys.executable}" -m burgundy_qt replay "{file}" | head -1'
    told = subprocess.run(
        ["sh", "-c", story], cwd=ROOT, capture_output=True, text=True, timeout=600
    )
    assert told.stderr == ""


@pytest.mark.parametrize("asked", ["--version", "--help"])
@by_shell
def test_closing_the_output_of_a_short_text_ends_the_command_quietly(asked):
    told = subprocess.run(
        ["sh", "-c", f'"{sys.executable}" -u -m burgundy_qt {asked} | head -1'],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert told.stdout and told.stderr == ""
