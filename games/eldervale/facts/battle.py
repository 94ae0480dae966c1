"""Facts of battles (EV-BAT)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.eldervale.box.ids import MonsterId, SourceId, TileId
from games.eldervale.facts.base import Happened, Noted, battle, fought, sided, turned
from games.eldervale.state import State
from games.eldervale.state.battle import Battle, Fighter, Fought, Side, Stage
from games.kernel.seats import Seat


class BattleTriggered(Happened, frozen=True, tag="eldervale.battle-triggered"):
    """A battle takes place (EV-BAT-03)."""

    realm: TileId

    def applied(self, state: State) -> State:
        return replace(state, battle=Battle(realm=self.realm))


class BattleDropped(Happened, frozen=True, tag="eldervale.battle-dropped"):
    """A battle without two sides, or one that was called off, does not take place."""

    realm: TileId
    cancelled: Annotated[bool, Meta(description="Whether it was called off.")] = False

    def applied(self, state: State) -> State:
        return replace(state, battle=None)


class StageReached(Happened, frozen=True, tag="eldervale.stage-reached"):
    """The battle goes on to its next stage."""

    stage: Annotated[Stage, Meta(description="The stage that begins.")]

    def applied(self, state: State) -> State:
        """What is allowed depends on it."""
        return fought(state, stage=self.stage)


class BattleCancelled(Happened, frozen=True, tag="eldervale.battle-cancelled"):
    """A spell calls the battle off (effects 5.6)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return fought(state, cancelled=True)


class JoiningForbidden(Happened, frozen=True, tag="eldervale.joining-forbidden"):
    """Only these players may still join."""

    but: Annotated[tuple[Seat, ...], Meta(description="The seats that may still join.")]

    def applied(self, state: State) -> State:
        """Bans add up."""
        return fought(state, no_join=_both(battle(state).no_join, self.but))


class SwordsForbidden(Happened, frozen=True, tag="eldervale.swords-forbidden"):
    """Only these players may still spend swords."""

    but: Annotated[tuple[Seat, ...], Meta(description="The seats that may still spend swords.")]

    def applied(self, state: State) -> State:
        """Bans add up."""
        return fought(state, no_swords=_both(battle(state).no_swords, self.but))


def _both(old: tuple[Seat, ...] | None, new: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return new if old is None else tuple(one for one in old if one in new)


class ChimeraRolled(Happened, frozen=True, tag="eldervale.chimera-rolled"):
    """The Chimera's strength (before dice are counted)."""

    value: Annotated[int, Meta(description="What the die showed.")]
    strength: Annotated[int, Meta(description="The strength, in dice.")]

    def applied(self, state: State) -> State:
        """It counts in this battle."""
        return fought(state, chimera=self.strength)


class GhostBonusShown(Happened, frozen=True, tag="eldervale.ghost-bonus-shown"):
    """The dice that a card gives the Ghosts (EV-SOL-11)."""

    dice: Annotated[int, Meta(description="How many dice.")]

    def applied(self, state: State) -> State:
        """They count in this battle."""
        return fought(state, ghost_bonus=self.dice)


class Counted(Struct, frozen=True, kw_only=True, gc=False):
    """The dice of a participant: units, dwellings, abilities, reductions, boosts, and in all."""

    who: Annotated[Fighter, Meta(description="A seat, or the id of an uncontrolled monster.")]
    units: Annotated[int, Meta(description="Dice for units.")]
    dwellings: Annotated[int, Meta(description="Dice for dwellings.")]
    bonus: Annotated[int, Meta(description="Dice for abilities.")]
    reductions: Annotated[int, Meta(description="Dice taken away by others.")]
    boost: Annotated[int, Meta(description="Dice for swords, gold and spells.")]
    dice: Annotated[int, Meta(description="Dice in all.")]


class DiceCounted(Happened, frozen=True, tag="eldervale.dice-counted"):
    """How many dice each participant rolls (EV-BAT-06)."""

    counts: Annotated[tuple[Counted, ...], Meta(description="The dice of each participant.")]

    def applied(self, state: State) -> State:
        """Whoever is not among them takes no part any more."""
        now = battle(state)
        sides = tuple(replace(now.of(one.who), counted=one.dice) for one in self.counts)
        return fought(state, sides=sides)


class DiceAdded(Happened, frozen=True, tag="eldervale.dice-added"):
    """More dice for a participant: a sword, gold, or a spell (EV-BAT-07)."""

    seat: Seat
    who: Annotated[Seat, Meta(description="The seat whose dice they are.")]
    n: Annotated[int, Meta(description="How many more.")]
    counted: Annotated[int, Meta(description="How many in all.")]
    source: Annotated[
        SourceId | None,
        Meta(description="The component whose effect it is; missing: a sword or gold."),
    ] = None

    def applied(self, state: State) -> State:
        side = battle(state).of(self.who)
        return sided(state, self.who, boost=side.boost + self.n, counted=self.counted)


class WinPromised(Happened, frozen=True, tag="eldervale.win-promised"):
    """Points for winning this battle."""

    seat: Seat
    vp: Annotated[int, Meta(description="Victory points.")]

    def applied(self, state: State) -> State:
        return sided(state, self.seat, vp=battle(state).of(self.seat).vp + self.vp)


class DieSet(Happened, frozen=True, tag="eldervale.die-set"):
    """A die shows a value instead of being rolled (EV-BAT-08)."""

    who: Annotated[Fighter, Meta(description="A seat, or the id of an uncontrolled monster.")]
    value: Annotated[int, Meta(description="What the die shows, 1 to 6.")]
    source: SourceId

    def applied(self, state: State) -> State:
        return sided(state, self.who, set=(*battle(state).of(self.who).set, self.value))


class DiceRolled(Happened, frozen=True, tag="eldervale.dice-rolled"):
    """The dice of a participant, those that were set included."""

    who: Annotated[Fighter, Meta(description="A seat, or the id of an uncontrolled monster.")]
    dice: Annotated[tuple[int, ...], Meta(description="What the dice show, 1 to 6 each.")]

    def applied(self, state: State) -> State:
        return sided(state, self.who, dice=_sorted(self.dice))


class DiceRerolled(Happened, frozen=True, tag="eldervale.dice-rerolled"):
    """Dice of a participant are rolled again, raised or exchanged."""

    who: Annotated[Fighter, Meta(description="A seat, or the id of an uncontrolled monster.")]
    before: Annotated[tuple[int, ...], Meta(description="What the dice showed.")]
    after: Annotated[tuple[int, ...], Meta(description="What they show now.")]

    def applied(self, state: State) -> State:
        dice = list(battle(state).of(self.who).dice)
        for one in self.before:
            dice.remove(one)
        return sided(state, self.who, dice=_sorted((*dice, *self.after)))


def _sorted(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(dice, reverse=True))


class MimicryCounted(Happened, frozen=True, tag="eldervale.mimicry-counted"):
    """Mimeza copies an ability that gives dice in this battle."""

    seat: Seat
    source: SourceId

    def applied(self, state: State) -> State:
        return sided(state, self.seat, mimicry=self.source)


class BattleResolved(Happened, frozen=True, tag="eldervale.battle-resolved"):
    """Who wins, nobody on a full tie (EV-BAT-09, EV-BAT-10)."""

    sides: Annotated[tuple[Side, ...], Meta(description="The participants.")]
    winner: Annotated[
        Fighter | None,
        Meta(description="A seat, or the id of a monster; null: nobody, on a full tie."),
    ]
    losers: Annotated[tuple[Seat, ...], Meta(description="The seats that have lost.")]
    monster: Annotated[
        MonsterId | None, Meta(description="The monster that was beaten; null: none.")
    ] = None

    def applied(self, state: State) -> State:
        """The losers are known; quests remember what the active player won."""
        state = fought(state, winner=self.winner, losers=self.losers, stage="result")
        if self.winner == state.active:
            turn = state.turn
            state = turned(
                state,
                beaten_monster=turn.beaten_monster or self.monster is not None,
                melee=max(turn.melee, len(self.sides)),
            )
        return state


class BothRewardsTaken(Happened, frozen=True, tag="eldervale.both-rewards-taken"):
    """The winner takes glory and power."""

    seat: Seat

    def applied(self, state: State) -> State:
        """It is remembered until the reward is given."""
        return fought(state, both=True)


class RewardChosen(Noted, frozen=True, tag="eldervale.reward-chosen"):
    """Glory or power for beating a monster (EV-BAT-11)."""

    seat: Seat
    reward: Annotated[Literal["glory", "power"], Meta(description="Which of the two.")]


class UnitsKept(Happened, frozen=True, tag="eldervale.units-kept"):
    """A loser's units stay, by the tactics token (EV-TAC-02)."""

    seat: Seat

    def applied(self, state: State) -> State:
        return fought(state, stay=(*battle(state).stay, self.seat))


class BattleEnded(Happened, frozen=True, tag="eldervale.battle-ended"):
    """The battle is over."""

    realm: TileId

    def applied(self, state: State) -> State:
        """It is the last one from now on."""
        now = battle(state)
        last = Fought(realm=now.realm, round=state.round, winner=now.winner, sides=now.sides)
        return replace(state, battle=None, last_battle=last)


BattleFact = (
    BattleTriggered
    | BattleDropped
    | StageReached
    | BattleCancelled
    | JoiningForbidden
    | SwordsForbidden
    | ChimeraRolled
    | GhostBonusShown
    | DiceCounted
    | DiceAdded
    | WinPromised
    | DieSet
    | DiceRolled
    | DiceRerolled
    | MimicryCounted
    | BattleResolved
    | BothRewardsTaken
    | RewardChosen
    | UnitsKept
    | BattleEnded
)
