"""Didixit, also known as Dixit: a storyteller's clue, everyone's images, a secret vote (DX)."""

from veillee.games.didixit.rules import *  # noqa: F403
from veillee.games.didixit.rules import Didixit

GAME = Didixit()
