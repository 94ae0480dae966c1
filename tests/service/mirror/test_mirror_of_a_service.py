"""A mirror keeps the root log of a running service, and the logs of its partitions."""

import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from events.checkpoints import parsed
from events.cosignatures import WitnessKey, cosignatures
from events.notes import text_of
from service.cli.witness.kept import origin_hash
from tests.cli.running import kronika
from tests.service.people import Person
from tests.service.process import ServiceProcess


def key_of(web: httpx.Client) -> str:
    """The Ed25519 key of the service."""
    keys: list[str] = [one["key"] for one in web.get("/v1/keys").json()["items"]]
    return min(keys, key=len)


@pytest.mark.slow
def test_a_service_is_mirrored_with_its_partitions(
    person: Callable[[], Person],
    web: httpx.Client,
    shared_service: ServiceProcess,
    tmp_path: Path,
) -> None:
    ada = person()
    game = ada.open("random", "random", title="tzolkin")["id"]
    while ada.get(f"/v1/games/{game}")["status"] != "finished":
        time.sleep(0.02)
    while (proof := web.get(f"/v1/games/{game}/tlog-proof")).status_code != 200:
        time.sleep(0.05)
    folder = tmp_path / "mirror"
    words = ("mirror", "--folder", folder, "--once")
    done = kronika(*words, "--log", f"{key_of(web)} {shared_service.url}/v1/log")
    assert done.returncode == 0, done.stdout + done.stderr
    public = [WitnessKey.parse(line) for line in (folder / "public.txt").read_text().split()]
    notes = {
        parsed(text_of(note := file.read_text())).origin: note
        for file in (folder / "mirrored").rglob("checkpoint")
    }
    root = min(notes, key=len)
    assert len(notes) > 1, "the root log, and the partition of the game at least"
    for origin, note in notes.items():
        assert {one.witness for one in cosignatures(note, public)} == {*public}
        size = parsed(text_of(note)).size
        below = folder / "logs" / origin_hash(origin) / "tile" / "entries"
        assert len([one for one in below.rglob("*") if one.is_file()]) >= -(-size // 256)
    again = kronika(*words, "--log", f"{key_of(web)} {shared_service.url}/v1/log")
    assert again.returncode == 0, again.stdout + again.stderr
    assert proof.text.startswith("c2sp.org/tlog-proof@v1\n")
    assert root in text_of(notes[root])
    other = kronika(
        *words, "--log", f"{key_of(web)} {shared_service.url}/v1/nothing", "--language=cs"
    )
    assert other.returncode == 1
    assert "odpovídá 404" in other.stderr
