"""The statistics of a person: figures, plots and shares of all finished games."""
