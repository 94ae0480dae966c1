"""Boosting dice in battle (EV-BAT-07)."""

from collections.abc import Iterator

from games.eldervale.box.names import DICE_CAP, MIMEZA
from games.eldervale.commands.battle import EndBoost, SpendSword
from games.eldervale.commands.placing import UseAbility
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell
from games.eldervale.effects.battle import AddDice, ForbidSwords, RemoveDice
from games.eldervale.effects.tracks import OnWinVp
from games.eldervale.facts.battle import DiceAdded, MimicryCounted, SwordsForbidden, WinPromised
from games.eldervale.facts.goods import ResourcePaid
from games.eldervale.rules.battle.battlefield import battle_of, in_battle, may_spend, participants
from games.eldervale.rules.battle.dice import adjacent, bonus_of, recount
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, copied, printed, spare, use
from games.eldervale.rules.magic.spells import cast, castable
from games.eldervale.rules.move import Move
from games.eldervale.rules.resolution import NO_OUTLAY, EffectHandler, Outlay, SureHandler
from games.eldervale.state import State
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import Boosting
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def boostable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The participants whose dice a player may boost (EV-TEA-06)."""
    fighters = participants(state)
    return tuple(one for one in (seat, state.partner(seat)) if one is not None and one in fighters)


def copied_dice(state: State, seat: Seat) -> Iterator[Active]:
    """Dice that Mimeza could copy for this battle (effects 5.41)."""
    if seat not in participants(state):
        return
    for one in copied(state, seat, "battle_dice"):
        if not spare(state, seat, one) or one.effect.unit is None:
            continue
        plain = printed(one.effect)
        real = bonus_of(state, seat, plain, None)
        copy = bonus_of(state, seat, plain, one.effect.unit)
        holds_less = not one.effect.if_ and adjacent(state, seat, MIMEZA, None)
        if in_battle(state, seat, MIMEZA) or holds_less:
            reduces = _reduces_only_with(state, seat, one)
            if copy > real or reduces:
                yield one


def _reduces_only_with(state: State, seat: Seat, one: Active) -> bool:
    if not any(isinstance(op, RemoveDice) for op in one.do):
        return False
    met = all_hold(state, seat, one.effect.if_)
    copy = all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit)
    return copy and not met


class Boost(Choice[Boosting, Command]):
    """Swords, gold, spells and abilities for more dice."""

    takes = (SpendSword, EndBoost, CastSpell, UseAbility)
    rule = "EV-BAT-07"
    timing = ("battle_boost",)
    silent = True

    def copies(self, state: State, seat: Seat) -> Iterator[Active]:
        """Dice that Mimeza could copy."""
        return copied_dice(state, seat)

    def options(self, state: State, seat: Seat, step: Boosting) -> Iterator[Command]:
        """Up to six dice; the end."""
        yield EndBoost()
        one = state.players[seat]
        if may_spend(state, seat):
            for who in boostable(state, seat):
                if battle_of(state).of(who).counted < DICE_CAP:
                    target = None if state.partner(seat) is None else who
                    if one.supply.sword:
                        yield SpendSword(with_="sword", for_=target)
                    if one.supply.gold:
                        yield SpendSword(with_="gold", for_=target)
        yield from castable(state, seat, "battle_boost")
        for ability in self.copies(state, seat):
            yield UseAbility(source=ability.name)

    def automatic(self, state: State, seat: Seat, step: Boosting) -> Command | Lapse | None:
        """Whether it is asked depends on open facts only (decisions 4.2)."""
        one = state.players[seat]
        if step.asked or one.hand or next(self.copies(state, seat), None) is not None:
            return None
        full = all(battle_of(state).of(who).counted >= DICE_CAP for who in boostable(state, seat))
        means = one.supply.sword or one.supply.gold or one.tray
        if state.active == seat and one.orbs:
            means = True
        return None if means and not full and may_spend(state, seat) else LAPSE

    def answer(self, move: Move, seat: Seat, step: Boosting, command: Command) -> None:
        if isinstance(command, EndBoost):
            return
        move.ask(seat, Boosting())
        match command:
            case SpendSword(with_=kind, for_=for_):
                move.note(ResourcePaid(seat=seat, kind=kind))
                add_dice(move, seat, seat if for_ is None else for_, 1)
            case CastSpell(card=card):
                cast(move, seat, card)
            case UseAbility(source=source):
                for one in self.copies(move.state, seat):
                    if one.name == source:
                        use(move, seat, one)
                        move.note(MimicryCounted(seat=seat, source=one.key))
                        recount(move)
                        return
            case _:
                raise TypeError(f"{command} adds no dice")

    def refusal(self, state: State, seat: Seat, step: Boosting, command: Command) -> Illegal:
        """The limit, or what is missing."""
        if isinstance(command, SpendSword):
            if not may_spend(state, seat):
                return Illegal(self.rule, "swords-forbidden")
            if (command.for_ is None) != (state.partner(seat) is None):
                return Illegal("EV-TEA-06", "sword-for-whom")
            who = seat if command.for_ is None else command.for_
            if who not in boostable(state, seat):
                return Illegal("EV-TEA-06", "sword-for-others")
            dice = battle_of(state).of(who).counted
            if dice >= DICE_CAP:
                return Illegal(self.rule, "dice-at-limit", dice=dice)
            return Illegal(self.rule, "good-missing", kind=command.with_)
        assert isinstance(command, UseAbility)
        return Illegal("EV-MER-07", "effect-not-offered", source=command.source)


def add_dice(move: Move, seat: Seat, who: Seat, n: int) -> None:
    """More dice for a participant."""
    counted = min(DICE_CAP, battle_of(move.state).of(who).counted + n)
    move.note(DiceAdded(seat=seat, who=who, n=n, counted=counted))


class ForbidSwordsOp(SureHandler[ForbidSwords]):
    """`forbid_swords`."""

    def run(self, move: Move, script: Script, op: ForbidSwords) -> None:
        """For the others, or for all."""
        move.note(SwordsForbidden(but=(script.seat,) if op.who == "others" else ()))


class AddDiceOp(EffectHandler[AddDice]):
    """`add_dice` of a spell."""

    def possible(
        self, state: State, script: Script, op: AddDice, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """In a battle, up to the limit."""
        side = None if state.battle is None else state.battle.side(script.seat)
        return side is not None and side.counted < DICE_CAP

    def run(self, move: Move, script: Script, op: AddDice) -> None:
        if move.state.battle is not None:
            add_dice(move, script.seat, script.seat, op.n)


class OnWinOp(EffectHandler[OnWinVp]):
    """`on_win_vp`."""

    def possible(
        self, state: State, script: Script, op: OnWinVp, outlay: Outlay = NO_OUTLAY
    ) -> bool:
        """In a battle of one's own."""
        return state.battle is not None and state.battle.side(script.seat) is not None

    def run(self, move: Move, script: Script, op: OnWinVp) -> None:
        if move.state.battle is not None:
            move.note(WinPromised(seat=script.seat, vp=op.n))
