"""From clicks on the table of Carcassonne to its actions, and the questions on the way.

Kinds of targets. While a tile is laid: `cell` (place = "x,y": the tile is tried there; once more it
turns, or is laid where it fits in one way only), `turn` (place = "left" or "right"), `hand-tile`
(dragged onto a cell, or clicked to turn it), `end` lays it, `another` puts it aside. Then `bridge`
(place = "x,y:ew"), `place` (place = "x,y/road:0", where a follower stands), `choice` (castle or
points) and `claim` (place = the feature by which a castle scores); `pass` does without.

At a bazaar `stall` (place = the kind that is chosen), `bid` (place = the number that stands in the
stepper), `less` and `more` (its buttons), `end` bids it; `buy` and `sell`.

What is chosen and not settled says in `trial`: of the cell "ROTATION FITS" or "ROTATION FITS
BRIDGE", as "2 02 1,2:ew"; of other cells why they are dashed, "turn" or "bridge"; of the tile in
hand how it is turned; of `bid` its number.
"""
