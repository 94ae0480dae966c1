"""The law of what cannot be chosen: a reason that a board gives is what the rules refuse it with.

Whatever is said of a thing, the command that it begins is tried. Nothing legal begins with it, the
reason is told in every language, it is the same in a world that the seat cannot tell from this one,
and what could be chosen at the same step a while ago has a reason if it cannot be now, unless the
decision says that nobody wonders about commands of its type (free actions out of one's turn).
"""

from collections.abc import Container, Iterator, Sequence
from importlib import import_module
from typing import Any

from games.kernel.refusal import Illegal
from games.kernel.refused import Refused
from games.kernel.rules import Rules
from games.kernel.scene import path
from games.kernel.seats import AtSeat, Seat
from games.kernel.title import Action, AnyTitle, play, unsaid
from tests.laws.budget import REFUSED, looked_at
from tests.laws.test_legality import untold
from tests.support.drawing import scene_of
from tests.support.games import Dice, Played, Ply

SAMPLE = 20
"""So many reasons of a position are tried."""

WORLDS = 3
"""Another world is imagined at one ply in so many."""


def refused(played: Played) -> Iterator[str]:
    """Asks what cannot be chosen, at some plies."""
    if played.title.rules.refused is unsaid:
        return
    earlier: dict[tuple[type, Seat], dict[Any, None]] = {}
    rules = _rules(played.title)
    for ply in looked_at(played, REFUSED):
        seat = ply.action.seat
        frame = ply.before.agenda.open_for(seat)
        before = earlier.setdefault((type(frame.step), seat), {})
        asked = rules.tables.decisions[type(frame.step)].considered(ply.before, seat)
        again = [one for one in before if isinstance(one, asked)]
        for finding in _wrong(played, ply, again, rules.astray):
            yield f"ply {ply.number}: {finding}"
        before |= dict.fromkeys(played.title.rules.legal(ply.before, seat))


def _wrong(
    played: Played, ply: Ply, earlier: Sequence[Any], astray: Container[str]
) -> Iterator[str]:
    title, state, seat = played.title, ply.before, ply.action.seat
    if title.showing.scene is None:
        return
    scene = scene_of(title, state, AtSeat(seat))
    found = tuple(title.rules.refused(state, seat, scene))
    paths = [path(seat, command) for command in title.rules.legal(state, seat)]
    lit = {one[:end] for one in paths for end in range(len(one) + 1)}
    for one in found:
        if one.path in lit:
            yield f"{one.path} is said to be refused, and leads to something legal"
        if not set(one.path) <= scene.ids or path(seat, one.command)[: len(one.path)] != one.path:
            yield f"{one.path} is no way to say {one.command}"
    for one in found[:: 1 + len(found) // SAMPLE]:
        yield from _untrue(title, state, seat, one)
    yield from _unexplained(title, state, seat, _Told(found, lit, scene.ids), earlier, astray)
    if ply.number % WORLDS:
        return
    twin = title.rules.imagine(state, AtSeat(seat), Dice(f"{played.name} refused {ply.number}"))
    if tuple(title.rules.refused(twin, seat, scene)) != found:
        yield "other things are refused in a world that the seat cannot tell from this one"


def _untrue(title: AnyTitle, state: Any, seat: Seat, one: Refused) -> Iterator[str]:
    frame = state.agenda.open_for(seat)
    answer = _played(title, state, Action(seat=seat, decision=frame.id, command=one.command))
    if answer != one.why:
        yield f"{one.path} is said to be refused by {one.why}, {one.command} gives {answer}"
    yield from (f"{language}: {one.why} is not told" for language in untold(title, one.why))


class _Told:
    """What a position says: reasons, what is lit, and what there is."""

    def __init__(self, found: Sequence[Refused], lit: set[Any], ids: Container[str]) -> None:
        self.paths = {(type(one.command), one.path): one for one in found}
        self.lit = lit
        self.ids = ids

    def lacks(self, kind: type, clicked: tuple[str, ...]) -> bool:
        """Whether clicks that say a command of a type lead nowhere, and nothing says why."""
        if clicked in self.lit or clicked[:-1] not in self.lit:
            return False
        return all(one in self.ids for one in clicked) and (kind, clicked) not in self.paths


def _unexplained(
    title: AnyTitle,
    state: Any,
    seat: Seat,
    told: _Told,
    earlier: Sequence[Any],
    astray: Container[str],
) -> Iterator[str]:
    """What could be chosen a while ago, and cannot be now without a word. Only the last click of
    a command is looked at: what goes on from others may be refused for many reasons."""
    frame = state.agenda.open_for(seat)
    for command in earlier:
        if told.lacks(type(command), path(seat, command)):
            why = _played(title, state, Action(seat=seat, decision=frame.id, command=command))
            if not isinstance(why, Illegal) or why.key not in astray:
                yield f"{command} could be said before, and nothing says why not now: {why}"


def _played(title: AnyTitle, state: Any, action: Action[Any]) -> Any:
    return play(title, state, action, Dice("refused"))


def _rules(title: AnyTitle) -> Rules[Any, Any, Any, Any]:
    """The rules of a title in the form in which they say of which commands somebody may wonder why
    they are not legal (`considered`), and which refusals nobody has meant (`astray`)."""
    package = title.meta.slug.replace("-", "_")
    rules: Rules[Any, Any, Any, Any] = import_module(f"games.{package}.rules").RULES
    return rules


def test_refused(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *refused(played)) for played in batch] == [(p.name,) for p in batch]
