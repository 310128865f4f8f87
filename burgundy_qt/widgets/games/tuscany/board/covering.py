"""A view with all hands face down, for people who pass the screen on."""

from __future__ import annotations

from dataclasses import replace

from burgundy_qt.session.view import View


def covered(view: View) -> View:
    """The view without what only its viewer knows: the cards of the hand."""
    seats = [{**seat, "cards": None} for seat in view.state["seats"]]
    events = tuple(event for event in view.events if "to" not in event)
    return replace(view, state={**view.state, "seats": seats}, events=events, viewer=None)
