"""What is performable: whether an effect could do anything (EV-GEN-06; effects.md, section 1)."""

from games.eldervale.box.content import ADVENTURES, STARTERS
from games.eldervale.box.ids import CardId
from games.eldervale.box.names import CAP, DICE_CAP
from games.eldervale.effects.activation import CopyActivation, IconBecomes, RepeatActivation
from games.eldervale.effects.battle import AddDice, JoinFromReady
from games.eldervale.effects.cards import (
    CycleAdventure,
    DiscardMagic,
    DrawMagic,
    DrawMagicPer,
    Expedition,
    GainAdventure,
    MulliganMagic,
    RecoverMagic,
)
from games.eldervale.effects.dice import RaiseDie, Reroll, SwapDie
from games.eldervale.effects.goods import (
    BurnTreasure,
    Gain,
    GainAny,
    GainAnyPer,
    GainChoice,
    GainSquare,
    Steal,
    TakeTreasureTokens,
)
from games.eldervale.effects.monsters import ControlMonster, LairReturn
from games.eldervale.effects.program import AnyOp, Choose, Effect, If, Ops, RollTable
from games.eldervale.effects.terms import RESOURCES, Resource, UnitKind
from games.eldervale.effects.tracks import Glory, OnWinVp, Power, RollVp, Vp
from games.eldervale.effects.units import (
    Banish,
    Build,
    MoveUnit,
    NextPlacement,
    ReturnToReady,
    Revive,
    Summon,
    SwapUnits,
)
from games.eldervale.rules.adventures import buyable
from games.eldervale.rules.battlefield import may_join
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.dice_changes import changeable
from games.eldervale.rules.dwellings import sites
from games.eldervale.rules.gaining import gains_of_square
from games.eldervale.rules.paying import affordable, price
from games.eldervale.rules.sources import performed
from games.eldervale.rules.summoning import summonable
from games.eldervale.rules.targets import possible_target
from games.eldervale.rules.treasure import stacks
from games.eldervale.state import State
from games.eldervale.state.player import READY, InPlay, Player
from games.eldervale.steps.base import Cause, Price
from games.kernel.seats import Seat


def performable(
    state: State, seat: Seat, cause: Cause, units: Price = (), without: int = 0
) -> bool:
    """Whether any operation could do something, and every required one, the cost being paid.

    `without`: hand cards that are in use (the spell itself).
    """
    required = [op for op in cause.do if op.required]
    if not all(possible(state, seat, cause, op, units, without) for op in required):
        return False
    return any(possible(state, seat, cause, op, units, without) for op in cause.do)


def possible(
    state: State, seat: Seat, cause: Cause, op: AnyOp, units: Price = (), without: int = 0
) -> bool:
    """Whether an operation could do something, together with a cost that is paid before it."""
    one = state.players[seat]
    match op:
        case (
            Gain()
            | GainAny()
            | GainAnyPer()
            | GainChoice()
            | DrawMagic()
            | DrawMagicPer()
            | Vp()
            | RollVp()
            | RollTable()
            | Power()
            | Glory()
        ):
            return True
        case GainSquare(square=square):
            return cause.card is not None and gains_of_square(one, cause.card, square)
        case Summon(discount=discount, unit=kinds):
            found = summonable(
                state,
                seat,
                0 if discount == "all" else discount,
                free=discount == "all",
                kinds=kinds,
                without=without,
            )
            return next(iter(found), None) is not None
        case Build(discount=discount):
            return next(iter(sites(state, seat, discount, without)), None) is not None
        case GainAdventure(discount=discount):
            return next(iter(buyable(state, seat, discount, without)), None) is not None
        case CycleAdventure():
            return bool(state.face_up)
        case Expedition():
            return next(iter(buyable(state, seat, 0, without)), None) is not None
        case TakeTreasureTokens() | BurnTreasure():
            return bool(stacks(state, op))
        case (
            MoveUnit()
            | SwapUnits()
            | ReturnToReady()
            | Revive()
            | Banish()
            | ControlMonster()
            | LairReturn()
        ):
            return possible_target(state, seat, op)
        case Steal():
            return bool(victims(state, seat, op))
        case DiscardMagic() | MulliganMagic():
            return len(one.hand) - without > sum(unit == "magic" for unit in units)
        case RecoverMagic():
            return bool(state.shown)
        case NextPlacement():
            return state.active == seat and not state.turn.acted
        case AddDice():
            side = None if state.battle is None else state.battle.side(seat)
            return side is not None and side.counted < DICE_CAP
        case OnWinVp():
            return state.battle is not None and state.battle.side(seat) is not None
        case JoinFromReady():
            return state.battle is not None and may_join(state, seat) and one.count(READY) > 0
        case Reroll() | RaiseDie() | SwapDie():
            return state.battle is not None and changeable(state, seat, op)
        case If(c=condition, do=ops):
            return holds(state, seat, condition, cause.unit) and performable(
                state, seat, _nested(cause, ops), units, without
            )
        case Choose(options=options):
            return any(
                performable(state, seat, _nested(cause, ops), units, without) for ops in options
            )
        case CopyActivation():
            return bool(copyable(state, seat, cause))
        case RepeatActivation():
            return _repeatable(state, seat)
        case _:
            return True


def _nested(cause: Cause, ops: Ops) -> Cause:
    return Cause(name=cause.name, do=ops, card=cause.card, unit=cause.unit)


def victims(state: State, seat: Seat, op: Steal) -> tuple[Seat, ...]:
    """Players from whom something can be stolen (EV-SOL-13: not the Ghosts)."""
    taker = state.players[seat]
    found = []
    for other in state.opponents(seat):
        one = state.players[other]
        if one.ghosts or not takeable(one, taker):
            continue
        if op.from_ == "one_opponent_with_more_vp" and one.vp <= taker.vp:
            continue
        placement = state.turn.placement
        if op.from_ == "one_present_opponent" and (
            placement is None or placement.realm not in one.realms
        ):
            continue
        found.append(other)
    return tuple(found)


def takeable(victim: Player, taker: Player) -> tuple[Resource, ...]:
    """Kinds of tokens that one has and the other has room for."""
    held, room = victim.supply, taker.supply
    return tuple(kind for kind in RESOURCES if held.of(kind) and room.of(kind) < CAP)


# Actions of cards


def actions(card: InPlay) -> tuple[tuple[str, Effect], ...]:
    """The action spaces of a card: their names and effects (EV-ACT-01)."""
    if card.card in STARTERS:
        return tuple(
            (one.id, Effect(trigger="activate", unit=one.unit, do=one.do))
            for one in STARTERS[card.card].actions
        )
    return tuple(
        (str(at), effect)
        for at, effect in enumerate(ADVENTURES[card.card].effect)
        if effect.trigger == "activate" and (card.orb or not effect.requires_orb)
    )


def action_price(card: InPlay, effect: Effect) -> Price | None:
    """What an action costs; None if its deposit square is empty."""
    if card.orb and effect.orb is not None and effect.orb.mode == "free":
        return ()
    return price(*effect.cost, card=card)


def action_cause(card: InPlay, effect: Effect, unit: UnitKind) -> Cause:
    """What an action does."""
    return Cause(name=card.card, do=performed(effect, card.orb), card=card.card, unit=unit)


def can_act(state: State, seat: Seat, card: InPlay, effect: Effect, unit: UnitKind) -> bool:
    """Whether an action can be paid and does something (EV-ACT-02)."""
    units = action_price(card, effect)
    if units is None or not all(holds(state, seat, one, unit) for one in effect.if_):
        return False
    cause = action_cause(card, effect, unit)
    if not affordable(state.players[seat], units):
        return False
    if not units:
        return performable(state, seat, cause)
    return performable_after(state, seat, cause, units)


def performable_after(
    state: State, seat: Seat, cause: Cause, units: Price, without: int = 0
) -> bool:
    """Whether an effect can be paid and then does something."""
    if not affordable(state.players[seat], units, without=without):
        return False
    return performable(state, seat, cause, units, without)


def copyable(state: State, seat: Seat, cause: Cause) -> tuple[tuple[CardId, str], ...]:
    """The actions of other own adventure cards that can be copied (effects 5.30)."""
    found = []
    for card in state.players[seat].tableau:
        if card.card in STARTERS or card.card == cause.card:
            continue
        for name, effect in actions(card):
            if icon(card, effect) != "any":
                continue
            if any(isinstance(op, CopyActivation) for op in effect.do):
                continue
            if can_act(state, seat, card, effect, cause.unit or ""):
                found.append((card.card, name))
    return tuple(found)


def icon(card: InPlay, effect: Effect) -> UnitKind:
    """The unit icon of an action; an aura may make it a worker icon."""
    if card.aura is not None:
        for one in ADVENTURES[card.aura].effect:
            if any(isinstance(op, IconBecomes) for op in one.do):
                return "any"
    return effect.unit or "any"


def _repeatable(state: State, seat: Seat) -> bool:
    done = state.turn.activated
    if done is None or state.active != seat:
        return False
    card = state.players[seat].in_play(done.card)
    if card is None:
        return False
    return any(
        name == done.action and can_act(state, seat, card, effect, done.unit)
        for name, effect in actions(card)
    )
