"""What sealed bids bring to the sessions."""
