"""What is printed on realms, cards, monsters and tokens, as formulas of signs."""

from games.eldervale.box.cards import Adventure, Faction, Starter
from games.eldervale.box.content import BOX
from games.eldervale.box.creatures import Mercenary, Monster, Reward
from games.eldervale.box.ghosts import GhostCard
from games.eldervale.box.magic import Choice, Magic, Score
from games.eldervale.box.realms import Tile, Token
from games.eldervale.effects.terms import Cost
from games.eldervale.printed.conditions import asked
from games.eldervale.printed.effects import after, effect, effects, program
from games.eldervale.printed.goods import each
from games.eldervale.printed.terms import named, paid, power
from games.kernel.formula import Exchange, Formula, Parts, Per, Term, either, formulas


def on_realm(tile: Tile) -> tuple[Formula, ...]:
    """A realm: its slots, and what a dwelling costs and gives; of a ruin its action."""
    slots = (
        Formula("slot", (Term(slot.printed, 1),), at=number)
        for number, slot in enumerate(tile.slots, start=1)
    )
    element = () if tile.element is None else (power(tile.element, tile.element_symbols),)
    return formulas(
        *slots,
        Formula("cost", paid(tile.dwelling_cost)),
        Formula("dwelling", element),
        *ruin(tile),
    )


def ruin(tile: Tile) -> tuple[Formula, ...]:
    """The action of a ruin, and the points of dwellings at its ends."""
    if tile.action is None:
        return ()
    needs = tuple(part for cost in tile.action.cost for part in paid(cost))
    sides = tile.side_bonus
    ends = () if sides is None else (("start", sides.start), ("far_end", sides.end))
    return (
        Formula("action", after(needs, program(tile.action.do))),
        *(Formula(side, (Term("points", n),)) for side, n in ends),
    )


def on_treasure(token: Token) -> tuple[Formula, ...]:
    """A treasure token: its symbols, or one of them."""
    symbols = {symbol: token.symbols.count(symbol) for symbol in token.symbols}
    amounts = tuple(Term(symbol, n) for symbol, n in symbols.items())
    if token.kind == "either":
        return (Formula("gives", (either(*((one,) for one in amounts)),)),)
    return (Formula("gives", amounts),)


def on_faction(faction: Faction) -> tuple[Formula, ...]:
    """A faction: its abilities."""
    return effects(faction.abilities)


def on_adventure(card: Adventure) -> tuple[Formula, ...]:
    """An adventure card: cost and effects."""
    return formulas(Formula("cost", paid(card.cost)), *effects(card.effect))


def on_magic(card: Magic) -> tuple[Formula, ...]:
    """A spell, a quest or a prophecy."""
    if card.score is not None:
        return (Formula("end", score(card.score)),)
    if card.cond is not None:
        return (Formula("quest", after(asked((card.cond,)), (Term("points", card.vp),))),)
    needs = (*asked(card.if_), *(part for cost in card.cost for part in paid(cost)))
    done = after(needs, program(card.do))
    return (*casting(card), *(Formula(timing, done) for timing in card.timings))


def casting(card: Magic) -> tuple[Formula, ...]:
    """The casting cost of a spell, and when it is free (EV-MAG-02)."""
    if card.cast_cost is None:
        return ()
    free = card.cast_cost.free_if
    least = (power(free.element), Term("power_value", free.power_value_min))
    return (Formula("cost", paid(card.cast_cost.pay)), Formula("free", least))


def score(one: Score) -> Parts:
    """What a prophecy is worth."""
    if one.if_ is not None:
        return after(asked((one.if_,)), (Term("points", one.flat),))
    if one.types:
        kinds = either(*((Term(kind),) for kind in one.types))
        limit = () if one.max is None else (Term("points", one.max, up_to=True),)
        return (Per((Term("points", one.n),), (kinds,)), *limit)
    counted = Term("power_value", one.value) if one.value else named(one.per or "text")
    return each("points", one.n, counted, one.max)


def on_monster(monster: Monster) -> tuple[Formula, ...]:
    """A monster: its dice, abilities and reward."""
    if isinstance(monster.reward, Choice):
        reward: Parts = (either(*map(program, monster.reward.choose)),)
    else:
        reward = program(monster.reward)
    return (
        Formula("dice", (Term("die", monster.dice),)),
        *effects(monster.abilities),
        Formula("reward", reward),
    )


def on_starter(card: Starter) -> tuple[Formula, ...]:
    """A starter card: its three actions, and what units cost."""
    actions = (
        Formula("activate", (Exchange((Term("any_unit"),), program(one.do)),))
        for one in card.actions
    )
    printed = (one.square.printed for one in card.actions if one.square is not None)
    slots = (Formula("slot", (Term(one, 1),)) for one in printed if one is not None)
    costs = card.summon_costs
    workers = (summoned(cost, "worker", at) for at, cost in enumerate(costs.worker, start=1))
    others = (("warrior", costs.warrior), ("wizard", costs.wizard), ("dragon", costs.dragon))
    return (*actions, *slots, *workers, *(summoned(cost, kind) for kind, cost in others))


def summoned(cost: Cost, kind: str, at: int | None = None) -> Formula:
    """What a unit costs; workers one after another (EV-ACT-03)."""
    return Formula("summoning", (Exchange(paid(cost), (Term(kind, 1),)),), at=at)


def on_mercenary(card: Mercenary) -> tuple[Formula, ...]:
    """A mercenary: dice and ability."""
    return (Formula("dice", (Term("die", card.dice),)), *effect(card.ability))


def on_reward(reward: Reward) -> tuple[Formula, ...]:
    """A reward space, or a dragon token."""
    return (Formula("gives", program(reward.do)),)


def on_ghost_card(card: GhostCard) -> tuple[Formula, ...]:
    """A card of the Ghosts: what they do, their points, and their dice in a battle."""
    more = (Term("die", card.dice_bonus, plus=True),) if card.dice_bonus else ()
    points = (Term("points", card.vp),) if card.vp else ()
    return formulas(
        Formula("ghosts", (Term(card.action, of=card.ruin), *points)),
        Formula("battle_dice", more),
    )


def on_power_track() -> tuple[Formula, ...]:
    """What each level of a power track is worth (EV-GEN-09)."""
    values = enumerate(BOX.power_track.values, start=1)
    return tuple(Formula("step", (Term("points", value),), at=level) for level, value in values)


def on_glory_track() -> tuple[Formula, ...]:
    """What each space of the glory track gives, and what one gains beyond the last."""
    track = BOX.glory_track
    spaces = ((space.n, space.do) for space in track.spaces)
    ends = (track.spaces[-1].n + 1, track.beyond_last)
    return tuple(Formula("step", program(do), at=number) for number, do in (*spaces, ends))
