"""What would come now: prices, who gets which card of the row, what the end of a turn brings.

Nothing is drawn and nobody is asked: all of it follows from what everybody sees, and from one's own
hand.
"""

from collections.abc import Iterator, Mapping
from functools import cache

from msgspec import Struct

from games.kernel.chance import Scripted
from games.kernel.seats import Seat
from games.through_the_ages import box
from games.through_the_ages.options import Options
from games.through_the_ages.rules.maintenance import (
    consume,
    corrupt,
    produce_food,
    produce_resources,
    uprising,
)
from games.through_the_ages.rules.move import Move
from games.through_the_ages.rules.prices import build_price, science_price, upgrade_price
from games.through_the_ages.rules.scoring import Items, closed_events, items_of
from games.through_the_ages.rules.setup import civil_deck
from games.through_the_ages.rules.taking import not_taken, take_price
from games.through_the_ages.state import (
    State,
    civil_available,
    culture_rating,
    discard_pile,
    last_civil_level,
    military_age,
    military_available,
    science_rating,
)
from games.through_the_ages.state.nation import Nation
from games.through_the_ages.state.post import Post

ENOUGH = 99
"""Civil actions with which no card is too dear."""

Slot = int


class Fate(Struct, frozen=True):
    """What becomes of the row if nobody takes a card: before whose turn a card leaves it, and
    where each card lies when the next turn of a seat begins (TTA-ROW-02)."""

    leaves: Mapping[Slot, Seat]
    lies: Mapping[Seat, Mapping[Slot, Slot]]


def fate(state: State) -> Fate:
    """The row at the next turn of each seat."""
    number = box.BOX.row.removed_by_players[max(2, state.players) - 2]
    lying = [at + 1 if card is not None else None for at, card in enumerate(state.row)]
    leaves: dict[Slot, Seat] = {}
    lies: dict[Seat, Mapping[Slot, Slot]] = {}
    for seat, round_ in _turns(state):
        if round_ > 1:
            leaves.update((slot, seat) for slot in lying[:number] if slot is not None)
            lying = [slot for slot in lying[number:] if slot is not None]
        lies[seat] = {slot: at for at, slot in enumerate(lying, 1) if slot is not None}
    return Fate(leaves, lies)


def _turns(state: State) -> Iterator[tuple[Seat, int]]:
    """The next turn of each seat, and in which round it is; none after the last round."""
    number = state.round
    for seat in state.order_from((state.active + 1) % len(state.nations)):
        if seat == state.start:
            if state.ending:
                return
            number += 1
        yield seat, number


class Offer(Struct, frozen=True, kw_only=True):
    """A card of the row as a seat finds it."""

    slot: Slot
    price: int
    barred: str | None
    later: int | None


def offers(state: State, seat: Seat, lies: Mapping[Slot, Slot]) -> Iterator[Offer]:
    """What each card of the row costs a seat now, and when its next turn begins, where it `lies`
    then (None: it is gone), and the rule by which it cannot take it (TTA-CIV-01..06)."""
    nation = state.nations[seat]
    if not nation.alive:
        return
    actions = civil_available(state, seat) if seat == state.active else ENOUGH
    for slot, card in enumerate(state.row, 1):
        if card is not None:
            refused = not_taken(state, seat, slot, actions)
            later = lies.get(slot)
            yield Offer(
                slot=slot,
                price=take_price(nation, slot, card),
                barred=None if refused is None else refused.rule,
                later=None if later is None else take_price(nation, later, card),
            )


def build_cost(state: State, seat: Seat, post: Post) -> int:
    """Resources for one more worker on a technology, with every discount that always holds."""
    return build_price(state, seat, post.kind, 0)


def step_cost(state: State, seat: Seat, post: Post) -> int | None:
    """Resources for a worker's step to the next higher card of the type; None: there is none."""
    higher = [
        one
        for one in state.nations[seat].posts
        if one.technology.type == post.technology.type and one.level > post.level
    ]
    if not higher:
        return None
    following = min(higher, key=lambda one: one.level)
    return upgrade_price(state, seat, post.kind, following.kind, 0)


def play_cost(state: State, seat: Seat, card: box.Instance) -> tuple[str, int]:
    """What playing a civil card takes: science for a technology (for a government in peace), else
    a civil action (TTA-CIV-30, TTA-CIV-40, TTA-CIV-50)."""
    match box.CARDS[card]:
        case box.Technology(science_cost=printed, type=kind):
            return "science", science_price(state, seat, printed, kind)
        case box.Government(science_cost=printed) | box.Special(science_cost=printed):
            return "science", science_price(state, seat, printed, None)
        case _:
            return "civil_actions", 1


class TurnsEnd(Struct, frozen=True, kw_only=True):
    """What maintenance brings a nation, as it stands now (TTA-END-08)."""

    culture: int
    science: int
    food: int
    eaten: int
    resources: int
    lost: int
    cards: int
    blue: int
    uprising: bool


def turns_end(state: State, seat: Seat) -> TurnsEnd:
    """Maintenance of a seat. `eaten`, `lost`: food for the people and resources for corruption, as
    far as there are any; `culture` is less by a famine; `blue`: tokens in the bank when corruption
    is looked at."""
    before = state.nations[seat]
    if not before.alive or uprising(state, seat):
        return _nothing(before)
    move = Move(state, Scripted())
    produce_food(move, seat, pacts=True)
    grown = move.state.nations[seat]
    consume(move, seat)
    fed = move.state.nations[seat]
    produce_resources(move, seat, pacts=True)
    mined = move.state.nations[seat]
    if not state.training:
        corrupt(move, seat)
    after = move.state.nations[seat]
    room = box.BOX.limits.science_points - before.science
    return TurnsEnd(
        culture=culture_rating(state, seat) + fed.culture - before.culture,
        science=min(science_rating(state, seat), room),
        food=grown.food - before.food,
        eaten=grown.food - fed.food,
        resources=mined.resources - fed.resources,
        lost=mined.resources - after.resources,
        cards=_drawn(state, seat),
        blue=mined.blue,
        uprising=False,
    )


def _nothing(nation: Nation) -> TurnsEnd:
    return TurnsEnd(
        culture=0,
        science=0,
        food=0,
        eaten=0,
        resources=0,
        lost=0,
        cards=0,
        blue=nation.blue,
        uprising=nation.alive,
    )


def _drawn(state: State, seat: Seat) -> int:
    """Military cards that the end of the turn draws (TTA-END-06)."""
    age = military_age(state)
    if state.options.draw_military_during_turn or state.round <= 1 or age is None:
        return 0
    there_are = state.military[box.LEVELS[age]].size + len(discard_pile(state))
    return min(box.BOX.limits.military_draw, military_available(state, seat), there_are)


def scored_now(state: State) -> Items:
    """By seat: the items of the final scoring that lie open, and the culture of each (TTA-FIN)."""
    if state.stage in ("setup", "over") or not (state.training or state.bonus):
        return ((),) * len(state.nations)
    return items_of(Move(state, Scripted()), state.bonus)


def prepared(state: State, seat: Seat) -> tuple[box.Instance | None, ...]:
    """Events and territories that a seat prepared, in order, which it knows (TTA-INF-03); None: it
    lies face down no more."""
    down = {*state.events.current, *state.events.future}
    own = (one.card for one in state.events.prepared if one.seat == seat)
    return tuple(card if card in down else None for card in own)


def foreseen(state: State, seat: Seat) -> Items:
    """By seat: the items as one seat knows them, with events of age III that it prepared itself
    (TTA-FIN-07); none, if it knows no more than everybody."""
    closed = closed_events(state) if state.full and state.stage != "over" else ()
    own = prepared(state, seat)
    if not own:
        return ()  # as everybody knows, so there is nothing to hide
    known = tuple(card for card in own if card is not None and card in closed)
    if not known:
        return ((),) * len(state.nations)
    return items_of(Move(state, Scripted()), (*known, *state.bonus))


@cache
def _sizes(seats: int, options: Options) -> tuple[int, ...]:
    return tuple(len(civil_deck(level, seats, options)) for level in range(len(box.AGES)))


def dealt(state: State) -> tuple[tuple[int, int], ...]:
    """By age: civil cards that were dealt of its deck, and all of them."""
    sizes = _sizes(len(state.nations), state.options)[: last_civil_level(state) + 1]
    return tuple((size - pile.size, size) for size, pile in zip(sizes, state.civil, strict=False))


def rounds_left(state: State) -> int:
    """About how many rounds follow this one. The civil cards that are left, by those that went in
    a round so far (in a round in which nobody takes any: as many as leave the row), and the last
    round; once the last round is known, it is no estimate."""
    if state.last_round is not None:
        return max(0, state.last_round - state.round)
    decks = dealt(state)
    left = sum(size - gone for gone, size in decks)
    removed = box.BOX.row.removed_by_players[max(2, state.players) - 2]
    least = removed * max(1, state.players)
    gone = sum(gone for gone, _ in decks) - len(state.row)
    rate = max(least, gone / max(1, state.round - 1))
    return -int(-left // rate) + 1
