"""Text in the user's language: sentences, numbers and dates. It knows no widgets."""
