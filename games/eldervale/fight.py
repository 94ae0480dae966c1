"""A battle as items of a scene: its sides and their dice; and who fights without being a seat."""

from collections import Counter
from collections.abc import Iterator

from games.eldervale.box.names import DICE_CAP
from games.eldervale.danger import is_rolled
from games.eldervale.facts.battle import Counted
from games.eldervale.odds import again, chance, deciding
from games.eldervale.pieces import row, things, who
from games.eldervale.rules.battle.dice import counts
from games.eldervale.state.battle import Battle, Fighter, Side
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
    yield row("last-sides", "last_battle", Box(0, 47, 30, 3), _last(view))


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


def compared(view: View) -> Iterator[Gauge]:
    """How rolled dice compare (EV-BAT-09): `deciding_die` is the die, counted from the highest, by
    which the best row beats the next; none, if they are equal. `again-die-NAME-VALUE`, until the
    result: the chance in percent that the side leads if that die is rolled once more."""
    if not _is_rolled(view.battle):
        return
    assert view.battle is not None
    rows = [side.dice for side in view.battle.sides]
    if (at := deciding(rows)) is not None:
        yield Gauge(id="deciding_die", name="deciding_die", value=at)
    if view.battle.stage != "roll":
        return
    for number, (name, _, side) in enumerate(_fighters(view)):
        for die in sorted(set(side.dice)):
            won = round(100 * again(rows, number, die))
            yield Gauge(id=f"again-die-{name}-{die}", name="again", value=won, of=100)


def last_battle(view: View) -> Iterator[Gauge]:
    """Where the last battle was that had a result, and in which round."""
    if view.last_battle is not None:
        realm, number = view.last_battle.realm, view.last_battle.round
        yield Gauge(id="last_battle", name="last_battle", value=number, component=realm)


def _last(view: View) -> Iterator[Item]:
    """The sides of the last battle with their dice, the best first; of a full tie nobody wins."""
    last = view.last_battle
    for side in () if last is None else sorted(last.sides, key=lambda one: one.dice, reverse=True):
        name = _name(view, side.who)
        assert last is not None
        yield Item(
            id=f"last-{name}",
            kind="side",
            component=side.who if isinstance(side.who, str) else None,
            owner=side.who if isinstance(side.who, int) and name != "ghosts" else None,
            label=" ".join(map(str, side.dice)),
            marks=("winner" if side.who == last.winner else "loser",),
        )


def _is_rolled(battle: Battle | None) -> bool:
    return battle is not None and len(battle.sides) > 1 and all(one.dice for one in battle.sides)


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
    """Who fights, and with how many dice; then who leads, then who has won."""
    battle = view.battle
    rolled = battle is not None and _is_rolled(battle) and battle.stage == "roll"
    leads = battle.leaders if battle is not None and rolled else ()
    for name, owner, side in _fighters(view):
        assert battle is not None
        ended: tuple[str, ...] = ()
        if battle.winner is not None:
            ended = ("winner" if side.who == battle.winner else "loser",)
        elif leads == (side.who,):
            ended = ("leader",)
        yield Item(
            id=f"side-{name}",
            kind="side",
            component=side.who if isinstance(side.who, str) else None,
            owner=owner,
            label=str(side.counted),
            marks=ended,
        )


def _odds(view: View) -> Iterator[Item]:
    """Before the roll: the chance of each seat to win, with its dice of now and with more. If some
    dice were set, nobody reckons it."""
    fighters = tuple(_fighters(view))
    if len(fighters) < 2 or any(side.dice or side.set for _, _, side in fighters):
        return
    dice = [side.counted for _, _, side in fighters]
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
        yield Side(who=one.who, counted=one.dice, boost=one.boost)


def _name(view: View, fighter: Fighter) -> str:
    if isinstance(fighter, str):
        return fighter
    return next(who(one) for one in view.players if one.seat == fighter)
