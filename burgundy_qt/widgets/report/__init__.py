"""The report on a reviewed game: luck against skill, and where it was lost."""
