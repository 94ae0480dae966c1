"""Lines that are kept in a file while they are made, so that a review can go on."""

from collections.abc import Sequence
from pathlib import Path
from typing import IO, Self

import msgspec

from referee.review.lines import ReviewLine
from referee.review.review import Review, read, spelt
from service.cli.common.errors import CommandError
from service.cli.common.words import say


class KeptLines:
    """A file with the first lines of a review; `found` are those that it had already."""

    def __init__(self, file: Path, plan: Review) -> None:
        """CommandError if the file has something else, which stays as it is."""
        try:
            self._file: IO[bytes] = file.open("a+b")
        except OSError as trouble:
            because = trouble.strerror
            raise CommandError(say("file.unwritable", file=file, trouble=because)) from None
        self._file.seek(0)
        told = self._file.read()
        whole = told[: told.rfind(b"\n") + 1]
        self.found: Sequence[ReviewLine] = self._lines(whole, told, file, plan)
        self._file.truncate(len(whole))

    def _lines(self, whole: bytes, told: bytes, file: Path, plan: Review) -> list[ReviewLine]:
        """The whole lines, if they are of this review; the last one may have been cut off."""
        if not told:
            return []
        head = spelt(plan.header())
        if not (whole or told).startswith(head[: len(whole or told)]):
            raise CommandError(say("review.other", file=file))
        try:
            return [read(line) for line in whole.splitlines()][: plan.count]
        except msgspec.MsgspecError as trouble:
            raise CommandError(say("review.damaged", file=file, trouble=trouble)) from None

    def add(self, line: ReviewLine) -> None:
        """Writes one line more; it is there even if the command is killed."""
        self._file.write(spelt(line))
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
