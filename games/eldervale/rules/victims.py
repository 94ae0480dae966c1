"""Resources that other players lose."""

from collections.abc import Iterator

from games.eldervale.commands.choices import ChoosePlayer, ChooseResource
from games.eldervale.commands.program import Command
from games.eldervale.effects.goods import DiscardResource, Steal
from games.eldervale.effects.terms import RESOURCES
from games.eldervale.facts.goods import ResourcePaid, ResourceStolen
from games.eldervale.rules.base import Does, Move, Question, in_battle_order, party, seat_of
from games.eldervale.rules.possible import takeable, victims
from games.eldervale.state import State
from games.eldervale.steps.base import Script
from games.eldervale.steps.gaining import Losing, Stealing, TargetingPlayer
from games.kernel.seats import Seat


class StealOp(Does[Steal]):
    """`steal`."""

    def run(self, move: Move, script: Script, op: Steal) -> None:
        """From one opponent, or from each loser of the battle."""
        state, seat = move.state, script.seat
        if op.from_ != "each_loser":
            seats = tuple(party(state, one) for one in victims(state, seat, op))
            step = TargetingPlayer(seats=seats, n=op.n, victim_chooses=op.chooser == "victim")
            move.ask(seat, step)
            return
        battle = state.battle
        losers = () if battle is None else in_battle_order(state, battle.losers)
        for loser in reversed(losers):
            if not state.is_ghosts(loser) and loser != seat:
                move.ask(seat, Stealing(victim=loser, taker=seat, left=op.n))


class ChoosingVictim(Question[TargetingPlayer]):
    """The player from whom is stolen."""

    takes = (ChoosePlayer,)
    rule = "EV-GEN-03"

    def options(self, state: State, seat: Seat, step: TargetingPlayer) -> Iterator[Command]:
        """Those who have something to take."""
        taker = state.players[seat]
        for one in step.seats:
            if takeable(state.players[seat_of(state, one)], taker):
                yield ChoosePlayer(seat=one)

    def answer(self, move: Move, seat: Seat, step: TargetingPlayer, command: Command) -> None:
        """Token by token."""
        assert isinstance(command, ChoosePlayer)
        victim = seat_of(move.state, command.seat)
        chooser = victim if step.victim_chooses else seat
        move.ask(chooser, Stealing(victim=victim, taker=seat, left=step.n))


class ChoosingLoot(Question[Stealing]):
    """A resource token that changes hands."""

    takes = (ChooseResource,)
    rule = "EV-RES-02"

    def options(self, state: State, seat: Seat, step: Stealing) -> Iterator[Command]:
        """Kinds that one holds and the other has room for."""
        victim, taker = state.players[step.victim], state.players[step.taker]
        for kind in takeable(victim, taker):
            yield ChooseResource(kind=kind)

    def answer(self, move: Move, seat: Seat, step: Stealing, command: Command) -> None:
        """Takes it, then the next one."""
        assert isinstance(command, ChooseResource)
        assert command.kind != "magic"
        move.note(ResourceStolen(seat=step.taker, victim=step.victim, kind=command.kind))
        if step.left > 1:
            after = Stealing(victim=step.victim, taker=step.taker, left=step.left - 1)
            move.ask(seat, after)


class DiscardResourceOp(Does[DiscardResource]):
    """`discard_resource`."""

    def run(self, move: Move, script: Script, op: DiscardResource) -> None:
        """Each loser, in the order of a battle."""
        state = move.state
        losers = () if state.battle is None else in_battle_order(state, state.battle.losers)
        for loser in reversed(losers):
            if not state.is_ghosts(loser):
                move.ask(loser, Losing(left=op.n))


class ChoosingLoss(Question[Losing]):
    """A resource token to discard."""

    takes = (ChooseResource,)
    rule = "EV-RES-05"

    def options(self, state: State, seat: Seat, step: Losing) -> Iterator[Command]:
        """Kinds held."""
        supply = state.players[seat].supply
        return (ChooseResource(kind=kind) for kind in RESOURCES if supply.of(kind))

    def answer(self, move: Move, seat: Seat, step: Losing, command: Command) -> None:
        """Discards it, then the next one."""
        assert isinstance(command, ChooseResource)
        assert command.kind != "magic"
        move.note(ResourcePaid(seat=seat, kind=command.kind))
        if step.left > 1:
            move.ask(seat, Losing(left=step.left - 1))
