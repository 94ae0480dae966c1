"""Resources that other players lose."""

from collections.abc import Iterator

from games.eldervale.box.names import CAP
from games.eldervale.commands.choices import ChoosePlayer, ChooseResource
from games.eldervale.effects.goods import DiscardResource, Robbed, Steal
from games.eldervale.effects.terms import RESOURCES, Resource
from games.eldervale.facts.goods import ResourcePaid, ResourceStolen
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import in_battle_order, party, seat_of
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, SureHandler
from games.eldervale.state import State
from games.eldervale.state.player import Player
from games.eldervale.steps.base import Script
from games.eldervale.steps.gaining import Losing, Stealing, TargetingPlayer
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def victims(state: State, seat: Seat, from_: Robbed) -> tuple[Seat, ...]:
    """Players from whom something can be stolen (EV-SOL-13: not the Ghosts)."""
    taker = state.players[seat]
    found = []
    for other in state.opponents(seat):
        one = state.players[other]
        if one.ghosts or not takeable(one, taker):
            continue
        if from_ == "one_opponent_with_more_vp" and one.vp <= taker.vp:
            continue
        placement = state.turn.placement
        if from_ == "one_present_opponent" and (
            placement is None or placement.realm not in one.realms
        ):
            continue
        found.append(other)
    return tuple(found)


def takeable(victim: Player, taker: Player) -> tuple[Resource, ...]:
    """Kinds of tokens that one has and the other has room for."""
    held, room = victim.supply, taker.supply
    return tuple(kind for kind in RESOURCES if held.of(kind) and room.of(kind) < CAP)


class StealOp(EffectHandler[Steal]):
    """`steal`."""

    def possible(self, state: State, script: Script, op: Steal, outlay: Outlay = NO_OUTLAY) -> bool:
        """From somebody who has something to take."""
        return bool(victims(state, script.seat, op.from_))

    def run(self, move: Move, script: Script, op: Steal) -> None:
        """From one opponent, or from each loser of the battle."""
        state, seat = move.state, script.seat
        if op.from_ != "each_loser":
            move.ask(seat, self.asked(state, seat, op))
            return
        battle = state.battle
        losers = () if battle is None else in_battle_order(state, battle.losers)
        for loser in reversed(losers):
            if not state.is_ghosts(loser) and loser != seat:
                move.ask(seat, Stealing(victim=loser, taker=seat, left=op.n))

    def asked(self, state: State, seat: Seat, op: Steal) -> TargetingPlayer:
        """The choice of the victim."""
        return TargetingPlayer(from_=op.from_, n=op.n, victim_chooses=op.chooser == "victim")


class Victim(Choice[TargetingPlayer, ChoosePlayer]):
    """The player from whom is stolen."""

    takes = (ChoosePlayer,)
    rule = "EV-GEN-03"

    def options(self, state: State, seat: Seat, step: TargetingPlayer) -> Iterator[ChoosePlayer]:
        """Those who have something to take, as it is now (decisions 4)."""
        if step.from_ is not None:
            for one in victims(state, seat, step.from_):
                yield ChoosePlayer(seat=party(state, one))
        for named in step.seats:
            if takeable(state.players[seat_of(state, named)], state.players[seat]):
                yield ChoosePlayer(seat=named)

    def refusal(
        self, state: State, seat: Seat, step: TargetingPlayer, command: ChoosePlayer
    ) -> Illegal:
        """Somebody who has nothing to take, or whom the effect does not reach."""
        return Illegal(self.rule, "victim-unfit")

    def answer(self, move: Move, seat: Seat, step: TargetingPlayer, command: ChoosePlayer) -> None:
        """Token by token."""
        victim = seat_of(move.state, command.seat)
        chooser = victim if step.victim_chooses else seat
        move.ask(chooser, Stealing(victim=victim, taker=seat, left=step.n))


class Loot(Choice[Stealing, ChooseResource]):
    """A resource token that changes hands."""

    takes = (ChooseResource,)
    rule = "EV-RES-02"

    def options(self, state: State, seat: Seat, step: Stealing) -> Iterator[ChooseResource]:
        """Kinds that one holds and the other has room for."""
        victim, taker = state.players[step.victim], state.players[step.taker]
        for kind in takeable(victim, taker):
            yield ChooseResource(kind=kind)

    def refusal(self, state: State, seat: Seat, step: Stealing, command: ChooseResource) -> Illegal:
        """Something that the one does not hold, or of which the other has as many as possible."""
        kind = command.kind
        if kind == "magic":
            return Illegal(self.rule, "magic-not-stolen")
        if not state.players[step.victim].supply.of(kind):
            return Illegal(self.rule, "loot-missing", victim=step.victim, kind=kind)
        return Illegal(self.rule, "loot-at-limit", taker=step.taker, held={kind: CAP})

    def answer(self, move: Move, seat: Seat, step: Stealing, command: ChooseResource) -> None:
        assert command.kind != "magic"
        move.note(ResourceStolen(seat=step.taker, victim=step.victim, kind=command.kind))
        if step.left > 1:
            after = Stealing(victim=step.victim, taker=step.taker, left=step.left - 1)
            move.ask(seat, after)


class DiscardResourceOp(SureHandler[DiscardResource]):
    """`discard_resource`."""

    def run(self, move: Move, script: Script, op: DiscardResource) -> None:
        """Each loser, in the order of a battle."""
        state = move.state
        losers = () if state.battle is None else in_battle_order(state, state.battle.losers)
        for loser in reversed(losers):
            if not state.is_ghosts(loser):
                move.ask(loser, Losing(left=op.n))


class Loss(Choice[Losing, ChooseResource]):
    """A resource token to discard."""

    takes = (ChooseResource,)
    rule = "EV-RES-05"

    def options(self, state: State, seat: Seat, step: Losing) -> Iterator[ChooseResource]:
        supply = state.players[seat].supply
        return (ChooseResource(kind=kind) for kind in RESOURCES if supply.of(kind))

    def refusal(self, state: State, seat: Seat, step: Losing, command: ChooseResource) -> Illegal:
        """Something that the player does not hold."""
        if command.kind == "magic":
            return Illegal(self.rule, "magic-not-lost")
        return Illegal(self.rule, "good-missing", kind=command.kind)

    def answer(self, move: Move, seat: Seat, step: Losing, command: ChooseResource) -> None:
        assert command.kind != "magic"
        move.note(ResourcePaid(seat=seat, kind=command.kind))
        if step.left > 1:
            move.ask(seat, Losing(left=step.left - 1))
