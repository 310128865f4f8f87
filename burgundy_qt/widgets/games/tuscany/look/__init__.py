"""The colours and shapes of Tuscany's pieces."""
