"""`kronika verify --archive`: an archive looked through, and what is said of it."""

import asyncio
import sys
from collections.abc import Sequence
from typing import Final

import asyncpg
import httpx

from events.archive.object_store import ArchiveUnavailableError, ObjectStore
from events.archive.opening import DATABASE, open_store
from events.archive.packed_game import PackedGame
from events.archive.stores import store_at
from events.database import Pool
from events.keys import PublicKey
from events.vault import Vault, opening_vault
from games.kernel.registry import Registry
from service.backup import relying
from service.backup.archived import checking, copies
from service.backup.archived.faults import Checked, Fault
from service.backup.manifest import Archived
from service.cli.common.database import asked
from service.cli.common.errors import CommandError
from service.cli.common.progress import Bar
from service.cli.common.served_logs import ServedLogs
from service.cli.common.words import Count, decimal, say
from service.cli.shadow.source import Found
from service.cli.shadow.stored import drawn_from
from service.cli.shadow.verdict import Judge
from service.process import logs
from service.settings import Settings

SHOWN: Final = 50
"""Faults that are listed one by one."""
_OLDER: Final = frozenset({"behind", "unknown-game", "other-history", "tile-ahead", "other-tile"})
_UNSIGNED: Final = 3


def verify_archive(settings: Settings, places: Sequence[str], *, deep: bool) -> int:
    """Looks at the archive of a database, or at a copy that is named, beside that database. The
    exit code."""
    logs.configure("console", "warning")
    if len(places) > 1:
        raise CommandError(say("archive-check.one-place"))
    copy = _opened(places[0]) if places else None
    vault = opening_vault(settings.secrets_file)
    deeper = _Redecided() if deep else None
    found = asked(settings, lambda url: _beside(url, settings.archive, copy, vault, deeper))
    if not found:
        sys.stdout.write(f"{say('archive-check.none')}\n")
    for place, checked in found:
        sys.stdout.write(_told(place, checked))
    return int(any(checked.wrong for _, checked in found))


def verify_copy(place: str, url: str | None, keys: Sequence[PublicKey]) -> int:
    """Looks at a copy of an archive by itself, or beside the log of the service that is named, as
    these keys have signed it. The exit code."""
    store = _opened(place)
    if url is not None and not keys:
        raise CommandError(say("archive-check.no-keys"))
    try:
        checked = asyncio.run(_alone(store, url, keys))
    except ArchiveUnavailableError as trouble:
        raise CommandError(say("archive-check.silent", because=trouble)) from None
    sys.stdout.write(_told(store.place, checked))
    if not checked.signed:
        sys.stdout.write(f"{say('archive-check.unsigned')}\n")
    return 1 if checked.wrong else 0 if checked.signed else _UNSIGNED


def _opened(place: str) -> ObjectStore:
    try:
        return open_store(place)
    except ValueError as trouble:
        raise CommandError(str(trouble)) from None


async def _beside(
    url: str,
    configured: str,
    copy: ObjectStore | None,
    vault: Vault,
    deeper: checking.Deeper | None,
) -> list[tuple[str, Checked]]:
    """What was found in every place that the catalogue names, and in the one of the settings: a
    database of before the first game was packed has an archive that it does not know."""
    found = []
    async with asyncpg.create_pool(url, min_size=1, max_size=3) as pool:
        places = {*await checking.places(pool)}
        if configured != DATABASE and copy is None:
            places.add(store_at(configured, pool).place)
        for place in sorted(places):
            store = copy or store_at(place, pool)
            with Bar(say("archive-check.games"), await checking.items(pool, place)) as bar:
                try:
                    checked = await checking.check(
                        pool, store, vault, bar.advance, place=place, deeper=deeper
                    )
                except ArchiveUnavailableError as trouble:
                    raise CommandError(say("archive-check.silent", because=trouble)) from None
            found.append((store.place, checked))
    return found


async def _alone(store: ObjectStore, url: str | None, keys: Sequence[PublicKey]) -> Checked:
    async with httpx.AsyncClient() as client:
        logs = None if url is None else ServedLogs(client, url, keys)
        with Bar(say("archive-check.games"), await copies.count(store)) as bar:
            return await copies.check(store, bar.advance, logs)


class _Redecided:
    """Every move of a game is decided again by the rules that it was played by."""

    def __init__(self) -> None:
        self._judge = Judge(Registry.installed(), None, None)

    def __call__(self, found: Checked, name: str, packed: PackedGame, seed: bytes) -> None:
        events = packed.events()
        game = Found(
            name=packed.game_id,
            seed=drawn_from(seed, events, self._judge.decoder),
            entries=tuple(event.entry for event in events),
        )
        verdict = self._judge.judge(game)
        for one in [] if verdict is None else verdict.departed[:1]:
            found.add("rules", name, game=packed.game_id, ply=one.departure.ply)


def _told(place: str, checked: Checked) -> str:
    """All sentences about one archive that was looked through."""
    done = say(
        "archive-check.done",
        place=place,
        games=Count(checked.games),
        bundles=Count(checked.bundles),
        links=Count(checked.links),
        size=decimal(checked.size / 1e6, 1),
        wrong=Count(checked.wrong),
    )
    lines = [done]
    if checked.signed:
        lines.append(say("archive-check.signed", signed=Count(checked.signed)))
    if checked.veiled:
        lines.append(say("archive-check.veiled", veiled=Count(checked.veiled)))
    return "".join(f"{line}\n" for line in (*lines, *_faults(checked)))


def describe_names(place: str, checked: Checked) -> str:
    """All sentences about an archive of which the names were looked at."""
    there = say("archive-check.names", place=place, wrong=Count(checked.wrong))
    return "".join(f"{line}\n" for line in (there, *_faults(checked)))


def _faults(checked: Checked) -> list[str]:
    """What is wrong, and what to do about it."""
    lines = [f"  {_line(one)}" for one in checked.faults[:SHOWN]]
    if len(checked.faults) > SHOWN:
        lines.append(f"  {say('archive-check.more', count=Count(len(checked.faults) - SHOWN))}")
    wrong = {one.kind for one in checked.faults if not one.is_harmless}
    lines += [say("archive-check.older")] if wrong & _OLDER else []
    return lines + ([say("archive-check.mend")] if wrong - _OLDER else [])


def _line(fault: Fault) -> str:
    return f"{fault.name} {say(f'archive-check.{fault.kind}', **fault.values)}"


def moved_archive(archives: Sequence[Archived], to: str | None) -> tuple[str, str] | None:
    """From where to where an archive has come since a backup; None if it is where it was."""
    if to is None:
        return None
    elsewhere = [one.place for one in archives if one.place != DATABASE]
    if len(elsewhere) != 1:
        raise CommandError(say("restore.which-archive", places=len(elsewhere)))
    new = _opened(to).place
    sys.stdout.write(f"{say('restore.moved', old=elsewhere[0], new=new)}\n")
    return elsewhere[0], new


async def archives_are_whole(pool: Pool) -> bool:
    """Whether everything is there that a database relies on elsewhere; says what is not."""
    whole = True
    for place in await relying.places(pool):
        try:
            checked = await checking.names(pool, store_at(place, pool), place)
        except ArchiveUnavailableError as trouble:
            said = say("restore.no-archive", place=place, because=trouble)
            sys.stdout.write(f"{said}\n")
            whole = False
            continue
        sys.stdout.write(describe_names(place, checked))
        whole &= not checked.lacking
    return whole
