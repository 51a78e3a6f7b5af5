"""Our game as an OpenSpiel Python game: one deal of Chicago for two, a zero-sum game in points.

`register()` makes it loadable as `chicago_deal`, with the totals that the deal begins at as parameter
`total`. A deal begins with chance: which card comes next in the pack. What a player knows is the view of a
seat, as it is for our own players; `resample` gives another deal that looks the same. `IsMcts` is OpenSpiel's
information-set Monte-Carlo tree search on it, the outside engine of tools/arena.py.
"""

import numpy as np
import pyspiel
from chicago import rulesets
from chicago.match import Match
from chicago.table import (
    AT_EXCHANGE,
    AT_PLAY,
    CARDS,
    DEAL_OVER,
    DEALER,
    HIDDEN,
    OVER,
    PHASE,
    STATE_BYTES,
    TO_ACT,
    swap_of_mask,
)
from chicago.view import View
from open_spiel.python.algorithms import ismcts, mcts

SEATS = 2
PACK = 40  # cards that two can need: five each, and fifteen that each may draw
# Actions: the mask of the places given, an answer, a card.
ANSWER, CARD, ACTIONS = 32, 34, 86
UCT = 10.0  # of exploration, in points
MOST = 200.0  # points that a deal can bring, more than enough

TYPE = pyspiel.GameType(
    short_name="chicago_deal",
    long_name="A deal of Chicago",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"total": 20, "rules": "home"},
)


class Game(pyspiel.Game):
    """The game, for OpenSpiel."""

    def __init__(self, params=None):
        params = dict({"total": 20, "rules": "home"}, **(params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=52,
            num_players=SEATS,
            min_utility=-MOST,
            max_utility=MOST,
            utility_sum=0.0,
            max_game_length=40,
        )
        super().__init__(TYPE, info, params)
        self.options = rulesets.options(params["rules"])
        self.total = params["total"]

    def new_initial_state(self):
        """A deal before the first card is known."""
        return State(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        """What a player sees."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class State(pyspiel.State):
    """A deal under way."""

    def __init__(self, game):
        super().__init__(game)
        self.match = Match(game.options, SEATS, 1)
        for seat in range(SEATS):
            self.match.set_score(seat, game.total)
        self.total = game.total
        self.pack = []
        self.answers = [[], []]

    def current_player(self):
        """Who is to act."""
        if len(self.pack) < PACK:
            return pyspiel.PlayerId.CHANCE
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return self.match.s[TO_ACT]

    def chance_outcomes(self):
        """The cards that may come next."""
        left = [card for card in range(52) if card not in self.pack]
        return [(card, 1 / len(left)) for card in left]

    def _legal_actions(self, player):
        match = self.match
        phase = match.s[PHASE]
        if phase == AT_EXCHANGE:
            return [mask for mask in range(32) if match.can(swap_of_mask(mask))]
        base = CARD if phase == AT_PLAY else ANSWER
        return sorted(base + action for action in match.legal())

    def _apply_action(self, action):
        if len(self.pack) < PACK:
            self.pack.append(action)
            if len(self.pack) == PACK:
                self.match.deal(self.pack + [card for card in range(52) if card not in self.pack])
            return
        self.answers[self.match.s[TO_ACT]].append(action)
        self.match.apply(ours(action))

    def _action_to_string(self, player, action):
        return str(action)

    def is_terminal(self):
        """Whether the deal is over."""
        return len(self.pack) == PACK and self.match.s[PHASE] in (DEAL_OVER, OVER)

    def returns(self):
        """The points of each, less those of the other."""
        margin = float(self.match.score(0) - self.match.score(1)) if self.is_terminal() else 0.0
        return [margin, -margin]

    def __str__(self):
        return "%s %s" % (self.pack, self.answers)


class Observer:
    """A view of a seat, as text and as numbers."""

    def __init__(self, kind):
        self.recall = kind.perfect_recall
        self.tensor = np.zeros(STATE_BYTES, np.float32)
        self.dict = {"view": self.tensor}
        self.view = View()

    def set_from(self, state, player):
        """Look at a state with the eyes of a player."""
        self.tensor[:] = np.frombuffer(self.view.look(state.match, player).s, np.uint8)

    def string_from(self, state, player):
        """What a player sees, and with perfect recall what it did."""
        seen = self.view.look(state.match, player).s.hex()
        return seen + str(state.answers[player]) if self.recall else seen


def ours(action):
    """The action of a match for one of OpenSpiel's."""
    if action < ANSWER:
        return swap_of_mask(action)
    return action - (ANSWER if action < CARD else CARD)


def resample(state, player, shuffle):
    """A deal that looks the same to a player, what it does not see dealt anew. `shuffle` shuffles a list."""
    view = View().look(state.match, player)
    places = [CARDS + i for i in range(52) if view.s[CARDS + i] == HIDDEN]
    cards = [state.match.s[place] for place in places]
    shuffle(cards)
    other = state.clone()
    for place, card in zip(places, cards):
        other.match.s[place] = card
    return other


class IsMcts:
    """OpenSpiel's information-set search as a player of our matches of two. It plays by deals resampled from
    the view of its seat, and so by nothing else."""

    def __init__(self, options, simulations, seed):
        register()
        random = np.random.RandomState(seed % 2**32)
        self.game = pyspiel.load_game(TYPE.short_name, {"rules": rulesets.words(options)})
        self.bot = ismcts.ISMCTSBot(
            self.game,
            mcts.RandomRolloutEvaluator(1, random),
            uct_c=UCT,
            max_simulations=simulations,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            random_state=random,
        )
        self.bot.set_resampler(lambda state, player: resample(state, player, random.shuffle))

    def decide(self, match):
        """The action of the seat to act."""
        state = self.game.new_initial_state()
        state.match.s[:] = match.s
        state.pack = [None] * PACK
        return ours(int(self.bot.step(state)))


def register():
    """Make the game known to OpenSpiel, once."""
    if TYPE.short_name not in pyspiel.registered_names():
        pyspiel.register_game(TYPE, Game)
