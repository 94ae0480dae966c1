"""Every card as clients see it, with words built from the data."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from games.kernel.catalogue import Amount, Component, Field, Kind, Look, amounts
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
    Special,
    Tactic,
    Technology,
    Territory,
    War,
    Wonder,
)
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.printed import on_card
from games.through_the_ages.texts import text
from games.through_the_ages.words import WORDS

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


def _label(what: str) -> str:
    return WORDS.of("en").term(f"label.{what}")


def _field(name: str, label: str | None = None, show: Callable[[Any], str] = str) -> Field[Any]:
    return Field(label, name, attrgetter(name), show)


def _copies(card: Card) -> tuple[int, ...] | None:
    """How many there are for 2, 3 and 4 players."""
    return tuple(card.count) if any(card.count) else None


SCIENCE = _label("science")
FIELDS: Mapping[type[Card], tuple[Field[Any], ...]] = {
    Technology: (
        _field("type"),
        _field("science_cost", SCIENCE),
        _field("build_cost", _label("cost")),
    ),
    Government: (
        _field("science_cost", SCIENCE),
        _field("revolution_cost", _label("revolution")),
        _field("civil_actions"),
        _field("military_actions"),
        _field("urban_limit"),
    ),
    Special: (_field("type"), _field("science_cost", SCIENCE)),
    Wonder: (_field("stages", _label("stages"), lambda stages: " ".join(map(str, stages))),),
    Leader: (),
    Action: (),
    Event: (_field("scoring"),),
    Territory: (),
    Bonus: (_field("defense"), _field("colonization")),
    Tactic: (_field("bonus"), _field("bonus_obsolete")),
    Aggression: (_field("military_action_cost"), _field("target_must_have")),
    War: (_field("military_action_cost"),),
    Pact: (_field("symmetric"), _field("forbids_attacks"), _field("ends_if_parties_attack")),
}
"""What is printed on each kind of card, beside what is on all of them."""

SHOWN = ("culture", "science", "strength", "happy", "civil_actions", "military_actions")
_GREY = ("temple", "lab", "arena", "library", "theater")
_RED = ("infantry", "cavalry", "artillery", "air")


def _colour(card: Card) -> str:
    if isinstance(card, Technology):
        if card.type in _GREY:
            return "grey"
        return "red" if card.type in _RED else "brown"
    return COLOURS[type(card)]


def _glyph(card: Card) -> str:
    words = [word for word in card.id.split("_") if word not in ("i", "ii", "iii", "a")]
    return "".join(word[0] for word in words)[:3].upper()


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


def _standing(effects: Sequence[AnyOperation]) -> tuple[Amount, ...]:
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


def _kind(of: type[Card], fields: tuple[Field[Any], ...]) -> Kind[Any]:
    return Kind(
        kind=str(of.__struct_config__.tag),
        name=lambda _words, id_: KINDS[id_].name,
        text=text,
        look=lambda card: Look(shape="card", colour=_colour(card), glyph=_glyph(card)),
        fields=(
            Field(_label("age"), "age", attrgetter("age")),
            Field(None, "level", attrgetter("level")),
            Field(None, "copies", _copies),
            *fields,
            Field(_label("copies"), None, _copies, lambda copies: "/".join(map(str, copies))),
        ),
        cost=_cost,
        gives=_yield,
        formulas=on_card,
    )


CARDS: Mapping[type[Card], Kind[Any]] = {of: _kind(of, fields) for of, fields in FIELDS.items()}


@cache
def catalogue() -> Sequence[Component]:
    """The components."""
    return tuple(CARDS[type(card)].component(WORDS, card) for card in KINDS.values())
