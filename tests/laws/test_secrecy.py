"""Law 4, secrecy (noninterference): two worlds that differ only in what a viewer may not know
give that viewer byte-identical views, agendas, legal lists, refusals and facts.

The second world is `imagine`d from the first one. What a move discloses to a viewer on purpose
(cards turned up, drawn into its own hand) stands in its view after the move, so facts are
compared wherever the views after the move are still equal: facts may not say more than that.
"""

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from games.kernel.move import Accepted
from games.kernel.seats import AtSeat, Seat, Spectator, Viewer
from games.kernel.title import Action, AnyTitle, play
from games.kernel.visibility import Redactor
from tests.laws.budget import SECRECY, looked_at
from tests.support.games import Dice, Played, Ply
from tests.support.vocabulary import vocabulary

SAMPLE = 30
"""Commands of the vocabulary whose refusals are compared for each viewer and ply."""

ENOUGH = 8
"""After this many plies with something hidden, imagining must have changed something."""

_REDACTOR = Redactor()


def secrecy(played: Played) -> Iterator[str]:
    """Compares each game with imagined twins, for every viewer."""
    viewers: list[Viewer] = [AtSeat(seat) for seat in range(played.table.seats)]
    for viewer in (*viewers, Spectator()):
        hidden = changed = 0
        for ply in looked_at(played, SECRECY):
            twin = played.title.imagine(ply.before, viewer, Dice(f"{played.name} {ply.number}"))
            hidden += _view(played.title, ply.before, viewer) != _open_view(
                played.title, ply.before
            )
            changed += _open_view(played.title, twin) != _open_view(played.title, ply.before)
            for finding in _told_apart(played.title, ply, twin, viewer):
                yield f"ply {ply.number}, {viewer}: {finding}"
        if hidden >= ENOUGH and not changed:
            yield f"{viewer}: something was hidden at {hidden} plies, but imagine changes nothing"


def _told_apart(title: AnyTitle, ply: Ply, twin: Any, viewer: Viewer) -> Iterator[str]:
    """By what the viewer can tell the twin from the state before the ply."""
    true: Any = ply.before
    if broken := list(title.invariants(twin)):
        yield f"the imagined state is broken: {broken}"
    if _view(title, true, viewer) != _view(title, twin, viewer):
        yield "the views differ"
    if _REDACTOR.encode(true.agenda, viewer) != _REDACTOR.encode(twin.agenda, viewer):
        yield "the agendas differ"
    if isinstance(viewer, AtSeat):
        yield from _answers_differ(title, ply, twin, viewer.seat)
    yield from _facts_differ(title, ply, twin, viewer)
    yield from _choices_differ(title, ply, viewer)


def _answers_differ(title: Any, ply: Ply, twin: Any, seat: Seat) -> Iterator[str]:
    legal = list(title.legal(ply.before, seat))
    if legal != list(title.legal(twin, seat)):
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


def _facts_differ(title: AnyTitle, ply: Ply, twin: Any, viewer: Viewer) -> Iterator[str]:
    """The same command in both worlds."""
    here = play(title, ply.before, ply.action, Dice("secrecy"))
    there = play(title, twin, ply.action, Dice("secrecy"))
    if isinstance(here, Accepted) and isinstance(there, Accepted):
        if _told_more(title, here, there, viewer):
            yield f"the facts of {ply.action} differ"
    elif isinstance(viewer, AtSeat) and viewer.seat == ply.action.seat:
        yield f"{ply.action} is accepted in one world only"


def _choices_differ(title: AnyTitle, ply: Ply, viewer: Viewer) -> Iterator[str]:
    """Another command that looks the same to the viewer, in the same world."""
    seat, seen = ply.action.seat, _REDACTOR.encode(ply.action, viewer)
    here = play(title, ply.before, ply.action, Dice("secrecy"))
    for command in title.legal(ply.before, seat):
        other = Action(seat=seat, decision=ply.action.decision, command=command)
        if command == ply.action.command or _REDACTOR.encode(other, viewer) != seen:
            continue
        there = play(title, ply.before, other, Dice("secrecy"))
        assert isinstance(here, Accepted)
        if isinstance(there, Accepted) and _told_more(title, here, there, viewer):
            yield f"the facts tell {ply.action} from {other}"


def _told_more(
    title: AnyTitle, here: Accepted[Any, Any], there: Accepted[Any, Any], viewer: Viewer
) -> bool:
    """Whether the facts differ for the viewer although the views after them do not.

    The end of a game opens its whole log, so there is nothing to compare.
    """
    if any(title.result(one.state) is not None for one in (here, there)):
        return False
    if _view(title, here.state, viewer) != _view(title, there.state, viewer):
        return False
    return _REDACTOR.encode(here.facts, viewer) != _REDACTOR.encode(there.facts, viewer)


def _view(title: AnyTitle, state: Any, viewer: Viewer) -> bytes:
    over = title.result(state) is not None
    return _REDACTOR.encode(title.view(state), viewer, over=over)


def _open_view(title: AnyTitle, state: Any) -> bytes:
    return msgspec.json.encode(title.view(state), order="deterministic")


def test_secrecy(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *secrecy(played)) for played in batch] == [(p.name,) for p in batch]
