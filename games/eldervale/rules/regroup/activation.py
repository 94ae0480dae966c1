"""Card actions (EV-ACT), with what auras change (EV-TAB-08)."""

from collections.abc import Iterator, Sequence

from games.eldervale.box.content import ADVENTURES, rolled
from games.eldervale.box.ids import ActionId, CardId
from games.eldervale.box.names import MIMEZA
from games.eldervale.commands.choices import ChooseOption
from games.eldervale.commands.places import ToAction
from games.eldervale.commands.placing import Decline, UseAbility, UseOrNot
from games.eldervale.effects.activation import (
    ActivateFromUnderworld,
    AnyIcon,
    CopyActivation,
    ExtraSpace,
    RepeatActivation,
    ReplaceWithRoll,
)
from games.eldervale.effects.program import After, AnyOperation, Effect
from games.eldervale.effects.terms import UnitKind
from games.eldervale.facts.flow import AbilityDieRolled, CardActivated, StepSkipped
from games.eldervale.rules.choice import Choice, named
from games.eldervale.rules.effects.sources import active, copied, use
from games.eldervale.rules.move import Move
from games.eldervale.rules.regroup.actions import (
    action_cause,
    action_price,
    actions,
    can_act,
    copyable,
    icon,
)
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay
from games.eldervale.rules.resources.paying import charge
from games.eldervale.rules.resources.prices import affordable
from games.eldervale.state import State
from games.eldervale.state.player import InPlay, OnCard, Place
from games.eldervale.steps.base import Cause, Price, Script
from games.eldervale.steps.gaining import ChoosingOption
from games.eldervale.steps.regroup import ActivatingCard, RunningAction, RunningAgain
from games.kernel.decision import Work
from games.kernel.seats import Seat


def aura_ops(aura: CardId | None) -> tuple[AnyOperation, ...]:
    """The operations of an aura."""
    if aura is None:
        return ()
    return tuple(op for effect in ADVENTURES[aura].effect for op in effect.do)


def spaces(card: InPlay) -> int:
    """How many units an action of a card takes in one Regroup."""
    if card.aura is None:
        return 1
    return 1 + sum(op.n for op in aura_ops(card.aura) if isinstance(op, ExtraSpace))


def raises(card: InPlay) -> bool:
    """Whether units of the Underworld may activate a card (effects 5.19)."""
    return any(isinstance(op, ActivateFromUnderworld) for op in aura_ops(card.aura))


def other_icons(state: State, seat: Seat, kind: UnitKind) -> bool:
    """Whether a unit may use an icon of another kind (Clockwork)."""
    found = active(state, seat, "activation_mod")
    if kind == MIMEZA:
        found = copied(state, seat, "activation_mod")
    return bool(found) and any(
        one.unit == kind and isinstance(op, AnyIcon) and state.turn.any_icons < op.n
        for one in found
        for op in one.do
    )


def uses(
    state: State, seat: Seat, kind: UnitKind, place: Place, below: bool = False
) -> Iterator[ToAction]:
    """The action spaces that a unit can take from a place, cards gained in this Regroup included
    (EV-ACT-04, EV-ACT-05, EV-ACT-06); controlled monsters, too (EV-MON-11)."""
    yield from used_of(state, seat, kind, place, open_spaces(state, seat, kind, below))


Spaces = Sequence[tuple[InPlay, ActionId, Effect]]


def open_spaces(state: State, seat: Seat, kind: UnitKind, below: bool = False) -> Spaces:
    """The action spaces that are free for a kind of unit and bear its icon."""
    one = state.players[seat]
    taken = [unit.place for unit in one.units if isinstance(unit.place, OnCard)]
    other = other_icons(state, seat, kind)
    return [
        (card, name, effect)
        for card in one.tableau
        if not below or raises(card)
        for name, effect in actions(card)
        if (other or icon(card, effect) in ("any", kind))
        and (not taken or taken.count(OnCard(card.card, name)) < spaces(card))
    ]


def used_of(
    state: State, seat: Seat, kind: UnitKind, place: Place, found: Spaces
) -> Iterator[ToAction]:
    """Those of the action spaces at which a unit can act, coming from a place."""
    if not found:
        return
    away = state.with_player(seat, state.players[seat].moved(kind, place, OnCard("", "")))
    for card, name, effect in found:
        if can_act(away, seat, card, effect, kind):
            yield ToAction(card=card.card, action=name)


def activate(move: Move, seat: Seat, kind: UnitKind, place: Place, to: ToAction) -> None:
    """A unit goes to an action space, and the action is done (EV-ACT-01)."""
    card = move.player(seat).card(to.card)
    effect = dict(actions(card))[to.action]
    other = icon(card, effect) not in ("any", kind)
    if other and kind == MIMEZA:
        for one in copied(move.state, seat, "activation_mod"):
            use(move, seat, one)
            break
    move.note(
        CardActivated(
            seat=seat,
            card=to.card,
            action=to.action,
            kind=kind,
            start=place,
            adventure=to.card in ADVENTURES,
            any_icon=other,
        )
    )
    move.work(ActivatingCard(seat=seat, card=to.card, action=to.action, unit=kind, aura=card.aura))


class Activating(Work[ActivatingCard, Move]):
    """An action with what its aura changes (effects 5.17)."""

    def run(self, move: Move, step: ActivatingCard) -> None:
        """A die may cancel or double it."""
        run = RunningAction(
            seat=step.seat,
            card=step.card,
            action=step.action,
            unit=step.unit,
            aura=step.aura,
        )
        for op in aura_ops(step.aura):
            if isinstance(op, ReplaceWithRoll):
                die = move.draw(range(1, 7), "ability_die")
                move.note(AbilityDieRolled(source=str(step.aura), value=die))
                if op.table[rolled(op.table, die)] == "skip":
                    return
                move.ask(
                    step.seat,
                    RunningAgain(
                        card=step.card, action=step.action, unit=step.unit, aura=step.aura
                    ),
                )
        move.work(run)


def effect_of(state: State, seat: Seat, card: CardId, action: str) -> tuple[InPlay, Effect] | None:
    """An action of a card in a tableau, if it is there."""
    lies = state.players[seat].in_play(card)
    if lies is None:
        return None
    effect = dict(actions(lies)).get(action)
    return None if effect is None else (lies, effect)


class Running(Work[RunningAction, Move]):
    """An action once: payment, operations, then what the aura adds."""

    def run(self, move: Move, step: RunningAction) -> None:
        """The payment on top; what cannot be paid does not happen (EV-GEN-06)."""
        seat = step.seat
        found = effect_of(move.state, seat, step.card, step.action)
        if found is None:
            return
        card, effect = found
        units = self.due(move, seat, card, effect)
        if units is None:
            move.note(StepSkipped(seat=seat, step=named(step), rule="EV-ACT-02"))
            return
        for op in aura_ops(step.aura):
            if isinstance(op, After):
                cause = Cause(name=str(step.aura), do=op.do, unit=step.unit)
                move.work(Script(seat=seat, source=cause))
        move.work(Script(seat=seat, source=action_cause(card, effect, step.unit)))
        charge(move, seat, units)

    def due(self, move: Move, seat: Seat, card: InPlay, effect: Effect) -> Price | None:
        """What the action costs; None if it cannot be paid."""
        units = action_price(card, effect)
        return units if units is not None and affordable(move.player(seat), units) else None


class ChoosingSecondRun(Choice[RunningAgain, UseOrNot]):
    """Whether an action is done a second time."""

    takes = (UseAbility, Decline)
    rule = "EV-TAB-08"
    never = True

    def options(self, state: State, seat: Seat, step: RunningAgain) -> Iterator[UseOrNot]:
        """Yes or no, if it can be performed."""
        found = effect_of(state, seat, step.card, step.action)
        if found is not None and can_act(state, seat, *found, step.unit):
            yield UseAbility(source=step.card)
            yield Decline(source=step.card)

    def answer(self, move: Move, seat: Seat, step: RunningAgain, command: UseOrNot) -> None:
        if self.declined(move, seat, command):
            return
        move.work(
            RunningAction(
                seat=seat, card=step.card, action=step.action, unit=step.unit, aura=step.aura
            )
        )


class RepeatOp(EffectHandler[RepeatActivation]):
    """`repeat_activation`."""

    def possible(
        self, state: State, script: Script, op: RepeatActivation, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """After an activation of this turn that can be done once more."""
        done, seat = state.turn.activated, script.seat
        if done is None or state.active != seat:
            return False
        found = effect_of(state, seat, done.card, done.action)
        return found is not None and can_act(state, seat, *found, done.unit, outlay)

    def run(self, move: Move, script: Script, op: RepeatActivation) -> None:
        """The latest activation of this turn, with the aura that lies there now."""
        done = move.state.turn.activated
        if done is None:
            return
        card = move.player(script.seat).in_play(done.card)
        if card is not None:
            move.work(
                ActivatingCard(
                    seat=script.seat,
                    card=done.card,
                    action=done.action,
                    unit=done.unit,
                    aura=card.aura,
                )
            )


class CopyOp(EffectHandler[CopyActivation]):
    """`copy_activation`."""

    def possible(
        self, state: State, script: Script, op: CopyActivation, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """While there is an action to copy."""
        return bool(copyable(state, script.seat, script.source, outlay))

    def run(self, move: Move, script: Script, op: CopyActivation) -> None:
        source = script.source
        move.ask(
            script.seat,
            ChoosingOption(source=source.name, copy=source.card, unit=source.unit),
        )


def copies(state: State, seat: Seat, step: ChoosingOption) -> Iterator[ChooseOption]:
    """The actions that can be copied."""
    cause = Cause(name=step.source, do=(), card=step.copy, unit=step.unit)
    for card, action in copyable(state, seat, cause):
        yield ChooseOption(option=f"{card}:{action}")


def copy(move: Move, seat: Seat, step: ChoosingOption, command: ChooseOption) -> None:
    """The copied action, without a unit and without its aura (effects 5.30)."""
    card, _, action = str(command.option).partition(":")
    move.work(RunningAction(seat=seat, card=card, action=action, unit=step.unit or ""))
