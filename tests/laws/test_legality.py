"""Law 3, legality: every command from `legal` is accepted; every other command of the vocabulary
is refused with a rule id. Seats that are not awaited have no legal command."""

import random
from collections import deque
from collections.abc import Iterable, Iterator, Sequence, Set
from typing import Any

from games.kernel.refusal import Illegal
from games.kernel.seats import Seat
from games.kernel.title import Action, AnyTitle, play
from games.kernel.words import LANGUAGES, reason
from tests.laws.budget import LISTED, UNLISTED, looked_at
from tests.support.games import Dice, Played
from tests.support.rules import KERNEL, rule_ids
from tests.support.vocabulary import vocabulary

SAMPLE = 60
"""Commands of the vocabulary that are tried for each seat and ply."""

EARLIER = 30
"""Commands that were legal a short while ago are tried again: most of them should not be now."""

WHOLE_EVERY = 40
"""Once in so many plies looked at, the vocabulary is tried whole where it is small enough."""


def legality(played: Played) -> Iterator[str]:
    """Plays the listed commands, and others, at the plies within the budget."""
    dice = random.Random(played.name)
    more = {ply.number for ply in looked_at(played, UNLISTED)}
    earlier: deque[Any] = deque(maxlen=EARLIER)
    told: set[str] = set()
    for ply in looked_at(played, LISTED):
        for seat in range(played.table.seats):
            legal = list(played.title.rules.legal(ply.before, seat))
            others = _others(played.title, legal, earlier, dice) if ply.number in more else ()
            for finding in _at(played.title, ply.before, seat, legal, others, told):
                yield f"ply {ply.number} seat {seat}: {finding}"
            earlier.extend(legal)
    for seat in range(played.table.seats):
        if list(played.title.rules.legal(played.end, seat)):
            yield f"seat {seat} may still play when the game is over"


def _at(
    title: AnyTitle,
    state: Any,
    seat: Seat,
    legal: Sequence[Any],
    others: Iterable[Any],
    told: set[str],
) -> Iterator[str]:
    frame = state.agenda.open_for(seat)
    if (frame is not None) != bool(legal):
        yield f"{len(legal)} legal commands, but the open decision is {frame}"
    listed = frozenset(legal)
    if len(listed) != len(legal):
        yield "legal lists a command twice"
    decision = state.agenda.next_id if frame is None else frame.id
    for command in legal:
        accepted = _tried(title, state, Action(seat=seat, decision=decision, command=command))
        if isinstance(accepted, Illegal):
            yield f"{command} is listed, but {accepted}"
    for command in others:
        action = Action(seat=seat, decision=decision, command=command)
        yield from _refused(title, state, action, listed, told)
    if legal:
        late = Action(seat=seat, decision=decision + 1000, command=legal[0])
        yield from _refused(title, state, late, frozenset(), told)


def _others(
    title: Any, legal: Sequence[Any], earlier: Iterable[Any], dice: random.Random
) -> Iterator[Any]:
    """Commands to be tried beside the listed ones, which may be among them."""
    words = vocabulary(title)
    yield from dict.fromkeys(earlier)
    yield from words.sample(dice, legal, SAMPLE)
    if legal and dice.randrange(WHOLE_EVERY) == 0:
        yield from words.whole()


def _refused(
    title: AnyTitle, state: Any, action: Action[Any], legal: Set[Any], told: set[str]
) -> Iterator[str]:
    """What is wrong with the answer to a command that is not legal; `told` are reasons that were
    looked at already."""
    if action.command in legal:
        return
    answer = _tried(title, state, action)
    if not isinstance(answer, Illegal):
        yield f"{action} is accepted but not listed"
    elif answer.rule not in KERNEL and answer.rule not in rule_ids(title.meta.slug):
        yield f"{action} is refused by an unknown rule: {answer}"
    elif not (answer.key or answer.args.get("because")):
        yield f"{action} is refused without a reason: {answer}"
    elif (said := reason(title.words, answer)) not in told:
        told.add(said)
        yield from (f"{one}: {answer} is not told" for one in untold(title, answer))


OPTIONAL = {"ask"}
"""Values that a sentence can do without."""


def untold(title: AnyTitle, refusal: Illegal) -> Iterator[str]:
    """The languages of a title in which the reason of a refusal is not told, or lacks a value."""
    if title.words is not None:
        for language in LANGUAGES:
            message = title.words.of(language).refusals.get(refusal.key)
            fields = () if message is None else {one.partition(".")[0] for one in message.fields}
            if message is None or not {*fields} - OPTIONAL <= refusal.args.keys():
                yield language


def _tried(title: AnyTitle, state: Any, action: Action[Any]) -> object:
    """The answer; a bug in `decide` is named with the command that showed it."""
    try:
        return play(title, state, action, Dice("legality"))
    except Exception as bug:
        bug.add_note(f"{action} at {state.agenda}")
        raise


def test_legality(batch: tuple[Played, ...]) -> None:
    assert [(played.name, *legality(played)) for played in batch] == [(p.name,) for p in batch]
