"""Le Jeu du Dictionnaire: invent the definition of a rare word, find the real one (DI)."""

from veillee.games.dictionnaire.rules import *  # noqa: F403
from veillee.games.dictionnaire.rules import Dictionnaire

GAME = Dictionnaire()
