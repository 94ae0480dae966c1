"""Ratings counted again from the cards, worker by worker and army by army, with nothing cached: to
this the cached ones must come at every ply (TTA-MAT-11, TTA-STR-01)."""

from collections.abc import Iterator

from games.kernel.seats import Seat
from games.through_the_ages import box
from games.through_the_ages.effects import measures, standing
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.terms import Statistic
from games.through_the_ages.state import (
    State,
    civil_actions,
    culture_rating,
    military_actions,
    science_rating,
    strength,
)
from games.through_the_ages.state.nation import Nation


def miscounted_ratings(state: State, seat: Seat) -> Iterator[str]:
    """Ratings and numbers of actions that do not come to what the cards say."""
    nation = state.nations[seat]
    rule, limits = nation.court.rule, box.BOX.limits
    people = _workers(nation)
    culture = sum(one.per_worker.culture for one in people) + _added(state, seat, "culture")
    culture += sum(wonder.culture or 0 for wonder in nation.court.wonders)
    science = sum(one.per_worker.science for one in people) + _added(state, seat, "science")
    military = rule.military_actions + _added(state, seat, "military_actions")
    counted = {
        "strength": (strength(state, seat), _within(_strength(state, seat), limits.strength)),
        "culture": (culture_rating(state, seat), _within(culture, limits.culture_rating)),
        "science": (science_rating(state, seat), _within(science, limits.science_rating)),
        "happy faces": (nation.happy, _within(_faces(state, seat), limits.happy)),
        "civil actions": (
            civil_actions(state, seat),
            max(0, rule.civil_actions + _added(state, seat, "civil_actions")),
        ),
        "military actions": (military_actions(state, seat), max(0, military)),
    }
    for name, (cached, again) in counted.items():
        if cached != again:
            yield f"TTA-MAT-11: seat {seat} has {cached} {name}, and the cards say {again}"


def _within(value: int, most: int) -> int:
    return min(most, max(0, value))


def _workers(nation: Nation) -> list[box.Technology]:
    """One technology for each worker."""
    return [box.TECHNOLOGIES[post.card] for post in nation.posts for _ in range(post.workers)]


def _effects(state: State, seat: Seat) -> Iterator[tuple[AnyOperation, Seat]]:
    """Every effect in play for a nation, with the other party of its pact."""
    court = state.nations[seat].court
    lists = [box.GOVERNMENTS[court.government].effects]
    lists += [box.SPECIALS[one].effects for one in court.specials]
    lists += [box.LEADERS[court.leader].effects] if court.leader else []
    lists += [box.WONDERS[one.card].effects for one in court.wonders if one.culture is None]
    lists += [box.TERRITORIES[one].permanent for one in court.colonies]
    for effects in lists:
        for effect in effects:
            yield effect, seat
    for pact in state.pacts:
        if seat in (pact.a, pact.b):
            card, other = pact.kind, pact.b if seat == pact.a else pact.a
            for effect in (
                *(card.effects_a if seat == pact.a else card.effects_b),
                *card.effects_both,
            ):
                yield effect, other


def _factor(state: State, seat: Seat) -> int:
    every = [one for one, _ in _effects(state, seat)]
    return 2 if any(isinstance(one, standing.MultiplyHappyFaces) for one in every) else 1


def _times(state: State, seat: Seat, other: Seat, per: measures.Per | None) -> int:
    """A multiplier, counted worker by worker."""
    people = _workers(state.nations[seat])
    match per:
        case None:
            return 1
        case measures.Workers(types=types, card=card, max=most):
            number = sum(one.type in types or one.id == card for one in people)
            return number if most is None else min(most, number)
        case measures.Pairs(types=(a, b)):
            kinds = [one.type for one in people]
            return min(kinds.count(a), kinds.count(b))
        case measures.Colonies():
            return len(state.nations[seat].court.colonies)
        case measures.CompletedWondersOfOtherParty():
            return len(state.nations[other].court.wonders)
        case measures.BestLevel(types=types):
            return max((one.level for one in people if one.type in types), default=0)
        case measures.BestCulture(types=types):
            worked = [one for one in people if one.type in types]
            return max(worked, key=lambda one: one.level).per_worker.culture if worked else 0
        case measures.WorkerLevels(types=types):
            return sum(one.level for one in people if one.type in types)
        case measures.HappyFaces(sources=sources):
            faces = sum(one.per_worker.happy for one in people if one.type in sources)
            wonders = _faces_of_wonders(state.nations[seat]) if "wonder" in sources else 0
            return (faces + wonders) * _factor(state, seat)
        case _:
            raise TypeError(f"{per} multiplies no rating")


def _faces_of_wonders(nation: Nation) -> int:
    """Positive faces of wonders that lie face up."""
    shown = (box.WONDERS[one.card] for one in nation.court.wonders if one.culture is None)
    effects = (
        one for card in shown for one in card.effects if isinstance(one, standing.StatEffect)
    )
    return sum(max(0, one.amount) for one in effects if one.stat == "happy")


def _added(state: State, seat: Seat, stat: Statistic) -> int:
    return sum(
        one.amount * _times(state, seat, other, one.per)
        for one, other in _effects(state, seat)
        if isinstance(one, standing.StatEffect) and one.stat == stat
    )


def _armies(state: State, seat: Seat) -> tuple[int, int]:
    """Armies formed one after another, of the best units first: all their bonuses, and the
    greatest."""
    nation = state.nations[seat]
    ignored = any(isinstance(one, standing.IgnoreOwnTactic) for one, _ in _effects(state, seat))
    if nation.court.tactic is None or ignored:
        return 0, 0
    tactic = box.TACTICS[nation.court.tactic]
    needs = {
        "infantry": tactic.requires.infantry,
        "cavalry": tactic.requires.cavalry,
        "artillery": tactic.requires.artillery,
    }
    units = [one for one in _workers(nation) if one.type in box.UNITS]
    units.sort(key=lambda unit: -unit.level)
    by_type = {kind: [one for one in units if one.type == kind] for kind in (*needs, "air")}
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


def _strength(state: State, seat: Seat) -> int:
    every = [one for one, _ in _effects(state, seat)]
    total, best = _armies(state, seat)
    stronger = [one for one in every if isinstance(one, standing.UnitStrength)]
    for unit in _workers(state.nations[seat]):
        total += unit.per_worker.strength
        total += sum(one.amount for one in stronger if unit.type in one.types)
    total += best * sum(isinstance(one, standing.RepeatBestArmyBonus) for one in every)
    return total + _added(state, seat, "strength")


def _faces(state: State, seat: Seat) -> int:
    amounts = [one.per_worker.happy for one in _workers(state.nations[seat])]
    for one, _ in _effects(state, seat):
        if isinstance(one, standing.StatEffect) and one.stat == "happy":
            amounts.append(one.amount)
    positive = sum(amount for amount in amounts if amount > 0) * _factor(state, seat)
    return positive + sum(amount for amount in amounts if amount < 0)
