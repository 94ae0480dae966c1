"""No player has private information, and what lies face down has no identity (MO-HID-01..03,
MO-RND-02)."""

from collections.abc import Iterator
from typing import Any

import pytest

from events.chance import SeededChance
from games.kernel.piles import Ordered, Pile, Shuffled, shuffled
from games.kernel.seats import AtSeat, Spectator
from games.kernel.visibility import Redactor
from games.monumental import title
from games.monumental.facts.cards import BasicBuildingAcquired, DevelopmentAcquired, WonderCompleted
from games.monumental.facts.city import CardDrawnAndActivated, CityFilled
from games.monumental.state import State
from tests.games.monumental.position import Position
from tests.support.games import Played, game
from tests.support.titles import hides

SOME = 8
"""Views are compared at one ply in so many."""


def test_no_type_hides_anything() -> None:
    assert not hides("monumental")
    assert Redactor().clean(title.types.view)


@pytest.mark.parametrize(("seats", "seed"), [(2, 160), (3, 73), (5, 215)])
def test_all_see_the_same(seats: int, seed: int) -> None:
    """In both modes and with both modules; and nobody has to imagine anything."""
    played, redactor = game(title, seats=seats, seed=seed, policy="random"), Redactor()
    viewers = [Spectator(), *map(AtSeat, range(seats))]
    for ply in played.plies[::SOME]:
        seen = title.showing.view(ply.after)
        assert len({redactor.encode(seen, viewer) for viewer in viewers}) == 1, ply.number
        for fact in ply.facts:
            assert len({redactor.encode(fact, viewer) for viewer in viewers}) == 1, fact
        chance = SeededChance(bytes(32), ply.number)
        for viewer in viewers:
            assert title.rules.imagine(ply.after, viewer, chance) is ply.after
    _nothing_is_ordered(played)


def test_a_view_shows_the_top_of_a_deck_only_where_it_is_known() -> None:
    """MO-HID-01, MO-CTY-07: cards acquired lie on top; what is below has no order."""
    position = Position().deck(0, rest=("mine", "forum")).deck(1, "academy", rest=("quarry",))
    first, second = title.showing.view(position.state).players
    assert (first.deck, first.deck_top) == (2, ())
    assert (second.deck, second.deck_top) == (2, ("academy",))


def _nothing_is_ordered(played: Played) -> None:
    """No pile has an order but for cards that everybody saw going on top of a city deck."""
    tops: dict[int, list[str]] = {seat: [] for seat in range(played.table.seats)}
    for fact in played.opening:
        _follow(tops, fact)
    for ply in played.plies:
        for fact in ply.facts:
            _follow(tops, fact)
        state = ply.after
        for seat, player in enumerate(state.players):
            known = [
                card
                for segment in player.deck.segments
                if isinstance(segment, Ordered)
                for card in segment.items
            ]
            assert known == tops[seat], f"ply {ply.number}, seat {seat}"
        for pile in _piles(state):
            for segment in pile.segments:
                ordered = isinstance(segment, Ordered)
                assert ordered or segment == shuffled(segment.items), f"ply {ply.number}"
        deck = state.display.deck.segments
        assert all(isinstance(segment, Shuffled) for segment in deck), f"ply {ply.number}"
        unexplored = state.unexplored
        assert list(unexplored.monsters) == sorted(unexplored.monsters)
        assert list(unexplored.barbarians) == sorted(unexplored.barbarians)


def _follow(tops: dict[int, list[str]], fact: Any) -> None:
    """What everybody knows to lie on top of the city decks, after a public fact."""
    match fact:
        case DevelopmentAcquired() | BasicBuildingAcquired() | WonderCompleted():
            tops[fact.seat].insert(0, fact.card)
        case CardDrawnAndActivated():
            del tops[fact.seat][:1]
        case CityFilled():
            del tops[fact.seat][: len(fact.cards)]


def _piles(state: State) -> Iterator[Pile[str]]:
    yield from (player.deck for player in state.players)
    yield state.display.deck
    yield from state.supply.markets
