"""Merkle trees: the vectors of Certificate Transparency, and every proof of small trees."""

import pytest

from events import merkle

INPUTS = (
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
)
"""The leaves of the test vectors of the reference implementation of RFC 6962."""

ROOTS = (
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
)

LEAVES = [merkle.leaf_hash(bytes.fromhex(one)) for one in INPUTS]
MANY = [merkle.leaf_hash(number.to_bytes(2)) for number in range(40)]


@pytest.mark.parametrize("size", range(9))
def test_the_roots_are_those_of_the_reference(size: int) -> None:
    assert merkle.root(LEAVES[:size]).hex() == ROOTS[size]


def test_the_proofs_are_those_of_the_rfc() -> None:
    """RFC 6962, section 2.1.3: the tree of seven leaves."""
    a, b, c, d, _e, _f, j = LEAVES[:7]
    g, h, i = merkle.node_hash(a, b), merkle.node_hash(c, d), merkle.root(LEAVES[4:6])
    k, m = merkle.node_hash(g, h), merkle.node_hash(i, j)

    def path(index: int) -> list[bytes]:
        return merkle.proof(LEAVES, merkle.inclusion_ranges(index, 7))

    def between(old: int) -> list[bytes]:
        return merkle.proof(LEAVES, merkle.consistency_ranges(old, 7))

    assert path(0) == [b, h, m]
    assert path(3) == [c, g, m]
    assert path(4) == [LEAVES[5], j, k]
    assert path(6) == [i, k]
    assert between(3) == [c, d, g, m]
    assert between(4) == [m]
    assert between(6) == [i, j, k]


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 13, 32, 40])
def test_every_leaf_can_be_proved_and_no_other(size: int) -> None:
    top = merkle.root(MANY[:size])
    for index in range(size):
        path = merkle.proof(MANY, merkle.inclusion_ranges(index, size))
        assert merkle.is_included(MANY[index], index, size, path, top)
        assert not merkle.is_included(MANY[index - 1], index, size, path, top) or size == 1
        assert not merkle.is_included(MANY[index], index, size, [*path, top], top)
        assert not merkle.is_included(MANY[index], index, size, path[:-1], top) or size == 1
        assert not merkle.is_included(MANY[index], index + 1, size, path, top)


@pytest.mark.parametrize("size", range(1, 41))
def test_all_proofs_at_once_are_those_of_each_leaf(size: int) -> None:
    levels = merkle.levels(MANY[:size])
    assert levels[-1] == (merkle.root(MANY[:size]),)
    paths = [merkle.path(levels, index) for index in range(size)]
    each = [merkle.proof(MANY, merkle.inclusion_ranges(index, size)) for index in range(size)]
    assert paths == each


@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 13, 32, 40])
def test_every_older_tree_can_be_proved_and_no_other(size: int) -> None:
    top = merkle.root(MANY[:size])
    for old in range(1, size + 1):
        was = merkle.root(MANY[:old])
        path = merkle.proof(MANY, merkle.consistency_ranges(old, size))
        assert merkle.is_consistent(old, size, was, top, path)
        assert not merkle.is_consistent(old, size, merkle.EMPTY, top, path)
        assert not merkle.is_consistent(old, size, was, merkle.EMPTY, path)
        assert not merkle.is_consistent(old, size, was, top, [*path, top])


def test_there_is_no_proof_of_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="no leaf 3"):
        merkle.inclusion_ranges(3, 3)
    with pytest.raises(ValueError, match="does not begin with"):
        merkle.consistency_ranges(4, 3)
