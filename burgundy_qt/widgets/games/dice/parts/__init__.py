"""What the dice game brings to the rooms of the window: a part for each room that asks for one."""
