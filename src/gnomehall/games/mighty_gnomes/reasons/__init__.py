"""Why something can't be done now. It explains; `legal_actions` has judged."""

from gnomehall.games.mighty_gnomes.reasons.moves import why_not as why_not
from gnomehall.games.mighty_gnomes.reasons.things import why_unavailable as why_unavailable
