"""`kronika-verify FILE`: checks exports offline. `kronika verify` is the same.

Needs msgspec, cryptography and the rules of the title; no server, no database, no network.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeVar

import msgspec

from events.exports import unpacked
from events.keys import KeyFormatError
from events.policies import Policy
from events.policy_files import PolicyError
from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.words import LANGUAGES, Words
from verifier.comparing import ReadExport, compared
from verifier.document import read
from verifier.evidence import Evidence
from verifier.evidence_files import keys_of, notes_of, receipts_of, witnesses_of
from verifier.finding import Report, said_by
from verifier.language import asked_language
from verifier.proving import FIRST, prove
from verifier.same_luck import same_luck
from verifier.sheet import describe, lacking
from verifier.verifying import unread, verify
from verifier.words import in_words

LONG = 3000
"""Events from which on progress is shown."""

PROGRAM: Final = "kronika-verify"
WRONG: Final = 1
NOTHING: Final = 2
UNPROVED: Final = 3
LOST: Final = 4

Held = TypeVar("Held")


class UnreadableError(Exception):
    """A file that cannot be read, or does not hold what it should; `because` says why."""

    def __init__(self, because: Sentence) -> None:
        super().__init__(because.key)
        self.because = because


def main(
    arguments: Sequence[str] | None = None,
    *,
    program: str = PROGRAM,
    names: Mapping[Path, str] = MappingProxyType({}),
) -> int:
    """Exit code: 0 all is well, 1 something is wrong, 2 nothing could be checked (or luck not be
    compared), 3 nothing is wrong, but nobody known has signed it (with --strict: or a receipt or
    inclusion is missing), 4 nothing is wrong, but the service says that it has lost the seed of a
    game that is over, or a move that it had accepted.

    Errors come from the `program`. Files with `names` are told by these, others by their paths.
    """
    given = _parser().parse_args(arguments)
    language = asked_language(given.language, os.environ)
    try:
        evidence = _evidence(given)
    except UnreadableError as trouble:
        sys.stderr.write(f"{program}: {in_words(trouble.because, language)}\n")
        return NOTHING
    if given.same_luck and len(given.file) < 2:
        sys.stderr.write(f"{program}: {in_words(Sentence('luck.too-few'), language)}\n")
        return NOTHING
    absent = {file: why for file in given.file if (why := _absence(file))}
    if all(file in absent for file in given.file):
        sys.stderr.writelines(f"{program}: {in_words(why, language)}\n" for why in absent.values())
        return NOTHING
    documents: list[ReadExport | Report] = []
    proofs: dict[str, bytes] = {}
    for file in given.file:
        name = names.get(file, str(file))
        why = absent.get(file)
        if why is None and (raw := _bytes(file)).startswith(FIRST):
            proofs[name] = raw
            continue
        documents.append(_verified(file, name, evidence) if why is None else unread(name, why))
    reports: Sequence[Report] = compared(documents)
    if given.same_luck:
        reports = same_luck(documents, reports)
    exports = [one.export for one in documents if isinstance(one, ReadExport)]
    reports = [*reports, *(prove(name, raw, evidence, exports) for name, raw in proofs.items())]
    if given.json:
        sys.stdout.write(msgspec.json.encode(reports).decode() + "\n")
    else:
        sheets = (
            describe(one, strict=given.strict, language=language, words=_words(one))
            for one in reports
        )
        sys.stdout.write("\n".join(sheets))
    return _exit_code(reports, strict=given.strict)


def _exit_code(reports: Sequence[Report], *, strict: bool) -> int:
    if not all(one.good for one in reports):
        return WRONG
    if any(one.lost or one.losses for one in reports):
        return LOST
    if any(
        one.name == "luck" and one.verdict == "unknown" for each in reports for one in each.checks
    ):
        return NOTHING
    return UNPROVED if any(lacking(one, strict=strict) for one in reports) else 0


def run() -> None:
    """The console script."""
    sys.exit(main())


def _evidence(given: argparse.Namespace) -> Evidence:
    """What the files hold that were handed in beside the exports."""
    witnesses = tuple(key for file in given.witness for key in _held(file, witnesses_of))
    policy = None if given.policy is None else _policy(given.policy)
    return Evidence(
        keys=tuple(key for file in given.keys for key in _held(file, keys_of)),
        key_notes=tuple(one for file in given.keys for one in _held(file, notes_of)),
        receipts=tuple(one for file in given.receipt for one in _held(file, receipts_of)),
        witnesses=(*witnesses, *(() if policy is None else policy.keys)),
        policy=policy,
    )


def _policy(file: Path) -> Policy:
    try:
        return Policy.parse(_bytes(file))
    except PolicyError as trouble:
        args = {"file": str(file), "trouble": said_by(trouble)}
        raise UnreadableError(Sentence("file.unfit", args)) from None


def _held(file: Path, parse: Callable[[str], tuple[Held, ...]]) -> tuple[Held, ...]:
    raw = _bytes(file)
    try:
        return parse(raw.decode())
    except (KeyFormatError, UnicodeDecodeError, RecursionError, msgspec.MsgspecError) as trouble:
        args = {"file": str(file), "trouble": said_by(trouble)}
        raise UnreadableError(Sentence("file.unfit", args)) from None


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as trouble:
        raise UnreadableError(_unreadable(file, trouble)) from None


def _absence(file: Path) -> Sentence | None:
    """Why there is nothing to check in a file."""
    try:
        with file.open("rb"):
            return None
    except OSError as trouble:
        return _unreadable(file, trouble)


def _unreadable(file: Path, trouble: OSError) -> Sentence:
    args = {"file": str(file), "trouble": trouble.strerror or ""}
    return Sentence("file.unreadable", args)


def _words(report: Report) -> Words | None:
    """The words of the title of a report."""
    title = Registry.installed().get(report.title)
    return None if title is None else title.words


def _verified(file: Path, name: str, evidence: Evidence) -> ReadExport | Report:
    raw = unpacked(_bytes(file))
    with _progress(name) as progress:
        report = verify(name, raw, Registry.installed(), evidence, progress)
    return ReadExport(read(raw).export, report) if report.title else report


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
    what = "exports of games, compressed or not, or proofs of links (tlog-proof)"
    parser.add_argument("file", type=Path, nargs="+", help=what)
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
        "--policy", type=Path, help="logs, witnesses, and how many of whom have to have cosigned"
    )
    parser.add_argument(
        "--strict", action="store_true", help="demand a known key, a receipt and inclusion"
    )
    parser.add_argument(
        "--same-luck",
        action="store_true",
        help="compare games of one title: had they the same seed and the same draws?",
    )
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        help="of what is printed; as LC_ALL or LANG say if left out",
    )
    parser.add_argument("--json", action="store_true", help="print reports as JSON")
    return parser


if __name__ == "__main__":
    run()
