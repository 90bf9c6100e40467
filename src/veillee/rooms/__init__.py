"""What runs: salons that are awake, who is there, bots and clocks, and the house that holds them all."""
