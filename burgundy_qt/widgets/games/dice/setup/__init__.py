"""What is asked before a dice game begins: its sheet and its set-up."""
