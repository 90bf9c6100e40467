"""Didixit, also known as Dixit: a storyteller's clue, everyone's images, a secret vote (DX).

Read `model` first (what players do and see), then `state` (what is true), `rules` (what happens) and `game`, where the
house finds them. `bot` plays, and knows the model only; `cards` proof-reads the decks.
"""

from veillee.games.didixit.game import Didixit

GAME = Didixit()
