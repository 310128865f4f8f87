"""The turn to read games that lie on the disk."""

from __future__ import annotations

from threading import Lock

READING = Lock()
"""Held for each of many games that are read one after the other.

Library and statistics read in threads of their own. Two of them that compute at once would keep the
window waiting for the interpreter twice as long, and not be done any sooner.
"""
