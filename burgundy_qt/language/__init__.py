"""What the person reads, in the person's language: sentences, numbers and dates. Knows no
widgets."""
