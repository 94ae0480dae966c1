"""Facts of the modules Heroes and Monsters (MO-HER, MO-MON)."""

from typing import Annotated

from msgspec import Meta
from msgspec.structs import replace

from games.kernel.seats import Seat
from games.monumental.box import HeroId, MonsterId, TileId
from games.monumental.effects import Goods
from games.monumental.facts.base import Happened, OfPlayer, spent
from games.monumental.state import Attack, State
from games.monumental.state.player import Player


class HeroHired(Happened, frozen=True, tag="monumental.hero-hired"):
    """A hero left the row for a player (MO-HER-02)."""

    seat: Seat
    hero: HeroId

    def applied(self, state: State) -> State:
        player = replace(state.players[self.seat], hero=self.hero, hero_aside=False)
        heroes = tuple(one for one in state.heroes if one != self.hero)
        return replace(state.with_player(self.seat, player), heroes=heroes)


class HeroReturned(Happened, frozen=True, tag="monumental.hero-returned"):
    """Classic mode: a hero went back to the row at once (MO-HER-05)."""

    seat: Seat
    hero: HeroId

    def applied(self, state: State) -> State:
        player = replace(state.players[self.seat], hero=None)
        return replace(state.with_player(self.seat, player), heroes=(*state.heroes, self.hero))


class HeroPutAside(OfPlayer, frozen=True, tag="monumental.hero-put-aside"):
    """Continuous mode: a hero lies aside with a marker, still under control (MO-HER-06)."""

    hero: HeroId

    def changed(self, player: Player) -> Player:
        """Until the end of the round."""
        return replace(player, hero_aside=True, marks=(*player.marks, self.hero))


class HeroesBackToRow(Happened, frozen=True, tag="monumental.heroes-back-to-row"):
    """Every hero put aside went back to the row (MO-HER-08)."""

    heroes: Annotated[tuple[HeroId, ...], Meta(description="The heroes.")]

    def applied(self, state: State) -> State:
        for seat, player in enumerate(state.players):
            if player.hero in self.heroes:
                marks = tuple(one for one in player.marks if one != player.hero)
                player = replace(player, hero=None, hero_aside=False, marks=marks)
                state = state.with_player(seat, player)
        return replace(state, heroes=state.heroes + self.heroes)


class MonsterRevealed(Happened, frozen=True, tag="monumental.monster-revealed"):
    """The token of a conquered province was a monster (MO-MON-02)."""

    monster: MonsterId
    tile: TileId
    seat: Seat

    def applied(self, state: State) -> State:
        """It waits under the display, right of the others."""
        tile = replace(state.land.at(self.tile), exploration=None)
        return replace(
            state,
            land=state.land.with_tile(self.tile, tile),
            unexplored=state.unexplored.without(self.monster),
            waiting=(*state.waiting, self.monster),
        )


class MonsterAttackStarted(Happened, frozen=True, tag="monumental.monster-attack-started"):
    """A monster attacks; players decide in this order (MO-MON-03)."""

    monster: MonsterId
    order: Annotated[
        tuple[Seat, ...], Meta(description="The seats, in the order in which they decide.")
    ]

    def applied(self, state: State) -> State:
        """It waits no more (MO-MON-08)."""
        waiting = tuple(one for one in state.waiting if one != self.monster)
        attack = Attack(self.monster, self.order)
        return replace(state, phase="monsters", waiting=waiting, attack=attack)


class MonsterGoldSpent(Happened, frozen=True, tag="monumental.monster-gold-spent"):
    """Gold spent against the monster; it is lost either way (MO-MON-04)."""

    seat: Seat
    n: Annotated[int, Meta(description="How much gold; 0: none.")]

    def applied(self, state: State) -> State:
        """The next player in order decides."""
        attack = state.attack
        assert attack is not None
        attack = replace(attack, spent=(*attack.spent, self.n))
        return replace(spent(state, self.seat, Goods(gold=self.n)), attack=attack)


class MonsterSlain(Happened, frozen=True, tag="monumental.monster-slain"):
    """The highest Power reached the monster's strength; `powers` in the order of the attack."""

    monster: MonsterId
    seat: Seat
    powers: Annotated[
        tuple[int, ...], Meta(description="The Power of each player, in the order of the attack.")
    ]

    def applied(self, state: State) -> State:
        player = state.players[self.seat]
        player = replace(player, monsters=(*player.monsters, self.monster))
        return replace(state.with_player(self.seat, player), attack=None)


class MonsterUnbeaten(Happened, frozen=True, tag="monumental.monster-unbeaten"):
    """No Power reached the monster's strength; all suffer, and the card leaves the game."""

    monster: MonsterId
    powers: Annotated[
        tuple[int, ...], Meta(description="The Power of each player, in the order of the attack.")
    ]

    def applied(self, state: State) -> State:
        return replace(state, attack=None, departed=(*state.departed, self.monster))


ModuleFact = (
    HeroHired
    | HeroReturned
    | HeroPutAside
    | HeroesBackToRow
    | MonsterRevealed
    | MonsterAttackStarted
    | MonsterGoldSpent
    | MonsterSlain
    | MonsterUnbeaten
)
