"""External engines that the user has added."""
