"""Run every test of the contract for every game."""

import pytest

from tests.contract.games import pairwise, registered, requests


@pytest.fixture(autouse=True)
def every_game_registered():
    with registered():
        yield


def pytest_generate_tests(metafunc):
    for name, played in (("asked", pairwise), ("each_asked", requests)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, played().values(), ids=played())
