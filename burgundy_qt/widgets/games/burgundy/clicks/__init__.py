"""From clicks on Burgundy's table to its actions, and the questions on the way.

Kinds of targets: `die` (place = face 1..6), `market` (a tile in a depot: place = 1..6 or "black",
what = tile name), `storage` (what = tile name), `cell` (place = "row.place" of the acting seat's
estate), `good` (place = 1..6, a stored goods pile of the acting seat), `trough` (place = 1..6, the
goods of a depot), `workers` (the worker box); a `choice` may have an estate for its picture
("estate:7").

With the 2019 modules: `market` place "inns", `shield` (place = depot, what = "shield:7"), `worn`
(on a castle of the acting seat, what = "shield:16"), `silver` (the silver box). In teams: `storage`
with place "shared" (a tile in the store of both), `store` (place = "own" or "shared", a free place
there). In the solo game: `buy-point` (the button beside the road).
"""
