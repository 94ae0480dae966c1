"""Subtree consistency proofs hold for what is in a tree, and for nothing else."""

from events import merkle
from events.subtrees import is_in, is_subtree, proof_ranges

LEAVES = [merkle.leaf_hash(bytes([number])) for number in range(40)]


def test_every_subtree_of_every_tree_is_proved_and_no_other_leaf() -> None:
    for size in range(1, len(LEAVES) + 1):
        root = merkle.root(LEAVES[:size])
        for start in range(size):
            for end in range(start + 1, size + 1):
                if not is_subtree(start, end):
                    continue
                node = merkle.root(LEAVES[start:end])
                path = merkle.proof(LEAVES, proof_ranges(start, end, size))
                assert is_in(start, end, size, path, node, root)
                assert not is_in(start, end, size, path, merkle.leaf_hash(b"other"), root)
                assert not is_in(start, end, size, path, node, merkle.EMPTY)
                assert not is_in(start, end, size, [*path, node], node, root)
                assert not path or not is_in(start, end, size, path[:-1], node, root)
                bent = [merkle.node_hash(one, one) for one in path]
                assert not path or not is_in(start, end, size, bent, node, root)


def test_a_subtree_from_the_first_leaf_is_proved_as_consistency_is() -> None:
    """The draft says so (section 4.4): RFC 6962 proves the same with the same hashes."""
    for size in range(1, len(LEAVES) + 1):
        for old in range(1, size + 1):
            assert proof_ranges(0, old, size) == merkle.consistency_ranges(old, size)


def test_only_aligned_ranges_are_subtrees() -> None:
    """The figures of section 4.1."""
    assert is_subtree(4, 8)
    assert is_subtree(8, 13)
    assert is_subtree(0, 13)
    assert not is_subtree(2, 6)
    assert not is_subtree(4, 4)
