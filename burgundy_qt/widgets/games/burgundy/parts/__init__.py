"""What Burgundy brings to the rooms of the window: a part for each room that asks for one."""
