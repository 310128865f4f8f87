"""What is told to the program by strangers, kind by kind."""
