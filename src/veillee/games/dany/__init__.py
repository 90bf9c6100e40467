"""Dany: compose memories so that the others guess a word, while one of them, Dany, wants them to fail (DA)."""

from veillee.games.dany.game import Dany

GAME = Dany()
