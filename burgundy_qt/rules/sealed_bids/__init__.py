"""Sealed bids: a tiny game of secret simultaneous choices, on which the contract and the bots are tried.

Cards worth 1 to 5 points are turned over one by one, in an order that nobody knows. Every seat holds the bids 1 to 5,
spends one of them on each card in secret, and the single highest bid takes the card; on a tie nobody gets it.
"""
