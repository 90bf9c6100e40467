"""The laboratory: plays thousands of whole games between bots and makes reports about them for game designers."""
