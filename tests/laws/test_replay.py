"""Law 1, replay: folding the log gives the live state, folding twice gives equal values, and
`evolve` never raises on a recorded log."""

from collections.abc import Iterator

import msgspec

from tests.support.games import Played


def replay(played: Played) -> Iterator[str]:
    """Folds the recorded facts, and again as they are read back from their JSON."""
    title = played.title
    decoder = msgspec.json.Decoder(title.types.fact)
    encoded = [msgspec.json.encode(fact) for fact in played.facts]
    try:
        yield from _compared(played, played.facts, "live")
        yield from _compared(played, (decoder.decode(fact) for fact in encoded), "decoded")
    except Exception as bug:
        yield f"evolve raised {bug!r}"


def _compared(played: Played, facts: Iterator[object], source: str) -> Iterator[str]:
    """The plies at which the fold of `facts` is not the live state."""
    title = played.title
    state: object = None
    for _ in played.opening:
        state = title.rules.evolve(state, next(facts))
    if state != played.start:
        yield f"ply 0: the fold of the {source} facts is not the live state"
    for ply in played.plies:
        for _ in ply.facts:
            state = title.rules.evolve(state, next(facts))
        if state != ply.after:
            yield f"ply {ply.number}: the fold of the {source} facts is not the live state"


def test_replay(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *replay(played)) for played in batch] == [(p.name,) for p in batch]
