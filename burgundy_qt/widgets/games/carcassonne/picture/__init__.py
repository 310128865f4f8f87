"""Carcassonne as spots with faces.

Kinds of spots, and what their `owner` and `at` mean. On the map, by cells ("1,2"), places
("1,2/road:0") and names of features: `rim` and `crosses` (the edge of the land, and the corners of
cells around it), `tile`, `tower` (a corner of cells that hides the joint of a wall), `bridge`,
`meeple` (owner: its seat, at: its place), `castle` (its town), `cell` (empty: the tile could be
laid there), `feature` (a place: the part of its feature on that tile), `ghost` (the chosen cell),
`ghost-bridge` (the bridge that the ghost needs), `ghost-turn` ("left", "right"), `dots` (the
rotations that fit), `bridge-place` ("1,2:ew", one that could be built), `loupe` (the tile just
laid, large) and on it `place` (a follower's place), `worth` (what it would bring as it stands) and
`loupe-title`, `fit` (a cell where the lot would fit), `town` (what a castle watches, only a place),
`seal` (at the end: a city or castle that fields are paid for).

Beside it: `hand-label`, `hand-tile`, `turn-left`, `turn-right`, `fits` (how many places), `pile`
and `pile-left`; `step` (0.. the parts of a turn), `frame` (the ring of the map's card). Of a seat:
`points`, `bridges`, `castles` (numbers; where the pieces come from and go to), `meeples` (only a
place), `bust` (0..6, in the hand of the seat shown large, else on its card), `lead` (the bar
against the leader), `posted` ("city" …: how many followers stand on what), `bought` (a tile of a
bazaar that waits), `turn` (the ring round the card of who decides). The seat that is shown large
has a card too: what lies on it has the same kind after `card-`.

The bazaar's stage: `stall` (0.. its tiles), `buyer` and `lot` (the ring round the slot that is
sold), `bid` (a seat's tag), `bid-less`, `bid-now`, `bid-more` (the stepper), `deal` ("buy",
"sell").

Kinds of faces: `tile` ("V.2.1" in the hand, "V.2.1@1,2" on the map: rotation, variant, cell),
`tower`, `bridge` ("ew"), `knight`, `thief`, `monk`, `farmer` (a seat), `castle` (a seat, or
"done"); `ghost` (as tile),
`bridge-ghost`, `bridge-chosen` ("ew"), `sign` ("turn", "bridge"), `round-key` ("left", "right"),
`dots` ("1:02": shown, fit), `post` ("knight:0:1:chosen": who, seat, its key), `loupe` (as tile),
`band` (rim and crosses), `worth` ("open:4"), `fit`, `key` ("left:on"), `pile` (how many), `step`
("now:Tile"), `bust` (a seat, or "out"), `lead` ("0:12/30"), `lot`, `bid-tag` ("0:3"), `step-key`
("less:on"), `seal` ("0:3"), `marker`, `turn` or `text`.

What is chosen and not settled yet is told by offers (`picture/trials.py`): the chosen
`Target("cell", "1,2")` has the trial "2 02" or "2 02 1,2:ew": its rotation, those that fit, the
bridge that it needs; other cells that are dashed have "turn" or "bridge". `Target("hand-tile")`
tells the rotation in the hand, a chosen `Target("bid", 3)` the number of the stepper.
"""
