"""PNG are made once for all who ask, and nobody fills the line."""

import asyncio
import shutil
from pathlib import Path

import pytest

from games.kernel.drawing.picture import Wanted
from referee.problems import kinds
from referee.problems.problem import ProblemError
from referee.validators import etag_of
from service.pictures.beginnings import beginning
from service.pictures.drawers import HERE, drawers
from service.pictures.kept import KeptPictures
from service.pictures.painter import Painter, Wish
from service.pictures.parts import WORKER
from service.process.worker_pool import WorkerPool
from tests.support.titles import title_of

TITLE = title_of("lanterns")
MOST = 2


def wish(width: int) -> Wish:
    scene = beginning(TITLE)
    return Wish(
        scene=scene, etag=etag_of(scene), wanted=Wanted(), format="png", width=width, build="one"
    )


async def test_a_picture_is_made_once_and_each_account_waits_for_few() -> None:
    painter = Painter(WorkerPool(WORKER, size=1), KeptPictures(0), most=MOST)
    same = [asyncio.create_task(painter.picture(TITLE, wish(200), "ada")) for _ in range(20)]
    other = asyncio.create_task(painter.picture(TITLE, wish(201), "ada"))
    await asyncio.sleep(0)
    with pytest.raises(ProblemError) as refusal:
        await painter.picture(TITLE, wish(202), "ada")
    assert refusal.value.kind is kinds.UNAVAILABLE
    assert (await painter.picture(TITLE, wish(202), "bob")).startswith(b"\x89PNG")
    found = await asyncio.gather(*same)
    assert all(one is found[0] for one in found)
    assert await other != found[0]
    assert (await painter.picture(TITLE, wish(202), "ada")).startswith(b"\x89PNG"), "none waits"
    await painter.close()


@pytest.mark.parametrize("changed", ["raster.py", "fonts/SourceSans3-Bold.ttf"])
def test_other_fonts_and_another_program_give_other_pictures(changed: str, tmp_path: Path) -> None:
    """What somebody has kept of a picture by its validator is out of date then."""
    there = tmp_path / "pictures"
    shutil.copytree(HERE, there)
    before = drawers(there)
    drawers.cache_clear()
    assert drawers(there) == before
    (there / changed).write_bytes((there / changed).read_bytes() + b"\n")
    drawers.cache_clear()
    assert drawers(there) != before
