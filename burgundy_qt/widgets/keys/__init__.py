"""Every command with its keys, which a person can change."""
