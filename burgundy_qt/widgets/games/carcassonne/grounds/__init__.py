"""What lies still under the pieces of Carcassonne: panels, cards, the stage of a bazaar."""
