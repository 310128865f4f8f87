"""What Burgundy brings to the sessions."""
