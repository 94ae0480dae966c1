"""Every card as clients see it, with words built from the data."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

from games.kernel.catalogue import Amount, Component, Field, Kind, Look, amounts
from games.through_the_ages import box
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.standing import StatEffect
from games.through_the_ages.printed import on_card, on_mat
from games.through_the_ages.texts import text
from games.through_the_ages.words import WORDS

COLOURS: Mapping[type[box.Card], str] = {
    box.Technology: "brown",
    box.Government: "orange",
    box.Special: "blue",
    box.Wonder: "purple",
    box.Leader: "green",
    box.Action: "yellow",
    box.Event: "#4f7f4f",
    box.Territory: "#3f8f6f",
    box.Bonus: "#7f7fbf",
    box.Tactic: "red",
    box.Aggression: "#8f2f2f",
    box.War: "black",
    box.Pact: "#2f6f9f",
}


def _label(what: str) -> str:
    return WORDS.of("en").term(f"label.{what}")


def _field(name: str, label: str | None = None, show: Callable[[Any], str] = str) -> Field[Any]:
    return Field(label, name, attrgetter(name), show)


def _copies(card: box.Card) -> tuple[int, ...] | None:
    """How many there are for 2, 3 and 4 players."""
    return tuple(card.count) if any(card.count) else None


SCIENCE = _label("science")
FIELDS: Mapping[type[box.Card], tuple[Field[Any], ...]] = {
    box.Technology: (
        _field("type"),
        _field("science_cost", SCIENCE),
        _field("build_cost", _label("cost")),
    ),
    box.Government: (
        _field("science_cost", SCIENCE),
        _field("revolution_cost", _label("revolution")),
        _field("civil_actions"),
        _field("military_actions"),
        _field("urban_limit"),
    ),
    box.Special: (_field("type"), _field("science_cost", SCIENCE)),
    box.Wonder: (_field("stages", _label("stages"), lambda stages: " ".join(map(str, stages))),),
    box.Leader: (),
    box.Action: (),
    box.Event: (_field("scoring"),),
    box.Territory: (),
    box.Bonus: (_field("defense"), _field("colonization")),
    box.Tactic: (_field("bonus"), _field("bonus_obsolete")),
    box.Aggression: (_field("military_action_cost"), _field("target_must_have")),
    box.War: (_field("military_action_cost"),),
    box.Pact: (_field("symmetric"), _field("forbids_attacks"), _field("ends_if_parties_attack")),
}
"""What is printed on each kind of card, beside what is on all of them."""

SHOWN = ("culture", "science", "strength", "happy", "civil_actions", "military_actions")
_GREY = ("temple", "lab", "arena", "library", "theater")
_RED = ("infantry", "cavalry", "artillery", "air")


def _colour(card: box.Card) -> str:
    if isinstance(card, box.Technology):
        if card.type in _GREY:
            return "grey"
        return "red" if card.type in _RED else "brown"
    return COLOURS[type(card)]


def _glyph(card: box.Card) -> str:
    words = [word for word in card.id.split("_") if word not in ("i", "ii", "iii", "a")]
    return "".join(word[0] for word in words)[:3].upper()


def _cost(card: box.Civil | box.Military) -> tuple[Amount, ...]:
    """What it takes: science to play it, resources to build it, military actions."""
    match card:
        case box.Technology(science_cost=science, build_cost=cost):
            paid = {"science": science, "resource": cost}
        case box.Government(science_cost=science) | box.Special(science_cost=science):
            paid = {"science": science}
        case box.Wonder(stages=stages):
            return tuple(Amount("resource", stage) for stage in stages)
        case box.Aggression(military_action_cost=int(cost)) | box.War(military_action_cost=cost):
            paid = {"military_actions": cost}
        case _:
            paid = {}
    return tuple(Amount(of, count) for of, count in paid.items() if count)


def _yield(card: box.Civil | box.Military) -> tuple[Amount, ...]:
    """What it gives as long as it lies there, or once for each worker."""
    match card:
        case box.Technology(per_worker=per_worker):
            return amounts(per_worker)
        case box.Tactic(bonus=bonus):
            return (Amount("strength", bonus),)
        case box.Government(civil_actions=civil, military_actions=military):
            return (Amount("civil_actions", civil), Amount("military_actions", military))
        case (
            box.Special(effects=effects) | box.Wonder(effects=effects) | box.Leader(effects=effects)
        ):
            return _standing(effects)
        case box.Territory(permanent=effects):
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


def _kind(of: type[box.Card], fields: tuple[Field[Any], ...]) -> Kind[Any]:
    return Kind(
        kind=str(of.__struct_config__.tag),
        name=lambda _words, id_: box.KINDS[id_].name,
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


CARDS: Mapping[type[box.Card], Kind[Any]] = {of: _kind(of, fields) for of, fields in FIELDS.items()}


MAT: Kind[box.Mat] = Kind(
    kind="mat",
    id=lambda _mat: "mat",
    text=lambda phrases, _mat: phrases.term("mat"),
    look=lambda _mat: Look(shape="board"),
    formulas=on_mat,
    provenance=lambda _mat: "public",
)
"""The mat that every nation has."""


@cache
def catalogue() -> Sequence[Component]:
    """The components."""
    cards = (CARDS[type(card)].component(WORDS, card) for card in box.KINDS.values())
    return (*cards, MAT.component(WORDS, box.BOX.mat))
