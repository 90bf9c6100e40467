"""The points and endings of every game a second time: read from the rulebooks, naive, and knowing nothing of the games.

Each module beside its `test_` counts on its fingers, one function for one rule. If a rule changes, its function here is
changed with it, and nothing else. Whoever mends an oracle reads the rulebook, not the game.
"""
