"""Law 8, conservation: the title's invariants hold at every ply."""

from collections.abc import Iterator

from tests.support.games import Played


def conservation(played: Played) -> Iterator[str]:
    """Asks the title for broken invariants at every ply."""
    for number, state in enumerate(played.states):
        for invariant in played.title.rules.invariants(state):
            yield f"ply {number}: {invariant}"


def test_conservation(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *conservation(played)) for played in batch] == [(p.name,) for p in batch]
