"""`python -m veillee.cli`"""

import sys

from veillee.cli import main

sys.exit(main())
