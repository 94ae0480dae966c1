"""Ratings are cached; here they are recomputed from the cards at every ply of whole games."""

import pytest

from games.through_the_ages import title
from games.through_the_ages.box import CARDS, TACTICS, TECHNOLOGIES, UNITS, Technology
from games.through_the_ages.effects import (
    BestCulture,
    BestLevel,
    Colonies,
    CompletedWondersOfOtherParty,
    HappyFaces,
    IgnoreOwnTactic,
    MultiplyHappyFaces,
    Pairs,
    RepeatBestArmyBonus,
    StatEffect,
    UnitStrength,
    WorkerLevels,
    Workers,
)
from games.through_the_ages.state import (
    State,
    civil_actions,
    culture_rating,
    military_actions,
    science_rating,
    strength,
)
from games.through_the_ages.state.nation import Nation
from tests.support.games import game


def workers(nation: Nation) -> list[Technology]:
    """One technology for each worker."""
    return [TECHNOLOGIES[post.card] for post in nation.posts for _ in range(post.workers)]


def effects(state: State, seat: int) -> list[tuple[object, int]]:
    """Every effect in play for a nation, with the partner of its pact."""
    court = state.nations[seat].court
    cards = [court.government, *court.specials]
    cards += [court.leader] if court.leader else []
    cards += [one.card for one in court.wonders if one.culture is None]
    found: list[tuple[object, int]] = []
    for card in cards:
        found += [(one, seat) for one in CARDS[card].effects]  # type: ignore[union-attr]
    for card in court.colonies:
        found += [(one, seat) for one in CARDS[card].permanent]  # type: ignore[union-attr]
    for pact in state.pacts:
        if seat in (pact.a, pact.b):
            kind, other = pact.kind, pact.b if seat == pact.a else pact.a
            own = kind.effects_a if seat == pact.a else kind.effects_b
            found += [(one, other) for one in (*own, *kind.effects_both)]
    return found


def factor(state: State, seat: int) -> int:
    every = [one for one, _ in effects(state, seat)]
    return 2 if any(isinstance(one, MultiplyHappyFaces) for one in every) else 1


def times(state: State, seat: int, other: int, per: object) -> int:
    """A multiplier, counted worker by worker."""
    nation, people = state.nations[seat], workers(state.nations[seat])
    match per:
        case None:
            return 1
        case Workers(types=types, card=card, max=most):
            number = sum(one.type in types or one.id == card for one in people)
            return number if most is None else min(most, number)
        case Pairs(types=(a, b)):
            kinds = [one.type for one in people]
            return min(kinds.count(a), kinds.count(b))
        case Colonies():
            return len(nation.court.colonies)
        case CompletedWondersOfOtherParty():
            return len(state.nations[other].court.wonders)
        case BestLevel(types=types):
            return max((one.level for one in people if one.type in types), default=0)
        case BestCulture(types=types):
            worked = [one for one in people if one.type in types]
            return max(worked, key=lambda one: one.level).per_worker.culture if worked else 0
        case WorkerLevels(types=types):
            return sum(one.level for one in people if one.type in types)
        case HappyFaces(sources=sources):
            faces = sum(one.per_worker.happy for one in people if one.type in sources)
            if "wonder" in sources:
                for wonder in nation.court.wonders:
                    if wonder.culture is None:
                        for one in CARDS[wonder.card].effects:  # type: ignore[union-attr]
                            if isinstance(one, StatEffect) and one.stat == "happy":
                                faces += max(0, one.amount)
            return faces * factor(state, seat)
        case _:
            raise AssertionError(per)


def added(state: State, seat: int, stat: str) -> int:
    return sum(
        one.amount * times(state, seat, other, one.per)
        for one, other in effects(state, seat)
        if isinstance(one, StatEffect) and one.stat == stat
    )


def naive_armies(state: State, seat: int) -> tuple[int, int]:
    """Armies formed one after another, the best first."""
    nation = state.nations[seat]
    every = [one for one, _ in effects(state, seat)]
    if nation.court.tactic is None or any(isinstance(one, IgnoreOwnTactic) for one in every):
        return 0, 0
    tactic = TACTICS[nation.court.tactic]
    needs = {
        "infantry": tactic.requires.infantry,
        "cavalry": tactic.requires.cavalry,
        "artillery": tactic.requires.artillery,
    }
    units = sorted((one for one in workers(nation) if one.type in UNITS), key=lambda u: -u.level)
    by_type = {kind: [u for u in units if u.type == kind] for kind in (*needs, "air")}
    bonuses: list[int] = []
    while all(len(by_type[kind]) >= number for kind, number in needs.items()):
        army = [by_type[kind].pop(0) for kind, number in needs.items() for _ in range(number)]
        old = any(unit.level <= tactic.level - 2 for unit in army)
        low = tactic.bonus if tactic.bonus_obsolete is None else tactic.bonus_obsolete
        bonuses.append(low if old else tactic.bonus)
    bonuses.sort(reverse=True)
    air = len(by_type["air"])
    bonuses = [bonus * 2 if at < air else bonus for at, bonus in enumerate(bonuses)]
    return sum(bonuses), max(bonuses, default=0)


def naive_strength(state: State, seat: int) -> int:
    every = [one for one, _ in effects(state, seat)]
    total, best = naive_armies(state, seat)
    for one in workers(state.nations[seat]):
        total += one.per_worker.strength
        for extra in every:
            if isinstance(extra, UnitStrength) and one.type in extra.types:
                total += extra.amount
    total += best * sum(isinstance(one, RepeatBestArmyBonus) for one in every)
    return min(60, max(0, total + added(state, seat, "strength")))


def naive_happy(state: State, seat: int) -> int:
    amounts = [one.per_worker.happy for one in workers(state.nations[seat])]
    for one, _ in effects(state, seat):
        if isinstance(one, StatEffect) and one.stat == "happy":
            amounts.append(one.amount)
    positive = sum(amount for amount in amounts if amount > 0) * factor(state, seat)
    return min(8, max(0, positive + sum(amount for amount in amounts if amount < 0)))


def naive_culture(state: State, seat: int) -> int:
    nation = state.nations[seat]
    total = sum(one.per_worker.culture for one in workers(nation)) + added(state, seat, "culture")
    total += 2 * sum(one.culture is not None for one in nation.court.wonders)
    return min(30, max(0, total))


def naive_science(state: State, seat: int) -> int:
    people = workers(state.nations[seat])
    total = sum(one.per_worker.science for one in people) + added(state, seat, "science")
    return min(30, max(0, total))


@pytest.mark.parametrize(("seats", "seed", "policy"), [(2, 0, "random"), (4, 3, "curious")])
def test_ratings_are_what_the_cards_say(seats: int, seed: int, policy: str) -> None:
    played = game(title, seats=seats, seed=seed, policy=policy)
    assert len(played.plies) > 150
    for state in played.states:
        for seat in state.alive:
            nation = state.nations[seat]
            where = f"{played.name}, round {state.round}, seat {seat}"
            rule = nation.court.rule
            assert strength(state, seat) == naive_strength(state, seat), where
            assert culture_rating(state, seat) == naive_culture(state, seat), where
            assert science_rating(state, seat) == naive_science(state, seat), where
            assert nation.happy == naive_happy(state, seat), where
            civil = rule.civil_actions + added(state, seat, "civil_actions")
            assert civil_actions(state, seat) == max(0, civil), where
            military = rule.military_actions + added(state, seat, "military_actions")
            assert military_actions(state, seat) == max(0, military), where
