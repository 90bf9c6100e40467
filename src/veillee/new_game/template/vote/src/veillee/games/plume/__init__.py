"""Plume: everyone answers the same question, everyone votes for the answer they like best (PL)."""

from veillee.games.plume.rules import Plume

GAME = Plume()
