"""The table of Burgundy as spots with faces.

Kinds of spots, and what their `owner` and `at` mean: `market` depot (1..6 or "black") and printed
space; `trough` depot and goods tile; `stock` all goods of a depot; `phase` letter; `white` the
shared die; `white-depot` the words beside it; `round` its number; `bay` of the bridge and height in
its stack; `bonus` colour and size; of a seat: `silver`, `workers`, `points`, `covered`, `sold`,
`turn`, `crest` (the shield before the points), `die` (0, 1), `storage` (0..2; beyond with
shield 4), `goods` (0..2), `cell` ("row.place").

With the 2019 modules: `market` depot "inns"; `inns` how many are left; `shield` depot and place
(0, 1); of a seat: `worn` (the shield on the castle at "row.place"), `route` (its tile from the
left), `space` of the route and `laid`, the good on it (both from 0), `post` ("bottom"), `band`
and `seal` ("upper-left+bottom").

What a team has in common belongs to its first member: all of a seat but `points`, `die` and
`storage`, and besides `shared` (0, 1), the store of both, `team`, their points together, and
`start`, where the first castle lies or may lie ("row.place").

In the solo game: `rail`, all of the road of milestones; `reach`, as far as the target;
`milestone`, `flag` and `counter`, each with its points; `on-the-way` and `then`, the words
below it, and `buy-point`, the button; `goal` and `goal-bar`, the values on the card beside, by
their names.

Kinds of faces: `tile`, `good`, `die` (what = "seat-face" or "white-face"), `marker` (what = seat),
`bonus` (what = "colour-size-seats"), `phase` or `round` (what = "name-state"), `piece`, `turn`
or `text`; with the 2019 modules `shield` and `route` (what = number), `laid` (a good on a
route), `plate` ("match-silver", "miss-silver", "next"), `post` ("post", "joined"), `band` (two
posts) and `seal` (points); in teams `ring` (what = its colour's token); in the solo game `flag`
(what = seat), `milestone` ("45", "50-beyond") and `bar` ("colour-done/whole").
"""
