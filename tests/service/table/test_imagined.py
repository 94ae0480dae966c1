"""The worlds that a seat is compared with: the same ones whenever it asks, all of them if few."""

import random
from typing import Any

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.seats import AtSeat, Viewer
from games.kernel.title import AnyTitle
from referee.drafting import Drafter
from referee.indistinguishable_states import MAX_COMPARED_WORLDS, WORLDS, imagined
from referee.secrets import world_chance
from tests.audit.exporting import REDACTION, begun, chosen
from tests.support.titles import title_of

SEED = bytes(range(32))
VIEWER = AtSeat(1)


def imagining(imagine: Any) -> AnyTitle:
    """A title whose worlds are imagined like this."""
    title = title_of("lanterns")
    return replace(title, rules=replace(title.rules, imagine=imagine))


def worlds_of(*bounds: int, ply: int = 7, seat: int = 1, seed: bytes = SEED) -> list[Any]:
    """The worlds of a game in which so much is unknown: draws of so many outcomes."""

    def imagine(state: Any, viewer: Viewer, chance: Chance) -> Any:
        return tuple(chance.below(n, "unknown") for n in bounds)

    title = imagining(imagine)
    return list(imagined(title, None, VIEWER, world_chance(seed, ply, seat)))


def test_few_worlds_are_all_compared() -> None:
    """With some of them, one of two outcomes would be missed now and then."""
    assert worlds_of(2) == [(0,), (1,)]
    assert worlds_of(2, 3) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]
    assert worlds_of() == [()]
    assert len(set(worlds_of(MAX_COMPARED_WORLDS))) == MAX_COMPARED_WORLDS


def test_how_much_is_unknown_may_depend_on_what_is_drawn() -> None:
    def imagine(state: Any, viewer: Viewer, chance: Chance) -> Any:
        first = chance.below(2, "which")
        return (first, chance.below(3, "more")) if first else (first,)

    title = imagining(imagine)
    found = list(imagined(title, None, VIEWER, world_chance(SEED, 1, 1)))
    assert found == [(0,), (1, 0), (1, 1), (1, 2)]


def test_who_asks_again_is_compared_with_the_same_worlds() -> None:
    many = (1000, 1000)
    assert len(worlds_of(*many)) == WORLDS
    assert worlds_of(*many) == worlds_of(*many)
    others = (
        worlds_of(*many, ply=8),
        worlds_of(*many, seat=0),
        worlds_of(*many, seed=bytes(32)),
    )
    assert worlds_of(*many) not in others


def test_a_takeback_is_judged_alike_however_often_it_is_asked_for() -> None:
    """Whether a move told its seat something, in a real game."""
    writer = begun("ancient-knowledge", 2, 0)
    dice, drafter = random.Random(1), Drafter(REDACTION)
    found = []
    for _ in range(30):
        action, state = chosen(writer.title, writer.position.state, dice), writer.position.state
        ply, secrets = writer.position.ply, writer.secrets
        asked = {
            drafter.reveals(
                writer.title,
                state,
                action,
                writer.chance(),
                secrets.worlds(ply, action.seat),
            )
            for _ in range(3)
        }
        assert len(asked) == 1
        found += asked
        writer.move(action)
    assert set(found) == {True, False}
