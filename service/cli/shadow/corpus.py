"""Games in files: `*.jsonl.gz`, a header and then a line for each ply.

    {"format":"kronika-corpus/1","played":"...","seed":"<hex>","digest":"<hex>"}
    {"ply":0,"facts":[{"type":"table.game-opened",...},...]}
    {"ply":1,"seat":2,"decision":3,"command":{...},"facts":[...]}

Commands and facts are the payloads of the log, byte for byte. `seed` is what the draws were made
from (`events.chance`), `digest` the SHA-256 of the JSON of the last state, `played` says who
played. The title, the ruleset and the result are in the facts.
"""

import gzip
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from events.envelope import Entry
from service.cli.common.errors import CommandError
from service.cli.common.words import say
from service.cli.shadow.source import Found

FORMAT = "kronika-corpus/1"
SUFFIX = ".jsonl.gz"


class _Header(Struct, frozen=True, kw_only=True):
    format: str
    played: str
    seed: str
    digest: str


class _Ply(Struct, frozen=True, kw_only=True, omit_defaults=True):
    ply: int
    seat: int | None = None
    decision: int | None = None
    command: Raw = Raw()
    facts: tuple[Raw, ...] = ()


class _Tagged(Struct, frozen=True):
    type: str


def files(folder: Path) -> Sequence[Path]:
    """The recorded games in a folder and those below it; CommandError if there are none."""
    found = sorted(folder.rglob(f"*{SUFFIX}"))
    if not found:
        raise CommandError(say("shadow.no-games", suffix=SUFFIX, folder=folder))
    return found


def packed(found: Found) -> bytes:
    """The file of a game, the same for the same game."""
    assert found.digest is not None, "a game of the corpus ends in a known state"
    header = _Header(format=FORMAT, played=found.played, seed=found.seed.hex(), digest=found.digest)
    plies = (_written(list(move)) for _, move in groupby(found.entries, lambda entry: entry.ply))
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *plies))
    return gzip.compress(text, mtime=0)


def unpacked(path: Path) -> Found:
    """The game in a file; CommandError if there is none."""
    try:
        first, *rest = gzip.decompress(path.read_bytes()).splitlines()
        header = msgspec.json.decode(first, type=_Header)
        if header.format != FORMAT:
            raise ValueError(say("shadow.format", found=header.format, known=FORMAT))
        plies = [msgspec.json.decode(line, type=_Ply) for line in rest]
        return Found(
            name=path.name.removesuffix(SUFFIX),
            seed=bytes.fromhex(header.seed),
            entries=tuple(entry for ply in plies for entry in _read(ply)),
            digest=header.digest,
            played=header.played,
        )
    except (OSError, EOFError, ValueError, msgspec.MsgspecError) as trouble:
        raise CommandError(say("shadow.no-game", file=path, trouble=trouble)) from None


def _written(entries: Sequence[Entry]) -> _Ply:
    ply, action = entries[0].ply, entries[0] if entries[0].is_action else None
    facts = tuple(Raw(entry.payload) for entry in entries if entry is not action)
    if action is None:
        return _Ply(ply=ply, facts=facts)
    command = Raw(action.payload)
    return _Ply(ply=ply, seat=action.seat, decision=action.decision, command=command, facts=facts)


def _read(ply: _Ply) -> Iterator[Entry]:
    if ply.seat is not None:
        yield _entry(ply, ply.command, ply.seat, ply.decision)
    for fact in ply.facts:
        yield _entry(ply, fact, None, None)


def _entry(ply: _Ply, payload: Raw, seat: int | None, decision: int | None) -> Entry:
    kind = msgspec.json.decode(payload, type=_Tagged).type
    return Entry(kind=kind, payload=bytes(payload), ply=ply.ply, seat=seat, decision=decision)
