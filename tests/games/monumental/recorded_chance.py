"""A chance that gives the outcomes of a recorded game, by what is drawn.

It is shown the move that asks, so it knows among which things the outcome is chosen; an outcome
that is not possible is a finding. Draws of which the rules leave one outcome are not asked for;
those of the record that stand before the one that is asked are taken for such.
"""

from collections.abc import Sequence
from typing import Any

from games.kernel.piles import Pile
from games.monumental.box import BARBARIANS, CIVILISATIONS, HEROES
from games.monumental.facts.beginning import city_deck, development_deck
from games.monumental.rules.move import Move

ONES = ("turn order", "civilisations in turn order", "hero row")
"""Lists that are drawn item by item."""


class RecordedChance:
    """Outcomes in the order of the record."""

    def __init__(self, draws: Sequence[Any], seats: int, civilisations: Sequence[str]) -> None:
        self.left = [(draw["what"], one) for draw in draws for one in _ones(draw)]
        self.seats = seats
        self.civilisations = dict(enumerate(civilisations))
        self.order: list[int] = []
        self.move: Move | None = None
        self._served: list[str] = []
        self._facts = 0

    def watch(self, move: Move) -> Move:
        """The move that will ask."""
        self.move = move
        self._facts = len(move.facts)
        return move

    def below(self, n: int, label: str) -> int:
        """The index of the recorded outcome among the possible ones."""
        if self._asks_for_kind(label, n):
            return n - 1 if self._next(label) in BARBARIANS else 0
        possible = self._possible(label)
        assert len(possible) == n, f"{label}: {n} asked for, {possible} possible"
        at = next(
            at for at, (what, one) in enumerate(self.left) if what == label and one in possible
        )
        _, outcome = self.left.pop(at)
        if label == "turn order":
            self.order.append(outcome)
        if label == "civilisations in turn order":
            self.civilisations[self.order[len(self.civilisations)]] = outcome
        self._served.append(outcome)
        return possible.index(outcome)

    def _next(self, label: str) -> str:
        return next(one for what, one in self.left if what == label)  # type: ignore[no-any-return]

    def _asks_for_kind(self, label: str, n: int) -> bool:
        """Whether Barbarian or monster is asked for; which of them comes next."""
        if self.move is None or not label.startswith("exploration"):
            return False
        unexplored = self.move.state.unexplored
        first = self._kind_of != (label, len(self.move.facts))
        self._kind_of = (label, len(self.move.facts))
        return first and 0 < unexplored.lurking < unexplored.places and n == unexplored.places

    _kind_of: tuple[str, int] = ("", -1)

    def _possible(self, label: str) -> list[Any]:
        if self.move is None:
            return _less(self._at_setup(label), self._served)
        if len(self.move.facts) != self._facts:
            self._facts, self._served = len(self.move.facts), []
        return _less(self._now(label), self._served)

    def _at_setup(self, label: str) -> Sequence[Any]:
        match label.split():
            case ["turn", "order"]:
                return range(self.seats)
            case ["civilisations", *_]:
                return CIVILISATIONS
            case ["hero", "row"]:
                return sorted(HEROES)
            case ["display", *_, era]:
                return development_deck(self.seats).segments[int(era) - 1].items
            case ["city", *_, seat]:
                self._served = [one for one in self._served if one in self._dealt(int(seat))]
                return city_deck(self.civilisations[int(seat)]).items  # type: ignore[arg-type]
        raise AssertionError(label)

    def _dealt(self, seat: int) -> tuple[str, ...]:
        """Served cards count for the last seat that was asked about only."""
        if seat != self._seat:
            self._seat, self._served = seat, []
        return tuple(self._served)

    _seat: int = -1

    def _now(self, label: str) -> Sequence[Any]:
        assert self.move is not None
        state = self.move.state
        match label.split():
            case ["display", *_]:
                return _top(state.display.deck)
            case ["city", *_, seat]:
                return _top(state.players[int(seat)].deck)
            case ["market", *_, market]:
                return _top(state.supply.market(market))  # type: ignore[arg-type]
            case ["exploration", *_]:
                monster = self._next(label) not in BARBARIANS
                return state.unexplored.monsters if monster else state.unexplored.barbarians
        raise AssertionError(label)


def _top(pile: Pile[str]) -> Sequence[str]:
    return next(one.items for one in pile.segments if one.__struct_config__.tag != "ordered")


def _ones(draw: Any) -> Sequence[Any]:
    return draw["outcome"] if draw["what"] in ONES else [draw["outcome"]]


def _less(items: Sequence[Any], gone: Sequence[Any]) -> list[Any]:
    left = list(items)
    for one in gone:
        if one in left:
            left.remove(one)
    return left
