"""From events to motion: cards into the hand, tiles to storage and duchy, the yield card large."""
