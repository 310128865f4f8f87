"""What lies where on the table: display, stacks, decks, duchies and hands, as a seat knows them."""
