"""Exchange: ids permuted through a whole state, and nowhere else."""

from typing import Literal

from msgspec import Struct

from games.kernel.agenda import Agenda, Frame
from games.kernel.exchange import exchanged, imagined, permuted
from games.kernel.piles import Ordered, Pile, Sampled, Shuffled, shuffled_pile
from tests.support.games import Dice


class Held(Struct, frozen=True):
    card: str
    turn: int = 0


class Choosing(Struct, frozen=True, tag="choosing"):
    among: tuple[str, ...]


class Table(Struct, frozen=True):
    hands: tuple[tuple[Held, ...], ...]
    pile: Pile[str]
    seen: frozenset[str] = frozenset()
    marks: dict[str, int] = {}
    phase: Literal["night", "day"] = "day"
    open: tuple[str, ...] = ("x#9",)
    agenda: Agenda[Choosing] = Agenda()


TABLE = Table(
    hands=((Held("a#1", 3), Held("a#2")), (Held("b#1"),)),
    pile=Pile((Shuffled(("c#1", "d#1")), Ordered(("e#1",)), Sampled(("f#1", "g#1"), 1))),
    seen=frozenset({"b#1"}),
    marks={"b#1": 2},
    agenda=Agenda((Frame(id=1, seat=0, step=Choosing(("b#1", "x#9"))),), 2),
)


def test_an_id_is_replaced_wherever_it_stands() -> None:
    other = exchanged(TABLE, {"b#1": "c#1", "c#1": "b#1", "f#1": "h#1"})
    assert other.hands[1] == (Held("c#1"),)
    assert other.pile.segments[0] == Shuffled(("b#1", "d#1"))
    assert other.pile.segments[2] == Sampled(("g#1", "h#1"), 1)
    assert other.seen == {"c#1"}
    assert other.marks == {"c#1": 2}
    assert other.agenda.frames[0].step == Choosing(("c#1", "x#9"))
    assert other.hands[0] is TABLE.hands[0]
    assert exchanged(other, {"b#1": "c#1", "c#1": "b#1", "h#1": "f#1"}) == TABLE


def test_segments_without_an_order_stay_sorted_and_others_keep_theirs() -> None:
    pile = Pile((Shuffled(("a", "c")), Ordered(("d", "b"))))
    assert exchanged(pile, {"a": "z", "d": "y"}) == Pile(
        (Shuffled(("c", "z")), Ordered(("y", "b")))
    )


def test_nothing_to_exchange_is_the_same_value() -> None:
    assert exchanged(TABLE, {}) is TABLE
    assert exchanged(TABLE, {"nobody": "somebody"}) == TABLE


def test_each_pool_is_permuted_in_itself() -> None:
    pools = (("a#1", "a#2", "b#1"), ("c#1", "d#1"))
    for seed in range(20):
        other = permuted(pools, Dice(str(seed)))
        for pool in pools:
            assert {other.get(one, one) for one in pool} == set(pool)


def test_what_lay_in_a_place_has_no_part_in_what_comes_there() -> None:
    """The same world whichever of two cards lies where, if the chance is the same."""
    for seed in range(20):
        here, there = (
            imagined((first, second), [(first, second, "c")], Dice(str(seed)))
            for first, second in (("a", "b"), ("b", "a"))
        )
        assert here == there


def test_every_permutation_comes_up() -> None:
    pile = shuffled_pile(["a", "b"])
    hands = (("c",),)
    found = {imagined((hands, pile), [("a", "b", "c")], Dice(str(seed))) for seed in range(60)}
    assert {hands[0][0] for hands, _ in found} == {"a", "b", "c"}
