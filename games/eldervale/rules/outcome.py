"""A battle from the roll to its end (EV-BAT-08..16)."""

from collections.abc import Iterator

from games.eldervale.box import DRAGON_TOKENS, MONSTERS, Choice, lair_of
from games.eldervale.commands import (
    CastSpell,
    ChooseDie,
    ChooseOption,
    ChooseUnit,
    Command,
    Decline,
    Done,
    Pass,
    UseAbility,
    UseTactics,
)
from games.eldervale.effects.dice import RaiseDie, Reroll, RerollUntilNone, SwapDie
from games.eldervale.effects.goods import DragonToken
from games.eldervale.effects.monsters import AfterBattleReturns, FirstDefeatReturns, NoDefeat
from games.eldervale.effects.program import AnyOp, Ops
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.tracks import BothRewards, Glory, Vp
from games.eldervale.effects.units import Redirect
from games.eldervale.facts.battle import (
    BattleEnded,
    BattleResolved,
    BothRewardsTaken,
    DiceRerolled,
    DiceRolled,
    RewardChosen,
    StageReached,
    UnitsKept,
)
from games.eldervale.facts.flow import AbilityUsed
from games.eldervale.facts.goods import DragonTokenTaken, TacticsFlipped
from games.eldervale.facts.map import MonsterDefeated, MonsterReborn
from games.eldervale.rules import battle as opening
from games.eldervale.rules.base import Does, Move, Question, in_battle_order, party, people, ref
from games.eldervale.rules.conditions import holds
from games.eldervale.rules.dice import (
    battle_effects,
    battle_of,
    changeable,
    die_options,
    limit,
    matching,
    monster_of,
    monster_rules,
    no_swords,
    participants,
    raised,
)
from games.eldervale.rules.magic import cast, castable
from games.eldervale.rules.sources import Active, active, copied, spare, use
from games.eldervale.rules.units import relocate, return_home, script, send_down
from games.eldervale.state import State
from games.eldervale.state.battle import Fighter
from games.eldervale.state.player import READY, InRealm
from games.eldervale.steps.base import Cause, Script
from games.eldervale.steps.battle import (
    Asking,
    ChoosingDice,
    ChoosingReward,
    Fighting,
    Redirecting,
    Rerolling,
    RespondingToRoll,
    SavingUnit,
    UsingTokens,
    UsingWinEffects,
)
from games.eldervale.steps.gaining import GainingGlory, GainingPower
from games.kernel.decision import LAPSE, Lapse, Work
from games.kernel.seats import Seat


class Battle(Work[Fighting, Move]):
    """The stages of a battle, one after another (EV-BAT-01, EV-BAT-16)."""

    def run(self, move: Move, step: Fighting) -> None:
        """The next stage."""
        match step.stage:
            case "start":
                opening.start(move, step)
            case "join":
                opening.join(move)
            case "count":
                opening.count_dice(move)
            case "roll":
                opening.prepare(move)
            case "after":
                _roll(move)
            case "result":
                _resolve(move)
            case "wins":
                _wins(move)
            case "tactics":
                _ask_losers(move, "redirect", UsingTokens())
            case "redirect":
                _ask_losers(move, "remove", Redirecting())
            case "remove":
                _remove(move)
            case "leave":
                _leave(move)
            case "end":
                move.note(BattleEnded(realm=battle_of(move.state).realm))


def label(state: State, who: Fighter) -> str:
    """How draws name a participant."""
    return str(party(state, who)) if isinstance(who, int) else who


def _roll(move: Move) -> None:
    """Everybody rolls at once; monsters' abilities; then the window (EV-BAT-08)."""
    for side in battle_of(move.state).sides:
        left = side.counted - len(side.set)
        dice = move.dice(left, "die", label(move.state, side.who))
        move.note(DiceRolled(who=side.who, dice=(*side.set, *dice)))
    opening.go_on(move, "result")
    state = move.state
    ring = people(state, in_battle_order(state, participants(state)))
    move.work(Asking(window="rolled", ring=ring))
    _automatic(move)
    move.work(Rerolling())


def _automatic(move: Move) -> None:
    for op in monster_rules(move.state, "after_roll"):
        if not isinstance(op, Reroll):
            continue
        if op.who == "every_player":
            for seat in in_battle_order(move.state, participants(move.state)):
                dice = battle_of(move.state).of(seat).dice
                reroll(move, seat, (max(dice),))
        elif op.who == "owner":
            monster = monster_of(move.state)
            assert monster is not None
            reroll(move, monster, matching(move.state, monster, op))


class Repeating(Work[Rerolling, Move]):
    """A monster's dice are rolled again until none shows a value (EV-DRA-04)."""

    def run(self, move: Move, step: Rerolling) -> None:
        """After the roll and after every change."""
        monster = monster_of(move.state)
        for op in monster_rules(move.state, "after_roll"):
            if isinstance(op, RerollUntilNone) and monster is not None:
                while ones := tuple(
                    die for die in battle_of(move.state).of(monster).dice if die == op.eq
                ):
                    reroll(move, monster, ones)


def reroll(move: Move, who: Fighter, dice: tuple[int, ...]) -> None:
    """Dice of a participant are rolled again together."""
    if dice:
        after = move.dice(len(dice), "reroll_die", label(move.state, who))
        move.note(DiceRerolled(who=who, before=dice, after=after))


# The window after the roll (EV-BAT-04)


def responses(state: State, seat: Seat) -> Iterator[Active]:
    """Visible abilities that could change dice now."""
    real = []
    for one in battle_effects(state, seat, "after_roll"):
        real.append(one.key)
        if spare_in_battle(state, seat, one) and _changes(state, seat, one):
            yield one
    for one in copied(state, seat, "after_roll"):
        fits = all(holds(state, seat, each, mimicked=one.effect.unit) for each in one.effect.if_)
        if fits and one.key not in real and spare(state, seat, one) and _changes(state, seat, one):
            yield one


def spare_in_battle(state: State, seat: Seat, one: Active) -> bool:
    """Whether it is not used up; a controlled monster's ability once per battle (EV-MON-07)."""
    if one.monster is not None and one.key in battle_of(state).of(seat).used:
        return False
    return spare(state, seat, one)


def _changes(state: State, seat: Seat, one: Active) -> bool:
    return any(
        isinstance(op, Reroll | RaiseDie | SwapDie) and changeable(state, seat, op) for op in one.do
    )


class RespondingToDice(Question[RespondingToRoll]):
    """Spells and abilities that change dice."""

    takes = (Pass, CastSpell, UseAbility)
    rule = "EV-BAT-04"
    free = False

    def options(self, state: State, seat: Seat, step: RespondingToRoll) -> Iterator[Command]:
        """Those that change something, or none."""
        yield Pass()
        yield from castable(state, seat, "after_roll")
        for one in responses(state, seat):
            yield UseAbility(source=one.name)

    def automatic(self, state: State, seat: Seat, step: RespondingToRoll) -> Command | Lapse | None:
        """Only the size of the hand and visible abilities tell whether it is asked."""
        if step.asked or state.players[seat].hand or next(responses(state, seat), None) is not None:
            return None
        return LAPSE

    def again(self, step: RespondingToRoll) -> RespondingToRoll:
        """It has been asked; an interruption changes nothing about that."""
        return RespondingToRoll(asked=True)

    def lapse(self, move: Move, seat: Seat, step: RespondingToRoll) -> None:
        """It passes."""

    def answer(self, move: Move, seat: Seat, step: RespondingToRoll, command: Command) -> None:
        """Casts, or uses."""
        if isinstance(command, Pass):
            return
        opening.reacted(move)
        if isinstance(command, CastSpell):
            cast(move, seat, command.card)
            return
        assert isinstance(command, UseAbility)
        for one in responses(move.state, seat):
            if one.name == command.source:
                use(move, seat, one)
                if one.monster is not None and one.effect.limit != "once_per_battle":
                    move.note(AbilityUsed(seat=seat, source=one.key, limit="battle"))
                script(move, seat, one)
                return


class DiceOp(Does[Reroll | RaiseDie | SwapDie]):
    """Operations on dice."""

    def run(self, move: Move, script: Script, op: Reroll | RaiseDie | SwapDie) -> None:
        """All that match at once, or those chosen."""
        if move.state.battle is None:
            return
        seat = script.seat
        if isinstance(op, Reroll) and op.dice in ("all", "all_mandatory"):
            reroll(move, seat, matching(move.state, seat, op))
            move.work(Rerolling())
        else:
            move.ask(seat, ChoosingDice(op=op))


class ChoosingChanges(Question[ChoosingDice]):
    """Dice that are re-rolled, raised or exchanged."""

    takes = (ChooseDie, Done)
    rule = "EV-BAT-08"
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingDice) -> Iterator[Command]:
        """Dice, equal ones once; several may be ended after the first."""
        for who, value in die_options(state, seat, step.op, step.who, step.chosen):
            name = party(state, who) if isinstance(who, int) else who
            yield ChooseDie(participant=name, value=value)  # type: ignore[arg-type]
        if step.chosen and isinstance(step.op, Reroll):
            yield Done()

    def answer(self, move: Move, seat: Seat, step: ChoosingDice, command: Command) -> None:
        """Changes them once all are chosen."""
        op = step.op
        if isinstance(command, Done):
            assert step.who is not None
            _rolled_again(move, step.who, step.chosen)
            return
        assert isinstance(command, ChooseDie)
        who = move.state.seats if command.participant == "ghosts" else command.participant
        chosen = (*step.chosen, command.value)
        match op:
            case Reroll():
                if len(chosen) >= limit(op):
                    _rolled_again(move, who, chosen)
                else:
                    move.ask(seat, ChoosingDice(op=op, who=who, chosen=chosen))
            case RaiseDie():
                up = raised(op, command.value)
                move.note(DiceRerolled(who=seat, before=(command.value,), after=(up,)))
                move.work(Rerolling())
            case SwapDie():
                if len(chosen) == 1:
                    move.ask(seat, ChoosingDice(op=op, chosen=chosen))
                    return
                mine, theirs = chosen
                move.note(DiceRerolled(who=seat, before=(mine,), after=(theirs,)))
                move.note(DiceRerolled(who=who, before=(theirs,), after=(mine,)))
                move.work(Rerolling())


def _rolled_again(move: Move, who: Fighter, dice: tuple[int, ...]) -> None:
    reroll(move, who, dice)
    move.work(Rerolling())


# Result and reward (EV-BAT-09..11)


def _resolve(move: Move) -> None:
    state = move.state
    battle = battle_of(state)
    best = max(side.dice for side in battle.sides)
    leaders = [side.who for side in battle.sides if side.dice == best]
    winner = leaders[0] if len(leaders) == 1 else None
    losers = tuple(
        side.who for side in battle.sides if isinstance(side.who, int) and side.who != winner
    )
    move.note(
        BattleResolved(sides=battle.sides, winner=winner, losers=losers, monster=monster_of(state))
    )
    opening.go_on(move, "wins")
    if isinstance(winner, int):
        _reward(move, winner)


def _reward(move: Move, seat: Seat) -> None:
    """Glory, or what the uncontrolled monster gives (EV-BAT-14, EV-BIF-06)."""
    state = move.state
    monster = monster_of(state)
    if monster is None:
        move.work(GainingGlory(seat=seat))
        return
    reward = MONSTERS[monster].reward
    if isinstance(reward, Choice):
        if state.is_ghosts(seat):
            move.work(GainingGlory(seat=seat))
        else:
            move.ask(seat, ChoosingReward(monster=monster))
    elif state.is_ghosts(seat):
        _ghost_reward(move, seat, reward)
    else:
        move.work(Script(seat=seat, source=Cause(name=monster, do=reward)))


def _ghost_reward(move: Move, seat: Seat, ops: Ops) -> None:
    """What the Ghosts get from an exceptional monster (EV-SOL-12)."""
    for op in ops:
        match op:
            case Glory(n=n):
                move.work(GainingGlory(seat=seat, left=n))
            case Vp(n=n):
                move.score(seat, n, "monster")
            case DragonToken():
                take_dragon_token(move, seat)
            case _:
                pass


def take_dragon_token(move: Move, seat: Seat) -> None:
    """A random token of the Lair (EV-DRA-05)."""
    if move.state.dragon_left:
        token = move.draw(sorted(move.state.dragon.items), "dragon_token")
        move.note(DragonTokenTaken(seat=seat, token=token))
        if not move.state.is_ghosts(seat):
            cause = Cause(name=token, do=DRAGON_TOKENS[token].do)
            move.work(Script(seat=seat, source=cause))


class DragonOp(Does[DragonToken]):
    """`dragon_token`."""

    def run(self, move: Move, script: Script, op: DragonToken) -> None:
        """Drawn at random, resolved at once."""
        take_dragon_token(move, script.seat)


class ChoosingPrize(Question[ChoosingReward]):
    """Glory or power for beating a monster."""

    takes = (ChooseOption, CastSpell)
    rule = "EV-BAT-11"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: ChoosingReward) -> Iterator[Command]:
        """Both, or a spell for both at once."""
        yield ChooseOption(option="glory")
        yield ChooseOption(option="power")
        if not battle_of(state).both:
            yield from castable(state, seat, "battle_reward")

    def automatic(self, state: State, seat: Seat, step: ChoosingReward) -> Command | Lapse | None:
        """Over once a spell has given both."""
        return LAPSE if battle_of(state).both else None

    def lapse(self, move: Move, seat: Seat, step: ChoosingReward) -> None:
        """Glory, then power."""
        self._power(move, seat, step)
        move.work(GainingGlory(seat=seat))

    def answer(self, move: Move, seat: Seat, step: ChoosingReward, command: Command) -> None:
        """Takes it."""
        if isinstance(command, CastSpell):
            move.ask(seat, step)
            cast(move, seat, command.card)
        elif isinstance(command, ChooseOption) and command.option == "glory":
            move.note(RewardChosen(seat=seat, reward="glory"))
            move.work(GainingGlory(seat=seat))
        else:
            move.note(RewardChosen(seat=seat, reward="power"))
            self._power(move, seat, step)

    def _power(self, move: Move, seat: Seat, step: ChoosingReward) -> None:
        element = str(MONSTERS[step.monster].element)
        move.work(GainingPower(seat=seat, element=element))


class BothOp(Does[BothRewards]):
    """`both_rewards`."""

    def run(self, move: Move, script: Script, op: BothRewards) -> None:
        """Instead of the choice that waits."""
        if move.state.battle is not None:
            move.note(BothRewardsTaken(seat=script.seat))


# Effects of winning


def _wins(move: Move) -> None:
    opening.go_on(move, "tactics")
    state = move.state
    battle = battle_of(state)
    winner = battle.winner
    if isinstance(winner, str):
        for op in monster_rules(state, "on_monster_win"):
            cause = Cause(name=winner, do=(op,))
            move.work(
                Script(seat=state.active if not state.is_ghosts(state.active) else 0, source=cause)
            )
        return
    if winner is None or state.is_ghosts(winner):
        return
    move.score(winner, battle.of(winner).vp, "battle")
    names = tuple(one.name for one in _copied_wins(state, winner))
    if names:
        move.ask(winner, UsingWinEffects(abilities=names))
    for one in reversed(tuple(battle_effects(state, winner, "on_win_battle"))):
        use(move, winner, one)
        script(move, winner, one)


def _copied_wins(state: State, seat: Seat) -> Iterator[Active]:
    real = {one.key for one in battle_effects(state, seat, "on_win_battle")}
    for one in copied(state, seat, "on_win_battle"):
        fits = all(holds(state, seat, each, mimicked=one.effect.unit) for each in one.effect.if_)
        if fits and one.key not in real and spare(state, seat, one):
            yield one


class ChoosingWinEffects(Question[UsingWinEffects]):
    """What Mimeza copies after a win."""

    takes = (UseAbility, Decline)
    rule = "EV-MER-07"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: UsingWinEffects) -> Iterator[Command]:
        """Each, to use or to leave."""
        for name in step.abilities:
            yield UseAbility(source=name)
            yield Decline(source=name)

    def answer(self, move: Move, seat: Seat, step: UsingWinEffects, command: Command) -> None:
        """Uses it; she copies one ability a turn."""
        assert isinstance(command, UseAbility | Decline)
        left = tuple(name for name in step.abilities if name != command.source)
        if self.declined(move, seat, command):
            if left:
                move.ask(seat, UsingWinEffects(abilities=left))
            return
        for one in _copied_wins(move.state, seat):
            if one.name == command.source:
                use(move, seat, one)
                script(move, seat, one)
                return


# Losing (EV-BAT-12, EV-TAC-02)


def _ask_losers(move: Move, then: str, step: UsingTokens | Redirecting) -> None:
    opening.go_on(move, then)
    state = move.state
    for seat in reversed(people(state, in_battle_order(state, battle_of(state).losers))):
        move.ask(seat, step)


class ChoosingTactics(Question[UsingTokens]):
    """Whether the tactics token keeps a loser's units."""

    takes = (UseTactics, Decline)
    rule = "EV-TAC-02"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: UsingTokens) -> Iterator[Command]:
        """Yes or no, with an active token."""
        if state.players[seat].tactics and losing(state, seat):
            yield UseTactics()
            yield Decline(source="tactics")

    def lapse(self, move: Move, seat: Seat, step: UsingTokens) -> None:
        """No active token."""

    def answer(self, move: Move, seat: Seat, step: UsingTokens, command: Command) -> None:
        """All units stay."""
        if not self.declined(move, seat, command):
            move.note(TacticsFlipped(seat=seat, active=False))
            move.note(UnitsKept(seat=seat))


def losing(state: State, seat: Seat) -> tuple[UnitKind, ...]:
    """The units of a loser that are going to the Underworld."""
    battle = battle_of(state)
    if seat in battle.stay:
        return ()
    return tuple(unit.kind for unit in state.players[seat].in_realm(battle.realm))


def savers(state: State, seat: Seat) -> Iterator[Active]:
    """Abilities that save losing units."""
    kinds = losing(state, seat)
    real = []
    for one in active(state, seat, "on_defeat"):
        if all(holds(state, seat, each) for each in one.effect.if_) and _saves(one, kinds):
            real.append(one.key)
            if spare(state, seat, one):
                yield one
    for one in copied(state, seat, "on_defeat"):
        fits = all(holds(state, seat, each, mimicked=one.effect.unit) for each in one.effect.if_)
        if fits and one.key not in real and spare(state, seat, one) and _saves(one, kinds):
            yield one


def _saves(one: Active, kinds: tuple[UnitKind, ...]) -> bool:
    return any(
        isinstance(op, Redirect) and kinds and op.unit in ("one", "all", *kinds) for op in one.do
    )


class ChoosingRedirect(Question[Redirecting]):
    """What saves losing units (effects 5.14)."""

    takes = (UseAbility, CastSpell, Decline)
    rule = "EV-BAT-12"
    never = True
    free = False

    def options(self, state: State, seat: Seat, step: Redirecting) -> Iterator[Command]:
        """Abilities and spells, or none."""
        if not losing(state, seat):
            return
        for one in savers(state, seat):
            yield UseAbility(source=one.name)
        yield from castable(state, seat, "on_defeat")
        yield Decline(source="redirect")

    def automatic(self, state: State, seat: Seat, step: Redirecting) -> Command | Lapse | None:
        """Only the size of the hand and visible abilities tell whether it is asked."""
        if not losing(state, seat):
            return LAPSE
        asked = (
            step.asked or state.players[seat].hand or next(savers(state, seat), None) is not None
        )
        return None if asked else LAPSE

    def again(self, step: Redirecting) -> Redirecting:
        """It has been asked; an interruption changes nothing about that."""
        return Redirecting(asked=True)

    def lapse(self, move: Move, seat: Seat, step: Redirecting) -> None:
        """No unit is saved."""

    def answer(self, move: Move, seat: Seat, step: Redirecting, command: Command) -> None:
        """Saves some; then again, until it ends."""
        if self.declined(move, seat, command):
            return
        move.ask(seat, Redirecting())
        if isinstance(command, CastSpell):
            cast(move, seat, command.card)
            return
        assert isinstance(command, UseAbility)
        for one in savers(move.state, seat):
            if one.name == command.source:
                use(move, seat, one)
                script(move, seat, one)
                return


class RedirectOp(Does[Redirect]):
    """`redirect`."""

    def run(self, move: Move, script: Script, op: Redirect) -> None:
        """All, one of a kind, or one that is chosen."""
        if move.state.battle is None:
            return
        kinds = losing(move.state, script.seat)
        if op.unit == "all":
            for kind in kinds:
                save(move, script.seat, kind)
        elif op.unit == "one":
            move.ask(script.seat, SavingUnit())
        elif op.unit in kinds:
            save(move, script.seat, op.unit)


def save(move: Move, seat: Seat, kind: UnitKind) -> None:
    """A losing unit goes to the ready area, without a sword (effects 5.16)."""
    realm = battle_of(move.state).realm
    relocate(move, seat, kind, InRealm(realm), READY, "redirected")


class ChoosingSaved(Question[SavingUnit]):
    """The losing unit that is saved."""

    takes = (ChooseUnit,)
    rule = "EV-BAT-12"
    free = False

    def options(self, state: State, seat: Seat, step: SavingUnit) -> Iterator[Command]:
        """Each kind."""
        place = InRealm(battle_of(state).realm)
        for kind in dict.fromkeys(losing(state, seat)):
            yield ChooseUnit(unit=ref(state, kind, place), owner=party(state, seat))

    def answer(self, move: Move, seat: Seat, step: SavingUnit, command: Command) -> None:
        """It goes to the ready area."""
        assert isinstance(command, ChooseUnit)
        save(move, seat, command.unit.kind)


def _remove(move: Move) -> None:
    """Losing units go to the Underworld (EV-BAT-12), dwellings and helpers next to the battle do
    not (EV-BAT-13, EV-DWE-03); mercenaries as any unit (EV-MER-05)."""
    state = move.state
    battle = battle_of(state)
    opening.go_on(move, "leave")
    swords = not no_swords(state)
    for seat in reversed(in_battle_order(state, battle.losers)):
        down = losing(state, seat)
        send_down(move, seat, down, battle.realm, swords=swords)
    move.note(StageReached(stage="removed"))


def _leave(move: Move) -> None:
    """A beaten monster leaves the game, a winner stays (EV-MON-06); some go home (EV-MON-08,
    EV-DRA-06, EV-DRA-07)."""
    state = move.state
    battle = battle_of(state)
    opening.go_on(move, "end")
    monster = monster_of(state)
    lurker = None if monster is None else state.lurker(monster)
    if monster is None or lurker is None:
        return
    beaten = battle.winner != monster
    kept = tuple(monster_rules(state, "defeat_mod"))
    if beaten and any(isinstance(op, NoDefeat) for op in kept):
        beaten = not state.dragon_left
    elif beaten and not lurker.reborn and _returns(kept):
        move.note(MonsterReborn(monster=monster))
        _home(move, monster)
        return
    if beaten:
        move.note(MonsterDefeated(monster=monster))
    elif any(isinstance(op, AfterBattleReturns) for op in monster_rules(state, "after_battle")):
        _home(move, monster)


def _returns(ops: tuple[AnyOp, ...]) -> bool:
    """Whether the first defeat only sends the monster home (effects 5.28)."""
    return any(isinstance(op, FirstDefeatReturns) for op in ops)


def _home(move: Move, monster: str) -> None:
    if battle_of(move.state).realm != lair_of(monster):
        return_home(move, monster)
