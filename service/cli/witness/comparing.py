"""Comparing a checkpoint that a log shows with one that was seen before.

| what is seen | what it is |
| --- | --- |
| an older checkpoint, of which the last one seen is a continuation | a process that lags behind |
| less than was seen, which is no beginning of it | a log that went back |
| more than was seen, and the hashes for it are not there | the same |
| two checkpoints of one origin that contradict each other | two histories |
"""

from enum import Enum

from events import merkle
from events.checkpoints import Checkpoint
from service.cli.common.words import say
from service.cli.witness.memory import SeenLog
from service.cli.witness.tiled_log import MalformedError, MissingError, ServesFiles, TiledLog


class SplitError(Exception):
    """A log has signed two histories. Both notes together prove it to everybody. `origin` is the
    log that is not to be cosigned any more, if that is another one than the notes say."""

    def __init__(self, because: str, before: str, now: str) -> None:
        super().__init__(because)
        self.before, self.now = before, now
        self.origin = ""


class WentBackError(Exception):
    """A log has not all that it has signed, or does not show it; the message says what is missing.
    It proves nothing to others."""


class Age(Enum):
    """How a checkpoint stands to the one that was seen before."""

    OLDER = "older"
    SAME = "same"
    NEWER = "newer"


def compare(files: ServesFiles, before: SeenLog, now: Checkpoint, note: str) -> Age:
    """How it stands, worked out from what the log serves. `SplitError` if both contradict each
    other, `WentBackError` if the log has no longer what was seen, or does not show it."""
    seen = bytes.fromhex(before.root)
    sizes = {"origin": now.origin, "before": before.size, "now": now.size}
    if now.size == before.size:
        if now.root != seen:
            because = say("look.two-roots", origin=now.origin, size=now.size)
            raise SplitError(because, before.note, note)
        return Age.SAME
    if now.size < before.size:
        if not _is_behind(files, now, before.size, seen):
            raise WentBackError(say("look.shorter", **sizes))
        return Age.OLDER
    try:
        proved = _begins_with(files, before.size, seen, now.size, now.root)
    except MissingError:
        raise WentBackError(say("look.not-there", origin=now.origin, now=now.size)) from None
    if not proved:
        raise SplitError(say("look.other-beginning", **sizes), before.note, note)
    return Age.NEWER


def _is_behind(files: ServesFiles, now: Checkpoint, size: int, root: bytes) -> bool:
    try:
        return _begins_with(files, now.size, now.root, size, root)
    except (MissingError, MalformedError):
        return False


def _begins_with(files: ServesFiles, old: int, old_root: bytes, size: int, root: bytes) -> bool:
    """Whether the tiles prove that a log begins with an older one."""
    if old == 0:
        return old_root == merkle.EMPTY
    path = TiledLog(files, "", size).consistency(old)
    return merkle.is_consistent(old, size, old_root, root, path)
