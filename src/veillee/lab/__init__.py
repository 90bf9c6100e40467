"""The laboratory: whole games between bots, by the thousand, and what they tell someone who makes games."""
