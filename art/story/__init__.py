"""The story cards of Didixit: 84 dreams, each a short recipe."""
