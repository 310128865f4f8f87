"""The words of tooltips with names in them: Qt shows whatever looks like HTML as such, and loads
its pictures."""

JOINER = "\N{WORD JOINER}"


def plain_tip(text: str) -> str:
    """The text so that a tooltip shows it letter by letter: behind what HTML begins with stands
    what has no width."""
    return text.replace("<", f"<{JOINER}").replace("&", f"&{JOINER}")
