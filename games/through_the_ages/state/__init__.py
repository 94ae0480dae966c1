"""The state of a game: the table as it lies, and the agenda.

Everything is a frozen value. Ratings are functions of it (`strength`, `civil_actions` ...), for
pacts make them depend on more than one nation.
"""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.kernel.agenda import Agenda
from games.kernel.seats import Seat
from games.through_the_ages.box import AGES, BOX, CARDS, LEVELS, Instance
from games.through_the_ages.effects.measures import CompletedWondersOfOtherParty
from games.through_the_ages.effects.program import AnyOperation
from games.through_the_ages.effects.terms import Age, Statistic
from games.through_the_ages.options import Mode, Options
from games.through_the_ages.state.contest import Contest
from games.through_the_ages.state.nation import Nation, Turn
from games.through_the_ages.state.piles import Events, Unseen
from games.through_the_ages.state.politics import Discarded, Pact, War
from games.through_the_ages.steps import Step

Stage = Literal["setup", "round_1", "rounds", "final_scoring", "over"]
Epoch = Literal["A", "I", "II", "III", "IV"]
"""An age of the game; Age IV has no cards."""

EPOCHS: tuple[Epoch, ...] = ("A", "I", "II", "III", "IV")
_LEVELS: Mapping[Epoch, int] = {epoch: level for level, epoch in enumerate(EPOCHS)}
_MILITARY: Mapping[Mode, int] = {"training": 0, "advanced": 2, "full": 3}
_CIVIL: Mapping[Mode, int] = {"training": 1, "advanced": 2, "full": 3}


class Tally(Struct, frozen=True, kw_only=True, gc=False):
    """What the card that is being carried out has led to so far (effects.md, section 1)."""

    population: int = 0
    culture: int = 0
    build_cost: int = 0
    level: int = 0
    option_used: bool = False


class Score(Struct, frozen=True, kw_only=True, gc=False):
    """A nation's culture before the final scoring, and what each item of it changed."""

    before: Annotated[int, Meta(description="Culture before the final scoring.")]
    items: Annotated[
        tuple[tuple[str, int], ...],
        Meta(description="Pairs of an item and the culture that it changed."),
    ] = ()


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A game of Through the Ages.

    `turn` numbers the turns; `start` begins the rounds; `age` is the current one. `last_round` is
    known once the last civil deck has run out. `opened`: the active player has already given a
    command in this turn (TTA-TRN-04). `attacked`: he attacked somebody in it (TTA-VAR-03).
    `civil[level]`, `military[level]`: the decks by age. `discards`: military cards that were
    discarded and not shuffled again; `gone`: other cards that left the game. `bonus`: Age III
    events laid open; `unopened`: those of TTA-VAR-07 that still lie face down. `markers[seat]`:
    in front of whom the marker lies (TTA-VAR-03). `resigned`: seats in that order.
    """

    options: Options
    nations: tuple[Nation, ...]
    civil: tuple[Unseen, ...]
    military: tuple[Unseen, ...]
    events: Events
    row: tuple[Instance | None, ...] = (None,) * len(BOX.row.cost_by_slot)
    stage: Stage = "setup"
    round: int = 0
    start: Seat = 0
    active: Seat = 0
    turn: int = 0
    age: Epoch = "A"
    last_round: int | None = None
    opened: bool = False
    attacked: bool = False
    no_discard: bool = False
    discards: tuple[Discarded, ...] = ()
    gone: tuple[Instance, ...] = ()
    bonus: tuple[Instance, ...] = ()
    unopened: Unseen = Unseen()
    pacts: tuple[Pact, ...] = ()
    wars: tuple[War, ...] = ()
    markers: tuple[Seat | None, ...] = ()
    contest: Contest | None = None
    tally: Tally = Tally()
    resigned: tuple[Seat, ...] = ()
    scores: tuple[Score | None, ...] = ()
    agenda: Agenda[Step] = Agenda()

    @property
    def training(self) -> bool:
        """Whether the Training game is played."""
        return self.options.mode == "training"

    @property
    def full(self) -> bool:
        """Whether the Full game is played."""
        return self.options.mode == "full"

    @property
    def alive(self) -> tuple[Seat, ...]:
        """Seats still in the game."""
        return tuple(seat for seat, nation in enumerate(self.nations) if nation.alive)

    @property
    def players(self) -> int:
        """Number of players still in the game (TTA-GEN-10)."""
        return sum([nation.alive for nation in self.nations])

    @property
    def ending(self) -> bool:
        """Whether the present round is the last."""
        return self.last_round is not None and self.round >= self.last_round

    @property
    def level(self) -> int:
        """The number of the current age: 0 to 4."""
        return _LEVELS[self.age]

    def order_from(self, first: Seat) -> tuple[Seat, ...]:
        """Seats still in the game, clockwise, beginning with `first` or the next after it."""
        nations = self.nations
        seats = (*range(first, len(nations)), *range(first))
        return tuple([seat for seat in seats if nations[seat].alive])

    @property
    def order(self) -> tuple[Seat, ...]:
        """Turn order from the active player on (TTA-GEN-09)."""
        return self.order_from(self.active)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats still in the game, in turn order from this one."""
        return tuple([one for one in self.order_from(seat) if one != seat])

    def with_nation(self, seat: Seat, nation: Nation) -> "State":
        """The state with another value for one nation."""
        nations = list(self.nations)
        nations[seat] = nation
        return replace(self, nations=tuple(nations))

    def pacts_of(self, seat: Seat) -> tuple[Pact, ...]:
        """Pacts that the seat takes part in."""
        if not self.pacts:
            return ()
        return tuple([pact for pact in self.pacts if seat in (pact.a, pact.b)])

    def pact_effects(self, seat: Seat) -> tuple[tuple[Pact, AnyOperation], ...]:
        """What pacts do for the seat."""
        if not self.pacts:
            return ()
        return tuple([(pact, one) for pact in self.pacts_of(seat) for one in pact.effects(seat)])


def within(value: int, most: int) -> int:
    """A rating cut to its track (TTA-MAT-11)."""
    return min(most, max(0, value))


def _from_pacts(state: State, seat: Seat, stat: Statistic) -> int:
    if not state.pacts:
        return 0
    total = 0
    for pact in state.pacts:
        for effect in pact.adds(seat).get(stat, ()):
            times = 1
            if isinstance(effect.per, CompletedWondersOfOtherParty):
                times = len(state.nations[pact.other(seat)].court.wonders)
            total += effect.amount * times
    return total


def strength(state: State, seat: Seat) -> int:
    """The strength rating (TTA-STR-01)."""
    own = state.nations[seat].own_strength
    return within(own + _from_pacts(state, seat, "strength"), BOX.limits.strength)


def culture_rating(state: State, seat: Seat) -> int:
    """The culture rating (TTA-MAT-13)."""
    own = state.nations[seat].own_culture
    return within(own + _from_pacts(state, seat, "culture"), BOX.limits.culture_rating)


def science_rating(state: State, seat: Seat) -> int:
    """The science rating (TTA-MAT-13)."""
    own = state.nations[seat].own_science
    return within(own + _from_pacts(state, seat, "science"), BOX.limits.science_rating)


def civil_actions(state: State, seat: Seat) -> int:
    """The full number of civil actions (TTA-MAT-08)."""
    own = state.nations[seat].own_ca
    return max(0, own + _from_pacts(state, seat, "civil_actions"))


def military_actions(state: State, seat: Seat) -> int:
    """The full number of military actions (TTA-MAT-08)."""
    own = state.nations[seat].own_ma
    return max(0, own + _from_pacts(state, seat, "military_actions"))


def civil_available(state: State, seat: Seat) -> int:
    """Civil actions that are left in the turn."""
    return max(0, civil_actions(state, seat) - state.nations[seat].turn.spent_ca)


def military_available(state: State, seat: Seat) -> int:
    """Military actions that are left in the turn (TTA-MIL-07)."""
    turn = state.nations[seat].turn
    return max(0, military_actions(state, seat) + turn.extra_ma - turn.spent_ma)


def civil_hand_limit(state: State, seat: Seat) -> int:
    """Cards that may be taken into hand (TTA-CIV-02)."""
    return civil_actions(state, seat) + state.nations[seat].extra("civil_hand_limit")


def military_hand_limit(state: State, seat: Seat) -> int:
    """Military cards that may be kept (TTA-POL-05)."""
    return military_actions(state, seat) + state.nations[seat].extra("military_hand_limit")


def urban_limit(state: State, seat: Seat) -> int:
    """Buildings of one urban type (TTA-CIV-12, TTA-VAR-02)."""
    limit = state.nations[seat].court.rule.urban_limit
    return limit + 1 if state.options.easier_game else limit


def military_age(state: State) -> Age | None:
    """The age of the military deck in use, if there is one (TTA-END-06)."""
    if 1 <= state.level <= _MILITARY[state.options.mode]:
        return AGES[state.level]
    return None


def last_civil_level(state: State) -> int:
    """The level of the last civil deck of the game (TTA-ROW-06)."""
    return _CIVIL[state.options.mode]


def discard_pile(state: State) -> tuple[Instance, ...]:
    """The discard pile of the current age (TTA-RND-04)."""
    age = military_age(state)
    if age is None:
        return ()
    return tuple([one.card for one in state.discards if CARDS[one.card].age == age])


def level_of(card: Instance) -> int:
    """TTA-GEN-04."""
    return LEVELS[CARDS[card].age]


__all__ = [
    "EPOCHS",
    "Epoch",
    "Nation",
    "Score",
    "Stage",
    "State",
    "Tally",
    "Turn",
    "civil_actions",
    "civil_available",
    "civil_hand_limit",
    "culture_rating",
    "discard_pile",
    "last_civil_level",
    "level_of",
    "military_actions",
    "military_age",
    "military_available",
    "military_hand_limit",
    "science_rating",
    "strength",
    "urban_limit",
    "within",
]
