"""Law 2, re-decision: with the state before, the action and the recorded chance, `decide` gives
exactly the recorded facts."""

from collections.abc import Iterator

from games.kernel.refusal import Illegal
from games.kernel.title import play
from tests.support.games import Playback, Played, Ply


def redecision(played: Played) -> Iterator[str]:
    """Decides every move again."""
    try:
        chance = Playback(played.opening_drawn)
        opening = played.title.setup(played.table, chance)
        if isinstance(opening, Illegal) or tuple(opening) != played.opening or chance.left:
            yield "ply 0: setup gives other facts"
        for ply in played.plies:
            yield from _again(played, ply)
    except AssertionError as otherwise:
        yield f"other draws: {otherwise}"


def _again(played: Played, ply: Ply) -> Iterator[str]:
    chance = Playback(ply.drawn)
    accepted = play(played.title, ply.before, ply.action, chance)
    if isinstance(accepted, Illegal):
        yield f"ply {ply.number}: refused: {accepted}"
    elif accepted.facts != ply.facts:
        yield f"ply {ply.number}: other facts"
    elif chance.left:
        yield f"ply {ply.number}: {chance.left} were not drawn again"


def test_redecision(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *redecision(played)) for played in batch] == [(p.name,) for p in batch]
