"""Every technology: taken from the row, played for its science, built for its resources, and worth
what stands on it; governments and special technologies likewise (7.6, 7.7).

The numbers are those of the printed cards: science, resources, what each worker gives.
"""

from typing import Any

from games.through_the_ages.commands import (
    Build,
    BuildWonderStages,
    ChangeGovernment,
    EndTurn,
    PlayTechnology,
    TakeCard,
)
from games.through_the_ages.state import civil_available, military_available
from tests.games.through_the_ages.cards.figures import Changes, changes
from tests.games.through_the_ages.position import First, legal, nation, post, table

WORKED = """
irrigation              farm        3  4  food 2
selective_breeding      farm        5  6  food 3
mechanized_agriculture  farm        7  8  food 5
iron                    mine        5  5  resource 2
coal                    mine        7  8  resource 3
oil                     mine        9 11  resource 5
theology                temple      2  5  culture 1 happy 2
organized_religion      temple      4  7  culture 1 happy 3
alchemy                 lab         4  6  science 2
scientific_method       lab         6  8  science 3
computers               lab         8 10  science 5
bread_and_circuses      arena       3  4  strength 1 happy 2
team_sports             arena       5  6  strength 2 happy 3
professional_sports     arena       7  8  strength 3 happy 4
printing_press          library     3  4  culture 1 science 1
journalism              library     6  8  culture 2 science 2
multimedia              library     9 11  culture 3 science 3
drama                   theater     4  5  culture 2 happy 1
opera                   theater     7  9  culture 3 happy 1
movies                  theater    10 12  culture 4 happy 1
swordsmen               infantry    3  3  strength 2
riflemen                infantry    5  5  strength 3
modern_infantry         infantry    8  7  strength 5
knights                 cavalry     4  3  strength 2
cavalrymen              cavalry     6  5  strength 3
tanks                   cavalry     9  7  strength 5
cannon                  artillery   7  5  strength 3
rockets                 artillery  10  7  strength 5
air_forces              air        11  7  strength 5
"""
"""Kind, type, science, resources; then what a worker (or a token on a farm or mine) gives."""

RATING = {
    "culture": "culture_rating",
    "science": "science_rating",
    "strength": "strength",
    "happy": "happy",
}

GOVERNMENTS: dict[str, tuple[int, int, Changes]] = {
    "monarchy": (9, 3, {"civil_actions": 5, "military_actions": 3, "urban_limit": 3}),
    "theocracy": (
        7,
        2,
        {
            "civil_actions": 4,
            "military_actions": 3,
            "urban_limit": 3,
            "culture_rating": 1,
            "happy": 2,
        },
    ),
    "constitutional_monarchy": (
        12,
        5,
        {"civil_actions": 6, "military_actions": 4, "urban_limit": 3},
    ),
    "republic": (14, 4, {"civil_actions": 7, "military_actions": 2, "urban_limit": 3}),
    "communism": (
        17,
        6,
        {"civil_actions": 7, "military_actions": 5, "urban_limit": 4, "happy": -1},
    ),
    "democracy": (
        21,
        8,
        {"civil_actions": 7, "military_actions": 3, "urban_limit": 4, "culture_rating": 2},
    ),
    "fundamentalism": (
        19,
        7,
        {"civil_actions": 6, "military_actions": 5, "urban_limit": 4, "strength": 5},
    ),
}
"""Science in peace and by revolution; the numbers on the card, and what it adds to ratings."""
DESPOTISM = {"civil_actions": 4, "military_actions": 2, "urban_limit": 2}

SPECIALS: dict[str, tuple[int, Changes]] = {
    "warfare": (4, {"strength": 1, "military_actions": 1}),
    "strategy": (8, {"strength": 3, "military_actions": 2}),
    "military_theory": (12, {"strength": 5, "military_actions": 3}),
    "code_of_laws": (6, {"civil_actions": 1}),
    "justice_system": (7, {"civil_actions": 1, "blue": 3, "owned_blue": 3}),
    "civil_service": (10, {"civil_actions": 2, "blue": 3, "owned_blue": 3}),
    "cartography": (4, {"strength": 1, "colonization": 2}),
    "navigation": (6, {"strength": 2, "colonization": 3}),
    "satellites": (8, {"strength": 3, "colonization": 4}),
    "masonry": (3, {}),
    "architecture": (6, {}),
    "engineering": (9, {}),
}
"""Science, and what the card adds."""

CONSTRUCTION = {"masonry": (2, 5, 7, 9), "architecture": (3, 5, 6, 8), "engineering": (4, 5, 6, 7)}
"""Stages in one action; the prices of Alchemy (6), Scientific Method (8) and Computers (10)."""

STOCKED = {"agriculture": (0, 9), "bronze": (0, 20), "warriors": 0, "philosophy": 0}


def limits(numbers: Changes) -> dict[str, int]:
    """Figures of an empty mat after a change: hand limits follow actions."""
    found = dict(numbers)
    for hand, actions in (
        ("civil_hand_limit", "civil_actions"),
        ("military_hand_limit", "military_actions"),
    ):
        if found.get(actions):
            found[hand] = found[actions]
    return {name: value for name, value in found.items() if value}


def taken(card: str, **fields: Any) -> Any:
    """The position after a card was taken from the first space of the row."""
    here = table(3).row(f"{card}#1").nation(0, posts=STOCKED, **fields)
    done = here.acting().when(0, TakeCard(slot=1)).accepted()
    assert [held.card for held in nation(done).civil] == [f"{card}#1"], card
    assert civil_available(done.state, 0) == 3, card
    return done


def test_technologies_with_workers() -> None:
    """TTA-GEN-07, TTA-CIV-11, TTA-CIV-12, TTA-CIV-40, TTA-CIV-41, TTA-MIL-01, TTA-MAT-05."""
    for line in WORKED.split("\n"):
        if not line:
            continue
        card, kind, science, resources, *gives = line.split()
        here = taken(card, science=40)
        played = here.when(0, PlayTechnology(card_instance=f"{card}#1")).accepted()
        assert changes(here.state, played.state) == {"science": -int(science)}, card
        built = played.when(0, Build(card=card))
        each = {RATING[name]: int(value) for name, value in _pairs(gives) if name in RATING}
        paid = {"resources": -int(resources), "blue": int(resources), "pool": -1}
        assert changes(played.state, built.state) == {**paid, **each}, card
        red = kind in ("infantry", "cavalry", "artillery", "air")
        assert civil_available(built.state, 0) == (2 if red else 1), card
        assert military_available(built.state, 0) == (1 if red else 2), card
        goods = {name: int(value) for name, value in _pairs(gives) if name in ("food", "resource")}
        if goods:
            _produced(card, built, goods)


def _pairs(words: list[str]) -> list[tuple[str, str]]:
    return list(zip(words[::2], words[1::2], strict=True))


def _produced(card: str, built: Any, goods: Changes) -> None:
    ended = built.when(0, EndTurn(), chance=First())
    assert post(ended, card) == (1, 1), card
    grown = (
        nation(ended).food - nation(built).food,
        nation(ended).resources - nation(built).resources,
    )
    assert grown == (goods.get("food", 0), goods.get("resource", 0)), card


def test_governments() -> None:
    """TTA-CIV-43, TTA-CIV-44, TTA-MAT-08, TTA-CIV-12."""
    for card, (peace, revolution, numbers) in GOVERNMENTS.items():
        wanted = limits({name: value - DESPOTISM.get(name, 0) for name, value in numbers.items()})
        if card == "communism":
            wanted["happy"] = -1
        posts = {**STOCKED, "religion": 2}
        hand = table(3).nation(0, posts=posts, civil=(f"{card}#1",), science=40).acting()
        for mode, price in (("peaceful", peace), ("revolution", revolution)):
            done = hand.when(0, ChangeGovernment(card_instance=f"{card}#1", mode=mode))
            assert changes(hand.state, done.state) == {"science": -price, **wanted}, card
            left = numbers["civil_actions"] - 1 if mode == "peaceful" else 0
            assert civil_available(done.state, 0) == left, card
        assert taken(card).state.nations[0].holds(card)


def test_special_technologies() -> None:
    """TTA-CIV-42, TTA-MAT-09."""
    for card, (science, adds) in SPECIALS.items():
        here = taken(card, science=40)
        done = here.when(0, PlayTechnology(card_instance=f"{card}#1"))
        assert changes(here.state, done.state) == {"science": -science, **limits(adds)}, card


def test_construction_technologies() -> None:
    """TTA-CIV-15, TTA-CIV-20."""
    labs = ("alchemy", "scientific_method", "computers")
    for card, (most, *prices) in CONSTRUCTION.items():
        here = table(3).nation(
            0,
            specials=(f"{card}#1",),
            site=("ocean_liner_service#1", 0),
            posts={**STOCKED, **dict.fromkeys(labs, 0)},
        )
        acting = here.acting()
        stages = [one.stages for one in legal(acting, 0) if isinstance(one, BuildWonderStages)]
        assert stages == list(range(1, most + 1)), card
        for lab, price in zip(labs, prices, strict=True):
            built = acting.when(0, Build(card=lab))
            assert nation(acting).resources - nation(built).resources == price, (card, lab)
