"""The witness itself: whether it cosigns what it is asked to (C2SP tlog-witness, add-checkpoint).

| what is sent | answer |
| --- | --- |
| is not spelt as it has to be, or says that a larger log came before | 400 |
| no key of that log is trusted here | 403 |
| the log is unknown | 404 |
| another checkpoint was cosigned last; its size is told | 409 |
| the proof does not hold, or there are two roots of one size | 422 |
"""

import base64
from collections.abc import Callable
from datetime import UTC, datetime
from http import HTTPStatus
from pathlib import Path
from typing import Final

from msgspec import Struct

from events import merkle
from events.checkpoints import Checkpoint
from events.cosignatures import cosigned
from events.keys import SigningKey
from events.log_keys import LogKey, of_origin, signer, signers
from events.ml_dsa import MlDsaSigningKey
from events.notes import NoteError, signatures_of, text_of
from service.cli.witness.kept import KeptCheckpoints, origin_hash
from service.cli.witness.submission import Submission, SubmissionError, read

SIZE_TYPE: Final = "text/x.tlog.size"


class RefusedError(Exception):
    """It does not cosign. `text` is the body of the answer, and says why or what to send."""

    def __init__(self, status: HTTPStatus, text: str) -> None:
        super().__init__(text)
        self.status, self.text = status, f"{text}\n"


class Cosigner(Struct, frozen=True, kw_only=True):
    """Who cosigns (`key`, and the ML-DSA-44 key that follows from it) for the logs of these keys.
    In `splits` is the proof of each log that was found to have two histories."""

    key: SigningKey
    late: MlDsaSigningKey
    logs: list[LogKey]
    kept: KeptCheckpoints
    splits: Path
    now: Callable[[], datetime] = lambda: datetime.now(UTC)

    def add(self, body: bytes) -> str:
        """The signature lines for a checkpoint that continues the last one; `RefusedError` if it
        does not."""
        try:
            sent = read(body)
        except SubmissionError as trouble:
            raise RefusedError(HTTPStatus.BAD_REQUEST, str(trouble)) from None
        signed = self._signed(sent)
        if sent.old > sent.checkpoint.size:
            raise RefusedError(HTTPStatus.BAD_REQUEST, "the old size is larger than the new one")
        origin = sent.checkpoint.origin
        with self.kept.alone(origin):
            last = self.kept.last(origin)
            if last is not None:
                self._look_for_two_roots(last, sent)
            self._continues(None if last is None else last[0], sent)
            try:
                lines = self._lines(sent.note)
            except NoteError as trouble:  # an origin that is too long for ML-DSA-44
                raise RefusedError(HTTPStatus.BAD_REQUEST, str(trouble)) from None
            self.kept.put(origin, f"{signed}{lines}")
        return lines

    def _signed(self, sent: Submission) -> str:
        """The note with the signatures of its log that are good."""
        origin = sent.checkpoint.origin
        known = of_origin(origin, self.logs)
        if not known:
            raise RefusedError(HTTPStatus.NOT_FOUND, "the log is unknown here")
        if (self.splits / origin_hash(origin)).exists():
            raise RefusedError(HTTPStatus.FORBIDDEN, "this log was found to have two histories")
        try:
            signer(sent.note, self.logs)
        except NoteError as trouble:
            raise RefusedError(HTTPStatus.FORBIDDEN, str(trouble)) from None
        trusted = {*signers(sent.note, self.logs)}
        ids = {(one.name, one.id) for one, key in known.items() if key in trusted}
        lines = (
            f"\u2014 {name} {base64.b64encode(blob).decode()}\n"
            for name, blob in signatures_of(sent.note)
            if (name, blob[:4]) in ids
        )
        return f"{text_of(sent.note)}\n{''.join(lines)}"

    def _look_for_two_roots(self, last: tuple[Checkpoint, str], sent: Submission) -> None:
        """Keeps the proof if the log has signed two roots of one size. It is refused below."""
        seen, note = last
        if seen.size == sent.checkpoint.size and seen.root != sent.checkpoint.root:
            keep_split(self.splits, seen.origin, note, sent.note)

    def _continues(self, last: Checkpoint | None, sent: Submission) -> None:
        """RefusedError unless the checkpoint is proved to continue the last one."""
        size = last.size if last is not None else 0
        now = sent.checkpoint
        if sent.old != size:
            raise RefusedError(HTTPStatus.CONFLICT, str(size))
        if now.size == 0 and now.root != merkle.EMPTY:
            raise RefusedError(HTTPStatus.UNPROCESSABLE_ENTITY, "this is no root of an empty log")
        if last is None or size == 0:
            proved = not sent.path
        else:
            proved = merkle.is_consistent(size, now.size, last.root, now.root, sent.path)
        if not proved:
            because = "the log is not proved to continue the last checkpoint"
            raise RefusedError(HTTPStatus.UNPROCESSABLE_ENTITY, because)

    def _lines(self, note: str) -> str:
        at = self.now()
        return cosigned(note, self.key, at) + cosigned(note, self.late, at)


def keep_split(splits: Path, origin: str, before: str, now: str) -> Path:
    """Keeps two notes that contradict each other; the folder that they are in. The first two of a
    log are kept: they prove enough."""
    folder = splits / origin_hash(origin)
    if not folder.exists():
        folder.mkdir(parents=True)
        (folder / "1.txt").write_text(before, encoding="utf-8")
        (folder / "2.txt").write_text(now, encoding="utf-8")
    return folder
