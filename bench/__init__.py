"""Measurements of the server, side by side with boardgame.io's: `python -m bench`."""
