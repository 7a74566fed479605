"""The public library; `import gnomehall` has all of these names."""

from gnomehall.core.errors import BadNotation as BadNotation
from gnomehall.core.errors import BadRecord as BadRecord
from gnomehall.core.errors import BadSetup as BadSetup
from gnomehall.core.errors import CannotUndo as CannotUndo
from gnomehall.core.errors import GnomehallError as GnomehallError
from gnomehall.core.errors import IllegalAction as IllegalAction
from gnomehall.core.vocabulary import CHANCE as CHANCE
from gnomehall.core.vocabulary import NOBODY as NOBODY
from gnomehall.core.vocabulary import SPECTATOR as SPECTATOR
from gnomehall.library.bots import NamedBot as NamedBot
from gnomehall.library.bots import bot as bot
from gnomehall.library.match import Match as Match
from gnomehall.library.match import load as load
from gnomehall.library.match import new as new
from gnomehall.library.simulation import Simulation as Simulation
from gnomehall.library.simulation import simulate as simulate
from gnomehall.library.table import Table as Table
