"""One nation: its cards, tokens and points. Every rating is derived, never stored."""

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from games.kernel.remembered import remembered
from games.through_the_ages import box
from games.through_the_ages.effects import measures, standing
from games.through_the_ages.effects.terms import Age, Statistic, Type
from games.through_the_ages.state.armies import Armies, Units, armies, strength
from games.through_the_ages.state.banks import faces_needed
from games.through_the_ages.state.court import Court
from games.through_the_ages.state.post import (
    Post,
    Posts,
    best_worked,
    of_types,
    place_of,
    workers_on,
)
from games.through_the_ages.state.stock import Good, in_stock


class Held(Struct, frozen=True, gc=False):
    """A civil card in hand, and the turn (a serial number) in which it was taken."""

    card: Annotated[box.Instance, Meta(description="The card.")]
    turn: Annotated[int, Meta(description="Serial number of the turn in which it was taken.")]


class Site(Struct, frozen=True, gc=False):
    """A wonder under construction: stages built, each with a blue token on it."""

    card: Annotated[box.Instance, Meta(description="The wonder.")]
    stages: Annotated[int, Meta(description="Stages built; each has a blue token on it.")] = 0


class Turn(Struct, frozen=True, kw_only=True, gc=False):
    """What a nation used up in its present turn; other players' turns leave it as it was.

    `spent_ca`, `spent_ma`: tokens spent; `extra_ma`: Patriotism's (TTA-MIL-07). `used_ca`,
    `used_ma`: whether an action was used at all (TTA-CIV-44). `pool`: virtual resources for
    units, `homer` those of turn_start (TTA-MIL-05).
    """

    spent_ca: int = 0
    spent_ma: int = 0
    extra_ma: int = 0
    used_ca: bool = False
    used_ma: bool = False
    rebelled: bool = False
    pool: int = 0
    homer: int = 0
    trade_route_used: bool = False
    liner_used: bool = False


class Nation(Struct, frozen=True, kw_only=True, dict=True):
    """A nation. `yellow` and `blue` are the tokens in the banks, `pool` unused workers.

    `owned_yellow`, `owned_blue`: all tokens that the nation has been given and not lost
    (TTA-CMP-05). `shown`: military cards in hand that everybody saw, as long as none left the
    hand unseen.
    """

    posts: Posts
    yellow: int
    blue: int
    pool: int
    owned_yellow: int
    owned_blue: int
    alive: bool = True
    court: Court = Court()
    site: Site | None = None
    leader_ages: tuple[Age, ...] = ()
    civil: tuple[Held, ...] = ()
    military: tuple[box.Instance, ...] = ()
    shown: tuple[box.Instance, ...] = ()
    culture: int = 0
    science: int = 0
    turn: Turn = Turn()
    lost_ca: int = 0
    skips_politics: bool = False
    columbus_used: bool = False

    def stock(self, good: Good) -> int:
        """The value of food or resources in stock."""
        return in_stock(self.posts, good)

    @remembered
    def food(self) -> int:
        """Food in stock."""
        return in_stock(self.posts, "food")

    @remembered
    def resources(self) -> int:
        """Resources in stock."""
        return in_stock(self.posts, "resources")

    @property
    def population(self) -> int:
        """Yellow tokens that are not in the bank (TTA-MAT-02)."""
        return self.pool + sum([post.workers for post in self.posts])

    @remembered
    def units(self) -> Units:
        """Units by the card they stand on."""
        return {
            post.kind: post.workers
            for post in self.posts
            if post.workers and post.technology.type in box.UNITS
        }

    @remembered
    def unit_extra(self) -> Mapping[Type, int]:
        """Strength that units really have more (TTA-CRD-04)."""
        return {
            kind: one.amount for one in self.court.all(standing.UnitStrength) for kind in one.types
        }

    @property
    def tactic(self) -> box.Tactic | None:
        """The tactic that forms armies (TTA-CRD-04)."""
        return None if self.court.all(standing.IgnoreOwnTactic) else self.court.tactic_card

    @remembered
    def armies(self) -> Armies:
        """The armies of all units."""
        return armies(self.tactic, self.units)

    @remembered
    def own_strength(self) -> int:
        """Strength without pacts, before the limits (TTA-STR-01)."""
        again = sum(one.times for one in self.court.all(standing.RepeatBestArmyBonus))
        arenas = sum(
            [
                post.workers * post.technology.per_worker.strength
                for post in of_types(self.posts, ("arena",))
            ]
        )
        units = strength(self.units, self.unit_extra) + self.armies.bonus
        return units + self.armies.best * again + arenas + self._stat("strength")

    @remembered
    def worked(self) -> tuple[int, int, int]:
        """The culture, science and happy faces of all workers together."""
        culture = science = happy = 0
        for post in self.posts:
            if post.workers:
                each = box.TECHNOLOGIES[post.card].per_worker
                culture += post.workers * each.culture
                science += post.workers * each.science
                happy += post.workers * each.happy
        return culture, science, happy

    @remembered
    def own_culture(self) -> int:
        """Culture rating without pacts, before the limits (TTA-MAT-13)."""
        return self.worked[0] + self.court.flipped_culture + self._stat("culture")

    @remembered
    def own_science(self) -> int:
        """Science rating before the limits."""
        return self.worked[1] + self._stat("science")

    @remembered
    def happy(self) -> int:
        """Happy faces, 0 to 8 (TTA-MAT-14)."""
        positive, negative = self.court.faces
        faces = (self.worked[2] + positive) * self.face_factor - negative
        return _within(faces, box.BOX.limits.happy)

    @property
    def face_factor(self) -> int:
        """How often positive faces count."""
        factor = 1
        for effect in self.court.all(standing.MultiplyHappyFaces):
            factor *= effect.factor
        return factor

    @property
    def discontent(self) -> int:
        """Discontent workers (TTA-HAP-01)."""
        return max(0, faces_needed(self.yellow) - self.happy)

    @remembered
    def own_ca(self) -> int:
        """Civil actions without pacts."""
        return self.court.rule.civil_actions + self._stat("civil_actions")

    @remembered
    def own_ma(self) -> int:
        """Military actions without pacts."""
        return self.court.rule.military_actions + self._stat("military_actions")

    @property
    def colonization(self) -> int:
        """Permanent colonization bonuses (TTA-COL-02)."""
        return self._stat("colonization")

    def extra(self, stat: Statistic) -> int:
        """What the cards in play add to a statistic."""
        return self._stat(stat)

    def post(self, kind: box.CardId) -> Post | None:
        """The technology of that kind, if it is in play."""
        at = place_of(self.posts, kind)
        return None if at is None else self.posts[at]

    def workers(self, types: tuple[Type, ...]) -> int:
        """Workers on cards of these types."""
        return workers_on(self.posts, types)

    @remembered
    def technologies(self) -> tuple[box.CardId, ...]:
        """Kinds of all technology cards in play: with workers, special, government."""
        court = self.court
        return (
            *[post.kind for post in self.posts],
            *[box.kind_of(one) for one in court.specials],
            box.kind_of(court.government),
        )

    def measure(self, per: measures.Per) -> int:
        """The value of an expression that this nation alone decides (effects.md, section 4)."""
        match per:
            case measures.Workers(types=types, card=card, max=most):
                if card is not None:
                    post = self.post(card)
                    number = 0 if post is None else post.workers
                else:
                    number = self.workers(types)
                return number if most is None else min(number, most)
            case measures.Pairs(types=(first, second)):
                return min(self.workers((first,)), self.workers((second,)))
            case measures.Colonies():
                return len(self.court.colonies)
            case measures.HappyFaces():
                return self._faces(per)
            case measures.BestLevel(types=types):
                best = best_worked(self.posts, types)
                return 0 if best is None else best.level
            case measures.BestCulture(types=types):
                best = best_worked(self.posts, types)
                return 0 if best is None else best.technology.per_worker.culture
            case measures.WorkerLevels(types=types):
                return sum(post.level * post.workers for post in of_types(self.posts, types))
            case measures.CardLevels(cards=cards):
                return self._card_levels(every=cards == "all")
            case measures.WonderAges(points=points):
                return sum(points[box.WONDERS[one.card].age] for one in self.court.wonders)
            case _:
                raise TypeError(f"{per} depends on more than one nation")

    def _stat(self, stat: Statistic) -> int:
        court = self.court
        total = court.fixed.get(stat, 0)
        for amount, per in court.varying.get(stat, ()) if court.varying else ():
            total += amount * self.measure(per)
        return total

    def _faces(self, per: measures.HappyFaces) -> int:
        faces = self.court.wonder_faces if "wonder" in per.sources else 0
        for post in self.posts:
            if post.technology.type in per.sources:
                faces += post.workers * post.technology.per_worker.happy
        return faces * self.face_factor

    def _card_levels(self, *, every: bool) -> int:
        court = self.court
        total = box.LEVELS[box.GOVERNMENTS[court.government].age]
        total += sum(one.level for one in court.special_cards)
        return total + (sum(post.level for post in self.posts) if every else 0)

    @property
    def leader_level(self) -> int | None:
        """The level of the leader in play."""
        return None if self.court.leader is None else box.LEADERS[self.court.leader].level

    @remembered
    def kinds(self) -> frozenset[box.CardId]:
        """Kinds of all technology cards in play, and of the civil cards in hand."""
        return frozenset((*self.technologies, *[box.CARDS[held.card].id for held in self.civil]))

    def owns_technology(self, kind: box.CardId) -> bool:
        """Whether the technology is in play (TTA-CIV-06)."""
        return kind in self.technologies

    def holds(self, kind: box.CardId) -> bool:
        """Whether a civil card of that kind is in hand."""
        return kind in [box.CARDS[held.card].id for held in self.civil]


def fresh(*, easier: bool) -> Nation:
    """A nation at the start (TTA-SET-04, TTA-MAT-01, TTA-MAT-05, TTA-VAR-02)."""
    mat = box.BOX.mat
    yellow = mat.yellow_bank + (1 if easier else 0)
    return Nation(
        posts=tuple(
            Post(card.id, mat.workers[card.id])
            for card in box.BOX.printed
            if card.id in box.TECHNOLOGIES
        ),
        yellow=yellow,
        blue=mat.blue_bank,
        pool=mat.unused_workers,
        owned_yellow=yellow + mat.unused_workers + sum(mat.workers.values()),
        owned_blue=mat.blue_bank,
    )


def _within(value: int, most: int) -> int:
    return min(most, max(0, value))
