"""Several people at one screen: the privacy screen, changes of seats, the clock, and a recap of
the bots' moves."""
