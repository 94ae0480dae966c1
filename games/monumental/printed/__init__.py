"""What is printed on cards, tokens, terrain and pieces, as formulas of signs."""

from games.kernel.formula import Formula, Parts, Term, either, formulas, terms
from games.monumental import box
from games.monumental.effects import RESOURCES, Goods
from games.monumental.printed.effects import effects, program


def on_card(card: box.Card) -> tuple[Formula, ...]:
    """A card: cost, icons, effects, points, and what its token on the map is worth."""
    token = () if card.token is None else (Term("defence", card.token.defence),)
    return formulas(
        *costs(card.cost),
        Formula("gives", goods(card.icons)),
        *effects(card.effects),
        Formula("wonder_token", token),
        *points(getattr(box.BOX.constants.vp, card.type, 0)),
    )


def on_policy(policy: box.Policy) -> tuple[Formula, ...]:
    """A cultural policy: its effects and points; its price is how many the player then has."""
    return formulas(*effects(policy.effects), *points(box.BOX.constants.vp.policy))


def on_warlord(warlord: box.Warlord) -> tuple[Formula, ...]:
    """A warlord card."""
    return effects(warlord.effects)


def on_civilisation(nation: box.Nation) -> tuple[Formula, ...]:
    """A civilisation: the cards of its city deck, and its units."""
    deck = tuple(Term("card", n, of=card) for card, n in nation.starting_deck.items())
    return (Formula("starts", deck), Formula("units", terms(nation.units.items())))


def on_hero(hero: box.Hero) -> tuple[Formula, ...]:
    """A hero: cost and effects."""
    return formulas(*costs(hero.cost), *effects(hero.effects))


def on_monster(monster: box.Monster) -> tuple[Formula, ...]:
    """A monster: its strength, what follows from the attack, and its points."""
    return formulas(*needed(monster.strength), *effects(monster.effects), *points(monster.vp))


def on_barbarian(token: box.Barbarian) -> tuple[Formula, ...]:
    """A Barbarian token: one of two rewards."""
    first, second = map(program, token.choose_one)
    return (Formula("gives", (either(first, second),)),)


def on_free_town(town: box.FreeTown) -> tuple[Formula, ...]:
    """A Free Town: what it adds to the strength of its province, and what it gives."""
    return (*defends(box.BOX.constants.defence.free_town), Formula("gives", program(town.do)))


def on_market(stack: box.MarketStack) -> tuple[Formula, ...]:
    """A market: the resource of its tokens; how much is printed on each token."""
    return (Formula("gives", (Term(stack.resource),)),)


def on_market_token(token: tuple[box.MarketStack, box.MarketToken]) -> tuple[Formula, ...]:
    """A market token: so much of its resource."""
    return (Formula("gives", (Term(token[0].resource, token[1].value),)),)


def on_terrain(value: int | None) -> tuple[Formula, ...]:
    """Terrain: the strength that it takes, and the points of a province; none for water."""
    return () if value is None else (*needed(value), *points(box.BOX.constants.vp.province))


def on_piece(piece: str) -> tuple[Formula, ...]:
    """A piece: what it adds to an attack and to the defence, and what its moves cost."""
    rules = box.BOX.constants
    move = Formula("move", (Term("military", rules.unit_move_cost_military.value),))
    match piece:
        case "soldier" | "warlord":
            strength = Term("strength", getattr(rules.unit_strength, piece))
            return (Formula("attack", (strength,)), *defends(getattr(rules.defence, piece)), move)
        case "outpost":
            soldiers = Term("soldier", rules.outpost_soldiers_required.value)
            return (Formula("cost", (soldiers,)), *defends(rules.defence.outpost))
        case "explorer":
            return (Formula("step", (Term("military", rules.explorer_step_cost_military.value),)),)
        case _:
            return ()


def costs(cost: box.Cost) -> tuple[Formula, ...]:
    """A printed cost; of a wonder that of its first and of its second stage."""
    if cost.acquire.production:
        stages = (cost.acquire.production, cost.complete.production)
        return tuple(
            Formula("cost", (Term("production", n),), at=stage)
            for stage, n in enumerate(stages, start=1)
        )
    price = Goods(production=cost.production, science=cost.science, gold=cost.gold)
    return (Formula("cost", goods(price)),)


def goods(amount: Goods) -> Parts:
    """Amounts of resources."""
    return terms((res, amount.of(res)) for res in RESOURCES)


def points(n: int) -> tuple[Formula, ...]:
    """Victory points at the end of the game (MO-SCO-01)."""
    return (Formula("end", terms((("points", n),))),)


def needed(strength: int) -> tuple[Formula, ...]:
    """The strength that a conquest, or an attack of all players, takes."""
    return (Formula("needs", (Term("strength", strength),)),)


def defends(n: int) -> tuple[Formula, ...]:
    """What it adds to the strength that a conquest takes."""
    return (Formula("defends", (Term("defence", n),)),)
