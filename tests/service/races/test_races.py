"""Two processes on one log, whatever is done at once (`machine`): some examples in each run, and
as many as there is time for in a soak (`soak`); and what went wrong once."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec import Struct

from referee.drafting import CommandBatch
from service.http.idempotency import IdempotencyKey
from service.lobby.routes.games import open_game
from service.lobby.routes.seats import join_game
from service.play.command_loop import PlayRequest
from tests import servers
from tests.service.races.driving import THROUGH
from tests.service.races.house import House, house
from tests.service.races.machine import Doing, Tables
from tests.service.races.operations import Client
from tests.service.races.search import search
from tests.service.races.sweep import Program, Sweep
from tests.support.depth import share

pytestmark = pytest.mark.slow

SEED: Final = 2
EXAMPLES: Final = 10
STEPS: Final = range(1, 9)
"""How far the first act comes before it is overtaken."""
MANY: Final = ("open", "open")


class Once(Struct, frozen=True):
    """Two acts that went wrong together. `before` is what is done through before them."""

    name: str
    first: Doing
    second: Doing
    before: Sequence[Doing] = ()
    running: bool = True
    seats: Sequence[str] = ("open",)
    matter: str | None = None


WRONG_ONCE: Final = (
    Once("join and abandon", ("join", 1, 0), ("abandon", 0, 0), running=False, seats=MANY),
    Once("join and leave", ("join", 1, 0), ("leave", 0, 0), running=False, seats=MANY),
    Once(
        "leave and come back",
        ("leave", 0, 0),
        ("join", 0, 0),
        before=[("join", 1, 0)],
        running=False,
        seats=MANY,
    ),
    Once("dispute and void", ("dispute", 0, 0), ("agree", 0, 0), before=[("propose", 1, 0)]),
    Once("two disputes", ("dispute", 0, 0), ("dispute", 1, 0), seats=MANY),
    Once("agree and move", ("agree", 1, 0), ("move", 1, 0), matter="take back"),
    Once("judge and move", ("judge", 1, 1), ("move", 1, 0), matter="dispute"),
)


@pytest.fixture(scope="module")
def two(
    databases: servers.Databases, service_template: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Two processes of a service, whose steps are chosen here."""
    dsn = databases.create(service_template)
    with house(dsn, Path(tmp_path_factory.mktemp("races"))) as made:
        yield made
    databases.drop(dsn)


def test_nothing_goes_wrong_in_any_interleaving(two: House) -> None:
    search(two, SEED, examples=EXAMPLES)


def test_a_sweep_goes_on_until_there_is_nothing_to_overtake(two: House) -> None:
    first, second = ("dispute", 0, 0), ("dispute", 1, 0)
    program = Program(persons=3, before=None, first=first, second=second)
    sweep = Sweep(two, ("dispute",))
    assert [sweep.tried(program, steps) for steps in (1, THROUGH)] == [True, False]


def test_who_repeats_a_move_at_another_process_learns_that_it_was_played(two: House) -> None:
    two.loop.freely(_repeated(two))


async def _repeated(two: House) -> None:
    ann = Client(two, 0, "ann")
    table = {"title": two.title.meta.slug, "seats": [{"kind": "me"}, {"kind": "open"}]}
    game_id = (await ann.call(open_game, table)).body["id"]
    await Client(two, 0, "ben").call(join_game, {}, game_id=game_id)
    here, there = [await Client(two, process, "ann").seen(game_id) for process in (0, 1)]
    state = here.position.state
    command, *_ = here.title.rules.legal(state, 0)
    request = PlayRequest(
        batch=CommandBatch(seat=0, commands=(command,), decision=state.agenda.open_for(0).id),
        by="bot",
        key=IdempotencyKey(game=game_id, scope="bot", value=game_id, request_hash=bytes(32)),
        expected=here.position.version,
    )
    replies = [
        await process.play.loop.play(game, request)
        for process, game in zip(two.processes, (here, there), strict=True)
    ]
    assert replies[1].body == replies[0].body
    assert there.position.version == here.position.version


@pytest.mark.deep
@pytest.mark.parametrize("once", WRONG_ONCE, ids=lambda one: one.name)
def test_what_went_wrong_once_does_not_again(two: House, once: Once) -> None:
    for steps in share(STEPS, 3, WRONG_ONCE.index(once)):
        tables: Any = type("Here", (Tables,), {"house": two})()
        tables.open(
            seats=once.seats,
            running=once.running,
            moves=3,
            pausing=False,
            clock=None,
            matter=once.matter,
        )
        try:
            for act, who, number in once.before:
                (tables.act if once.running else tables.before)(act, who, 1, number, THROUGH)
            overtake = tables.overtake if once.running else tables.overtake_before
            overtake(once.first, steps, once.second, 0)
        finally:
            tables.teardown()
