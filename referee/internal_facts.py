"""Facts that only the engine needs: those of kinds that have no words for people."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from events.envelope import Recorded
from games.kernel.title import AnyTitle
from games.kernel.words import LANGUAGES

Worded = Annotated[
    bool,
    Meta(
        description=(
            "Omit facts that have no text for people and that only the engine needs. The "
            "remaining events keep their versions; the `hash` of a link is on the last event of "
            "the link that remains."
        )
    ),
]

Wanted: TypeAlias = Callable[[Recorded], bool]


class PresentedEvent(Struct, frozen=True):
    """An event that is told, and the version up to which nothing else is."""

    event: Recorded
    until: int


def everything(_: Recorded) -> bool:
    """No event is left out."""
    return True


def wanted(title: AnyTitle, *, worded: bool) -> Wanted:
    """Which events of a game are told. All of them, unless only what has words is `worded` and the
    title has any."""
    if not worded or title.words is None:
        return everything
    phrases = title.words.of(LANGUAGES[0])
    return lambda one: one.seat is not None or not phrases.wordless(one.kind)


def links(events: Iterable[Recorded]) -> Iterator[list[Recorded]]:
    """The events of each link of the chain; the last list may be the beginning of one."""
    link: list[Recorded] = []
    for event in events:
        link.append(event)
        if event.hash is not None:
            yield link
            link = []
    if link:
        yield link


def left(link: Sequence[Recorded], wanted: Wanted) -> list[PresentedEvent]:
    """What is told of a link. Its hash is, so its last event stays if no other does."""
    end = link[-1]
    *others, last = [one for one in link if wanted(one)] or [end]
    return [
        *(PresentedEvent(one, one.version) for one in others),
        PresentedEvent(replace(last, hash=end.hash), end.version),
    ]
