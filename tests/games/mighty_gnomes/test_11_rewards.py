"""Chapter 11, step A: the trail is resolved and rewards are claimed."""

import pytest

from gnomehall.games.mighty_gnomes import GAME
from gnomehall.games.mighty_gnomes.tables import FROM_REWARDS
from gnomehall.parts import bits, counts
from tests.games.mighty_gnomes.table import WORDS, Table, chests, edition, gnomes, table


def order_of(t: Table) -> list[int]:
    """Who claims, in order; everybody takes the first reward left."""
    found = []
    while t.asked() == "claim":
        found.append(t.state.player())
        t.play(t.moves("claim")[0])
        while t.asked() not in ("claim", "restock", "turn", ""):
            t.play(t.moves()[-1])
    return found


@pytest.mark.rule("MIG-83", "MIG-84")
def test_the_round_ends_after_the_last_third_turn_and_tiles_come_back() -> None:
    t = table(2).turn(1, 3).has(0, "", tiles=0b10000, bedroom=4).has(1, "", tiles=0b00110)
    t.play("use 2", "coins")
    assert t.asked() == "claim"
    assert [bits.members(home.tiles) for home in t.state.homes] == [[1, 2, 3, 4]] * 2
    assert [home.bedroom for home in t.state.homes] == [4, 1]  # it stays in the bedroom until used
    assert t.state.laid == []


@pytest.mark.rule("MIG-83", "MIG-125")
def test_the_round_does_not_end_before_the_druid_turns() -> None:
    t = table(2).invited(0, "druid").turn(1, 3).has(0, "", tiles=0b10, bedroom=1).has(1, "", tiles=0b110)
    t.play("use 2", "coins")
    assert (t.asked(), t.state.player()) == ("druid-turn", 0)
    t.play("skip")
    assert t.asked() == "claim"


@pytest.mark.rule("MIG-77", "MIG-85", "MIG-86", "MIG-Q76", "MIG-E16")
def test_tokens_return_in_their_order_and_claim_from_top_to_bottom() -> None:
    t = table(4)
    assert t.state.trail == [0, 1, 2, 3]
    t.home(1).space = 2
    t.state.trail = [0, 2, 3, 1]
    t.opens("")
    t.turn(1).play("use 1", "gather 1,2")  # P2 to space 3
    t.home(3).space = 2
    t.turn(3).play("use 1", "gather 2,4")  # P4 stops on space 3, on top
    t.turn(0).play("use 1", "gather 3,3")  # P1 to space 1
    t.evening()
    assert t.state.trail == [2, 0, 1, 3]  # P3, P1, P2, P4 from the bottom
    assert [home.space for home in t.state.homes] == [0, 0, 0, 0]
    assert order_of(t) == [3, 1, 0, 2]


@pytest.mark.rule("MIG-86", "MIG-97")
def test_no_reward_is_claimed_twice_and_the_rest_is_lost() -> None:
    t = table(2).evening()
    assert t.moves("claim") == ["claim upgrade", "claim tiles", "claim first", "claim coins", "claim steps"]
    t.play("claim coins")
    assert t.refuses("claim coins") == "MIG-86"
    assert t.moves("claim") == ["claim upgrade", "claim tiles", "claim first", "claim steps"]
    t.play("claim tiles", "shelve B14")
    assert GAME.view(t.state, 0).claimed == []


@pytest.mark.rule("MIG-87", "MIG-96")
def test_who_claims_first_player_begins_the_next_round_and_else_nothing_changes() -> None:
    t = table(3).evening().claims("coins", "first", "tiles").play("shelve B14")
    assert [(claim["seat"], claim["reward"]) for claim in t.told("claim")][1] == (1, "first")
    assert (t.state.first, t.state.player()) == (1, 1)
    same = table(3).evening().claims("coins", "steps", "tiles").play("shelve B14")
    assert (same.state.first, same.state.player()) == (0, 0)
    kept = table(2).at(1, 0).evening().claims("first", "coins").play("shelve B14")  # the first player claims it
    assert (kept.state.first, kept.state.player()) == (0, 0)


@pytest.mark.rule("MIG-88", "MIG-98")
def test_everybody_claims_in_every_round() -> None:
    t = table(2)
    for day in range(1, 6):
        t.evening(day)
        assert len(order_of(t)) == 2


@pytest.mark.rule("MIG-89", "MIG-Q48")
def test_the_boxes_hold_the_rewards_of_the_rulebook() -> None:
    boxes = []
    for t in (table(2).evening(day) for day in range(1, 6)):
        about = [choice.data for choice in GAME.faces().choices(t.state)]
        boxes.append(
            [" ".join([str(d["effect"]), str(d["amount"] or ""), str(d["tokens"] or "")]).strip() for d in about]
        )
    early = ["upgrade", "free_use", "first_player"]
    assert boxes[0] == boxes[1] == [*early, "coins 2", "steps 1"]
    assert boxes[2] == boxes[3] == [*early, "coins 3", "steps 2"]
    assert boxes[4] == ["keys 1", "double_bedroom", "tokens 1 ['crystal']", "invite", "points 2"]


def test_rewards_are_claimed_in_words() -> None:
    said = [WORDS.choice(choice) for choice in GAME.faces().choices(table(2).evening(1).state)]
    assert said == [
        "Claim: move a steward for free",
        "Claim: any tile first next round",
        "Claim: be the first player",
        "Claim: 2 coins",
        "Claim: 1 step on the adventure trail",
    ]
    assert len(edition().rewards) == 5


@pytest.mark.rule("MIG-90", "MIG-93")
def test_steps_won_are_where_the_next_race_starts() -> None:
    t = table(2).evening(day=3).claims("steps", "coins").play("shelve B14")
    mover = t.told("steps")[0]["seat"]
    assert t.home(mover).space == 2
    assert t.points(mover) == 1
    assert t.home(1 - mover).space == 0
    assert t.state.round() == 4


@pytest.mark.rule("MIG-93", "MIG-78")
def test_steps_won_reach_open_chests_too() -> None:
    t = table(2).evening(day=3)
    t.home(t.state.player()).space = 1
    t.play("claim steps")
    assert t.asked() == "take"


@pytest.mark.rule("MIG-Q47", "MIG-67")
def test_free_actions_may_come_before_and_after_a_claim() -> None:
    t = table(2).vault(1, "crown").has(1, "WW").invited(1, "magic").evening(day=5)
    assert t.state.player() == 1
    assert t.moves("open") == []
    assert t.refuses("end") == "MIG-Q50"
    t.play("trade magic wood", "claim key")
    assert t.moves() == ["open crown", "end"]
    t.play("open crown")
    assert t.points(1) == 1 + 3


@pytest.mark.rule("MIG-Q47")
def test_an_ability_used_in_the_round_is_not_used_again_in_its_claim() -> None:
    t = table(2).invited(1, "magic").has(1, "SS").turn(1).play("trade magic sand").evening()
    assert t.refuses("trade magic sand") == "MIG-123"


@pytest.mark.rule("MIG-Q49")
def test_hut_and_tower_are_both_space_zero() -> None:
    assert [home.space for home in table(3).state.homes] == [0, 0, 0]
    assert [home.space for home in table(3).at(4, 2, 9).evening().state.homes] == [0, 0, 0]


@pytest.mark.rule("MIG-Q50")
def test_a_claim_must_be_made_even_if_it_does_nothing() -> None:
    t = table(2).has(1, "", dining=3, warehouse=3).evening()
    t.play("claim upgrade")
    assert (t.home(1).dining, t.home(1).warehouse) == (3, 3)
    assert t.state.player() == 0
    last = table(2).evening(day=5).play("claim invite")  # nobody can be paid: nothing is asked
    assert last.state.player() == 0


@pytest.mark.rule("MIG-Q50")
def test_steps_won_do_not_change_the_order_of_claims() -> None:
    t = table(3).at(5, 4, 3).evening()
    t.claims("coins", "first")
    assert t.state.player() == 2
    early = table(3).at(5, 4, 3).evening().claims("steps")
    assert early.state.trail == [2, 1, 0]
    assert early.state.player() == 1


@pytest.mark.rule("MIG-91", "MIG-Q51")
def test_a_claimed_upgrade_is_free_and_scores() -> None:
    t = table(2).evening().play("claim upgrade")
    assert t.moves() == ["upgrade warehouse", "upgrade dining"]
    t.play("upgrade dining")
    assert (t.home(1).dining, t.points(1)) == (1, 1)


@pytest.mark.rule("MIG-92")
def test_coins_keys_crystals_and_points_come_from_the_supply() -> None:
    t = table(2).has(1, coins=0).evening(day=1).play("claim coins")
    assert t.home(1).coins == 2
    t = table(2).has(1, coins=0).evening(day=4).play("claim coins")
    assert t.home(1).coins == 3
    t = table(2).evening(day=5).play("claim key")
    assert t.home(1).keys == 1
    t = table(2).evening(day=5).play("claim crystal")
    assert t.stock(1) == "X"
    t = table(2).evening(day=5).play("claim points")
    assert counts.count(t.home(1).points, FROM_REWARDS) == 2


@pytest.mark.rule("MIG-94", "MIG-E17")
def test_the_last_tile_scores_double() -> None:
    t = table(2).turn(1, 3, day=5).has(0, "", tiles=0b10, bedroom=1).has(1, "", tiles=0b10010)
    t.play("use 1", "coins")
    assert t.points(1) == 3
    t.play("claim double")
    assert t.points(1) == 6


@pytest.mark.rule("MIG-95", "MIG-Q50")
def test_the_reward_invites_at_its_cost_within_capacity_and_may_be_declined() -> None:
    t = table(2).has(1, "WMC").evening(day=5).play("claim invite")
    assert t.moves() == ["skip", "invite magic", "invite robber"]
    declined = Table(t.state.copy()).play("skip")
    assert declined.home(1).cards == 0
    assert declined.told("no-invite") == [{"seat": 1}]
    t.play("invite robber")
    assert t.home(1).cards == gnomes("robber")
    assert t.stock(1) == "C"
    full = table(2).invited(1, "magic robber").has(1, "WWM").evening(day=5).play("claim invite")
    assert full.asked() == "after-claim"
    assert full.home(1).cards == gnomes("magic robber")


@pytest.mark.rule("MIG-99", "MIG-42")
def test_storage_is_checked_after_a_reward() -> None:
    t = table(2).has(1, "WWWWSS").evening(day=5).play("claim crystal")
    assert t.moves("discard") == ["discard wood", "discard sand", "discard crystal"]


@pytest.mark.rule("MIG-100", "MIG-32")
def test_claiming_free_use_frees_the_first_turn_of_the_next_round_alone() -> None:
    t = table(2).evening(bedrooms=(4, 3)).claims("tiles", "first").play("shelve B14")
    assert t.state.player() == 0
    assert t.moves("use") == ["use 4"]
    t.turn(1)
    assert t.moves("use") == ["use 1", "use 2", "use 3", "use 4"]
    t.evening(day=2, bedrooms=(1, 2)).claims("coins", "first")
    t.play("shelve B01").turn(1)
    assert t.moves("use") == ["use 2"]


@pytest.mark.rule("MIG-92", "MIG-Q47")
def test_a_key_of_the_last_box_opens_a_chest() -> None:
    t = table(2).vault(1, "purse").evening(day=5).play("claim key", "open purse")
    assert t.home(1).opened == chests("purse")
