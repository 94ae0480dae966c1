"""Scientific discoveries and market tokens (MO-ACT-SCI, MO-ACT-TOK)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import BOX, MARKET_TOKENS, TokenId
from games.monumental.commands import ScientificDiscovery, UseMarketToken
from games.monumental.effects import Market, goods
from games.monumental.facts.map import MarketTokenUsed
from games.monumental.rules.action import TurnAction
from games.monumental.rules.city import draw_and_activate
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.player import Player
from games.monumental.state.readings import PAYS, in_hand
from games.monumental.steps import Discovering

COST = BOX.constants.scientific_discovery_cost.science


class Discover(TurnAction[ScientificDiscovery]):
    """2 science for a drawn and activated card (MO-ACT-SCI-01)."""

    takes = ScientificDiscovery
    kind = "discovery"

    def options(self, state: State, seat: Seat) -> Iterator[ScientificDiscovery]:
        """One, if there is science and a card."""
        player = state.players[seat]
        if in_hand(player, PAYS["science"]) >= COST and player.can_draw:
            yield ScientificDiscovery()

    def forbidden(self, state: State, seat: Seat, command: ScientificDiscovery) -> Illegal | None:
        """No card to draw, or too little science."""
        player = state.players[seat]
        if not player.can_draw:
            return Illegal("MO-ACT-SCI-02", "nothing-to-draw")
        return unpayable(player, COST, PAYS["science"])

    def declare(self, move: Move, seat: Seat, command: ScientificDiscovery) -> None:
        charge(move, seat, COST, PAYS["science"], "discovery", Discovering(player=seat))


class Discovery(Work[Discovering, Move]):
    """The discovery is paid."""

    def run(self, move: Move, step: Discovering) -> None:
        """Draws and activates a card (MO-CTY-09)."""
        draw_and_activate(move, step.player)


def held(player: Player, market: Market) -> TokenId | None:
    """The unused token of a market that a player holds; at most one (MO-ACT-EXP-04)."""
    return next((one for one in player.tokens if MARKET_TOKENS[one][0] == market), None)


class UseToken(TurnAction[UseMarketToken]):
    """A market token gives its resources; free in continuous mode (MO-ACT-TOK-01)."""

    takes = UseMarketToken

    def options(self, state: State, seat: Seat) -> Iterator[UseMarketToken]:
        """Every token held."""
        for token in state.players[seat].tokens:
            yield UseMarketToken(market=MARKET_TOKENS[token][0])

    def forbidden(self, state: State, seat: Seat, command: UseMarketToken) -> Illegal | None:
        """None of that market is held."""
        if held(state.players[seat], command.market) is not None:
            return None
        return Illegal("MO-ACT-TOK-01", "no-market-token", market=command.market)

    def declare(self, move: Move, seat: Seat, command: UseMarketToken) -> None:
        token = held(move.player(seat), command.market)
        assert token is not None
        gained = goods(command.market, MARKET_TOKENS[token][1])
        move.note(MarketTokenUsed(seat=seat, token=token, gained=gained))
