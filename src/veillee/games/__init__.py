"""The games of the house. A new game is one module and one line here."""

from veillee.games.dany import Dany
from veillee.games.dictionnaire import Dictionnaire
from veillee.games.didixit import Didixit
from veillee.games.diner import Diner
from veillee.rules import AnyGame

GAMES: dict[str, AnyGame] = {game.name: game for game in (Didixit(), Dictionnaire(), Diner(), Dany())}
