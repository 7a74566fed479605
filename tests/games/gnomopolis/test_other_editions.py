"""Another edition plays: its numbers, its hash, its records."""

import pytest

from gnomehall import registry
from gnomehall.core import record
from gnomehall.core.errors import BadRecord
from gnomehall.core.match import Match
from gnomehall.core.rng import Rng
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomopolis import GAME
from tests.games.gnomopolis.table import EDITION, changed, changed_text, player, table

TEXT = registry.shipped_text("gnomopolis")


def test_the_rules_read_what_is_printed() -> None:
    t = table(player(active="M"), player(), edition=changed("D3", "effects", ["$3"])).play("use D3 M")
    assert t.coins() == 3


def test_a_change_of_content_changes_the_hash_and_layout_does_not() -> None:
    assert changed("D3", "effects", ["$3"]).digest != EDITION.digest
    assert GAME.edition("# a comment\n\n" + TEXT.replace(" = ", "  =  ")).digest == EDITION.digest


def played(text: str) -> Match:
    """A whole game on an edition, by lot."""
    match = Match(GAME, registry.setup("gnomopolis", 2, edition=GAME.edition(text)))
    rng = Rng(5)
    while not match.over:
        if match.state.player() == CHANCE:
            match.roll(rng.below)
        else:
            actions = match.state.legal_actions()
            match.act(actions[rng.below(len(actions))])
    return match


def test_a_record_carries_a_changed_edition_and_replays_on_it() -> None:
    match = played(changed_text("D3", "effects", ["$3"]))
    text = record.dumps(match.record())
    assert '| effects = ["$3"]' in text
    again = registry.replay_record(record.loads(text))
    assert again.setup.edition.digest == match.setup.edition.digest
    assert again.state.scores() == match.state.scores()


def test_a_record_of_the_shipped_edition_carries_none() -> None:
    text = record.dumps(played(TEXT).record())
    assert "| " not in text
    assert registry.replay_record(record.loads(text)).setup.edition is EDITION


def test_a_record_whose_edition_was_tampered_with_is_refused() -> None:
    made = played(changed_text("D3", "effects", ["$3"])).record()
    body = record.dumps(made).replace('| effects = ["$3"]', '| effects = ["$4"]').rpartition("sum: ")[0]
    with pytest.raises(BadRecord, match="the edition it carries has the hash"):
        registry.replay_record(record.loads(record.seal(body)))


def test_a_building_without_copies_stays_in_the_box() -> None:
    text = registry.shipped_text("gnomopolis").replace('id = "B15"\n', 'id = "B15"\ncopies = 0\n')
    edition = GAME.edition(text)
    state = GAME.new(registry.setup("gnomopolis", 2, edition=edition))
    state.apply(state.legal_actions()[0])
    assert GAME.census(state)["cards"] == 27
    assert "reveal B15" not in [GAME.text(state, action) for action in state.legal_actions()]
    things = {str(thing) for thing in GAME.faces().things(registry.setup("gnomopolis", 2, edition=edition))}
    assert things.isdisjoint({"card: B15", "use: B15", "caravan: B15"})
    assert {"card: B14", "card: B16"} <= things
