"""Burgundy in the protocol's objects: requests, actions, events, states and records."""
