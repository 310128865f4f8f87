"""What the card says about what lies under the pointer."""
