"""Positions of the past are found again, the nearest before a ply, and forgotten in time."""

from referee.positions import Position
from service.play.position_cache import Positions


def at(ply: int) -> Position:
    return Position(ply=ply, version=10 * ply)


def test_the_nearest_before_a_ply_is_found() -> None:
    kept = Positions(9)
    for game, ply in (("a", 8), ("a", 2), ("b", 5), ("a", 5)):
        kept.add(game, at(ply))
    found = [kept.nearest("a", ply) for ply in (1, 2, 4, 5, 7, 8, 99)]
    assert [one and one.ply for one in found] == [None, 2, 2, 5, 5, 8, 8]
    assert kept.nearest("c", 5) is None


def test_what_nobody_asks_for_is_forgotten_first() -> None:
    kept = Positions(3)
    for ply in (1, 2, 3):
        kept.add("a", at(ply))
    assert kept.nearest("a", 1) is not None
    kept.add("b", at(1))
    kept.add("b", at(1))  # once more is nothing new
    assert [kept.nearest("a", ply) for ply in (1, 2, 3)] == [at(1), at(1), at(3)]
    kept.add("b", at(2))
    kept.add("b", at(3))
    assert kept.nearest("a", 1) is None
