"""`kronika mirror`: keep copies of logs, and say so."""

import asyncio
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Final

import httpx
import uvicorn
from cyclopts import Parameter

from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.opening import open_store
from events.cosignatures import WitnessKey
from events.keys import load_or_make_key
from events.ml_dsa import MlDsaSigningKey
from events.notes import NoteError
from service.cli.common.bounds import within
from service.cli.common.errors import CommandError
from service.cli.common.logs import known_logs
from service.cli.common.words import Count, say
from service.cli.mirror.copy import CopyError
from service.cli.mirror.mirror import Mirror, Pending
from service.cli.mirror.pulling import Followed, Puller, PullError
from service.cli.mirror.server import application
from service.cli.serve import stopping
from service.cli.serve.listening import address_of, bound
from service.cli.witness.kept import KeptCheckpoints
from service.process import logs as process_logs

LONGEST_PAUSE: Final = 86_400
"""Seconds: a day."""
DEFAULT_PORT: Final = 8011
_TROUBLES: Final = (PullError, NoteError, ArchiveUnavailableError, CopyError)


def mirror(
    *,
    folder: Annotated[Path, Parameter(help="Where its key and its memory are kept.")],
    store: Annotated[
        str | None,
        Parameter(help="Where the copies are: a folder or s3://...; left out, below --folder."),
    ] = None,
    name: Annotated[str, Parameter(help="Name of the key, when it is made.")] = "mirror",
    log: Annotated[
        list[str] | None,
        Parameter(help='A log to keep: "<key>", or "<key> <address>" to fetch it, too.'),
    ] = None,
    policy: Annotated[
        Path | None, Parameter(help="A file with lines log <key> [<address>] (tlog-policy).")
    ] = None,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="TCP port; 0 takes any free one.")] = DEFAULT_PORT,
    once: Annotated[
        bool, Parameter(help="Fetch once, then end; nothing is served.", negative=())
    ] = False,
    pause: Annotated[float, Parameter(help="Seconds between two fetches.")] = 60.0,
) -> int:
    """Keep copies of logs, serve them, and say that they are whole.

    It is a mirror of C2SP tlog-mirror for any log: it takes what a log sends it,
    proves each piece against a signed checkpoint, and cosigns a checkpoint, with
    Ed25519 and with ML-DSA-44, once all of its entries are on the disk. Logs with
    an address are fetched besides. Below a root log of Kronika
    (<service>/v1/log) the logs of all partitions are kept, too.

    Copies are served under <address>/<SHA-256 of the origin>/, as tlog-tiles
    says, so that everybody can check a log whose service is away. Run it where
    the operators of the logs cannot reach. It may be stopped at any moment.

    Try:

        kronika mirror --folder mirror --log "$KEY https://example.org/v1/log"
        kronika mirror --folder mirror --policy logs.txt --store /srv/logs
        kronika mirror --folder mirror --policy logs.txt --once

    Exit codes: 0 stopped by a signal, or everything was fetched, 1 with --once:
    a log was not fetched; the message says why, 2 it cannot be done.
    """
    within("--pause", pause, 0, LONGEST_PAUSE)
    process_logs.configure("console", "warning")
    folder.mkdir(parents=True, exist_ok=True)
    known = known_logs(log or (), policy)
    if not known:
        raise CommandError(say("mirror.no-logs"))
    key = load_or_make_key(folder / "signing.key", name)
    late = MlDsaSigningKey.of(key)
    public = "".join(f"{WitnessKey.of(one)}\n" for one in (key, late))
    (folder / "public.txt").write_text(public, encoding="utf-8")
    sys.stdout.write(public)
    pending = Pending(
        key=key,
        late=late,
        logs=[one.key for one in known],
        kept=KeptCheckpoints(folder / "pending"),
        splits=folder / "splits",
    )
    made = Mirror(pending, KeptCheckpoints(folder / "mirrored"), _store(folder, store))
    followed = [
        Followed(key=one.key, url=one.url.rstrip("/")) for one in known if one.url is not None
    ]
    if once:
        return asyncio.run(_once(made, followed))
    with closing(bound(host, port)) as listener, stopping.serving():
        told = say("mirror.serves", address=address_of(listener), logs=len(known))
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
        config = uvicorn.Config(
            application(made), log_config=None, access_log=False, server_header=False
        )
        server = uvicorn.Server(config)

        async def run() -> None:
            fetching = asyncio.create_task(_again_and_again(made, followed, pause))
            await server.serve([listener])
            fetching.cancel()
            with suppress(asyncio.CancelledError):
                await fetching

        asyncio.run(run())
    return 0


async def _once(mirror: Mirror, followed: list[Followed]) -> int:
    """Fetches every log; 1 if one of them could not be."""
    async with httpx.AsyncClient() as client:
        done = [await _fetched(Puller(mirror, client), one) for one in followed]
    return 0 if all(done) else 1


async def _again_and_again(mirror: Mirror, followed: list[Followed], pause: float) -> None:
    async with httpx.AsyncClient() as client:
        puller = Puller(mirror, client)
        while True:
            for one in followed:
                await _fetched(puller, one)
            await asyncio.sleep(pause)


async def _fetched(puller: Puller, log: Followed) -> bool:
    """Fetches a log and those below it; says what came, or why nothing did."""
    try:
        came = await puller.pull(log)
    except _TROUBLES as trouble:
        said = (
            say(f"mirror.{trouble.key}", **trouble.values)
            if isinstance(trouble, PullError)
            else say("mirror.trouble", log=log.url, trouble=trouble)
        )
        sys.stderr.write(f"kronika: {said}\n")
        return False
    if came:
        sys.stdout.write(f"{say('mirror.came', log=log.url, entries=Count(came))}\n")
        sys.stdout.flush()
    return True


def _store(folder: Path, place: str | None) -> ObjectStore:
    if place is None:
        (folder / "logs").mkdir(exist_ok=True)
        place = str(folder / "logs")
    try:
        return open_store(place)
    except ValueError as trouble:
        raise CommandError(str(trouble)) from None
