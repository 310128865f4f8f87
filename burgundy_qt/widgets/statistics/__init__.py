"""How a person plays: figures, plots and shares over all finished games."""
