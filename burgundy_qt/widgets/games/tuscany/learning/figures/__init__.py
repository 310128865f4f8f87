"""The examples of the pages, drawn as the table draws."""
