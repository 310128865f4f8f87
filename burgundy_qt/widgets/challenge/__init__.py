"""The challenge of the day on the screen: the page, the card at Home, what the final
score tells."""
