"""What the card under the pointer says."""
