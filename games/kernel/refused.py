"""What cannot be chosen on a board, and why: each thing with which no legal command begins or goes
on, though commands that answer the decision are said by it.

The reasons are those of the rules themselves: what refuses the commands that would be said.
"""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from games.kernel.clicks import Told, Unclicked, Way, merged, ways
from games.kernel.command import BaseCommand
from games.kernel.refusal import Illegal
from games.kernel.scene import Scene, path
from games.kernel.seats import Seat

TRIES: Final = 4
"""So many ways to go on from a thing are tried, to learn why none of them is legal."""

Path = tuple[str, ...]
Refuses = Callable[[BaseCommand], Illegal | None]
Fits = Sequence[tuple[str, Told]]
"""Ids that fill a word of a click, and what each says."""


class Refused(Struct, frozen=True, kw_only=True):
    """Clicks that lead to no legal command: the last of `path` cannot be chosen after the others,
    for `why` a command that they say or begin, `command`, is not legal."""

    path: Path
    command: BaseCommand
    why: Illegal


class Search(Struct, frozen=True, kw_only=True):
    """Where to look: what a seat sees (`scene`) and can choose (`legal`); `refuses` says why a
    command is not legal, None if the thing that it names was never meant by it; `things` has the
    names that something has, by field of commands, and `unclicked` those of fields that no click
    says."""

    seat: Seat
    scene: Scene
    legal: Sequence[BaseCommand]
    refuses: Refuses
    things: Mapping[str, Container[str]]
    unclicked: Unclicked = ()

    def among(self, kinds: Iterable[type[BaseCommand]]) -> Iterator[Refused]:
        """All that cannot be chosen, of commands of some types; a path once for each type."""
        paths = [path(self.seat, command) for command in self.legal]
        lit = frozenset(one[:end] for one in paths for end in range(1 + len(one)))
        likely = frozenset(place for one in paths for place in one)
        ids = sorted(self.scene.ids, key=lambda one: (one not in likely, one))
        for kind in kinds:
            told: set[Path] = set()
            for way in ways(kind, self.seat, self.unclicked):
                fits = [self._fitting(word.read, ids) for word in way.words]
                for found in self._closed(way, fits, lit):
                    if found.path not in told:
                        told.add(found.path)
                        yield found

    def _fitting(self, read: Callable[[str], Told | None], ids: Iterable[str]) -> Fits:
        known = ((one, told) for one in ids if (told := read(one)) is not None)
        return [(one, told) for one, told in known if self._exists(told)]

    def _exists(self, told: Told) -> bool:
        """Whether there is something of each name."""
        return not any(
            isinstance(value, str) and name in self.things and value not in self.things[name]
            for name, value in told.items()
        )

    def _closed(self, way: Way, fits: Sequence[Fits], lit: Container[Path]) -> Iterator[Refused]:
        """The shortest paths of a way that lead to nothing legal."""
        begun: list[tuple[Path, Told]] = [((), {})]
        for at, fit in enumerate(fits):
            further: list[tuple[Path, Told]] = []
            again = _again(way, at)
            for before, said in begun:
                for place, more in fit:
                    whole, clicked = merged(said, more), (*before, place)
                    if whole is None or place in before[: len(before) - again]:
                        continue
                    if clicked in lit:
                        further.append((clicked, whole))
                    elif (found := self._reason(way, clicked, whole, fits[at + 1 :])) is not None:
                        yield found
            begun = further

    def _reason(self, way: Way, clicked: Path, said: Told, rest: Sequence[Fits]) -> Refused | None:
        """Why nothing that begins so is legal; None if each way to go on has a reason of its own,
        or nobody meant any."""
        said_by = (one for whole in _continued(said, rest) for one in way.commands(whole))
        tried = [(one, why) for one in said_by if (why := self.refuses(one)) is not None]
        if not tried:
            return None
        reasons = Counter(map(_told, (why for _, why in tried)))
        [(most, often)] = reasons.most_common(1)
        if rest and often == 1 and len(reasons) > 1:
            return None
        command, why = next(one for one in tried if _told(one[1]) == most)
        return Refused(path=clicked, command=command, why=why)


def _again(way: Way, at: int) -> int:
    """How many places before may be meant once more by a word: the last one, if both words are
    about the same thing and so share a field (`{gear}_{position} {gear}_{action}`). Otherwise to
    click on what was chosen gives it up."""
    return int(at > 0 and not way.words[at].types.keys().isdisjoint(way.words[at - 1].types))


def _told(why: Illegal) -> tuple[str, str, str]:
    return (why.rule, why.key, str(why.args))


def _continued(said: Told, rest: Sequence[Fits]) -> Iterator[Told]:
    """Some ways to say the fields that are left."""
    if not rest:
        yield said
        return
    for _, more in rest[0][:TRIES]:
        whole = merged(said, more)
        if whole is not None:
            yield from _continued(whole, rest[1:])
