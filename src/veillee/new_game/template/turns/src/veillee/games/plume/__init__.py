"""Plume: one puts a secret question on the table, the others say numbers in turn, the nearest wins it (PL)."""

from veillee.games.plume.rules import Plume

GAME = Plume()
