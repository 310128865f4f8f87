"""Several people at one screen: passing it on, seats that change hands, a clock, and bots that are
not waited for."""
