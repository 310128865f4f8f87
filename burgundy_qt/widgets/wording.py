"""The pieces of the game in the words of the 2011 screens."""

from __future__ import annotations

ONE_GOOD = {1: "a fish", 2: "grapes", 3: "silk", 4: "a jug", 5: "a barrel", 6: "a cheese"}
MANY_GOODS = {1: "fish", 2: "bunches of grapes", 3: "spools of silk", 4: "jugs", 5: "barrels", 6: "cheeses"}
GOODS = {1: "fish", 2: "grapes", 3: "silk", 4: "jugs", 5: "barrels", 6: "cheese"}
COLOURS = {
    "castle": "castles",
    "mine": "mines",
    "ship": "ships",
    "animal": "pastures",
    "building": "buildings",
    "monastery": "knowledge",
}


def tile_name(tile: str) -> str:
    """A protocol tile in words without an article: "ship", "3 cows", "boarding house", "knowledge tile 12"."""
    kind, _, rest = tile.partition(":")
    if kind == "animal":
        species, _, heads = rest.partition(":")
        return f"{heads} {species if species == 'sheep' else species + 's'}"
    if kind == "building":
        return rest.replace("-", " ")
    if kind == "monastery":
        return f"knowledge tile {rest}"
    return kind


def the_tile(tile: str) -> str:
    """The same with its article: "the ship", "the 3 cows"."""
    return f"the {tile_name(tile)}"


def number_of(count: int, noun: str, plural: str | None = None) -> str:
    """A number with its noun: "1 worker", "3 workers"."""
    return f"{count} {noun if count == 1 else plural or noun + 's'}"


def workers(count: int) -> str:
    """The workers paid or gained, in words."""
    return number_of(count, "worker")


def silverlings(count: int) -> str:
    """The silver paid or gained, in words."""
    return number_of(count, "silverling")


def points(count: int) -> str:
    """Victory points in words."""
    return number_of(count, "point")


def does(name: str, verb: str) -> str:
    """What somebody does: "Anna wins", "You win"."""
    return f"{name} {verb.removesuffix('s') if name == 'You' else verb}"


def listed(parts: list[str], last: str = "and") -> str:
    """Several things in one sentence: "fish", "fish and grapes", "fish, grapes and silk"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def goods_counted(goods: dict[str, int]) -> list[str]:
    """Goods with their counts, as the events give them: "2 fish", "a cheese"."""
    kinds = [(int(good), count) for good, count in sorted(goods.items())]
    return [ONE_GOOD[good] if count == 1 else f"{count} {MANY_GOODS[good]}" for good, count in kinds]


def capital(text: str) -> str:
    """The text beginning with a capital letter."""
    return text[:1].upper() + text[1:]
