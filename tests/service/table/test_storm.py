"""Random play at random tables through two processes: whatever happens, in whatever order, both
show the same game, as the log and the read models do, and the verifier has nothing to say.
"""

import pytest

from games.kernel.table.terms import Clock, PerMove, Terms, Total
from tests.service.table.storm import Set, Table, pair
from tests.support import depth
from tests.support.titles import title_of

pytestmark = pytest.mark.slow

STORMS = depth.amount(1, 4)
STEPS = depth.amount(45, 120)
"""So many games are played of each kind, and so long."""

PARTNERS = title_of("ancient-knowledge").types.options(team_variant=True)
SETS = {
    "two": Set(title="tzolkin", persons=2),
    "three and a bot": Set(
        title="tzolkin", persons=3, bots=1, terms=Terms(clock=Clock(pace=PerMove(seconds=6000)))
    ),
    "partners": Set(
        title="ancient-knowledge",
        persons=4,
        options=PARTNERS,
        terms=Terms(clock=Clock(pace=Total(seconds=6000, increment=5))),
    ),
    "lanterns": Set(title="lanterns", persons=3),
}


@pytest.mark.deep
@pytest.mark.parametrize("kind", SETS)
async def test_whatever_happens_all_say_the_same(
    kind: str, postgres_dsn: str, redis_url: str
) -> None:
    async with pair(postgres_dsn, redis_url) as both:
        done: dict[str, int] = {}
        for number in range(STORMS):
            table = await Table.laid(both, SETS[kind], depth.seeded(f"{kind} {number}"))
            for _ in range(STEPS):
                await table.step()
                if (await table.check()).over:
                    break
            await table.verified()
            for what, times in table.done.items():
                done[what] = done.get(what, 0) + times
    assert done["_move"] > STORMS, done
