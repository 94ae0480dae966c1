"""The list of disputes: what is open, in which order, and the same after a rebuild."""

from games.kernel.table.disputing import (
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
)
from games.kernel.table.state import TableFact
from projections import dispute_list, generations
from projections.dispute_list import DisputeFilter, ListedDispute
from projections.models import named
from tests.projections.world import Game, World

COMPLAINT = "0" * 64


def opened(number: int, seat: int = 0, **about: object) -> DisputeOpened:
    return DisputeOpened(dispute=number, seat=seat, complaint=COMPLAINT, **about)  # type: ignore[arg-type]


async def happened(world: World, game: Game, *facts: TableFact) -> None:
    """Each fact in an append of its own."""
    for fact in facts:
        entries = world.decoder.facts([fact], ply=game.ply)
        game.version = await world.append(game.id, game.version, entries)


async def listed(world: World, **wanted: str) -> tuple[ListedDispute, ...]:
    page = await dispute_list.page(world.pool, DisputeFilter(**wanted))  # type: ignore[arg-type]
    return page.items


async def test_disputes_are_listed_newest_first_as_they_stand(world: World) -> None:
    one, two = await Game(world, "g1").open(), await Game(world, "g2").open()
    await happened(world, one, opened(1, ply=0), opened(2, 1, refusal="ref_x"))
    await happened(world, two, opened(1, ply=0), opened(2, 1, ply=0), opened(3, ply=0))
    await happened(world, one, DisputeDismissed(dispute=1, ruling="No."))
    await happened(world, two, DisputeUpheld(dispute=2, ruling="Yes."), DisputeWithdrawn(dispute=3))
    await world.settle()
    found = await listed(world)
    assert [(d.game_id, d.number, d.status) for d in found] == [
        ("g2", 3, "withdrawn"),
        ("g2", 2, "upheld"),
        ("g2", 1, "open"),
        ("g1", 2, "open"),
        ("g1", 1, "dismissed"),
    ]
    assert [d.refusal for d in found] == [None, None, None, "ref_x", None]
    assert [d.closed_at is None for d in found] == [False, False, True, True, False]
    assert [d.number for d in await listed(world, status="open")] == [1, 2]
    assert await listed(world, title="hoard", status="open") == await listed(world, status="open")
    assert await listed(world, title="chess") == ()


async def test_a_rebuild_gives_the_same_list(world: World) -> None:
    game = await Game(world, "g1").open()
    await happened(world, game, opened(1, ply=0), opened(2, ply=0))
    await happened(world, game, DisputeDismissed(dispute=1, ruling="No."))
    await world.settle()
    before = await listed(world)
    await generations.rebuild(world.pool, "disputes")
    projection = named("disputes")
    assert projection is not None
    await world.settle(projection)
    assert await listed(world) == before
    assert len(before) == 2
