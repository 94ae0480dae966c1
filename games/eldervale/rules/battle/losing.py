"""Losers: tactics, redirects, removal, monsters that leave (EV-BAT-12..16)."""

from collections.abc import Iterator

from games.eldervale.box.content import lair_of
from games.eldervale.commands.choices import ChooseUnit
from games.eldervale.commands.placing import Decline, UseAbility
from games.eldervale.commands.program import Command
from games.eldervale.commands.turn import CastSpell, UseTactics
from games.eldervale.effects.monsters import AfterBattleReturns, FirstDefeatReturns, NoDefeat
from games.eldervale.effects.program import AnyOperation
from games.eldervale.effects.terms import UnitKind
from games.eldervale.effects.units import Redirect
from games.eldervale.facts.battle import StageReached, UnitsKept
from games.eldervale.facts.goods import TacticsFlipped
from games.eldervale.facts.map import MonsterDefeated, MonsterReborn
from games.eldervale.rules.battle.battlefield import (
    battle_of,
    go_on,
    monster_of,
    monster_rules,
    no_swords,
)
from games.eldervale.rules.choice import Choice
from games.eldervale.rules.effects.conditions import all_hold
from games.eldervale.rules.effects.sources import Active, active, copied, spare, use
from games.eldervale.rules.magic.spells import cast, castable
from games.eldervale.rules.monsters.lairs import return_home
from games.eldervale.rules.move import Move
from games.eldervale.rules.parties import in_battle_order, party, people, ref
from games.eldervale.rules.resolution import SureHandler
from games.eldervale.rules.units import relocate, script, send_down
from games.eldervale.state import State
from games.eldervale.state.player import READY, InRealm
from games.eldervale.steps.base import Script
from games.eldervale.steps.battle import FightStage, Redirecting, SavingUnit, UsingTokens
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat


def ask_losers(move: Move, then: FightStage, step: UsingTokens | Redirecting) -> None:
    go_on(move, then)
    state = move.state
    for seat in reversed(people(state, in_battle_order(state, battle_of(state).losers))):
        move.ask(seat, step)


class TacticsUse(Choice[UsingTokens, Command]):
    """Whether the tactics token keeps a loser's units."""

    takes = (UseTactics, Decline)
    rule = "EV-TAC-02"
    never = True
    free = False
    silent = True

    def options(self, state: State, seat: Seat, step: UsingTokens) -> Iterator[Command]:
        """Yes or no, with an active token."""
        if state.players[seat].tactics and losing(state, seat):
            yield UseTactics()
            yield Decline(source="tactics")

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
    return state.players[seat].kinds_in(battle.realm)


def savers(state: State, seat: Seat) -> Iterator[Active]:
    """Abilities that save losing units."""
    kinds = losing(state, seat)
    real = []
    for one in active(state, seat, "on_defeat"):
        if all_hold(state, seat, one.effect.if_) and _saves(one, kinds):
            real.append(one.key)
            if spare(state, seat, one):
                yield one
    for one in copied(state, seat, "on_defeat"):
        fits = all_hold(state, seat, one.effect.if_, mimicked=one.effect.unit)
        if fits and one.key not in real and spare(state, seat, one) and _saves(one, kinds):
            yield one


def _saves(one: Active, kinds: tuple[UnitKind, ...]) -> bool:
    return any(
        isinstance(op, Redirect) and kinds and op.unit in ("one", "all", *kinds) for op in one.do
    )


class RedirectChoice(Choice[Redirecting, Command]):
    """What saves losing units (effects 5.14)."""

    takes = (UseAbility, CastSpell, Decline)
    rule = "EV-BAT-12"
    timing = ("on_defeat",)
    never = True
    free = False
    silent = True

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


class RedirectOp(SureHandler[Redirect]):
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


class SavedUnit(Choice[SavingUnit, ChooseUnit]):
    """The losing unit that is saved."""

    takes = (ChooseUnit,)
    rule = "EV-BAT-12"
    free = False

    def options(self, state: State, seat: Seat, step: SavingUnit) -> Iterator[ChooseUnit]:
        place = InRealm(battle_of(state).realm)
        for kind in dict.fromkeys(losing(state, seat)):
            yield ChooseUnit(unit=ref(state, kind, place), owner=party(state, seat))

    def refusal(self, state: State, seat: Seat, step: SavingUnit, command: ChooseUnit) -> Illegal:
        """A unit that does not lose."""
        return Illegal(self.rule, "unit-not-losing", kind=command.unit.kind)

    def answer(self, move: Move, seat: Seat, step: SavingUnit, command: ChooseUnit) -> None:
        save(move, seat, command.unit.kind)


def remove(move: Move) -> None:
    """Losing units go to the Underworld (EV-BAT-12), dwellings and helpers next to the battle do
    not (EV-BAT-13, EV-DWE-03); mercenaries as any unit (EV-MER-05)."""
    state = move.state
    battle = battle_of(state)
    go_on(move, "leave")
    swords = not no_swords(state)
    for seat in reversed(in_battle_order(state, battle.losers)):
        down = losing(state, seat)
        send_down(move, seat, down, battle.realm, swords=swords)
    move.note(StageReached(stage="removed"))


def leave(move: Move) -> None:
    """A beaten monster leaves the game, a winner stays (EV-MON-06); some go home (EV-MON-08,
    EV-DRA-06, EV-DRA-07)."""
    state = move.state
    battle = battle_of(state)
    go_on(move, "end")
    monster = monster_of(state)
    lurker = None if monster is None else state.lurker(monster)
    if monster is None or lurker is None:
        return
    beaten = battle.winner != monster
    kept = monster_rules(state, "defeat_mod")
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


def _returns(ops: tuple[AnyOperation, ...]) -> bool:
    """Whether the first defeat only sends the monster home (effects 5.28)."""
    return any(isinstance(op, FirstDefeatReturns) for op in ops)


def _home(move: Move, monster: str) -> None:
    if battle_of(move.state).realm != lair_of(monster):
        return_home(move, monster)
