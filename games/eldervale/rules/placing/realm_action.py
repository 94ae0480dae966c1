"""What happens after a placement: on-place effects and the realm action (EV-RLM, EV-RUI)."""

from collections.abc import Iterator

from games.eldervale.box.content import TILES
from games.eldervale.box.names import MIMEZA
from games.eldervale.box.realms import Tile
from games.eldervale.commands.places import StackRef
from games.eldervale.commands.placing import Decline, PickToken, TakeTreasure, UseAbility, UseOrNot
from games.eldervale.commands.program import Command
from games.eldervale.effects.cards import Expedition
from games.eldervale.effects.goods import TakeFromStack
from games.eldervale.facts.flow import DiscountUsed, SlotUsed, StepSkipped
from games.eldervale.facts.map import StackExhausted
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active, copied, spare, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.placing.feasible import can_act_in
from games.eldervale.rules.realms.treasure import take, turn_up
from games.eldervale.rules.resolution import performable
from games.eldervale.rules.resources.gaining import gain
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import price
from games.eldervale.rules.units import script
from games.eldervale.state import State
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.placing import ActingInRealm, StartingPlaceEffects, UsingPlaceEffects
from games.eldervale.steps.treasure import AfterTaking, PickingFromStack, TakingFromRealm
from games.eldervale.steps.units import Mimicking
from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def _on_place(state: State, seat: Seat, *, optional: bool) -> Iterator[Active]:
    """The usable effects of the placed unit."""
    placed = state.turn.placed.kind
    found = active if placed != MIMEZA else copied
    for one in found(state, seat, "on_place"):
        fits = one.unit == placed
        asked = bool(one.effect.optional) or one.mimicry
        if fits and asked == optional and spare(state, seat, one) and _usable(state, seat, one):
            yield one


def _usable(state: State, seat: Seat, one: Active) -> bool:
    mimicked = one.effect.unit if one.mimicry else None
    if not all_hold(state, seat, one.effect.if_, mimicked=mimicked):
        return False
    return performable(state, seat, Cause(name=one.name, do=one.do))


class PlaceEffects(Work[StartingPlaceEffects, Move]):
    """Mandatory effects first, in tableau order; then the optional ones (EV-PLC-09)."""

    def run(self, move: Move, step: StartingPlaceEffects) -> None:
        seat = move.state.active
        move.ask(seat, UsingPlaceEffects())
        for one in reversed(tuple(_on_place(move.state, seat, optional=False))):
            use(move, seat, one)
            script(move, seat, one)


class OptionalPlaceEffects(Choice[UsingPlaceEffects, UseOrNot]):
    """Optional effects of a placement, each used or declined (effects 5.2)."""

    takes = (UseAbility, Decline)
    rule = "EV-PLC-09"
    never = True
    silent = True

    def options(self, state: State, seat: Seat, step: UsingPlaceEffects) -> Iterator[UseOrNot]:
        """Those that are usable and not done with."""
        for one in _on_place(state, seat, optional=True):
            if one.name not in step.done:
                yield UseAbility(source=one.name)
                yield Decline(source=one.name)

    def answer(self, move: Move, seat: Seat, step: UsingPlaceEffects, command: UseOrNot) -> None:
        move.ask(seat, UsingPlaceEffects(done=(*step.done, command.source)))
        if self.declined(move, seat, command):
            return
        for one in _on_place(move.state, seat, optional=True):
            if one.name == command.source:
                use(move, seat, one)
                script(move, seat, one)
                return


class RealmAction(Work[ActingInRealm, Move]):
    """The action of the realm (EV-PLC-09); what became impossible is skipped (EV-PLC-08)."""

    def run(self, move: Move, step: ActingInRealm) -> None:
        """Treasure in an element realm, else what the tile says (EV-RUI-01, EV-RUI-02, EV-RUI-03,
        EV-RUI-04, EV-RUI-05, EV-RUI-06, EV-RUI-07, EV-BIF-04)."""
        state, seat = move.state, move.state.active
        placement = state.turn.placed
        tile = TILES[placement.realm]
        if tile.kind == "element":
            move.ask(seat, TakingFromRealm(realm=tile.id))
        elif not self.goes_on(tile) and not can_act_in(
            state, seat, tile.id, placement.discount, ()
        ):
            move.note(StepSkipped(seat=seat, step="acting-in-realm", rule="EV-PLC-08"))
        else:
            assert tile.action is not None
            cause = Cause(name=placement.realm, do=tile.action.do)
            move.work(Script(seat=seat, source=cause))
            units = price(*tile.action.cost) or ()
            if units and placement.discount:
                move.note(DiscountUsed())
            charge(move, seat, units, discount=placement.discount if units else 0)

    def goes_on(self, tile: Tile) -> bool:
        """Whether only a part of the action falls, where its payment has become impossible: an
        expedition still reveals a tile, and burns a card."""
        return tile.action is not None and any(isinstance(op, Expedition) for op in tile.action.do)


def divers(state: State, seat: Seat) -> Active | None:
    """The ability to take any token of a stack, for the unit of this placement."""
    kind = state.turn.placed.kind
    found = copied if kind == MIMEZA else active
    for one in found(state, seat, "on_take_treasure"):
        if one.unit == kind and any(isinstance(op, TakeFromStack) for op in one.do):
            return one
    return None


class SlotChoice(Choice[TakingFromRealm, Command]):
    """The slot from which a placement takes treasure (EV-RLM-01)."""

    takes = (TakeTreasure, UseAbility, Decline)
    rule = "EV-RLM-01"

    def options(self, state: State, seat: Seat, step: TakingFromRealm) -> Iterator[Command]:
        """Any slot; first, whether any token of its stack is taken (effects 5.50)."""
        stacks = state.stacks_of(step.realm)
        diver = divers(state, seat)
        if diver is not None and not step.asked and any(one.height for one in stacks):
            yield UseAbility(source=diver.name)
            yield Decline(source=diver.name)
            return
        for one in stacks:
            if one.height or step.divers is None:
                yield TakeTreasure(slot=one.slot)

    def refusal(self, state: State, seat: Seat, step: TakingFromRealm, command: Command) -> Illegal:
        """A slot that is not there, or that is empty; first, how is taken."""
        if not isinstance(command, TakeTreasure):
            return super().refusal(state, seat, step, command)
        stacks = state.stacks_of(step.realm)
        diver = divers(state, seat)
        if all(one.slot != command.slot for one in stacks):
            return Illegal(self.rule, "slot-unknown", realm=step.realm, slot=command.slot + 1)
        if diver is not None and not step.asked:
            return Illegal(self.rule, "ability-first", source=diver.key)
        return Illegal(self.rule, "stack-empty", realm=step.realm, slot=command.slot + 1)

    def answer(self, move: Move, seat: Seat, step: TakingFromRealm, command: Command) -> None:
        """Takes the top token, the printed resource, or any token of the stack."""
        if not isinstance(command, TakeTreasure):
            source = None
            if not self.declined(move, seat, command):
                diver = divers(move.state, seat)
                assert diver is not None
                use(move, seat, diver)
                source = diver.name
            move.ask(seat, TakingFromRealm(realm=step.realm, asked=True, divers=source))
            return
        tile, slot = step.realm, command.slot
        move.note(SlotUsed(slot=slot))
        stack = move.state.stack(tile, slot)
        if not stack.height:
            move.note(StackExhausted(seat=seat, tile=tile, slot=slot))
            gain(move, seat, TILES[tile].slots[slot].printed)
            return
        move.work(AfterTaking(tile=tile, slot=slot))
        if step.divers is None:
            take(move, seat, tile, slot)
        else:
            turn_up(move, tile, slot, stack.height)
            move.ask(seat, PickingFromStack(tile=tile, slot=slot))


class RevealedToken(Choice[PickingFromStack, PickToken]):
    """A token of the revealed stack."""

    takes = (PickToken,)
    rule = "EV-RLM-01"

    def options(self, state: State, seat: Seat, step: PickingFromStack) -> Iterator[PickToken]:
        stack = StackRef(step.tile, step.slot)
        for index in range(state.stack(step.tile, step.slot).height):
            yield PickToken(stack=stack, index=index)

    def refusal(
        self, state: State, seat: Seat, step: PickingFromStack, command: PickToken
    ) -> Illegal:
        """Another stack, or a token that is not there."""
        if command.stack != StackRef(step.tile, step.slot):
            return Illegal(self.rule, "another-stack", realm=step.tile, slot=step.slot + 1)
        height = state.stack(step.tile, step.slot).height
        return Illegal(self.rule, "stack-token-unknown", height=height)

    def answer(self, move: Move, seat: Seat, step: PickingFromStack, command: PickToken) -> None:
        assert command.index is not None
        take(move, seat, step.tile, step.slot, command.index)


class Taken(Work[AfterTaking, Move]):
    """Effects of a placement that took a token (EV-RLM-03)."""

    def run(self, move: Move, step: AfterTaking) -> None:
        """Of the placed unit, and of cards; Mimeza is asked."""
        state, seat = move.state, move.state.active
        placed = state.turn.placed.kind
        names = tuple(
            one.name
            for one in copied(state, seat, "on_take_treasure")
            if placed == MIMEZA and not any(isinstance(op, TakeFromStack) for op in one.do)
        )
        if names:
            move.ask(seat, Mimicking(abilities=names, sent=1))
        for one in reversed(tuple(active(state, seat, "on_take_treasure"))):
            if any(isinstance(op, TakeFromStack) for op in one.do):
                continue
            if one.unit in (None, placed) and spare(state, seat, one):
                use(move, seat, one)
                script(move, seat, one)
