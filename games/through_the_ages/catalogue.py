"""Every card as clients see it, with words built from the data."""

from collections.abc import Mapping, Sequence
from functools import cache

from games.kernel.catalogue import Amount, Component, Look, Property, amounts, properties
from games.through_the_ages.box import (
    KINDS,
    Action,
    Aggression,
    Bonus,
    Card,
    Civil,
    Event,
    Government,
    Leader,
    Military,
    Pact,
    PerWorker,
    Special,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from games.through_the_ages.effects.program import Effect
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.phrases import WORDS
from games.through_the_ages.sentences import Speaker

COLOURS: Mapping[type[Card], str] = {
    Technology: "brown",
    Government: "orange",
    Special: "blue",
    Wonder: "purple",
    Leader: "green",
    Action: "yellow",
    Event: "#4f7f4f",
    Territory: "#3f8f6f",
    Bonus: "#7f7fbf",
    Tactic: "red",
    Aggression: "#8f2f2f",
    War: "black",
    Pact: "#2f6f9f",
}
PRINTED: Mapping[type[Card], tuple[str, ...]] = {
    Technology: ("type", "science_cost", "build_cost"),
    Government: (
        "science_cost",
        "revolution_cost",
        "civil_actions",
        "military_actions",
        "urban_limit",
    ),
    Special: ("type", "science_cost"),
    Wonder: ("stages",),
    Event: ("scoring",),
    Bonus: ("defense", "colonization"),
    Tactic: ("bonus", "bonus_obsolete"),
    Aggression: ("military_action_cost", "target_must_have"),
    War: ("military_action_cost",),
    Pact: ("symmetric", "forbids_attacks", "ends_if_parties_attack"),
}
"""Plain values of cards, by their names in the data."""

SHOWN = ("culture", "science", "strength", "happy", "civil_actions", "military_actions")
_GREY = ("temple", "lab", "arena", "library", "theater")
_RED = ("infantry", "cavalry", "artillery", "air")


@cache
def catalogue() -> Sequence[Component]:
    """The components."""
    return tuple(_component(card) for card in KINDS.values())


def _component(card: Civil | Military) -> Component:
    english = Speaker(WORDS.of("en"))
    return Component(
        id=card.id,
        kind=_kind(card),
        name=card.name,
        text=text(card, english),
        texts={"cs": text(card, Speaker(WORDS.of("cs")))},
        facts=tuple(_facts(card, english)),
        properties=_printed(card),
        cost=_cost(card),
        gives=_yield(card),
        look=Look(shape="card", colour=_colour(card), glyph=_glyph(card)),
        provenance=card.provenance,
    )


def _kind(card: Card) -> str:
    return str(card.__struct_config__.tag)


def _colour(card: Card) -> str:
    if isinstance(card, Technology):
        if card.type in _GREY:
            return "grey"
        return "red" if card.type in _RED else "brown"
    return COLOURS[type(card)]


def _glyph(card: Card) -> str:
    words = [word for word in card.id.split("_") if word not in ("i", "ii", "iii", "a")]
    return "".join(word[0] for word in words)[:3].upper()


def text(card: Civil | Military, speaker: Speaker) -> str:
    """What a card is and does."""
    return " ".join(part for part in _sentences(card, speaker) if part)


def _sentences(card: Civil | Military, speaker: Speaker) -> tuple[str, ...]:
    match card:
        case Technology(type=kind, per_worker=per_worker):
            said = speaker.term(
                "technology", type=speaker.types((kind,)), gives=_gives(per_worker, speaker)
            )
            return (said[:1].upper() + said[1:],)
        case Government():
            numbers = speaker.term(
                "government",
                civil=card.civil_actions,
                military=card.military_actions,
                limit=card.urban_limit,
            )
            return (numbers, speaker.effects(card.effects))
        case Special(type=kind, effects=effects):
            said = speaker.term("special", type=speaker.types((kind,)))
            return (said[:1].upper() + said[1:], speaker.effects(effects))
        case Wonder(stages=stages, effects=effects):
            return (speaker.term("wonder", stages=len(stages)), speaker.effects(effects))
        case Leader(effects=effects):
            return (speaker.term("leader"), speaker.effects(effects))
        case Action(effects=effects):
            return (speaker.term("action"), speaker.effects(effects))
        case _:
            return _military(card, speaker)


def _military(card: Military, speaker: Speaker) -> tuple[str, ...]:
    match card:
        case Event(effects=effects, scoring=scoring):
            return (speaker.term("event_scoring" if scoring else "event"), speaker.effects(effects))
        case Territory(permanent=permanent, immediate=immediate):
            return (
                speaker.term("territory"),
                speaker.term("permanent", text=speaker.effects(permanent)),
                speaker.term("immediate", text=speaker.effects(immediate)),
            )
        case Bonus(defense=defense, colonization=colonization):
            return (speaker.term("bonus", defense=defense, colonization=colonization),)
        case Tactic():
            return (_tactic(card, speaker),)
        case Aggression(military_action_cost=cost, target_must_have=must):
            key = "aggression" if isinstance(cost, int) else "aggression_level"
            said = speaker.term(key, cost=cost, must=speaker.types((must,)))
            return (said, speaker.effects(card.effects))
        case War(military_action_cost=cost, effects=effects):
            return (speaker.term("war", cost=cost), speaker.effects(effects))
        case Pact():
            return _pact(card, speaker)


def _gives(per_worker: PerWorker, speaker: Speaker) -> str:
    gives = (
        ("food", per_worker.food),
        ("resource", per_worker.resource),
        ("culture", per_worker.culture),
        ("science", per_worker.science),
        ("strength", per_worker.strength),
        ("happy", per_worker.happy),
    )
    return ", ".join(f"{amount} {speaker.types((what,))}" for what, amount in gives if amount)


def _tactic(card: Tactic, speaker: Speaker) -> str:
    units = (
        ("infantry", card.requires.infantry),
        ("cavalry", card.requires.cavalry),
        ("artillery", card.requires.artillery),
    )
    named = ", ".join(f"{number} {speaker.types((kind,))}" for kind, number in units if number)
    low = card.bonus_obsolete
    obsolete = "" if low is None else speaker.term("tactic_obsolete", n=low)
    return speaker.term("tactic", units=named, bonus=card.bonus, obsolete=obsolete)


def _pact(card: Pact, speaker: Speaker) -> tuple[str, ...]:
    sides = (
        ("side_a", card.effects_a),
        ("side_b", card.effects_b),
        ("side_both", card.effects_both),
    )
    return (
        speaker.term("pact"),
        *(speaker.term(key, text=speaker.effects(effects)) for key, effects in sides if effects),
        speaker.term("pact_no_attacks") if card.forbids_attacks else "",
        speaker.term("pact_ends") if card.ends_if_parties_attack else "",
    )


def _cost(card: Civil | Military) -> tuple[Amount, ...]:
    """What it takes: science to play it, resources to build it, military actions."""
    match card:
        case Technology(science_cost=science, build_cost=cost):
            paid = {"science": science, "resource": cost}
        case Government(science_cost=science) | Special(science_cost=science):
            paid = {"science": science}
        case Wonder(stages=stages):
            return tuple(Amount("resource", stage) for stage in stages)
        case Aggression(military_action_cost=int(cost)) | War(military_action_cost=cost):
            paid = {"military_actions": cost}
        case _:
            paid = {}
    return tuple(Amount(of, count) for of, count in paid.items() if count)


def _yield(card: Civil | Military) -> tuple[Amount, ...]:
    """What it gives as long as it lies there, or once for each worker."""
    match card:
        case Technology(per_worker=per_worker):
            return amounts(per_worker)
        case Tactic(bonus=bonus):
            return (Amount("strength", bonus),)
        case Government(civil_actions=civil, military_actions=military):
            return (Amount("civil_actions", civil), Amount("military_actions", military))
        case Special(effects=effects) | Wonder(effects=effects) | Leader(effects=effects):
            return _standing(effects)
        case Territory(permanent=effects):
            return _standing(effects)
        case _:
            return ()


def _standing(effects: Sequence[Effect]) -> tuple[Amount, ...]:
    """Plain numbers among effects: those that hang on nothing else."""
    return tuple(
        Amount(one.stat, one.amount)
        for one in effects
        if isinstance(one, StatEffect)
        and one.stat in SHOWN
        and isinstance(one.amount, int)
        and one.per is None
        and one.when is None
    )


def _printed(card: Civil | Military) -> Mapping[str, Property]:
    """What is printed on it: its age, how many copies there are for 2, 3 and 4 players, the rest
    by what it is."""
    copies = tuple(card.count) if any(card.count) else None
    found = {name: getattr(card, name) for name in PRINTED.get(type(card), ())}
    return properties(age=card.age, level=card.level, copies=copies, **found)


def _facts(card: Civil | Military, speaker: Speaker) -> list[tuple[str, str]]:
    """Short labelled values."""
    facts: list[tuple[str, str]] = [(speaker.term("label.age"), card.age)]
    match card:
        case Technology(science_cost=science, build_cost=cost):
            facts.append((speaker.term("label.science"), str(science)))
            facts.append((speaker.term("label.cost"), str(cost)))
        case Government(science_cost=science, revolution_cost=revolution):
            facts.append((speaker.term("label.science"), str(science)))
            facts.append((speaker.term("label.revolution"), str(revolution)))
        case Special(science_cost=science):
            facts.append((speaker.term("label.science"), str(science)))
        case Wonder(stages=stages):
            facts.append((speaker.term("label.stages"), " ".join(map(str, stages))))
        case _:
            pass
    if any(card.count):
        facts.append((speaker.term("label.copies"), "/".join(map(str, card.count))))
    return facts
