"""A campaign for the campaigns' own tests, whose workers load nothing else."""


def squares(count, first):
    """Return figures that show which runs were done."""
    return {"runs": count, "sum": sum(range(first, first + count)), "odd": 0}


def interrupted(count, first):
    """Stop in the second share."""
    if first:
        raise KeyError("interrupted")
    return squares(count, first)
