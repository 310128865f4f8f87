"""Engines that a person adds: the form, what a trial tells, and what is asked when one fails."""
