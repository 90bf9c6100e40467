"""The running parts: the house with all salons, a room for each salon in use, presence, bots and clocks."""
