/* Wine 8 stops the program at this function; Qt only asks for the screen's colours with it, and can do without. */
void *own_WcsCreateIccProfile(void *profile, unsigned long options) { return 0; }
