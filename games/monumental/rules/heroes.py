"""Heroes (MO-HER)."""

from collections.abc import Iterator

from games.kernel.decision import Work
from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.monumental.box import EFFECTS, HEROES
from games.monumental.commands import HireHero, ReturnHero
from games.monumental.facts.modules import (
    HeroesBackToRow,
    HeroHired,
    HeroPutAside,
    HeroReturned,
)
from games.monumental.rules.action import TurnAction
from games.monumental.rules.move import Move
from games.monumental.rules.paying import charge, unpayable
from games.monumental.state import State
from games.monumental.state.readings import PAYS
from games.monumental.steps import HiringHero, Program, Script


class Hire(TurnAction[HireHero]):
    """A hero of the row for gold, at most one under control (MO-HER-02)."""

    takes = HireHero
    kind = "hero"

    def options(self, state: State, seat: Seat) -> Iterator[HireHero]:
        """The heroes of the row that can be paid, unless the player controls one."""
        player = state.players[seat]
        if player.hero is None:
            for hero in state.heroes:
                if HEROES[hero].cost.gold <= player.goods.gold:
                    yield HireHero(hero=hero)

    def forbidden(self, state: State, seat: Seat, command: HireHero) -> Illegal | None:
        """One aside or controlled, not in the row, or too little gold."""
        player = state.players[seat]
        if player.hero is not None and player.hero_aside:
            return Illegal("MO-HER-06", "hire-next-round", hero=player.hero)
        if player.hero is not None:
            return Illegal("MO-HER-02", "hero-controlled", hero=player.hero)
        if command.hero not in HEROES:
            return Illegal("MO-HER-02", "unknown-name", name=command.hero)
        if command.hero not in state.heroes:
            return Illegal("MO-HER-02", "hero-not-in-row", hero=command.hero)
        return unpayable(player, HEROES[command.hero].cost.gold, PAYS["gold"])

    def declare(self, move: Move, seat: Seat, command: HireHero) -> None:
        amount = HEROES[command.hero].cost.gold
        then = HiringHero(player=seat, hero=command.hero)
        charge(move, seat, amount, PAYS["gold"], "hero", then)


class Hiring(Work[HiringHero, Move]):
    """The hero is paid."""

    def run(self, move: Move, step: HiringHero) -> None:
        """It can be used at once (MO-HER-03)."""
        move.note(HeroHired(seat=step.player, hero=step.hero))


class Return(TurnAction[ReturnHero]):
    """The hero goes back for its effect (MO-HER-04)."""

    takes = ReturnHero
    kind = "return_hero"

    def options(self, state: State, seat: Seat) -> Iterator[ReturnHero]:
        """One, for a hero that is not aside."""
        player = state.players[seat]
        if player.hero is not None and not player.hero_aside:
            yield ReturnHero()

    def forbidden(self, state: State, seat: Seat, command: ReturnHero) -> Illegal | None:
        """None there, or aside already."""
        player = state.players[seat]
        if player.hero is None:
            return Illegal("MO-HER-04", "no-hero")
        if player.hero_aside:
            return Illegal("MO-HER-11", "hero-aside", hero=player.hero)
        return None

    def declare(self, move: Move, seat: Seat, command: ReturnHero) -> None:
        """Back to the row at once (MO-HER-05), or aside until the end of the round (MO-HER-06)."""
        hero = move.player(seat).hero
        assert hero is not None
        aside = HeroPutAside if move.state.continuous else HeroReturned
        move.note(aside(seat=seat, hero=hero))
        for at in reversed(range(len(EFFECTS[hero]))):
            if EFFECTS[hero][at].when == "on_return":
                move.work(Script(seat=seat, source=Program(hero, at)))


def back_to_row(move: Move) -> None:
    """Heroes that lie aside go back to the row (MO-HER-08)."""
    aside = (player for player in move.state.players if player.hero_aside)
    heroes = tuple(player.hero for player in aside if player.hero is not None)
    if heroes:
        move.note(HeroesBackToRow(heroes=heroes))
