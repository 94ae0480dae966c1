"""Hexes: geometry that can be checked by hand."""

import math

from games.kernel.hexes import Hex, component, components, distance, neighbours, ring, to_plane

CENTRE = Hex(2, -1)


def test_a_hex_has_six_neighbours_one_step_away() -> None:
    around = neighbours(CENTRE)
    assert len(set(around)) == 6
    assert {distance(CENTRE, one) for one in around} == {1}
    assert set(ring(CENTRE, 1)) == set(around)


def test_rings_have_six_hexes_more_each_and_are_walked_around() -> None:
    assert list(ring(CENTRE, 0)) == [CENTRE]
    for radius in (1, 2, 3, 4):
        found = list(ring(CENTRE, radius))
        assert len(set(found)) == len(found) == 6 * radius
        assert {distance(CENTRE, one) for one in found} == {radius}
        steps = zip(found, [*found[1:], found[0]], strict=True)
        assert {distance(one, other) for one, other in steps} == {1}


def test_distance_is_the_shortest_walk() -> None:
    assert distance(Hex(0, 0), Hex(3, -1)) == 3
    assert distance(Hex(0, 0), Hex(2, 2)) == 4
    assert distance(Hex(-1, 2), Hex(-1, 2)) == 0


def test_components_are_what_hangs_together() -> None:
    island = {Hex(0, 0), Hex(1, 0), Hex(1, -1)}
    other = {Hex(5, 5)}
    assert component(Hex(0, 0), island | other) == island
    assert component(Hex(9, 9), island) == frozenset()
    assert components(island | other) == (frozenset(island), frozenset(other))


def test_neighbours_are_equally_far_in_the_plane() -> None:
    x, y = to_plane(CENTRE, 10)
    for one in neighbours(CENTRE):
        other_x, other_y = to_plane(one, 10)
        assert math.isclose(math.hypot(x - other_x, y - other_y), 10 * math.sqrt(3))


def test_hexes_are_vectors() -> None:
    assert Hex(1, 2) + Hex(3, -1) - Hex(3, -1) == Hex(1, 2)
    assert Hex(1, -2).times(3) == Hex(3, -6)
