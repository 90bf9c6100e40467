"""A server that waits longer for a word: a test looks at many screens before it says one."""

import sys

from veillee.cli import main
from veillee.games.dany import game as dany
from veillee.games.diner import game as diner

vars(dany)["SILENCE_SECONDS"] = 600
vars(diner)["NAMING_SECONDS"] = 600

if __name__ == "__main__":
    sys.exit(main())
