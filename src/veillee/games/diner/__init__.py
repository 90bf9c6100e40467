"""Devine qui vient dîner ce soir !: seat celebrities at one table and convince the others (DN)."""

from veillee.games.diner.rules import *  # noqa: F403
from veillee.games.diner.rules import Diner

GAME = Diner()
