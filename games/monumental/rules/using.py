"""Using effects (MO-ACT-USE), and carrying out their operations (effects)."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from games.kernel.decision import Lapse
from games.kernel.refusal import Illegal
from games.kernel.script import Handler, Interpreter
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, HEROES, USES, component, programs
from games.monumental.commands import ChooseBasic, ConvertBasic, UseEffect
from games.monumental.effects import (
    BASICS,
    ActivateSlots,
    AnyOperation,
    Archive,
    BothRewards,
    BuildForSoldiers,
    Convert,
    DefenceBonus,
    DiscardSlots,
    Discount,
    DrawAndActivate,
    Effect,
    FreeBasicBuilding,
    Gain,
    GainAnyBasic,
    GainPer,
    Goods,
    Lose,
    MoveExplorers,
    MoveUnits,
    Operation,
    PassiveDiscount,
    PlaceOutposts,
    RecallUnits,
    StrengthReduction,
    goods,
)
from games.monumental.facts.cards import PolicyOneOffResolved
from games.monumental.facts.city import (
    DiscountSet,
    EffectUsed,
    ResourcesConverted,
    ResourcesLost,
)
from games.monumental.rules.base import (
    Action,
    AnyHandler,
    Choice,
    Move,
    charge,
    gain,
    refuse,
    unpayable,
)
from games.monumental.rules.city import draw_and_activate
from games.monumental.rules.moving import pickable
from games.monumental.state import State
from games.monumental.state.player import Waiting
from games.monumental.state.readings import counted, holds, outpost_places, price, usable
from games.monumental.steps import (
    ActivatingSlots,
    Archiving,
    ChoosingBasics,
    Converting,
    DiscardingSlots,
    Exploring,
    MovingUnits,
    PlacingOutpost,
    Program,
    RecallingUnits,
    Script,
    TakingBasicBuilding,
)

O = TypeVar("O", bound=Operation)  # noqa: E741


class Use(Action[UseEffect]):
    """One available `use` effect (MO-CTY-04, MO-ACT-USE-01)."""

    takes = UseEffect
    kind = "effect"

    def candidates(self, state: State, seat: Seat) -> Iterator[UseEffect]:
        """The effects of every unmarked source that is available."""
        for source in usable(state.players[seat]):
            for at in USES[source]:
                yield UseEffect(source=source, effect_index=at)

    def forbidden(self, state: State, seat: Seat, command: UseEffect) -> Illegal | None:
        """Not available or marked; condition, target or change missing; payment."""
        refusal = _unavailable(state, seat, command)
        if refusal is not None:
            return refusal
        effect = EFFECTS[component(command.source)][command.effect_index]
        return _useless(state, seat, command, effect) or _too_dear(state, seat, effect)

    def free(self, state: State, command: UseEffect) -> bool:
        """The effect of a card drawn in this turn (MO-CON-08)."""
        return command.source in state.turn.fresh

    def declare(self, move: Move, seat: Seat, command: UseEffect) -> None:
        """Marks the source, pays, and carries the effect out."""
        source, at = command.source, command.effect_index
        move.note(EffectUsed(seat=seat, source=source, effect=at))
        then = Script(seat=seat, source=Program(source, at))
        payments = EFFECTS[component(source)][at].pay
        amount, sources = price(payments[0]) if payments else (0, ())
        charge(move, seat, amount, sources, "effect", then)


def _unavailable(state: State, seat: Seat, command: UseEffect) -> Illegal | None:
    player, source = state.players[seat], command.source
    if source == player.hero and player.hero_aside:
        return refuse("MO-HER-07", f"{HEROES[source].name} lies aside until the end of the round.")
    if source in player.marks:
        return refuse("MO-CTY-04", f"The effect of {source} was used already in this period.")
    if source not in usable(player) or command.effect_index not in USES[source]:
        return refuse("MO-CTY-04", f"{source} has no effect that you could use now.")
    return None


def _useless(state: State, seat: Seat, command: UseEffect, effect: Effect) -> Illegal | None:
    """The effect must be allowed, have its targets, and change something (MO-ACT-USE-03)."""
    for condition in effect.conditions:
        if not holds(state, seat, condition):
            what = condition.fact.replace("_", " ")
            return refuse("MO-ACT-USE-03", f"That needs {condition.min} {what}.")
    script = Script(seat=seat, source=Program(command.source, command.effect_index))
    can = [HANDLERS[type(op)].possible(state, script, op) for op in effect.do]
    needed = (done for op, done in zip(effect.do, can, strict=True) if isinstance(op, Archive))
    if not all(needed):
        return refuse("MO-ACT-USE-03", "There is no other face-up card of yours to archive.")
    if not any(can):
        return refuse("MO-ACT-USE-03", "That would change nothing.")
    return None


def _too_dear(state: State, seat: Seat, effect: Effect) -> Illegal | None:
    if not effect.pay:
        return None
    return unpayable(state.players[seat], *price(effect.pay[0]))


class Interpreting(Interpreter[Script, AnyOperation, Move]):
    """Carries out the operations of an effect, from left to right."""

    def begins(self, move: Move, script: Script) -> bool:
        """Names the policy whose one-off effect fires (MO-ACT-POL-02)."""
        source, at = script.source.source, script.source.effect
        effects = EFFECTS.get(component(source), ())
        if effects and effects[at].when == "on_develop":
            move.note(PolicyOneOffResolved(seat=script.seat, policy=source))
        return True


def program(source: Program) -> tuple[AnyOperation, ...]:
    """The operations that a script carries out."""
    return programs(source.source)[source.effect]


class Does(Handler[State, Script, O, Move], Generic[O]):
    """How an operation is carried out."""

    def run(self, move: Move, script: Script, op: O) -> None:
        """Does it, or asks for what must be decided."""
        raise NotImplementedError


class Gaining(Does[Gain]):
    """`gain`."""

    def run(self, move: Move, script: Script, op: Gain) -> None:
        """From the supply."""
        gain(move, script.seat, goods(op.res, op.n), script.source.source)


class GainingAny(Does[GainAnyBasic]):
    """`gain_any_basic`."""

    def run(self, move: Move, script: Script, op: GainAnyBasic) -> None:
        """One at a time."""
        move.ask(script.seat, ChoosingBasics(left=op.n, source=script.source.source))


class GainingPer(Does[GainPer]):
    """`gain_per`."""

    def possible(self, state: State, script: Script, op: GainPer) -> bool:
        """If there is anything to count."""
        return counted(state, script.seat, op) > 0

    def run(self, move: Move, script: Script, op: GainPer) -> None:
        """Counts as things are now."""
        amount = op.n * counted(move.state, script.seat, op)
        gain(move, script.seat, goods(op.res, amount), script.source.source)


class ConvertingOne(Does[Convert]):
    """`convert_basic`."""

    def possible(self, state: State, script: Script, op: Convert) -> bool:
        """Real icons only, no gold."""
        return any(state.players[script.seat].goods.of(res) >= op.n for res in BASICS)

    def run(self, move: Move, script: Script, op: Convert) -> None:
        """Asks which into which."""
        move.ask(script.seat, Converting(n=op.n, source=script.source.source))


class ArchivingSome(Does[Archive]):
    """`archive`."""

    def possible(self, state: State, script: Script, op: Archive) -> bool:
        """If there are other cards enough."""
        source = script.source.source
        others = sum(card != source for card in state.players[script.seat].face_up)
        return others >= op.n

    def run(self, move: Move, script: Script, op: Archive) -> None:
        """One at a time."""
        step = Archiving(left=op.n, optional=op.optional, source=script.source.source)
        move.ask(script.seat, step)


class Drawing(Does[DrawAndActivate]):
    """`draw_activate`."""

    def possible(self, state: State, script: Script, op: DrawAndActivate) -> bool:
        """If there is a card to draw."""
        return state.players[script.seat].can_draw

    def run(self, move: Move, script: Script, op: DrawAndActivate) -> None:
        """One after another."""
        for _ in range(op.n):
            draw_and_activate(move, script.seat)


class ActivatingSome(Does[ActivateSlots]):
    """`activate_slot`."""

    def possible(self, state: State, script: Script, op: ActivateSlots) -> bool:
        """If a slot is not yet activated."""
        return not all(slot.activated for slot in state.players[script.seat].slots)

    def run(self, move: Move, script: Script, op: ActivateSlots) -> None:
        """Asks for the slots."""
        move.ask(script.seat, ActivatingSlots(left=op.n))


def _must(script: Script) -> bool:
    """Whether the effect was chosen for use, so that something has to be done (MO-ACT-USE-04)."""
    return EFFECTS[component(script.source.source)][script.source.effect].when == "use"


class MovingSome(Does[MoveUnits]):
    """`move_unit_free`."""

    def possible(self, state: State, script: Script, op: MoveUnits) -> bool:
        """If a unit may move."""
        return next(pickable(state, script.seat, MovingUnits(left=op.n)), None) is not None

    def run(self, move: Move, script: Script, op: MoveUnits) -> None:
        """Asks for the units."""
        move.ask(script.seat, MovingUnits(left=op.n, must=_must(script)))


class ExploringSome(Does[MoveExplorers]):
    """`move_explorer_free`. A step is always possible: every tile has a neighbour."""

    def run(self, move: Move, script: Script, op: MoveExplorers) -> None:
        """Asks for the steps."""
        move.ask(script.seat, Exploring(left=op.steps, must=_must(script)))


class Discounting(Does[Discount]):
    """`discount`."""

    def run(self, move: Move, script: Script, op: Discount) -> None:
        """It waits for its cost."""
        waiting = Waiting(source=script.source.source, scope=op.scope, n=op.n, half=op.half)
        move.note(DiscountSet(seat=script.seat, discount=waiting))


class Building(Does[BuildForSoldiers]):
    """`build_outpost`."""

    def possible(self, state: State, script: Script, op: BuildForSoldiers) -> bool:
        """If a province can take one."""
        places = outpost_places(state, script.seat, op.soldiers_required)
        return next(places, None) is not None

    def run(self, move: Move, script: Script, op: BuildForSoldiers) -> None:
        """Asks for the province."""
        move.ask(script.seat, PlacingOutpost(soldiers=op.soldiers_required))


class PlacingSome(Does[PlaceOutposts]):
    """`place_outpost`."""

    def run(self, move: Move, script: Script, op: PlaceOutposts) -> None:
        """Asks for the province."""
        for _ in range(op.n):
            move.ask(script.seat, PlacingOutpost(optional=op.optional))


class GivingBoth(Does[BothRewards]):
    """`both_rewards`: the turned-up token knows (MO-ACT-CNQ-09)."""

    def run(self, move: Move, script: Script, op: BothRewards) -> None:
        """Nothing more."""


class TakingFree(Does[FreeBasicBuilding]):
    """`acquire_basic_free`."""

    def run(self, move: Move, script: Script, op: FreeBasicBuilding) -> None:
        """Asks for the pile."""
        move.ask(script.seat, TakingBasicBuilding(left=op.n))


class Losing(Does[Lose]):
    """`lose`."""

    def run(self, move: Move, script: Script, op: Lose) -> None:
        """As far as there is any."""
        amount = min(op.n, move.player(script.seat).goods.of(op.res))
        if amount:
            lost, source = goods(op.res, amount), script.source.source
            move.note(ResourcesLost(seat=script.seat, lost=lost, source=source))


class RecallingSome(Does[RecallUnits]):
    """`recall_unit`."""

    def run(self, move: Move, script: Script, op: RecallUnits) -> None:
        """Asks for the units."""
        move.ask(script.seat, RecallingUnits(left=op.n))


class DiscardingSome(Does[DiscardSlots]):
    """`discard_slot`."""

    def run(self, move: Move, script: Script, op: DiscardSlots) -> None:
        """Asks for the slots."""
        move.ask(script.seat, DiscardingSlots(left=op.n))


class Always(Does[PassiveDiscount | StrengthReduction | DefenceBonus]):
    """Passive operations are read where they matter and never carried out."""

    def run(
        self, move: Move, script: Script, op: PassiveDiscount | StrengthReduction | DefenceBonus
    ) -> None:
        """Never happens."""
        raise AssertionError(f"{op} is passive")


HANDLERS: Mapping[type, AnyHandler] = {
    Gain: Gaining(),
    GainAnyBasic: GainingAny(),
    GainPer: GainingPer(),
    Convert: ConvertingOne(),
    Archive: ArchivingSome(),
    DrawAndActivate: Drawing(),
    ActivateSlots: ActivatingSome(),
    MoveUnits: MovingSome(),
    MoveExplorers: ExploringSome(),
    Discount: Discounting(),
    PassiveDiscount: Always(),
    StrengthReduction: Always(),
    DefenceBonus: Always(),
    BuildForSoldiers: Building(),
    PlaceOutposts: PlacingSome(),
    BothRewards: GivingBoth(),
    FreeBasicBuilding: TakingFree(),
    Lose: Losing(),
    RecallUnits: RecallingSome(),
    DiscardSlots: DiscardingSome(),
}
INTERPRETER = Interpreting(program, HANDLERS)


class ChoosingOneBasic(Choice[ChoosingBasics, ChooseBasic]):
    """Which basic resource is gained."""

    takes = (ChooseBasic,)

    def options(self, state: State, seat: Seat, step: ChoosingBasics) -> Iterator[ChooseBasic]:
        """All three."""
        for res in BASICS:
            yield ChooseBasic(res=res)

    def automatic(
        self, state: State, seat: Seat, step: ChoosingBasics
    ) -> ChooseBasic | Lapse | None:
        """Never: there are always three."""
        return None

    def answer(self, move: Move, seat: Seat, step: ChoosingBasics, command: ChooseBasic) -> None:
        """One, and perhaps another."""
        gain(move, seat, goods(command.res, 1), step.source)
        if step.left > 1:
            move.ask(seat, ChoosingBasics(left=step.left - 1, source=step.source))


class ConvertingBasic(Choice[Converting, ConvertBasic]):
    """Which basic resource becomes which other one."""

    takes = (ConvertBasic,)

    def options(self, state: State, seat: Seat, step: Converting) -> Iterator[ConvertBasic]:
        """Those in hand into the two others."""
        held: Goods = state.players[seat].goods
        for lose in BASICS:
            if held.of(lose) >= step.n:
                for res in BASICS:
                    if res != lose:
                        yield ConvertBasic(lose=lose, gain=res)

    def answer(self, move: Move, seat: Seat, step: Converting, command: ConvertBasic) -> None:
        """Swaps them."""
        move.note(
            ResourcesConverted(
                seat=seat,
                lost=goods(command.lose, step.n),
                gained=goods(command.gain, step.n),
                source=step.source,
            )
        )
