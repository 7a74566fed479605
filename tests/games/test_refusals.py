"""What can't be done now is refused by a rule that stands on the rules page, and never by the mere name of the game.

That every number is refused at all is a law of all games; a game of another package may have no numbered rules.
"""

import re
from itertools import chain

import pytest

from gnomehall import registry
from gnomehall.laws.walks import Case, cases, walk

OURS = cases([game for game in registry.all_games() if not game.meta.sample])


@pytest.mark.parametrize("case", OURS, ids=str)
def test_every_number_that_is_not_legal_is_refused_by_a_rule_of_the_page(case: Case) -> None:
    game, played = case.game, walk(case, 1, 3)
    numbered = set(re.findall(r"\*\*([A-Z]{3}-[A-Z]?\d+)\b", registry.rules_page(game.meta.id)))
    refused: set[str] = set()
    for s in chain(played.looks(), [played.end()]):
        legal = set(s.legal_actions())
        for action in range(played.actions_there()):
            if action not in legal:
                refusal = game.why_not(s, action)
                assert refusal.kind != "not-legal", game.text(s, action)
                refused.add(refusal.rule)
    assert len(refused) > 8
    assert refused <= numbered
