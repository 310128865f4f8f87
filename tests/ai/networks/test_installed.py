"""Tests of installed networks: which files are refused, which network plays, and the command that
lists and changes them."""

import hashlib
import json
import shutil
import struct

import pytest

from burgundy_qt import cli
from burgundy_qt.ai.game_bots import features_of
from burgundy_qt.ai.networks import installed_networks
from burgundy_qt.ai.networks.installed_networks import (
    Measured,
    NetworkError,
    NetworksFolder,
    manifest_file,
    new_network,
    note_measured,
    print_of,
    save_network,
    shipped_file,
)

GAME, TABLE = "burgundy-dice", 2


def a_network(folder, key=1, **told):
    """Save an untrained network whose manifest makes exaggerated claims."""
    file = folder / f"{key}.network"
    boasts = {"games": 7, "calibration": {"win": {}}, "measured": {"elo": [900, 950, 999]}}
    network = new_network(GAME, TABLE, key, (8, 4))
    save_network(file, network, features_of(GAME, TABLE), boasts | told)
    return file


@pytest.fixture
def folder(tmp_path):
    """Return the folder of installed networks, which play in this test."""
    installed_networks.use_installed(tmp_path / "data" / "networks")
    yield NetworksFolder(tmp_path / "data" / "networks")
    installed_networks.Registered.folder = None
    installed_networks.loaded_network.cache_clear()


def measured(one, low, against=None):
    """Note a measured lower bound for the strength of an installed network."""
    note_measured(
        one.weights,
        Measured((low, low + 50, low + 99), 9, against or print_of(shipped_file(GAME, TABLE))),
    )
    installed_networks.loaded_network.cache_clear()


def plays(one):
    return installed_networks.playing_file(GAME, TABLE) == one.weights


def test_an_installed_network_plays_only_if_it_is_certainly_stronger(folder, tmp_path):
    weak, strong = (folder.install(a_network(tmp_path, key)) for key in (1, 2))
    assert installed_networks.playing_file(GAME, TABLE) == shipped_file(GAME, TABLE)
    measured(weak, -5)
    measured(strong, 5)
    assert plays(strong)
    measured(weak, 10)
    assert plays(weak)
    measured(weak, 10, against="another one")
    assert plays(strong)
    features, network = installed_networks.shipped_network(GAME, TABLE)
    assert features.inputs == network.inputs and (network.first, network.second) == (8, 4)


def test_claims_of_strength_in_a_manifest_from_elsewhere_are_dropped(folder, tmp_path):
    one = folder.install(a_network(tmp_path))
    kept = json.loads(manifest_file(one.weights).read_text())
    assert one.measured is None and one.games == 7
    assert kept.keys() == {*installed_networks.FACTS, "games"}


@pytest.mark.expects_log("without an installed network")
def test_after_a_damaged_installed_network_the_next_one_plays(folder, tmp_path):
    one = folder.install(a_network(tmp_path))
    measured(one, 5)
    one.weights.write_bytes(b"nothing")
    assert installed_networks.playing_file(GAME, TABLE) == shipped_file(GAME, TABLE)


def with_number(file, number):
    """Change the first weight of the network, and correct its checksum."""
    packed = struct.pack("<e", number) + file.read_bytes()[2:]
    file.write_bytes(packed)
    changed(file, sha256=hashlib.sha256(packed).hexdigest())


def changed(file, **told):
    manifest = json.loads(manifest_file(file).read_text()) | told
    manifest_file(file).write_text(json.dumps(manifest))


SPOILT = {
    "one weight less": (lambda file: file.write_bytes(file.read_bytes()[:-2]), "is damaged"),
    "far too large": (lambda file: file.write_bytes(bytes(1 << 22)), "is damaged"),
    "another weight": (lambda file: file.write_bytes(b"xx" + file.read_bytes()[2:]), "is damaged"),
    "missing": (lambda file: file.unlink(), "cannot be read"),
    "no manifest": (lambda file: manifest_file(file).unlink(), "is missing"),
    "a manifest of noise": (lambda file: manifest_file(file).write_bytes(b"\xff\xfe"), "be read"),
    "a long manifest": (lambda file: changed(file, told="x" * 10**6), "larger than"),
    "a deep manifest": (lambda f: manifest_file(f).write_text("[" * 50_000), "cannot be read"),
    "not a number": (
        lambda file: with_number(file, float("nan")),
        "contains values that are not numbers",
    ),
    "infinite": (
        lambda file: with_number(file, float("inf")),
        "contains values that are not numbers",
    ),
    "too wide": (lambda file: changed(file, first=10**9), "a layer has 1 to 4096"),
    "another shape": (lambda file: changed(file, first=9), "does not fit|is damaged"),
    "other inputs": (lambda file: changed(file, inputs=3), "was made for inputs 3"),
    "other features": (lambda file: changed(file, features=99), "was made for features 99"),
    "later rules": (lambda file: changed(file, rules=99), "was made for rules 99"),
    "another game": (lambda file: changed(file, game="chess"), "this program uses no network"),
    "no game": (lambda file: changed(file, game=[]), "this program uses no network"),
    "another table": (lambda file: changed(file, seats=77), "this program uses no network"),
    "no table": (lambda file: changed(file, seats={"../..": 1}), "this program uses no network"),
    "true seats": (lambda file: changed(file, seats=True), "this program uses no network"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_faulty_network_is_refused_and_leaves_no_file(how, folder, tmp_path):
    file = a_network(tmp_path)
    spoil, why = SPOILT[how]
    spoil(file)
    with pytest.raises(NetworkError, match=why):
        folder.install(file)
    assert not folder.folder.exists()


def run_command(capsys, tmp_path, *words):
    """Return the exit status of the command, and its output."""
    status = cli.main(["networks", "--data-dir", str(tmp_path / "data"), *map(str, words)])
    said = capsys.readouterr()
    return status, said.out + said.err


def test_the_command_installs_measures_lists_and_removes(tmp_path, capsys):
    file = a_network(tmp_path)
    status, said = run_command(capsys, tmp_path, "check", file)
    assert status == 0 and "can be installed, for 2 of burgundy-dice" in said
    status, said = run_command(capsys, tmp_path, "install", file, "--pairs", 6)
    name = print_of(file)
    assert status == 0 and f"{name} was installed" in said
    assert "6 pairs; it does not play, because it is not clearly stronger" in said
    status, said = run_command(capsys, tmp_path, "list", "--game", GAME)
    ours = next(line for line in said.splitlines() if name in line)
    assert "plays" not in ours and "7 games" in ours and "Elo -" in ours
    assert said.count("plays") == 6
    status, said = run_command(capsys, tmp_path, "remove", name[:5])
    assert status == 0 and "was removed" in said
    assert not list((tmp_path / "data" / "networks").iterdir())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["install", "nowhere.network"], "nowhere.json is missing"),
        (["remove", "0123"], "no installed network begins with '0123'"),
        (["measure", ""], "no installed network begins with ''"),
        (["list", "--game", "chess"], "--game is 'chess', but must be one of burgundy"),
        (["check", "nowhere.network"], "nowhere.json is missing"),
    ],
)
def test_the_command_explains_its_errors(words, why, tmp_path, capsys):
    status, said = run_command(capsys, tmp_path, *words)
    assert status == 1 and why in said


def test_other_files_in_the_folder_do_no_harm(folder, tmp_path):
    one = folder.install(a_network(tmp_path))
    for name in ("x.network", "chess-2-000000000000.network", "burgundy-2-0.network", "a.json"):
        (folder.folder / name).write_bytes(b"?")
    shutil.copy(one.weights, folder.folder / "burgundy-2-000000000000.network")
    assert [other.name for other in folder.all()] == ["000000000000", one.name]
    assert folder.of(GAME, TABLE) == [one]
