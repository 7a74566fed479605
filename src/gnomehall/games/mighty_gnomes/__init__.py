"""Mighty Gnomes, a game by Citie Lo for two to four players."""

from functools import cache

from gnomehall.core.errors import BadSetup
from gnomehall.core.game import Game, Meta, Option, Setup
from gnomehall.core.state import CHANCE
from gnomehall.games.mighty_gnomes import codes
from gnomehall.games.mighty_gnomes.edition import MightyEdition, load
from gnomehall.games.mighty_gnomes.home import Home
from gnomehall.games.mighty_gnomes.notation import Notation
from gnomehall.games.mighty_gnomes.state import Mighty
from gnomehall.games.mighty_gnomes.steps.rounds import DAYS
from gnomehall.games.mighty_gnomes.steps.setup import push_setup
from gnomehall.parts import bits
