"""Engines in words: the games that they play, and what they did when they were tried."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_qt.language.translation import tr
from burgundy_qt.rules.registry import GAMES
from burgundy_qt.session.engines.engine_list import AddedEngine
from burgundy_qt.session.engines.engine_trial import Introduction
from burgundy_qt.session.problem import beginning
from burgundy_qt.widgets.dialogs.players import limit_told
from burgundy_qt.widgets.phrases.game_texts import texts_of


def games_told(games: Iterable[str]) -> str:
    """The games by their titles; one that is none of this house keeps its name."""
    return ", ".join(texts_of(game).title() if game in GAMES else game for game in games)


def engine_told(engine: AddedEngine) -> str:
    """What an engine plays and how long it thinks."""
    if not engine.games:
        return tr("Engines", "Not tested yet, so no game offers it.")
    return tr(
        "Engines", "{games}. {limit}.", games=games_told(engine.games), limit=limit_told(engine)
    )


def first_move_told(said: Introduction, game: str) -> str:
    """What an engine did first in a game, or that it could not."""
    title = games_told([game])
    if game in said.refused:
        return tr("Engines", "{game}: it did not play as it must, so it is left out.", game=title)
    return tr("Engines", "{game}: it plays, and its first move is allowed.", game=title)


def strangers_told(said: Introduction) -> str:
    """The games that it plays and nobody knows here; "" where there are none."""
    strangers = [game for game in said.games if game not in GAMES]
    if not strangers:
        return ""
    named = shortened(strangers)
    return tr("Engines", "It also names games that are not here: {games}.", games=named)


def shortened(names: Iterable[str]) -> str:
    """So much of these names as has room in a sentence."""
    told = ", ".join(names)
    short = beginning(told, 100)
    return told if short == told else f"{short}…"


def details_told(said: Introduction) -> str:
    """What went wrong in the games that it refused."""
    return "\n\n".join(f"{games_told([game])}: {why}" for game, why in said.refused.items())
