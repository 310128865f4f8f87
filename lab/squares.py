"""A campaign for its own tests, whose workers have nothing else to load."""


def squares(count, first):
    """Figures that show which runs were done."""
    return {"runs": count, "sum": sum(range(first, first + count)), "odd": 0}


def interrupted(count, first):
    """Breaks off in the second share."""
    if first:
        raise KeyError("interrupted")
    return squares(count, first)
