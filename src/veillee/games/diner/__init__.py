"""Devine qui vient dîner ce soir !: seat celebrities at one table and convince the others (DN)."""

from veillee.games.diner.game import Diner

GAME = Diner()
