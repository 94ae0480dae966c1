"""Which log follows which, and what notes of epochs say about what a witness has seen."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from events.checkpoints import FIRST_EPOCH, LogName, RootLog, log_of, root_log_of
from events.epochs import Epoch, OldLog
from service.cli.common.words import say
from service.cli.witness.memory import SeenLog


class Succession:
    """The epochs of a service in their order."""

    def __init__(self, epochs: Sequence[Epoch]) -> None:
        self._epochs = epochs
        self.number = epochs[-1].number if epochs else FIRST_EPOCH

    def followed_by(self, origin: str, name: str) -> Sequence[str]:
        """The origins of the same partition in earlier epochs."""
        log = log_of(origin, name)
        earlier = range(FIRST_EPOCH, log.epoch) if log is not None else ()
        return [
            LogName(
                name=name, partitions=log.partitions, partition=log.partition, epoch=number
            ).origin
            for number in earlier
            if log is not None
        ]

    def still_has(self, origin: str, size: int) -> bool:
        """Whether all notes since say that so many leaves of a log are still there."""
        said = [one for epoch in self._epochs if (one := epoch.of(origin)) is not None]
        return bool(said) and all(size <= one.kept for one in said)

    def unannounced(self, seen: Mapping[str, SeenLog]) -> list[str]:
        """Logs of earlier epochs of which more was seen than any note says."""
        found: list[str] = []
        for origin, one in seen.items():
            log = named(origin) or self._root(origin)
            if log is None or log.epoch >= self.number:
                continue
            said = max((old.promise.size for old in _said(self._epochs, origin)), default=0)
            if said < one.size:
                told = {"origin": origin, "before": one.size, "said": said}
                found.append(say("look.note-says-less", **told))
        return found

    def _root(self, origin: str) -> RootLog | None:
        """The root log of an origin; None as long as there is but one epoch."""
        return root_log_of(origin, self._epochs[0].name) if self._epochs else None


class Split(Struct, frozen=True):
    """Two notes that contradict each other."""

    because: str
    before: str
    now: str

    def __iter__(self) -> Iterator[str]:
        return iter((self.because, self.before, self.now))


def contradicted(
    seen: Mapping[str, SeenLog], epochs: Sequence[Epoch], notes: Sequence[str]
) -> Split | None:
    """A checkpoint that was seen and a note of an epoch that tells of another root."""
    for epoch in epochs:
        for old in epoch.logs:
            one = seen.get(old.log.origin)
            if one is None or one.size != old.promise.size or one.root == old.promise.root.hex():
                continue
            note = next(it for it in notes if it.startswith(epoch.text))
            because = say("look.two-roots", origin=old.log.origin, size=one.size)
            return Split(because, one.note, note)
    return None


def losses(seen: Mapping[str, SeenLog], fresh: Sequence[Epoch]) -> Iterator[str]:
    """What epochs say that have begun, a sentence each."""
    for epoch in fresh:
        games = [old for old in epoch.logs if isinstance(old.log, LogName)]
        had = [(one, old) for old in games if (one := seen.get(old.log.origin)) is not None]
        lost = sum(max(0, one.size - old.kept) for one, old in had)
        logs = sum(one.size > old.kept for one, old in had)
        began = {"epoch": epoch.number, "since": epoch.since, "why": epoch.reason}
        yield say("look.new-epoch", **began, lost=lost, logs=logs)


def named(origin: str) -> LogName | None:
    """The log that an origin names, whatever the service is called."""
    return log_of(origin, origin.partition("/log/")[0])


def _said(epochs: Sequence[Epoch], origin: str) -> Iterator[OldLog]:
    return (old for epoch in epochs if (old := epoch.of(origin)) is not None)
