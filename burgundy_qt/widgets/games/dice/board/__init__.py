"""What lies where on the table: dice, boxes, and all sheets as they are written on."""
