"""What the statistics of the dice game tell apart: sheets, set-ups, games alone."""
