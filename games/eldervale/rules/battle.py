"""A battle up to the roll: windows, join, count, boost (EV-BAT-03..08)."""

from collections.abc import Iterator

from games.eldervale.box import GUARDIAN, MIMEZA
from games.eldervale.commands import (
    CastSpell,
    Command,
    Decline,
    EndBoost,
    EndJoin,
    JoinUnit,
    Pass,
    SpendSword,
    UseAbility,
)
from games.eldervale.effects.battle import (
    AddDice,
    CancelBattle,
    ForbidJoin,
    ForbidSwords,
    JoinFromReady,
    JoinRange,
    RemoveDice,
)
from games.eldervale.effects.dice import DiceFromRoll, SetDie
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.tracks import OnWinVp
from games.eldervale.facts.battle import (
    BattleCancelled,
    BattleDropped,
    BattleTriggered,
    ChimeraRolled,
    DiceAdded,
    DiceCounted,
    DieSet,
    GhostBonusShown,
    JoiningForbidden,
    MimicryCounted,
    StageReached,
    SwordsForbidden,
    WinPromised,
)
from games.eldervale.facts.goods import ResourcePaid
from games.eldervale.rules.base import (
    Does,
    Move,
    Question,
    in_battle_order,
    people,
    place_of,
    ref,
    refuse,
)
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.dice import (
    adjacent,
    battle_of,
    bonus_of,
    counts,
    drags,
    in_battle,
    may_join,
    may_spend,
    monster_of,
    monster_rules,
    participants,
)
from games.eldervale.rules.incursions import sides
from games.eldervale.rules.magic import cast, castable
from games.eldervale.rules.solo import ghost_bonus
from games.eldervale.rules.sources import Active, active, copied, spare, use
from games.eldervale.rules.units import relocate
from games.eldervale.state import State
from games.eldervale.state.player import READY, InRealm
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import (
    Asking,
    Boosting,
    Fighting,
    Joining,
    JoiningNext,
    Reacting,
    RespondingToRoll,
    SettingDice,
)
from games.eldervale.steps.units import TargetingUnit
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat

DICE_CAP = 6


def go_on(move: Move, stage: str) -> None:
    """The next stage of the battle, once all above is done."""
    move.work(Fighting(stage=stage))  # type: ignore[arg-type]


def drop(move: Move) -> bool:
    """Ends a battle without two sides, or one that was called off; says whether it did."""
    battle = battle_of(move.state)
    if battle.cancelled or sides(move.state, battle.realm) < 2:
        move.note(BattleDropped(realm=battle.realm, cancelled=battle.cancelled))
        return True
    return False


def start(move: Move, step: Fighting) -> None:
    """A triggered battle takes place if there are two sides (EV-BAT-03)."""
    state = move.state
    if sides(state, step.realm) < 2:
        move.note(BattleDropped(realm=step.realm))
        return
    move.note(BattleTriggered(realm=step.realm))
    go_on(move, "join")
    ring = people(state, in_battle_order(state, range(len(state.players))))
    move.work(Asking(window="trigger", ring=ring))


def join(move: Move) -> None:
    """Each player may move units into the realm (EV-BAT-05)."""
    state = move.state
    if battle_of(state).cancelled:
        drop(move)
        return
    move.note(StageReached(stage="join"))
    go_on(move, "count")
    seats = in_battle_order(state, range(len(state.players)))
    ghosts = tuple(seat for seat in seats if state.is_ghosts(seat))
    move.work(JoiningNext(seats=people(state, seats) + ghosts))


def count_dice(move: Move) -> None:
    """Dice are counted, then boosted (EV-BAT-06, EV-BAT-07)."""
    if drop(move):
        return
    state = move.state
    for op in monster_rules(state, "battle_dice"):
        if isinstance(op, DiceFromRoll):
            die = move.draw(range(1, 7), "chimera_die")
            strength = max(op.min, min(op.max, die))
            move.note(ChimeraRolled(value=die, strength=strength))
    if any(state.is_ghosts(seat) for seat in participants(state)):
        move.note(GhostBonusShown(dice=ghost_bonus(move)))
    _count(move)
    move.note(StageReached(stage="boost"))
    go_on(move, "roll")
    fighters = participants(move.state)
    mates = (move.state.partner(seat) for seat in fighters)
    ring = {*fighters, *(one for one in mates if one is not None)}
    seats = people(state, in_battle_order(state, ring))
    move.work(JoiningNext(seats=seats, boost=True))


def _count(move: Move) -> None:
    """Counts anew; a monster that came is in the battle, one that left is not."""
    move.note(DiceCounted(counts=counts(move.state)))


def prepare(move: Move) -> None:
    """Dice are counted again; abilities before the roll (EV-BAT-08, EV-BAT-15)."""
    if drop(move):
        return
    _count(move)
    move.note(StageReached(stage="roll"))
    state = move.state
    monster = monster_of(state)
    for op in monster_rules(state, "before_roll"):
        if isinstance(op, SetDie) and monster is not None:
            move.note(DieSet(who=monster, value=op.value, source=monster))
    go_on(move, "after")
    for seat in reversed(people(state, in_battle_order(state, participants(state)))):
        move.ask(seat, SettingDice())


class NextInLine(Work[JoiningNext, Move]):
    """Players one after another, to join or to add dice."""

    def run(self, move: Move, step: JoiningNext) -> None:
        """The guardian joins by itself (EV-SOL-11)."""
        if not step.seats:
            return
        seat, rest = step.seats[0], step.seats[1:]
        move.work(JoiningNext(seats=rest, boost=step.boost))
        if move.state.is_ghosts(seat):
            if not step.boost:
                _guard(move, seat)
        elif step.boost:
            move.ask(seat, Boosting())
        else:
            move.ask(seat, Joining())


def _guard(move: Move, seat: Seat) -> None:
    state = move.state
    realm = battle_of(state).realm
    for kind, at in state.players[seat].on_map:
        if kind == GUARDIAN and at in state.land.near[realm] and may_join(state, seat):
            relocate(move, seat, kind, InRealm(at), InRealm(realm), "joined")


# Windows (EV-BAT-04)


class Window(Work[Asking, Move]):
    """Seats one after another, until all have passed since the last reaction."""

    def run(self, move: Move, step: Asking) -> None:
        """The next one."""
        battle = move.state.battle
        if battle is None or battle.cancelled or step.passes >= len(step.ring):
            return
        move.work(
            Asking(
                window=step.window,
                ring=step.ring,
                at=(step.at + 1) % len(step.ring),
                passes=step.passes + 1,
            )
        )
        seat = step.ring[step.at]
        move.ask(seat, Reacting() if step.window == "trigger" else RespondingToRoll())


def reacted(move: Move) -> None:
    """A reaction: all are asked again. The window waits on top."""
    for frame in reversed(move.frames):
        step = frame.step
        if isinstance(step, Asking):
            move.replace(frame, Asking(window=step.window, ring=step.ring, at=step.at))
            return


class ReactingToTrigger(Question[Reacting]):
    """Spells against a battle that was triggered."""

    takes = (Pass, CastSpell)
    rule = "EV-BAT-04"

    def options(self, state: State, seat: Seat, step: Reacting) -> Iterator[Command]:
        """Spells of that timing, or none."""
        yield Pass()
        yield from castable(state, seat, "battle_trigger")

    def automatic(self, state: State, seat: Seat, step: Reacting) -> Command | Lapse | None:
        """Only the size of the hand tells whether it is asked."""
        return None if step.asked or state.players[seat].hand else LAPSE

    def again(self, step: Reacting) -> Reacting:
        """It has been asked; an interruption changes nothing about that."""
        return Reacting(asked=True)

    def lapse(self, move: Move, seat: Seat, step: Reacting) -> None:
        """It passes."""

    def answer(self, move: Move, seat: Seat, step: Reacting, command: Command) -> None:
        """Casts the spell."""
        if isinstance(command, CastSpell):
            reacted(move)
            cast(move, seat, command.card)


# Join (EV-BAT-05)


def joiners(state: State, seat: Seat) -> Iterator[tuple[UnitKind, InRealm, Active | None]]:
    """Units that may join: adjacent ones, and those with a longer way; for Mimeza by copying."""
    if not may_join(state, seat):
        return
    realm = battle_of(state).realm
    far = {
        one.unit: op.n
        for one in active(state, seat, "join_mod")
        for op in one.do
        if isinstance(op, JoinRange)
    }
    for kind, at in dict.fromkeys(state.players[seat].on_map):
        steps = state.land.steps[realm].get(at, 99)
        if steps and steps <= far.get(kind, 1):
            yield kind, InRealm(at), None
        elif steps and kind == MIMEZA:
            for one in copied(state, seat, "join_mod"):
                if any(isinstance(op, JoinRange) and steps <= op.n for op in one.do):
                    yield kind, InRealm(at), one


class ChoosingJoiners(Question[Joining]):
    """Units that join the battle."""

    takes = (JoinUnit, EndJoin, CastSpell)
    rule = "EV-BAT-05"

    def options(self, state: State, seat: Seat, step: Joining) -> Iterator[Command]:
        """Each unit in reach; the end, unless the Maelstrom demands one (effects 5.39)."""
        found = list(joiners(state, seat))
        for kind, place, _ in found:
            yield JoinUnit(unit=ref(state, kind, place))
        if not (found and drags(state) and not step.joined and _dragged(state, found)):
            yield EndJoin()
        yield from castable(state, seat, "battle_join")

    def automatic(self, state: State, seat: Seat, step: Joining) -> Command | Lapse | None:
        """Whether it is asked depends on open facts only (decisions 4.2)."""
        one = state.players[seat]
        if step.asked or next(joiners(state, seat), None) is not None:
            return None
        idle = not one.hand or not one.on_map or not one.count(READY)
        return LAPSE if idle else None

    def again(self, step: Joining) -> Joining:
        """It has been asked; an interruption changes nothing about that."""
        return Joining(joined=step.joined, asked=True)

    def lapse(self, move: Move, seat: Seat, step: Joining) -> None:
        """Nobody joins."""

    def answer(self, move: Move, seat: Seat, step: Joining, command: Command) -> None:
        """Joins; then again, until it ends."""
        if isinstance(command, EndJoin):
            return
        if isinstance(command, CastSpell):
            move.ask(seat, Joining(joined=step.joined))
            cast(move, seat, command.card)
            return
        assert isinstance(command, JoinUnit)
        move.ask(seat, Joining(joined=step.joined + 1))
        kind, place = command.unit.kind, place_of(move.state, command.unit)
        for unit, at, one in joiners(move.state, seat):
            if (unit, at) == (kind, place):
                if one is not None:
                    use(move, seat, one)
                realm = InRealm(battle_of(move.state).realm)
                relocate(move, seat, kind, at, realm, "joined")
                return

    def refusal(self, state: State, seat: Seat, step: Joining, command: Command) -> Illegal:
        """Who may join."""
        if isinstance(command, EndJoin):
            return refuse(self.rule, "At least one of your adjacent units must join.")
        if isinstance(command, CastSpell):
            return refuse("EV-MAG-06", "That spell cannot be cast now.")
        return refuse(self.rule, "Only your units in adjacent realms may join the battle.")


def _dragged(state: State, found: list[tuple[UnitKind, InRealm, Active | None]]) -> bool:
    near = state.land.near[battle_of(state).realm]
    return any(place.realm in near for _, place, _ in found)


# Boost (EV-BAT-07)


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
        real = bonus_of(state, seat, one, None)
        copy = bonus_of(state, seat, one, one.effect.unit)
        holds_less = not one.effect.if_ and adjacent(state, seat, MIMEZA, None)
        if in_battle(state, seat, MIMEZA) or holds_less:
            reduces = _reduces_only_with(state, seat, one)
            if copy > real or reduces:
                yield one


def _reduces_only_with(state: State, seat: Seat, one: Active) -> bool:
    if not any(isinstance(op, RemoveDice) for op in one.do):
        return False
    met = all(holds(state, seat, each) for each in one.effect.if_)
    copy = all(holds(state, seat, each, mimicked=one.effect.unit) for each in one.effect.if_)
    return copy and not met


class ChoosingBoosts(Question[Boosting]):
    """Swords, gold, spells and abilities for more dice."""

    takes = (SpendSword, EndBoost, CastSpell, UseAbility)
    rule = "EV-BAT-07"

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
        for ability in copied_dice(state, seat):
            yield UseAbility(source=ability.name)

    def automatic(self, state: State, seat: Seat, step: Boosting) -> Command | Lapse | None:
        """Whether it is asked depends on open facts only (decisions 4.2)."""
        one = state.players[seat]
        if step.asked or one.hand or next(copied_dice(state, seat), None) is not None:
            return None
        full = all(battle_of(state).of(who).counted >= DICE_CAP for who in boostable(state, seat))
        means = one.supply.sword or one.supply.gold or one.tray
        if state.active == seat and one.orbs:
            means = True
        return None if means and not full and may_spend(state, seat) else LAPSE

    def again(self, step: Boosting) -> Boosting:
        """It has been asked; an interruption changes nothing about that."""
        return Boosting(asked=True)

    def lapse(self, move: Move, seat: Seat, step: Boosting) -> None:
        """No more dice."""

    def answer(self, move: Move, seat: Seat, step: Boosting, command: Command) -> None:
        """Adds dice; then again, until it ends."""
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
                for one in copied_dice(move.state, seat):
                    if one.name == source:
                        use(move, seat, one)
                        move.note(MimicryCounted(seat=seat, source=one.key))
                        _recount(move)
                        return
            case _:
                raise TypeError(f"{command} adds no dice")

    def refusal(self, state: State, seat: Seat, step: Boosting, command: Command) -> Illegal:
        """The limit, or what is missing."""
        if isinstance(command, SpendSword):
            if not may_spend(state, seat):
                return refuse(self.rule, "You may not spend swords in this battle.")
            who = seat if command.for_ is None else command.for_
            dice = battle_of(state).of(who).counted
            if dice >= DICE_CAP:
                return refuse(self.rule, f"{dice} dice are the most that a player rolls.")
            return refuse(self.rule, f"You have no {command.with_} to spend.")
        return refuse("EV-MAG-06", "That cannot be used now.")


def add_dice(move: Move, seat: Seat, who: Seat, n: int) -> None:
    """More dice for a participant."""
    counted = min(DICE_CAP, battle_of(move.state).of(who).counted + n)
    move.note(DiceAdded(seat=seat, who=who, n=n, counted=counted))


def _recount(move: Move) -> None:
    """Counts the dice of everybody anew, as reductions may have changed."""
    move.note(DiceCounted(counts=counts(move.state)))


# Before the roll (EV-BAT-08)


def setters(state: State, seat: Seat, done: tuple[str, ...]) -> Iterator[Active]:
    """Abilities that set dice before the roll."""
    battle = battle_of(state)
    side = battle.of(seat)
    if len(side.set) >= side.counted:
        return
    real = []
    kinds = {unit.kind for unit in state.players[seat].in_realm(battle.realm)}
    for one in active(state, seat, "before_roll"):
        if one.monster is not None and one.monster not in kinds:
            continue
        if all(holds(state, seat, each) for each in one.effect.if_):
            real.append(one.key)
            if spare(state, seat, one) and one.name not in done:
                yield one
    for one in copied(state, seat, "before_roll"):
        fits = all(holds(state, seat, each, mimicked=one.effect.unit) for each in one.effect.if_)
        if fits and one.key not in real and spare(state, seat, one) and one.name not in done:
            yield one


class ChoosingSettings(Question[SettingDice]):
    """Abilities that set dice before the roll."""

    takes = (UseAbility, Decline)
    rule = "EV-BAT-08"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: SettingDice) -> Iterator[Command]:
        """Each, to use or to leave."""
        for one in setters(state, seat, step.done):
            yield UseAbility(source=one.name)
            yield Decline(source=one.name)

    def lapse(self, move: Move, seat: Seat, step: SettingDice) -> None:
        """Nothing to offer."""

    def answer(self, move: Move, seat: Seat, step: SettingDice, command: Command) -> None:
        """Sets a die; then the others."""
        assert isinstance(command, UseAbility | Decline)
        move.ask(seat, SettingDice(done=(*step.done, command.source)))
        if self.declined(move, seat, command):
            return
        for one in setters(move.state, seat, step.done):
            if one.name == command.source:
                use(move, seat, one)
                for op in one.do:
                    if isinstance(op, SetDie):
                        move.note(DieSet(who=seat, value=op.value, source=one.key))
                return


# Operations


class CancelOp(Does[CancelBattle]):
    """`cancel_battle`."""

    def run(self, move: Move, script: Script, op: CancelBattle) -> None:
        """Nothing moves."""
        if move.state.battle is not None:
            move.note(BattleCancelled(seat=script.seat))


class ForbidJoinOp(Does[ForbidJoin]):
    """`forbid_join`."""

    def run(self, move: Move, script: Script, op: ForbidJoin) -> None:
        """For the others, or for all."""
        move.note(JoiningForbidden(but=(script.seat,) if op.who == "others" else ()))


class ForbidSwordsOp(Does[ForbidSwords]):
    """`forbid_swords`."""

    def run(self, move: Move, script: Script, op: ForbidSwords) -> None:
        """For the others, or for all."""
        move.note(SwordsForbidden(but=(script.seat,) if op.who == "others" else ()))


class JoinFromReadyOp(Does[JoinFromReady]):
    """`join_from_ready`."""

    def run(self, move: Move, script: Script, op: JoinFromReady) -> None:
        """Asks which unit."""
        move.ask(script.seat, TargetingUnit(join=True))


class AddDiceOp(Does[AddDice]):
    """`add_dice` of a spell."""

    def run(self, move: Move, script: Script, op: AddDice) -> None:
        """For the caster."""
        if move.state.battle is not None:
            add_dice(move, script.seat, script.seat, op.n)


class OnWinOp(Does[OnWinVp]):
    """`on_win_vp`."""

    def run(self, move: Move, script: Script, op: OnWinVp) -> None:
        """Remembered until the reward."""
        if move.state.battle is not None:
            move.note(WinPromised(seat=script.seat, vp=op.n))
