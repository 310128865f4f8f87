"""What lies where on the table of Burgundy, as the events and the state tell it."""
