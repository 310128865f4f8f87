"""The modules of 2019, as functions that the base game calls at named points."""
