"""The window of sealed bids."""
