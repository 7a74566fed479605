"""`python -m gnomehall` is the command `gnomehall`."""

import sys

from gnomehall.cli.main import main

# The processes of a batch import this module anew, and must not start the command again.
if __name__ == "__main__":
    sys.exit(main())
