"""Every test of the contract is run for every game."""

import pytest

from tests.contract.games import registered, requests


@pytest.fixture(autouse=True)
def every_game_registered():
    with registered():
        yield


def pytest_generate_tests(metafunc):
    if "asked" in metafunc.fixturenames:
        every = requests()
        metafunc.parametrize("asked", every.values(), ids=every)
