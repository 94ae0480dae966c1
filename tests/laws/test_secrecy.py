"""Law 4, secrecy (noninterference): two worlds that differ only in what a viewer may not know
give that viewer byte-identical views, agendas, legal lists, refusals and facts.

The second world is `imagine`d from the first one, and the items of every segment without an order
stand in another order there, so that the law is empty for no title.

What a move discloses to a viewer on purpose (cards turned up, drawn into its own hand) stands in
its view after the move, so facts are compared wherever the views after the move are still equal:
facts may not say more than that. Neither may draws: the log tells everybody how many of each label
were made.
"""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from games.kernel.move import Accepted
from games.kernel.seats import AtSeat, Auditor, Seat, Spectator, Viewer
from games.kernel.title import Action, AnyTitle, play
from games.kernel.visibility import Redactor
from tests.laws.budget import SECRECY, kind, looked_at
from tests.support.games import Dice, Played, Ply
from tests.support.vocabulary import vocabulary
from tests.support.worlds import reordered

SAMPLE = 30
"""Commands of the vocabulary whose refusals are compared for each viewer and ply."""

ENOUGH = 8
"""After this many plies with something hidden, imagining must have changed something."""

_REDACTOR = Redactor()


class Eyes:
    """How one viewer sees the states around one ply. Each state is viewed and encoded once."""

    def __init__(self, title: AnyTitle, viewer: Viewer) -> None:
        self.title, self.viewer = title, viewer
        self._seen: dict[int, tuple[Any, bytes]] = {}  # with the state, so that ids stay its own

    def view(self, state: Any) -> bytes:
        """What the viewer is shown of a state."""
        if (seen := self._seen.get(id(state))) is None:
            over = self.title.rules.result(state) is not None
            shown = _REDACTOR.encode(self.title.showing.view(state), self.viewer, over=over)
            seen = self._seen[id(state)] = (state, shown)
        return seen[1]

    def miss(self, state: Any) -> bool:
        """Whether a secret is kept from the viewer; what follows from open moves is none."""
        if self.title.rules.result(state) is not None:
            return False
        seat = self.viewer.seat if isinstance(self.viewer, AtSeat) else None
        return any(
            one.hidden and not one.courtesy and seat not in one.seats
            for one in _REDACTOR.veiled(self.title.showing.view(state))
        )

    def open_view(self, state: Any) -> bytes:
        """What there is to see, were nothing hidden."""
        return _REDACTOR.encode(self.title.showing.view(state), Auditor())


def secrecy(played: Played) -> Iterator[str]:
    """Compares each game with imagined twins: at each ply for one viewer, who is another one at
    the next ply of the kind, or for all."""
    viewers: list[Viewer] = [*map(AtSeat, range(played.table.seats)), Spectator()]
    hidden, changed = Counter[Viewer](), Counter[Viewer]()
    turns: Counter[tuple[type, type]] = Counter()
    for ply in looked_at(played, SECRECY):
        turns[kind(ply)] += 1
        first = played.seed + turns[kind(ply)]
        for viewer in viewers if played.closely else (viewers[first % len(viewers)],):
            eyes = Eyes(played.title, viewer)
            name = f"{played.name} {ply.number}"
            imagined = played.title.rules.imagine(ply.before, viewer, Dice(name))
            there_is = eyes.open_view(ply.before)
            hidden[viewer] += eyes.miss(ply.before)
            changed[viewer] += eyes.open_view(imagined) != there_is
            twin = reordered(imagined, random.Random(name))
            for finding in _told_apart(eyes, ply, twin):
                yield f"ply {ply.number}, {viewer}: {finding}"
    for viewer, plies in hidden.items():
        if plies >= ENOUGH and not changed[viewer]:
            yield f"{viewer}: something was hidden at {plies} plies, but imagine changes nothing"


def _told_apart(eyes: Eyes, ply: Ply, twin: Any) -> Iterator[str]:
    """By what the viewer can tell the twin from the state before the ply."""
    title, viewer, true = eyes.title, eyes.viewer, ply.before
    if broken := list(title.rules.invariants(twin)):
        yield f"the imagined state is broken: {broken}"
    if eyes.view(true) != eyes.view(twin):
        yield "the views differ"
    if _REDACTOR.encode(true.agenda, viewer) != _REDACTOR.encode(twin.agenda, viewer):
        yield "the agendas differ"
    if isinstance(viewer, AtSeat):
        yield from _answers_differ(title, ply, twin, viewer.seat)
    here = _tried(title, true, ply.action)
    assert here is not None
    yield from _facts_differ(eyes, ply, here, twin)
    yield from _choices_differ(eyes, ply, here)
    yield from _named(eyes, ply, here)


def _answers_differ(title: Any, ply: Ply, twin: Any, seat: Seat) -> Iterator[str]:
    legal = list(title.rules.legal(ply.before, seat))
    if legal != list(title.rules.legal(twin, seat)):
        yield "the legal lists differ"
    dice = random.Random(f"{ply.number} {seat}")
    for command in vocabulary(title).sample(dice, legal, SAMPLE):
        here, there = (_answer(title, state, seat, command) for state in (ply.before, twin))
        if here != there:
            yield f"{command} is answered by {here} here and {there} there"


def _answer(title: AnyTitle, state: Any, seat: Seat, command: Any) -> object:
    """The refusal, or None when the command is accepted."""
    frame = state.agenda.open_for(seat)
    decision = frame.id if frame else state.agenda.next_id
    action = Action(seat=seat, decision=decision, command=command)
    answer = play(title, state, action, Dice("secrecy"))
    return None if isinstance(answer, Accepted) else answer


class Tried(Struct, frozen=True):
    """What an action does, and the labels of what is drawn for it."""

    accepted: Accepted[Any, Any]
    labels: Counter[str]


def _tried(title: AnyTitle, state: Any, action: Action[Any]) -> Tried | None:
    """What an action does in a state; None if it is refused. Chance is the same each time."""
    dice = Dice("secrecy")
    accepted = play(title, state, action, dice)
    if not isinstance(accepted, Accepted):
        return None
    return Tried(accepted, Counter(one.label for one in dice.drawn))


def _facts_differ(eyes: Eyes, ply: Ply, here: Tried, twin: Any) -> Iterator[str]:
    """The same command in both worlds."""
    there = _tried(eyes.title, twin, ply.action)
    if there is not None:
        if more := _told_more(eyes, here, there):
            yield f"the {more} of {ply.action} differ"
    elif isinstance(eyes.viewer, AtSeat) and eyes.viewer.seat == ply.action.seat:
        yield f"{ply.action} is accepted in one world only"


def _choices_differ(eyes: Eyes, ply: Ply, here: Tried) -> Iterator[str]:
    """Another command that looks the same to the viewer, in the same world."""
    title, seat = eyes.title, ply.action.seat
    seen = _REDACTOR.encode(ply.action, eyes.viewer)
    for command in title.rules.legal(ply.before, seat):
        other = Action(seat=seat, decision=ply.action.decision, command=command)
        if command == ply.action.command or _REDACTOR.encode(other, eyes.viewer) != seen:
            continue
        there = _tried(title, ply.before, other)
        if there is not None and (more := _told_more(eyes, here, there)):
            yield f"the {more} tell {ply.action} from {other}"


def _named(eyes: Eyes, ply: Ply, tried: Tried) -> Iterator[str]:
    """What was hidden from the viewer, and is named by the command alone."""
    here = tried.accepted
    if eyes.title.rules.result(here.state) is not None:
        return
    told = _words(_REDACTOR.encode(ply.action, eyes.viewer)) - _words(eyes.view(ply.before))
    if told and (told := told & _words(eyes.open_view(ply.before))):
        shown = _words(eyes.view(here.state)) | _words(_REDACTOR.encode(here.facts, eyes.viewer))
        yield from (f"{ply.action} tells of {one}" for one in sorted(told - shown))


def _words(encoded: bytes) -> frozenset[str]:
    """The texts in JSON."""
    return frozenset(re.findall(r'"([^"]+)"', encoded.decode()))


def _told_more(eyes: Eyes, one: Tried, other: Tried) -> str:
    """What differs for the viewer although the views after it do not: `facts`, `draws`, or nothing.

    The end of a game opens its whole log, so there is nothing to compare.
    """
    here, there = one.accepted, other.accepted
    if any(eyes.title.rules.result(one.state) is not None for one in (here, there)):
        return ""
    if eyes.view(here.state) != eyes.view(there.state):
        return ""
    if _REDACTOR.encode(here.facts, eyes.viewer) != _REDACTOR.encode(there.facts, eyes.viewer):
        return "facts"
    return "" if one.labels == other.labels else "draws"


def test_secrecy(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *secrecy(played)) for played in batch] == [(p.name,) for p in batch]
