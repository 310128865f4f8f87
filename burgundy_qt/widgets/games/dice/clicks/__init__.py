"""From clicks on the table of the Dice Game to its actions, and the questions on the way.

Kinds of targets: `cell` (place = "row.place" of the acting seat's sheet: a mark or the start
castle; once more when it is written on trial, to settle it), `choice` (place = the number as it is
offered, what = its die), `bonus` (place = "monk" or "worker") and `die` (place = 1 2 for the
numbers, 3 4 for the colours): these two only choose what glows and spend nothing. `worker`: a
worker instead of a mark. `end` is Ready: it settles what is written on trial, goes without a second
mark, or takes the worker where nothing else fits.
"""
