"""Several people at one screen: the privacy screen, seats that change hands, the clock, and a recap
of what bots did meanwhile."""
