"""The Castles of Tuscany as spots with faces.

Kinds of spots, and what their `owner` and `at` mean. What all share: `display` (0..7, its slots);
`neutral-stack`; `deck`, `discards` (of the region cards), `deck-words` ("Deck 61"), `draws` (the
pill: how many cards the acting seat draws); `yields` (the deck of yield cards), `yield-card` (the
last one turned up), `turned-up` (the same, shown large for a moment: nothing lies there at rest);
`supply` ("card" … the bonus tiles that are left); `colour-bonus` ("cart.1", "cart.2": with the
marker of who has won it); the clock: `phase` ("I"), `stone` (1..21), and `clock` (owner = a stone
0..21, at = the height in its stack), where markers stand; the course: `green-field` and
`red-field` (owner = the field 0..49, at = the height), where markers stand.

Of a seat: `cell` ("B.M2"), a space of its duchy; `store` (0..), its storage; `marble`, `workers`
(how many, on the box with their picture); `stack` (0..2) its own stacks and `left` (0..2) how many
are in each; `bonus` ("card" …) its bonus tiles, and `owned` how many of a kind; `card` (0..) the
cards of its hand, sorted by colour, as backs where they are not known; `hand`, all of them in one
place; `hand-count` and `hand-words` ("Hand 9"), how many; `tally` ("cart"), how many lie on a pile
of the hand; `green`, `red` its points, `green-sum`, `red-sum` the same inside the course; `covered`
("12 of 30 spaces"); `turn`, the ring round the card of who acts; `state`, whether it lays out its
duchy or is ready, in the secret set-up.

While the duchies are laid out the seat in view has besides: `board` ("A", "B", "C"), and on the
bar below each `move-left`, `turn-board`, `half-step`, `move-right` ("A" …).

Kinds of faces: `tile` ("cart", "agriculture-grain", "agriculture-grapes-olives", "hexagon",
"hexagon-cart" where it stands for a cart; "start-0" the start castle of a seat, "back-0" the back
of a seat's own tile, "back-neutral"); `pile` ("0:7", "neutral:19": tiles on each other, face
down); `card` ("cart", "back"); `deck` (how many cards are in it); `discards` (the uppermost card);
`yield-card` ("red" …, "back"); `yield-deck` (how many); `bonus-tile` ("card" …);
`colour-bonus` ("cart-first", "cart-second"); `hand` ("7" backs, or "cart+inn" where the cards are
known); `phase` ("I-now"); `stone` ("open", "laid", "open-end", "laid-end": the last of a phase);
`chip` ("ready:word", "waits:word"); `tally` (a number); `pill`, `marker`, `turn` or `text`. On
hover cards also `space` ("cart", an empty one); in flight `gain` ("marble", "worker",
"points-green", "points-red") and `points` ("green:3"); while a board is carried `board` ("B1", or
"B1*" where it is turned).

What is chosen in the set-up and not settled yet is told by an offer: `Target("duchy")`, chosen,
whose `trial` is an arrangement as `board/arranging.py` writes it. The table then shows the state as
it would be (`with_trial`). Paying cards and workers are offers too: a chosen `Target("card", at)`
rises from the hand with its ring.
"""
