"""Explorers: steps and collecting, paid or by effects (MO-ACT-EXP)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.script import Handler
from games.kernel.seats import Seat
from games.monumental.box import BOX, TileId
from games.monumental.commands import (
    CollectToken,
    DeclareExplore,
    Explorer,
    StepExplorer,
    StopExploring,
)
from games.monumental.effects import Market, MoveExplorers
from games.monumental.facts.map import ExplorerMoved, MarketTokenTaken, ProductionTokenCollected
from games.monumental.rules.action import TurnAction
from games.monumental.rules.choice import Choice, no_tile
from games.monumental.rules.discoveries import held
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.player import Player
from games.monumental.state.readings import PAYS, chosen_for_use, in_hand
from games.monumental.steps import Exploring, Script, SteppingExplorer

COST = BOX.constants.explorer_step_cost_military.value
_PAYS = PAYS["military"]
Exploration = StepExplorer | CollectToken | StopExploring
EXPLORERS: tuple[Explorer, ...] = (1, 2)


def _steps(state: State, seat: Seat) -> Iterator[StepExplorer]:
    """Every step of the explorers, whatever it costs: to adjacent tiles of any kind but other
    players' capitals (MO-ACT-EXP-01)."""
    for explorer in EXPLORERS:
        for tile in _around(state, seat, explorer):
            yield StepExplorer(explorer=explorer, to=tile)


def _around(state: State, seat: Seat, explorer: Explorer) -> list[TileId]:
    land = state.land
    foreign = (*land.capitals[:seat], *land.capitals[seat + 1 :])
    near = land.place(land.explorers[seat][explorer - 1]).adjacent
    return [tile for tile in near if tile not in foreign]


def _nothing_to_collect(state: State, seat: Seat, explorer: Explorer) -> Illegal | None:
    """Why an explorer cannot collect where it stands, if it cannot (MO-ACT-EXP-02, -04)."""
    if explorer not in EXPLORERS:
        return Illegal("MO-ACT-EXP-02", "no-such-explorer", explorer=explorer)
    player, land = state.players[seat], state.land
    if explorer in player.scouted:
        return Illegal(
            "MO-ACT-EXP-02", "collected-already", explorer=explorer, continuous=state.continuous
        )
    tile = land.explorers[seat][explorer - 1]
    if land.at(tile).production:
        return None
    market = land.place(tile).market
    if market is None:
        return Illegal("MO-ACT-EXP-02", "nothing-to-collect", tile=tile)
    if held(player, market) is not None:
        return Illegal("MO-ACT-EXP-04", "market-token-held", market=market)
    if not state.supply.market(market).segments:
        return Illegal("MO-ACT-EXP-04", "market-empty", market=market)
    return None


def collectable(state: State, seat: Seat) -> Iterator[CollectToken]:
    """The explorers that can collect now."""
    player, land = state.players[seat], state.land
    for explorer, tile in zip(EXPLORERS, land.explorers[seat], strict=True):
        if explorer not in player.scouted and (
            land.at(tile).production or _sells(state, player, land.place(tile).market)
        ):
            yield CollectToken(explorer=explorer)


def _sells(state: State, player: Player, market: Market | None) -> bool:
    """Whether a market has a token for a player."""
    if market is None or held(player, market) is not None:
        return False
    return bool(state.supply.market(market).segments)


class DeclareExplorers(TurnAction[DeclareExplore]):
    """Any number of steps, 1 military each, and collecting (MO-ACT-EXP-01)."""

    takes = DeclareExplore
    kind = "explore"

    def options(self, state: State, seat: Seat) -> Iterator[DeclareExplore]:
        """One, for military or if there is something to collect."""
        military = in_hand(state.players[seat], _PAYS) >= COST
        if military or next(collectable(state, seat), None) is not None:
            yield DeclareExplore()

    def forbidden(self, state: State, seat: Seat, command: DeclareExplore) -> Illegal | None:
        """Nothing to collect, and no military for a step."""
        if next(collectable(state, seat), None) is not None:
            return None
        return unpayable(state.players[seat], COST, _PAYS)

    def declare(self, move: Move, seat: Seat, command: DeclareExplore) -> None:
        move.ask(seat, Exploring(must=True))


class PlayingExplorers(Choice[Exploring, Exploration]):
    """A step, collecting, or the end of it (MO-ACT-EXP-03)."""

    takes = (StepExplorer, CollectToken, StopExploring)

    def options(self, state: State, seat: Seat, step: Exploring) -> Iterator[Exploration]:
        """Steps that are free or can be paid; collecting; to stop, once it may be."""
        yield from collectable(state, seat)
        if self._can_step(state, seat, step):
            yield from _steps(state, seat)
        if step.done or not step.must:
            yield StopExploring()

    def _can_step(self, state: State, seat: Seat, step: Exploring) -> bool:
        if step.left is None:
            return in_hand(state.players[seat], _PAYS) >= COST
        return step.left > 0

    def forbidden(
        self,
        state: State,
        seat: Seat,
        step: Exploring,
        command: Exploration,
    ) -> Illegal | None:
        """A wrong tile, no step left, no military; nothing to collect; too early to stop."""
        match command:
            case StopExploring():
                return _too_early(step)
            case CollectToken():
                return _nothing_to_collect(state, seat, command.explorer)
            case StepExplorer():
                return self._no_step(state, seat, step, command)

    def _no_step(
        self, state: State, seat: Seat, step: Exploring, command: StepExplorer
    ) -> Illegal | None:
        if command.explorer not in EXPLORERS:
            return Illegal("MO-ACT-EXP-01", "no-such-explorer", explorer=command.explorer)
        if missing := no_tile(state, "MO-ACT-EXP-01", command.to):
            return missing
        if command not in _steps(state, seat):
            return Illegal(
                "MO-ACT-EXP-01", "step-impossible", explorer=command.explorer, tile=command.to
            )
        if step.left == 0:
            return Illegal("MO-ACT-EXP-01", "no-step-left")
        return unpayable(state.players[seat], COST, _PAYS) if step.left is None else None

    def answer(
        self,
        move: Move,
        seat: Seat,
        step: Exploring,
        command: Exploration,
    ) -> None:
        """Pays and steps, or collects, and asks again."""
        match command:
            case StopExploring():
                return
            case CollectToken():
                _collect(move, seat, command.explorer)
                move.ask(seat, Exploring(left=step.left, must=step.must, done=True))
            case StepExplorer():
                then = SteppingExplorer(
                    player=seat,
                    explorer=command.explorer,
                    to=command.to,
                    left=step.left,
                    must=step.must,
                )
                charge(move, seat, COST if step.left is None else 0, _PAYS, "explore", then)


def _too_early(step: Exploring) -> Illegal | None:
    if step.done or not step.must:
        return None
    rule = "MO-ACT-EXP-01" if step.left is None else "MO-ACT-USE-04"
    return Illegal(rule, "must-explore")


def _collect(move: Move, seat: Seat, explorer: Explorer) -> None:
    """The production token, or the top token of the market (MO-ACT-EXP-02, MO-ACT-EXP-05)."""
    land = move.state.land
    tile = land.explorers[seat][explorer - 1]
    if land.at(tile).production:
        move.note(ProductionTokenCollected(seat=seat, explorer=explorer, tile=tile))
        return
    market = land.place(tile).market
    assert market is not None
    stack = move.state.supply.market(market)
    (token,) = stack.draw(1, move.chance, f"market token of {market}")
    move.note(MarketTokenTaken(seat=seat, explorer=explorer, market=market, token=token))


class Stepping(Work[SteppingExplorer, Move]):
    """The explorer moves; more may follow."""

    def run(self, move: Move, step: SteppingExplorer) -> None:
        move.note(ExplorerMoved(seat=step.player, explorer=step.explorer, to=step.to))
        left = None if step.left is None else step.left - 1
        move.ask(step.player, Exploring(left=left, must=step.must, done=True))


class ExploringSome(Handler[State, Script, MoveExplorers, Move]):
    """`move_explorer_free`. A step is always possible: every tile has a neighbour."""

    def run(self, move: Move, script: Script, op: MoveExplorers) -> None:
        move.ask(script.seat, Exploring(left=op.steps, must=chosen_for_use(script)))
