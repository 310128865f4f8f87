"""Games of a tournament while they are played: several as small tables, one as a large one."""
