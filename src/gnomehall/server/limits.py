"""What the world may ask of the server: how fast, how much, for how long, and what is kept free for those who play."""

from typing import Final

# --- thinking -----------------------------------------------------------------------------------

THOUGHTS_OF_A_CLIENT: Final = 8
"""Hints and analyses that one address may wait for at once: a class behind one router, but not a flood."""
ATTEMPTS: Final = 3
"""How often a question is put to a worker in a row before whoever asked is told that it failed."""
PAUSE_BETWEEN_ATTEMPTS: Final = 0.2
"""Seconds before the third attempt: a question that kills its workers must not keep a processor busy with starting
them. The second comes at once: mostly an idle worker was gone."""
START_SECONDS: Final = 60.0
"""Seconds that a worker has to start; it reads a lot of code, which takes long on a busy machine."""
SILENT_SECONDS: Final = 20.0
"""Seconds that a worker may say nothing before it is replaced: no decision takes longer than 1 s by its own clock."""
OVERDUE_SECONDS: Final = 5.0
"""Seconds after which a silent worker holds up nobody else: its place in the pool goes to another one."""
BOT_RETRY_SECONDS: Final = 1.0
"""Seconds until a bot that could not be asked is asked again, the first time; twice as many each time after that."""
BOT_RETRY_MOST: Final = 30.0
"""Seconds between two attempts at most."""
WATCHDOG_SECONDS: Final = 5.0
"""How often the watchdog looks for tables where it is a bot's turn and nobody asks it."""

# --- the store ----------------------------------------------------------------------------------

LOCKED_SECONDS: Final = 5.0
"""Seconds that writes wait, all together, for a database that another program has locked."""
HEALTH_SECONDS: Final = 1.8
"""Seconds within which the store says how it is. A supervisor that asks waits 2 s."""
DAMAGE_SECONDS: Final = 1.0
"""Seconds that one look for damage may take; it reads about 100 MB in them."""
DAMAGE_INTERVAL: Final = 10.0
"""Seconds from one look for damage to the next: anybody can ask how we are, as often as they like."""
