"""Every test of the contract is run for every game."""

import pytest

from tests.contract.games import registered_without_a_window, requests


@pytest.fixture(autouse=True)
def every_game_registered():
    with registered_without_a_window():
        yield


def pytest_generate_tests(metafunc):
    if "asked" in metafunc.fixturenames:
        every = requests()
        metafunc.parametrize("asked", every.values(), ids=every)
