"""The examples of the pages, played by the rules and drawn as the table draws."""
