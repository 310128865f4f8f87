"""Games for people without the program: a web page that replays one in any browser."""
