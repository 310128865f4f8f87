"""What lies in the box: four sheets, five dice, and what is printed on the sheets."""
