"""Sealed bids: a tiny game of secret simultaneous choices and hidden hands, to test the contract
and the bots.

Cards worth 1 to 5 points are turned over one by one, in an order that nobody knows. Every seat
spends one of its five bids on each card, in secret, and the single highest bid takes the card; on a
tie nobody gets it. All have the bids 1 to 5; if hands are dealt, each seat has five of the bids 1
to 30, which only it can see.
"""
