"""A battle as items of a scene: its sides and their dice; and who fights without being a seat."""

from collections import Counter
from collections.abc import Iterator

from games.eldervale.box.names import DICE_CAP
from games.eldervale.danger import is_rolled
from games.eldervale.facts.battle import Counted
from games.eldervale.odds import chance
from games.eldervale.pieces import row, things, who
from games.eldervale.rules.battle.dice import counts
from games.eldervale.state.battle import Fighter, Side
from games.eldervale.view import View
from games.eldervale.visible import visible
from games.kernel.scene import Box, Gauge, Item, Zone


def fight(view: View) -> Iterator[Zone]:
    """Below the map: the dice of a battle and its sides, the Ghosts' cards, beaten monsters."""
    yield row("dice", "battle", Box(0, 38, 30, 4), _dice(view))
    cards = things("ghost card", dict.fromkeys(view.ghost_cards))
    yield row("ghosts", "ghost_cards", Box(31, 38, 14, 4), cards)
    yield row("beaten", "beaten", Box(46, 38, 14, 4), things("monster", view.beaten))
    yield row("sides", "battle", Box(0, 43, 30, 3), _sides(view))
    yield row("odds", "chances", Box(31, 43, 29, 3), _odds(view))


def sources(view: View) -> Iterator[Gauge]:
    """Where the dice of each side come from, until they are rolled (EV-BAT-06): gauges
    `SOURCE-side-NAME`."""
    for one in _counted(view):
        told = {
            "dice_of_units": one.units,
            "dice_of_dwellings": one.dwellings,
            "dice_of_effects": one.bonus,
            "dice_lost": one.reductions,
            "dice_added": one.boost,
        }
        for name, value in told.items():
            if value:
                yield Gauge(id=f"{name}-side-{_name(view, one.who)}", name=name, value=value)


def _counted(view: View) -> tuple[Counted, ...]:
    """The dice of each side as they are counted now; of none, once they are rolled."""
    battle = view.battle
    if battle is None or battle.winner is not None or any(one.dice for one in battle.sides):
        return ()
    state = visible(view)
    if battle.chimera is None and is_rolled(state, battle.realm):
        return ()
    return counts(state)


def _sides(view: View) -> Iterator[Item]:
    """Who fights, and with how many dice; then who has won."""
    battle = view.battle
    for name, owner, side in _fighters(view):
        assert battle is not None
        ended: tuple[str, ...] = ()
        if battle.winner is not None:
            ended = ("winner" if side.who == battle.winner else "loser",)
        yield Item(
            id=f"side-{name}",
            kind="side",
            component=side.who if isinstance(side.who, str) else None,
            owner=owner,
            label=str(side.counted + side.boost),
            marks=ended,
        )


def _odds(view: View) -> Iterator[Item]:
    """Before the roll: the chance of each seat to win, with its dice of now and with more. If some
    dice were set, nobody reckons it."""
    fighters = tuple(_fighters(view))
    if len(fighters) < 2 or any(side.dice or side.set for _, _, side in fighters):
        return
    dice = [side.counted + side.boost for _, _, side in fighters]
    for at, (name, seat, _) in enumerate(fighters):
        for number in range(dice[at], DICE_CAP + 1) if seat is not None and all(dice) else ():
            won = chance([*dice[:at], number, *dice[at + 1 :]], at)
            yield Item(
                id=f"odds-{name}-{number}",
                kind="odds",
                owner=seat,
                count=number,
                label=f"{won:.0%}",
            )


def _dice(view: View) -> Iterator[Item]:
    """The dice of each side, equal ones as one item."""
    for name, owner, side in _fighters(view):
        for value, count in sorted(Counter(side.dice).items(), reverse=True):
            yield Item(
                id=f"die-{name}-{value}", kind="die", owner=owner, count=count, label=str(value)
            )


def _fighters(view: View) -> Iterator[tuple[str, int | None, Side]]:
    """The sides of a battle: what they are called in ids, and the seat, if it is one. Before they
    are counted for good, whoever is there now."""
    battle = view.battle
    for side in () if battle is None else battle.sides or _expected(view):
        name = _name(view, side.who)
        seat = side.who if isinstance(side.who, int) and name != "ghosts" else None
        yield name, seat, side


def _expected(view: View) -> Iterator[Side]:
    for one in _counted(view):
        yield Side(who=one.who, counted=one.dice - one.boost, boost=one.boost)


def _name(view: View, fighter: Fighter) -> str:
    if isinstance(fighter, str):
        return fighter
    return next(who(one) for one in view.players if one.seat == fighter)
