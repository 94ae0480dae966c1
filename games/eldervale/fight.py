"""A battle as items of a scene: its sides and their dice; and who fights without being a seat."""

from collections import Counter
from collections.abc import Iterator

from games.eldervale.box.names import DICE_CAP
from games.eldervale.odds import chance
from games.eldervale.pieces import row, things, who
from games.eldervale.state.battle import Side
from games.eldervale.view import View
from games.kernel.scene import Box, Item, Zone


def fight(view: View) -> Iterator[Zone]:
    """Below the map: the dice of a battle and its sides, the Ghosts' cards, beaten monsters."""
    yield row("dice", "battle", Box(0, 38, 30, 4), _dice(view))
    cards = things("ghost card", dict.fromkeys(view.ghost_cards))
    yield row("ghosts", "ghost_cards", Box(31, 38, 14, 4), cards)
    yield row("beaten", "beaten", Box(46, 38, 14, 4), things("monster", view.beaten))
    yield row("sides", "battle", Box(0, 43, 30, 3), _sides(view))
    yield row("odds", "chances", Box(31, 43, 29, 3), _odds(view))


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
    """The sides of a battle: what they are called in ids, and the seat, if it is one."""
    names = {one.seat: who(one) for one in view.players}
    for side in () if view.battle is None else view.battle.sides:
        if isinstance(side.who, str):
            yield side.who, None, side
        else:
            name = names[side.who]
            yield name, None if name == "ghosts" else side.who, side
