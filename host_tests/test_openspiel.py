"""Our game for OpenSpiel passes OpenSpiel's own tests, and its search knows no more than a seat."""

import importlib.util
import os
import random
import sys

import pytest

if importlib.util.find_spec("pyspiel") is None:
    pytest.skip("OpenSpiel has no wheel for this platform", allow_module_level=True)

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "tools"))
import openspiel_game  # noqa: E402
import pyspiel  # noqa: E402

from chicago.table import AT_EXCHANGE, HIDDEN, PHASE, swap  # noqa: E402
from chicago.view import View  # noqa: E402


@pytest.fixture(scope="module")
def game():
    openspiel_game.register()
    return pyspiel.load_game("chicago_deal")


def test_random_sims(game):
    pyspiel.random_sim_test(game, num_sims=20, serialize=False, verbose=False)


def state_after(game, seed, actions):
    """A deal with so many actions by chance done."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or actions):
        actions -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("actions", (0, 3, 6, 9, 12))
def test_a_resampled_deal_looks_the_same(game, actions):
    """To the player to act; and what that player does not see is dealt anew."""
    differ = 0
    for seed in range(12):
        state = state_after(game, seed, actions)
        if state.is_terminal():
            continue
        player = state.current_player()
        other = openspiel_game.resample(state, player, random.Random(seed).shuffle)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert sorted(other.match.s[119:171]) == list(range(52))
        differ += other.match.s != state.match.s
    assert differ > 5


def test_what_a_player_knows_tells_nothing_hidden(game):
    """Another hand behind the same view has the same text."""
    state = state_after(game, 3, 5)
    player = state.current_player()
    view = View().look(state.match, player)
    hidden = [i for i in range(52) if view.s[119 + i] == HIDDEN]
    before = state.information_state_string(player), list(state.information_state_tensor(player))
    a, b = hidden[0], hidden[-1]
    cards = state.match.s
    cards[119 + a], cards[119 + b] = cards[119 + b], cards[119 + a]
    assert (state.information_state_string(player), list(state.information_state_tensor(player))) == before


def test_a_deal_ends_with_what_the_match_says(game):
    for seed in range(20):
        state = state_after(game, seed, 99)
        margin = state.match.score(0) - state.match.score(1)
        assert state.returns() == [margin, -margin]


def test_its_search_plays_whole_deals_in_the_arena():
    import arena

    result = arena.tournament("home", ["ismcts:8", "random"], 6, 1, 1, total=20)
    assert result["deals"] == 6 and result["ci95"][0] <= result["gain_per_deal"] <= result["ci95"][1]


def test_actions_are_ours(game):
    state = state_after(game, 1, 0)
    assert state.match.s[PHASE] == AT_EXCHANGE
    assert openspiel_game.ours(0b10101) == swap((0, 2, 4))
    assert openspiel_game.ours(33) == 1 and openspiel_game.ours(34 + 51) == 51
