"""What lies in the box: boards, tiles, cards, bonus tiles."""
