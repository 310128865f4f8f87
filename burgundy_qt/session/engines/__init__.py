"""External engines that a person has added."""
