"""Piles: drawing across segments, known orders, reshuffled discards; nothing to leak."""

import pytest

from games.kernel.chance import Scripted
from games.kernel.piles import Ordered, Pile, Sampled, Shuffled, sampled, shuffled, shuffled_pile
from tests.support.games import Dice

MIXED = Pile((Ordered(("a", "b")), Shuffled(("c", "d", "e")), Ordered(("f",))))


def test_a_shuffled_segment_stands_in_canonical_order() -> None:
    assert shuffled([3, 1, 2]) == shuffled([2, 3, 1]) == Shuffled((1, 2, 3))


def test_equal_piles_are_equal_however_they_were_made() -> None:
    assert shuffled_pile("cab") == shuffled_pile("abc")
    assert shuffled_pile([]) == Pile()


def test_a_known_order_is_drawn_without_chance() -> None:
    assert MIXED.draw(2, Scripted(), "two") == ("a", "b")


def test_each_card_of_a_shuffled_segment_is_one_draw() -> None:
    assert MIXED.draw(4, Scripted([2, 0]), "four") == ("a", "b", "e", "c")


def test_the_last_card_of_a_segment_is_certain() -> None:
    dice = Dice("certain")
    assert MIXED.draw(6, dice, "all")[5] == "f"
    assert [drawn.below for drawn in dice.drawn] == [3, 2]


def test_a_draw_stops_where_the_pile_ends() -> None:
    assert len(MIXED.draw(10, Dice("end"), "ten")) == MIXED.size == 6
    assert Pile[int]().draw(3, Scripted(), "nothing") == ()


def test_drawing_changes_nothing_and_without_takes_off_what_was_drawn() -> None:
    drawn = MIXED.draw(4, Scripted([2, 0]), "four")
    assert MIXED.without(drawn) == Pile((Shuffled(("d",)), Ordered(("f",))))
    assert MIXED.size == 6


def test_empty_segments_vanish() -> None:
    assert MIXED.without(("a", "b")).segments[0] == Shuffled(("c", "d", "e"))
    assert MIXED.without(MIXED.draw(6, Dice("all"), "all")) == Pile()


def test_of_equal_cards_one_is_taken() -> None:
    assert shuffled_pile([1, 1, 2]).without((1,)) == shuffled_pile([1, 2])


def test_what_does_not_lie_there_cannot_be_taken_off() -> None:
    with pytest.raises(ValueError, match="not in"):
        MIXED.without(("c",))
    with pytest.raises(IndexError):
        Pile[str]().without(("a",))


def test_cards_put_on_top_are_known() -> None:
    assert shuffled_pile("xy").above("ba").draw(2, Scripted(), "two") == ("b", "a")


def test_neighbouring_known_orders_become_one_segment() -> None:
    assert Pile((Ordered((1,)),)).above([2]).below([3]).segments == (Ordered((2, 1, 3)),)
    assert shuffled_pile([1]).above([]).below([]) == shuffled_pile([1])


def test_a_reshuffled_discard_goes_below_and_stays_apart() -> None:
    pile = shuffled_pile([5]).shuffled_below([2, 1])
    assert pile.segments == (Shuffled((5,)), Shuffled((1, 2)))
    assert pile.draw(2, Scripted([1]), "two") == (5, 2)


def test_every_card_is_as_likely_as_the_others() -> None:
    pile, dice = shuffled_pile(range(4)), Dice("likely")
    first = [pile.draw(1, dice, "one")[0] for _ in range(4000)]
    assert all(900 < first.count(card) < 1100 for card in range(4))


def test_a_sampled_segment_has_fewer_places_than_items() -> None:
    pile = Pile((sampled("abcde", 2), Ordered(("z",))))
    assert pile.size == 3
    assert set(pile.items) == set("abcdez")
    assert pile.draw(9, Scripted([4, 0]), "event") == ("e", "a", "z")
    once = pile.without(("e",))
    assert once.segments[0] == Sampled(("a", "b", "c", "d"), 1)
    assert once.without(("a",)) == Pile((Ordered(("z",)),))


def test_the_last_place_is_still_a_draw_when_several_could_be_there() -> None:
    pile = Pile((Sampled(("a", "b"), 1),))
    assert pile.draw(1, Scripted([1]), "event") == ("b",)


def test_a_place_for_each_item_is_a_shuffled_segment() -> None:
    assert sampled("ba", 2) == Shuffled(("a", "b"))
    assert sampled("ba", 5) == Shuffled(("a", "b"))


def test_segments_without_places_are_left_out() -> None:
    assert Pile((Sampled(("a", "b"), 0),)).below("c") == Pile((Ordered(("c",)),))
