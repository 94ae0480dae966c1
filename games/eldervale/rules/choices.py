"""Control flow of effects, and choices among cards and players (effects.md, section 3)."""

from collections.abc import Iterator

from games.eldervale.box import KIT, rolled
from games.eldervale.commands import (
    ChooseOption,
    ChoosePlayer,
    ChooseResource,
    Command,
    DiscardCard,
    Done,
    PickCard,
)
from games.eldervale.effects.cards import DiscardMagic, MulliganMagic, RecoverMagic
from games.eldervale.effects.goods import DiscardResource, Steal
from games.eldervale.effects.program import Choose, If, Ops, RollTable
from games.eldervale.effects.terms import RESOURCES
from games.eldervale.facts.cards import MagicRecovered
from games.eldervale.facts.flow import AbilityDieRolled
from games.eldervale.facts.goods import ResourcePaid, ResourceStolen
from games.eldervale.rules.base import (
    Does,
    Move,
    Question,
    in_battle_order,
    party,
    seat_of,
)
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.magic_deck import discard, draw_magic
from games.eldervale.rules.possible import performable, takeable, victims
from games.eldervale.rules.regroup import copies, copy
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.gaining import ChoosingOption, Losing, Stealing, TargetingPlayer
from games.eldervale.steps.magic import Discarding, Recovering
from games.eldervale.steps.turn import LimitingHand
from games.kernel.decision import LAPSE, Lapse
from games.kernel.seats import Seat


def nested(script: Script, ops: Ops) -> Script:
    """Operations inside others."""
    source = script.source
    cause = Cause(name=source.name, do=ops, card=source.card, unit=source.unit)
    return Script(seat=script.seat, source=cause)


class Branching(Does[If]):
    """`if`."""

    def run(self, move: Move, script: Script, op: If) -> None:
        """Under its condition."""
        if holds(move.state, script.seat, op.c, script.source.unit):
            move.work(nested(script, op.do))


class Rolling(Does[RollTable]):
    """`roll_table`."""

    def run(self, move: Move, script: Script, op: RollTable) -> None:
        """A die for each time."""
        dice = []
        for _ in range(op.times):
            die = move.draw(range(1, 7), "ability_die")
            move.note(AbilityDieRolled(source=script.source.name, value=die))
            dice.append(die)
        for die in reversed(dice):
            move.work(nested(script, op.table[rolled(op.table, die)]))


class Choosing(Does[Choose]):
    """`choose`."""

    def run(self, move: Move, script: Script, op: Choose) -> None:
        """Asks which."""
        source = script.source
        step = ChoosingOption(options=op.options, source=source.name, unit=source.unit)
        move.ask(script.seat, step)


class ChoosingOne(Question[ChoosingOption]):
    """One of several lists of operations."""

    takes = (ChooseOption,)
    rule = "EV-GEN-05"

    def options(self, state: State, seat: Seat, step: ChoosingOption) -> Iterator[Command]:
        """Those that do something; or the actions that can be copied."""
        if step.copy is not None:
            yield from copies(state, seat, step)
            return
        for at, ops in enumerate(step.options):
            if performable(state, seat, Cause(name=step.source, do=ops)):
                yield ChooseOption(option=at)

    def answer(self, move: Move, seat: Seat, step: ChoosingOption, command: Command) -> None:
        """Does it."""
        assert isinstance(command, ChooseOption)
        if step.copy is not None:
            copy(move, seat, step, command)
            return
        ops = step.options[int(command.option)]
        cause = Cause(name=step.source, do=ops, unit=step.unit)
        move.work(Script(seat=seat, source=cause))


# Magic cards


class DiscardOp(Does[DiscardMagic]):
    """`discard_magic`."""

    def run(self, move: Move, script: Script, op: DiscardMagic) -> None:
        """Asks which."""
        move.ask(script.seat, Discarding(left=op.n))


class MulliganOp(Does[MulliganMagic]):
    """`mulligan_magic`."""

    def run(self, move: Move, script: Script, op: MulliganMagic) -> None:
        """Asks which."""
        move.ask(
            script.seat, Discarding(left=len(move.player(script.seat).hand), mulligan=op.extra)
        )


class ChoosingDiscard(Question[Discarding]):
    """Magic cards to discard; open facts tell only how many are in the hand."""

    takes = (DiscardCard, Done)
    rule = "EV-MAG-05"

    def options(self, state: State, seat: Seat, step: Discarding) -> Iterator[Command]:
        """The hand; any number may be ended after the first."""
        for card in state.players[seat].hand:
            yield DiscardCard(card=card)
        if step.mulligan is not None and step.done:
            yield Done()

    def automatic(self, state: State, seat: Seat, step: Discarding) -> Command | Lapse | None:
        """All of a hand that is no bigger than what must go."""
        hand = state.players[seat].hand
        if step.mulligan is not None:
            if hand:
                return None
            return Done() if step.done else LAPSE
        if not hand:
            return LAPSE
        return DiscardCard(card=hand[0]) if len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: Discarding, command: Command) -> None:
        """Discards it; at the end of a mulligan, draws."""
        if isinstance(command, Done):
            draw_magic(move, seat, step.done + (step.mulligan or 0))
            return
        assert isinstance(command, DiscardCard)
        discard(move, seat, command.card)
        if step.mulligan is not None or step.left > 1:
            after = Discarding(left=step.left - 1, mulligan=step.mulligan, done=step.done + 1)
            move.ask(seat, after)


class ChoosingExcess(Question[LimitingHand]):
    """Cards above the hand limit (EV-TRN-04)."""

    takes = (DiscardCard,)
    rule = "EV-MAG-05"
    free = False

    def options(self, state: State, seat: Seat, step: LimitingHand) -> Iterator[Command]:
        """The hand."""
        return (DiscardCard(card=card) for card in state.players[seat].hand)

    def automatic(self, state: State, seat: Seat, step: LimitingHand) -> Command | Lapse | None:
        """Nothing to do up to the limit."""
        return LAPSE if len(state.players[seat].hand) <= KIT.hand_limit else None

    def lapse(self, move: Move, seat: Seat, step: LimitingHand) -> None:
        """Nothing to tell."""

    def answer(self, move: Move, seat: Seat, step: LimitingHand, command: Command) -> None:
        """One card less."""
        assert isinstance(command, DiscardCard)
        discard(move, seat, command.card)
        move.ask(seat, step)


class RecoverOp(Does[RecoverMagic]):
    """`recover_magic`."""

    def run(self, move: Move, script: Script, op: RecoverMagic) -> None:
        """Asks which."""
        move.ask(script.seat, Recovering(left=op.n))


class ChoosingRecovery(Question[Recovering]):
    """Cards of the discard pile."""

    takes = (PickCard, Done)
    rule = "EV-MAG-01"
    never = True

    def options(self, state: State, seat: Seat, step: Recovering) -> Iterator[Command]:
        """What lies there; up to a number, at least one."""
        for card in state.shown:
            yield PickCard(card=card)
        if step.done and state.shown:
            yield Done()

    def answer(self, move: Move, seat: Seat, step: Recovering, command: Command) -> None:
        """Takes it, then the next one."""
        if isinstance(command, Done):
            return
        assert isinstance(command, PickCard)
        move.note(MagicRecovered(seat=seat, card=command.card))
        if step.left > 1:
            move.ask(seat, Recovering(left=step.left - 1, done=step.done + 1))


# Other players


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
            yield ChooseResource(kind=kind)  # type: ignore[arg-type]

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
