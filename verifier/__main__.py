"""`kronika-verify FILE`: checks exports offline. `kronika verify` is the same.

Needs msgspec, cryptography and the rules of the title; no server, no database, no network.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from events.cosignatures import WitnessKey
from events.exports import unpacked
from events.keys import KeyFormatError, PublicKey
from events.receipts import Receipt
from games.kernel.registry import Registry
from verifier.comparing import Told, compared
from verifier.document import read
from verifier.finding import Lack, Report
from verifier.verifying import Evidence, verify

LONG = 3000
"""Events from which on progress is shown."""

PROGRAM: Final = "kronika-verify"
WRONG: Final = 1
UNPROVED: Final = 3

Held = TypeVar("Held")

_MARKS = {"good": "+", "bad": "!", "unknown": "?"}
_MISSING: Final[Mapping[Lack, str]] = {
    "key": "nobody whom you know has signed it: anybody can have made it up. Give --keys",
    "receipt": "there is no receipt",
    "inclusion": "nothing says that it is in a signed log",
    "witness": "no witness whom you know has cosigned that log",
}


class UnreadableError(Exception):
    """A file that cannot be read, or does not hold what it should; the message says why."""


def main(
    arguments: Sequence[str] | None = None,
    *,
    program: str = PROGRAM,
    names: Mapping[Path, str] = MappingProxyType({}),
) -> int:
    """Exit code: 0 all is well, 1 something is wrong, 2 nothing could be checked, 3 nothing is
    wrong, but nobody known has signed it (with --strict: or a receipt or inclusion is missing).
    Errors come from the `program`. Files with `names` are told by these, others by their paths."""
    given = _parser().parse_args(arguments)
    try:
        evidence = Evidence(
            keys=tuple(key for file in given.keys for key in _held(file, keys_of)),
            key_notes=tuple(one for file in given.keys for one in _held(file, notes_of)),
            receipts=tuple(one for file in given.receipt for one in _held(file, receipts_of)),
            witnesses=tuple(key for file in given.witness for key in _held(file, witnesses_of)),
        )
        told_of = [(file, names.get(file, str(file))) for file in given.file]
        reports = compared([_verified(file, name, evidence) for file, name in told_of])
    except (UnreadableError, RecursionError) as trouble:
        sys.stderr.write(f"{program}: {trouble}\n")
        return 2
    if given.json:
        sys.stdout.write(msgspec.json.encode(reports).decode() + "\n")
    else:
        sys.stdout.write("\n".join(told(one, strict=given.strict) for one in reports))
    if not all(one.good for one in reports):
        return WRONG
    return UNPROVED if any(_lacking(one, strict=given.strict) for one in reports) else 0


def run() -> None:
    """The console script."""
    sys.exit(main())


def keys_of(text: str) -> tuple[PublicKey, ...]:
    """The public keys in a file: one a line, or the JSON of the service's `/v1/keys`."""
    if text.lstrip().startswith("{"):
        listed = msgspec.json.decode(text, type=_Keys)
        return tuple(PublicKey.parse(one.key) for one in listed.items)
    return tuple(PublicKey.parse(line) for line in text.splitlines() if line.strip())


def notes_of(text: str) -> tuple[str, ...]:
    """What is said about keys in such a file: the JSON has endorsements and revocations."""
    return msgspec.json.decode(text, type=_Keys).notes if text.lstrip().startswith("{") else ()


def witnesses_of(text: str) -> tuple[WitnessKey, ...]:
    """The public keys of witnesses in a file, one a line."""
    lines = text.splitlines()
    return tuple(WitnessKey.parse(line) for line in lines if line.strip())


def receipts_of(raw: bytes | str) -> tuple[Receipt, ...]:
    """The receipts in a file: one, a list of them, or the answer to a move."""
    found = msgspec.json.decode(raw, type=_Answer | list[Receipt])
    if isinstance(found, list):
        return tuple(found)
    if found.receipt is not None:
        return (found.receipt,)
    return found.items or (msgspec.json.decode(raw, type=Receipt),)


def told(report: Report, *, strict: bool = False) -> str:
    """The report for people. With `strict` everything has to be there that can prove it."""
    lines = [f"{report.file}: {report.title or 'unreadable'} {report.game}".rstrip()]
    lines += [f"  {_MARKS[one.verdict]} {one.name:10} {one.told}" for one in report.checks]
    if report.standings:
        ranks = sorted(report.standings, key=lambda one: (one.rank, one.seat))
        lines.append(
            "  score: " + ", ".join(f"seat {one.seat} {one.points} ({one.rank}.)" for one in ranks)
        )
    for one in report.findings:
        place = "" if one.ply is None else f" at ply {one.ply}"
        lines.append(f"  WRONG{place}: {one.because}")
    lines.append(f"  {_verdict(report, strict=strict)}")
    return "\n".join(lines) + "\n"


def _lacking(report: Report, *, strict: bool) -> Sequence[Lack]:
    """What has to be there and is not."""
    return report.lacks if strict or not report.vouched else ()


def _verdict(report: Report, *, strict: bool) -> str:
    size = f"{report.plies} plies, {report.events} events"
    lacking = _lacking(report, strict=strict)
    if report.good and lacking:
        missing = ", and ".join(_MISSING[one] for one in lacking if strict or one == "key")
        return f"Nothing contradicts itself in {size}, but {missing}."
    if report.good:
        return f"Nothing is wrong with {size}."
    if report.first_bad_ply is None:
        return "This export cannot be trusted."
    return f"This export cannot be trusted; the first bad ply is {report.first_bad_ply}."


class _Key(msgspec.Struct, frozen=True):
    key: str


class _Keys(msgspec.Struct, frozen=True):
    items: tuple[_Key, ...]
    notes: tuple[str, ...] = ()


class _Answer(msgspec.Struct, frozen=True):
    receipt: Receipt | None = None
    items: tuple[Receipt, ...] = ()


def _held(file: Path, parse: Callable[[str], tuple[Held, ...]]) -> tuple[Held, ...]:
    raw = _bytes(file)
    try:
        return parse(raw.decode())
    except (KeyFormatError, UnicodeDecodeError, RecursionError, msgspec.MsgspecError) as trouble:
        raise UnreadableError(f"{file} does not hold what it should: {trouble}") from None


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as trouble:
        raise UnreadableError(f"{file} cannot be read: {trouble.strerror}") from None


def _verified(file: Path, name: str, evidence: Evidence) -> Told | Report:
    raw = unpacked(_bytes(file))
    with _progress(name) as progress:
        report = verify(name, raw, Registry.installed(), evidence, progress)
    return Told(read(raw).export, report) if report.title else report


@contextmanager
def _progress(name: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for long games on a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, of: None
        return
    shown = 0

    def progress(done: int, of: int) -> None:
        nonlocal shown
        if of >= LONG and done * 40 // of > shown:
            shown = done * 40 // of
            sys.stderr.write(f"\r{name} [{'#' * shown:40}] {done}/{of}")
            sys.stderr.flush()

    yield progress
    if shown:
        sys.stderr.write("\r\x1b[K")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("file", type=Path, nargs="+", help="exports of games, compressed or not")
    parser.add_argument(
        "--keys", type=Path, action="append", default=[], help="the service's public keys"
    )
    parser.add_argument(
        "--receipt", type=Path, action="append", default=[], help="receipts that you were given"
    )
    parser.add_argument(
        "--witness", type=Path, action="append", default=[], help="public keys of witnesses"
    )
    parser.add_argument(
        "--strict", action="store_true", help="demand a known key, a receipt and inclusion"
    )
    parser.add_argument("--json", action="store_true", help="print reports as JSON")
    return parser


if __name__ == "__main__":
    run()
