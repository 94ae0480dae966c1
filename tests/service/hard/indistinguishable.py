"""A game's twin: the same game for all that one seat can know, with other cards in hidden places.

Every hidden card of another seat is swapped for a card of the same kind that nobody has seen.
What comes out must fold, keep the title's invariants, and look the same to the seat.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from events.canonical import Json
from events.commitments import at, replaced
from events.envelope import Recorded
from games.kernel.seats import AtSeat, Seat, Spectator
from games.kernel.title import AnyTitle
from games.kernel.visibility import Redactor
from referee.positions import NOWHERE, Position
from referee.secrets import Secrets
from tests.audit.exporting import FOLDER, REGISTRY
from tests.audit.relinking import relinked

TRIES = 500

Card = str


def twin(events: Sequence[Recorded], seat: Seat, secrets: Secrets) -> tuple[Recorded, ...]:
    """The log of a twin for a seat, chained anew."""
    position = FOLDER.fold(NOWHERE, events)
    assert position.table is not None
    title = REGISTRY.get(position.table.title)
    assert title is not None
    dice = random.Random(secrets.game_id)
    for _ in range(TRIES):
        other = _swapped(title, events, seat, dice)
        if other != tuple(events) and _alike(title, position, other, seat):
            return relinked(other, secrets)
    raise AssertionError(f"no twin of this game of {title.meta.name} is found")


def _swapped(
    title: AnyTitle, events: Sequence[Recorded], seat: Seat, dice: random.Random
) -> tuple[Recorded, ...]:
    """The events with other cards where the seat cannot see."""
    swaps = dict(_swaps(title, events, seat, dice))
    found = []
    for event in events:
        data: Json = msgspec.json.decode(event.payload)
        changed = {
            veil.pointer: _put(at(data, veil.pointer), swaps)
            for veil in event.veils
            if seat not in veil.seats
        }
        payload = msgspec.json.encode(replaced(data, changed)) if changed else event.payload
        found.append(replace(event, payload=payload))
    return tuple(found)


def _swaps(
    title: AnyTitle, events: Sequence[Recorded], seat: Seat, dice: random.Random
) -> Iterator[tuple[Card, Card]]:
    """Some hidden cards, and which of their kind stand for them. (A card that lies elsewhere does
    not fit: then the game does not fold, or breaks an invariant.)"""
    kinds = {part.id: part.kind for part in title.showing.catalogue()}
    unseen: set[Card] = set()
    for event in events:
        data: Json = msgspec.json.decode(event.payload)
        for veil in event.veils:
            if seat not in veil.seats:
                unseen.update(_cards(at(data, veil.pointer)))
    words = sorted(card for card in unseen if card.partition("#")[0] in kinds)
    for card in dice.sample(words, min(len(words), dice.randint(1, 3))):
        name, mark, copy = card.partition("#")
        other = dice.choice([one for one, kind in kinds.items() if kind == kinds[name]])
        copy = str(dice.randint(1, 2)) if copy else ""
        yield from ((card, f"{other}{mark}{copy}"), (f"{other}{mark}{copy}", card))


def _cards(value: Any) -> Iterator[Card]:
    """All words in a value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for item in value:
            yield from _cards(item)
    elif isinstance(value, str):
        yield value


def _put(value: Any, swaps: Mapping[Card, Card]) -> Any:
    """A hidden value with other cards in it."""
    if isinstance(value, dict):
        return {name: _put(item, swaps) for name, item in value.items()}
    if isinstance(value, list):
        return [_put(item, swaps) for item in value]
    return swaps.get(value, value) if isinstance(value, str) else value


def _alike(title: AnyTitle, true: Position, events: Sequence[Recorded], seat: Seat) -> bool:
    """Whether the events make a game, and it is the same for the seat and for spectators."""
    try:
        other = FOLDER.fold(NOWHERE, events)
    except (ValueError, LookupError, AssertionError):
        return False
    if any(title.rules.invariants(other.state)) or other.state == true.state:
        return False
    redactor = Redactor()
    return all(
        redactor.encode(title.showing.view(true.state), viewer)
        == redactor.encode(title.showing.view(other.state), viewer)
        for viewer in (AtSeat(seat), Spectator())
    )


def words(events: Sequence[Recorded], others: Sequence[Recorded]) -> frozenset[str]:
    """The names of cards in the places in which two twins differ."""
    found: set[Card] = set()
    for event, other in zip(events, others, strict=True):
        if event.payload != other.payload:
            for veil in event.veils:
                for payload in (event.payload, other.payload):
                    found.update(_cards(at(msgspec.json.decode(payload), veil.pointer)))
    return frozenset(found)
