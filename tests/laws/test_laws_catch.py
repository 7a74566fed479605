"""The laws can fail: each flaw that a game may have is caught by the law that forbids it."""

import pytest

from gnomehall.laws import LAWS
from gnomehall.laws.walks import walk
from tests.laws.flawed import case

# A record of the marbles can't be replayed by the registry, which does not know them.
SUITED = [name for name in LAWS if name != "a_record_carries_an_edition_that_is_not_shipped"]

CAUGHT = {
    "shares its bag": "no_copy_changes_while_the_game_goes_on",
    "shares its hands": "playing_on_in_a_copy_leaves_the_original_as_it_was",
    "deals the truth": "what_a_viewer_cannot_tell_apart_is_dealt_alike_and_anew",
    "deals by what it knows": "a_sample_depends_on_the_view_and_the_generator_alone",
    "deals a marble too many": "a_viewer_sees_the_same_in_a_sample",
    "never ends": "a_game_ends_within_its_bound",
    "crowns the last": "places_follow_the_scores",
    "counts rounds backwards": "rounds_count_upwards_from_one",
    "ends for no reason": "a_game_that_is_over_says_in_one_word_why",
    "changes when asked": "asking_changes_nothing",
    "lists downwards": "legal_actions_are_ascending_distinct_and_within_the_action_space",
    "leaves the action space": "legal_actions_are_ascending_distinct_and_within_the_action_space",
    "forgets a weight": "chance_gives_every_outcome_a_weight",
    "draws whatever the weights": "chance_draws_by_the_weights",
    "answers for the player": "a_step_has_the_only_answer_that_is_legal",
    "tells a secret": "what_a_viewer_cannot_tell_apart_is_dealt_alike_and_anew",
    "tells a hand": "a_viewer_is_told_the_same_of_a_move_in_a_sample",
    "peeks at what it leaves hidden": "a_move_that_leaves_what_is_hidden_as_it_was_brings_nothing_to_light",
    "loses a marble": "no_component_is_lost_or_made",
    "plays on when watched": "a_watched_game_goes_the_same_way",
    "writes two moves alike": "every_move_is_written_and_read_back",
    "takes any draw for a move": "a_move_that_is_not_legal_now_is_refused_by_a_rule",
    "is silent about a number": "every_number_of_the_action_space_is_legal_or_refused_by_a_rule",
    "shows every hand": "a_viewer_sees_the_same_in_a_sample",
    "encodes another's hand": "a_seat_observes_the_same_in_a_sample",
    "marks what is not legal": "a_mask_marks_what_is_legal_and_nothing_else",
    "shows a set": "what_is_shown_is_plain_data",
    "gives it away in the prompt": "a_viewer_sees_the_same_in_a_sample",
    "calls itself open": "an_open_game_shows_and_tells_all_the_same",
    "adds up wrongly": "the_score_sheet_adds_up_to_the_scores",
}


@pytest.mark.parametrize("name", SUITED)
def test_an_honest_game_keeps(name: str) -> None:
    judge(name, "none")


@pytest.mark.parametrize("flaw", CAUGHT)
def test_the_law_catches_a_game_that(flaw: str) -> None:
    with pytest.raises((AssertionError, pytest.fail.Exception)):
        judge(CAUGHT[flaw], flaw)


def judge(name: str, flaw: str) -> None:
    for seed in range(6):
        LAWS[name](walk(case(flaw), seed, offset=seed))
