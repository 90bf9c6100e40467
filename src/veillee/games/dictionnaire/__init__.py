"""Le Jeu du Dictionnaire: invent the definition of a rare word, find the real one (DI)."""

from veillee.games.dictionnaire.game import Dictionnaire

GAME = Dictionnaire()
