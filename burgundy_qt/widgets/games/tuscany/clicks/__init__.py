"""From clicks on the table of Tuscany to its actions, and the questions on the way.

Kinds of targets: `deck` (draw); `display` (place = its slot: what is taken, what a castle lays, the
colour that is swapped); `store` (place = a storage space of the acting seat: what is laid or thrown
away); `cell` (place = "B.M2" of its duchy); `supply` (place = "card" …: a bonus tile); `card`
(place = which of its hand, sorted by colour) and `worker`: what shall be paid, these spend nothing
before a space is clicked.

Laying a tile: its storage space and the space, or only the space where one stored thing fits there.
The space costs the cheapest that is left: `another` goes on to the next way to pay, clicks on cards
and workers keep only those that pay these. Where nothing fits when taking `another` is the swap.

In the set-up `move` (place = "A" …, what = "left" or "right"), `turn` and `step` (place = "A" …)
arrange the three boards, `cell` is the start castle's, `another` arranges them as proposed;
`duchy` tells how they lie now and is not clicked. `end` is Ready.
"""
