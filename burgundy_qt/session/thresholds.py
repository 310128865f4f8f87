"""From which loss on the tutor asks before a decision of a person, by the names that settings and
saves have for it."""

from burgundy_qt.ai.review.review_result import GRADES, Grade

OFF = ""
"""The tutor never asks."""
THRESHOLDS: dict[str, Grade] = {grade.name: grade for grade in GRADES}
"""Mildest first."""
