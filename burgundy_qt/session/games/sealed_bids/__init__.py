"""What the sessions know of sealed bids."""
