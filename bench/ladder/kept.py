"""Outcomes in a file, a line of JSON each: a run that was ended goes on where it was."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from bench.ladder.contests import Contest
from bench.ladder.outcomes import Outcome, outcome


def played(
    contests: Sequence[Contest], file: Path, processes: int, nodes: int | None = None
) -> Iterator[Outcome]:
    """The outcomes of contests, in any order: those of the file, then others, which are added to
    it."""
    known = {one.contest: one for one in _read(file)}
    yield from (known[one] for one in contests if one in known)
    left = [one for one in contests if one not in known]
    with ProcessPoolExecutor(processes) as pool, file.open("ab") as lines:
        for one in pool.map(partial(outcome, nodes=nodes), left):
            lines.write(msgspec.json.encode(one) + b"\n")
            lines.flush()
            yield one


def _read(file: Path) -> Iterator[Outcome]:
    """The outcomes in the file. What a run that was ended has left of a line is taken away."""
    if not file.exists():
        return
    content = file.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    if whole != content:
        file.write_bytes(whole)
    for line in whole.splitlines():
        yield msgspec.json.decode(line, type=Outcome)
