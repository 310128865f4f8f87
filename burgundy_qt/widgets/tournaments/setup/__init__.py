"""What is asked before a tournament begins."""
