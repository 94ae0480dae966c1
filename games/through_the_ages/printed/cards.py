"""Cards as formulas: what they cost, what workers on them give, and what they do."""

from msgspec.structs import asdict

from games.kernel.catalogue import amounts
from games.kernel.formula import Exchange, Formula, Parts, Per, Term, either, formulas, terms
from games.through_the_ages import box
from games.through_the_ages.printed.effects import printed
from games.through_the_ages.printed.standing import RATINGS

Formulas = tuple[Formula, ...]


def on_card(card: box.Civil | box.Military) -> Formulas:
    """Any card."""
    match card:
        case box.Technology():
            return technology(card)
        case box.Government():
            return government(card)
        case box.Special(science_cost=cost, effects=effects):
            return (*science("cost", cost), *printed(effects))
        case box.Wonder(stages=stages, effects=effects):
            built = (
                Formula("stage", (Term("resource", n),), at=at) for at, n in enumerate(stages, 1)
            )
            return (*built, *printed(effects))
        case box.Leader(effects=effects) | box.Action(effects=effects):
            return printed(effects)
        case box.Event(effects=effects, scoring=scoring):
            return printed(effects, "end" if scoring else None)
        case box.Territory(permanent=permanent, immediate=immediate):
            return (*printed(permanent), *printed(immediate))
        case _:
            return politics(card)


def technology(card: box.Technology) -> Formulas:
    """A technology: its cost in science, and what each worker on it costs and gives."""
    price = (Term("resource", card.build_cost),)
    worker = Formula("worker", (Exchange(price, per_worker(card.per_worker)),))
    return (*science("cost", card.science_cost), worker)


def per_worker(gives: box.PerWorker) -> Parts:
    """What each worker gives: culture and science each turn."""
    named = {"culture": RATINGS["culture"], "science": RATINGS["science"]}
    return terms((named.get(one.of, one.of), one.count) for one in amounts(gives))


def government(card: box.Government) -> Formulas:
    """A government: its cost in peace and by revolution, its actions and its urban limit."""
    numbers = (
        ("civil_actions", card.civil_actions),
        ("military_actions", card.military_actions),
        ("urban_limit", card.urban_limit),
    )
    return (
        *science("cost", card.science_cost),
        *science("revolution", card.revolution_cost),
        Formula("gives", terms(numbers)),
        *printed(card.effects),
    )


def science(role: str, cost: int) -> Formulas:
    """A cost in science points."""
    return formulas(Formula(role, terms([("science", cost)])))


def politics(card: box.Bonus | box.Tactic | box.Aggression | box.War | box.Pact) -> Formulas:
    """A military card that is no event and no territory."""
    match card:
        case box.Bonus(defense=defense, colonization=colonization):
            ways = either((Term("defense", defense),), (Term("colonization", colonization),))
            return (Formula("gives", (ways,)),)
        case box.Tactic():
            return tactic(card)
        case box.Aggression(military_action_cost=cost, target_must_have=asked, effects=effects):
            needed = Formula("needs", (Term(f"target_{asked}"),))
            return (Formula("cost", (military(cost),)), needed, *printed(effects))
        case box.War(military_action_cost=cost, effects=effects):
            return (Formula("cost", (military(cost),)), *printed(effects))
        case box.Pact():
            return pact(card)


def tactic(card: box.Tactic) -> Formulas:
    """A tactic: the units of an army, and its strength, which is less if it is obsolete."""
    units = terms((unit, n) for unit, n in asdict(card.requires).items())
    army = Exchange(units, (Term("strength", card.bonus, plus=True),))
    low = card.bonus_obsolete
    if low is None:
        return (Formula("gives", (army,)),)
    obsolete = Exchange(units, (Term("strength", low, plus=True),))
    return (Formula("gives", (army,)), Formula("obsolete", (obsolete,)))


def military(cost: int | str) -> Term | Per:
    """Military actions: a number, or the level of the card that is attacked."""
    if isinstance(cost, int):
        return Term("military_actions", cost)
    return Per((Term("military_actions", 1),), (Term(f"level_{cost}"),))


def pact(card: box.Pact) -> Formulas:
    """A pact: what it does for each side, and what it says about attacks between them."""
    said = (
        *((Term("no_attacks_between"),) if card.forbids_attacks else ()),
        *((Term("ends_by_attack"),) if card.ends_if_parties_attack else ()),
    )
    return formulas(
        *printed(card.effects_a, "side_a"),
        *printed(card.effects_b, "side_b"),
        *printed(card.effects_both, "side_both"),
        Formula("side_both", said),
    )
