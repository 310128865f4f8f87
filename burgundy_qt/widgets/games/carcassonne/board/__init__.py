"""What lies where on the table of Carcassonne: the map, what every seat has, and a bazaar."""
