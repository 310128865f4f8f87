"""What is said of a series of questions, whatever it is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from burgundy_qt.session.questions.question import Question, Series


@dataclass(frozen=True)
class SeriesWords:
    """In the language that is spoken when they are asked for.

    `tab`: the title of the page beside the table, one word. `heading`: which question it is.
    `task`: what is asked. `played`: what the turn that was played is called. `ending` says how it
    went when all have been asked."""

    tab: Callable[[], str]
    heading: Callable[[Series], str]
    task: Callable[[Question], str]
    played: Callable[[Question], str]
    ending: Callable[[Series], str]
