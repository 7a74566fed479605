"""Everything that goes over the wire, as types: the messages of the socket and the bodies of the HTTP API.

`web/src/protocol.ts` is generated from here and from the view types of the games; docs/protocol.md explains it.
Struct names are the names of the TypeScript types. Fields that a client may leave out have defaults.
"""

# One name for all of it, wherever it is used.
from gnomehall.server.protocol.bodies import *  # noqa: F403 (see above)
from gnomehall.server.protocol.editions import *  # noqa: F403 (see above)
from gnomehall.server.protocol.finding import *  # noqa: F403 (see above)
from gnomehall.server.protocol.messages import *  # noqa: F403 (see above)
from gnomehall.server.protocol.notices import *  # noqa: F403 (see above)
from gnomehall.server.protocol.offers import *  # noqa: F403 (see above)
from gnomehall.server.protocol.pace import *  # noqa: F403 (see above)
from gnomehall.server.protocol.people import *  # noqa: F403 (see above)
from gnomehall.server.protocol.queries import *  # noqa: F403 (see above)
from gnomehall.server.protocol.shared import *  # noqa: F403 (see above)
from gnomehall.server.protocol.tables import *  # noqa: F403 (see above)
from gnomehall.server.protocol.talk import *  # noqa: F403 (see above)
from gnomehall.server.protocol.tournaments import *  # noqa: F403 (see above)
