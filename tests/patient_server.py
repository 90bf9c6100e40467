"""A server at which a right word of Dany waits for questions: a test looks at many screens before it asks one."""

import sys

from veillee.cli import main
from veillee.games.dany import game

vars(game)["SILENCE_SECONDS"] = 600

if __name__ == "__main__":
    sys.exit(main())
