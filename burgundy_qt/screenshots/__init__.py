"""Every screen of the program, one after the other: for pictures, and for tests that read their
texts."""
