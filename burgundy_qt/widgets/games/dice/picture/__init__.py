"""The Dice Game as spots with faces.

Kinds of spots, and what their `owner` and `at` mean: `die` (0 the hourglass, 1 2 numbers, 3 4
colours, in the order of the state); `box` ("I.3", a time box); `phase` ("II", its track and its
column of the region table); `well` ("number", "colour": the combination being chosen); `points-row`
(1..4, a size of region); alone `goal` ("bar", "marker" with the points behind a colon: "marker:43",
"word:43", "colours", "rounds").

Of a seat: `cell` ("row.place"); `fresh`, the ring round one that was revealed last, on small
sheets; `region` (its first cell), the pencil round a full one; `bonus` and `token` ("monk",
"silver", "goods", "worker"), how many are left and their picture; `circle` ("monk.0" … in the row
of the colour, "castle.monk" in that of the castles); `value` ("mine.first"); `column` ("I"),
`total`, `points` and `covered` ("16 of 37"); `state`, whether it writes or is ready; `turn`, the
ring round the large card of who writes.

`stroke` is no spot of the picture: a line of the pencil grows there, over the spot that its `at`
names: ("stroke", seat, "cell:4.4"), (…, "circle:monk.0"), (…, "value:mine.first"), ("stroke", None,
"box:I.3").

Kinds of faces: `dice-die` ("number-5", "colour-river", "hourglass-2"), `written`, `circle`,
`value`, `time` and `pencil` (made by the functions of marks.py, which know how the hand differs
from place to place), `token` (a bonus), `chip` ("writes:word"), `space` ("castle-monk") and
`worth` ("mine-first") on the card under the pointer, `band` (a line that grows: a region
"region-4.4+4.5", the strokes of `strokes_of_number`, `strokes_of_cross`, `strokes_of_loop`, and the
bar of the goal), `fresh`, `marker`, `turn` or `text`.

On trial (`trial` of the offer of a cell that is chosen) the number stands in its cell in pencil,
and the two dice in the wells: grounds of their own, no faces.
"""
