"""The chain of an export: every event in its place, every hash, every opened field."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from events.canonical import canonical
from events.chain import belongs, genesis, link_hash, recorded_links
from events.commitments import Sealed, at, commitment, covered
from events.draws import counted
from events.exports import Export, ExportedEvent
from games.kernel.sentence import Sentence
from verifier.document import promises_names
from verifier.finding import Finding, found, said_by

FINISHED = "table.game-finished"


def broken_chain(export: Export) -> Iterator[Finding]:
    """What is wrong with the chain, first things first."""
    misplaced = _misplaced(export)
    if misplaced is not None:
        yield misplaced
    game = str(export.game.get("id"))
    previous = genesis(game, export.proof.commitment)
    number = ply = before = 0
    named = False
    for link in recorded_links(export.events):
        for event in link:
            number += 1
            if event.version != number:
                return
            ply = _ply(export.events, number, ply)
            named = named or promises_names(event)
            because = wrong(event) or _skips(event, before) or _drawless(event, named=named)
            if because is not None:
                yield found(because, ply, number)
                return
            before = event.ply
        if (finding := unlinked(game, previous, link)) is not None:
            yield finding
            return
        previous = bytes.fromhex(link[-1].hash or "")
    if misplaced is None:
        yield from _short(export)


def wrong(event: ExportedEvent) -> Sentence | None:
    """What is wrong with an event by itself."""
    try:
        for pointer, field in event.sealed.items():
            if (because := _unopened(event, pointer, field)) is not None:
                return because
        covered(event.data, event.sealed)
    except (LookupError, ValueError) as trouble:
        return Sentence("chain.unfit", {"version": event.version, "trouble": said_by(trouble)})
    if event.data.get("type") != event.type:
        return Sentence("chain.other-type", {"version": event.version, "type": event.type})
    return None


def unlinked(game: str, previous: bytes, link: Sequence[ExportedEvent]) -> Finding | None:
    """Why a link does not follow the one with the hash `previous`; its events are right by
    themselves."""
    first, last = link[0], link[-1]
    for before, event in pairwise(link):
        if event.is_action:
            return _misfit(before, Sentence("chain.unhashed-move", _named(before)))
        if not belongs(event, first):
            return _misfit(event, Sentence("chain.outside", _named(event)))
        if event.at != first.at:
            return _misfit(event, Sentence("chain.other-time", {**_named(event), "at": first.at}))
    if last.hash is None:
        return _misfit(last, Sentence("chain.unhashed", _named(last)))
    given = link_hash(
        game,
        previous,
        version=last.version,
        ply=first.ply,
        seat=first.seat,
        decision=first.decision,
        at=first.at,
        events=[canonical(covered(one.data, one.sealed)) for one in link],
        draws=counted(last.draws),
    )
    if given.hex() == last.hash:
        return None
    args = {**_named(last), "hash": last.hash[:16], "first": first.version}
    alone = first is last
    return _misfit(last, Sentence("chain.other-hash" if alone else "chain.other-hashes", args))


def _named(event: ExportedEvent) -> dict[str, object]:
    """Which event is meant, as values of a sentence."""
    return {"version": event.version, "type": event.type}


def _misfit(event: ExportedEvent, because: Sentence) -> Finding:
    return found(because, event.ply, event.version)


def _skips(event: ExportedEvent, before: int) -> Sentence | None:
    """Whether a ply is left out, or comes twice: a server could so choose among draws."""
    ply = before + event.is_action
    if event.ply == ply:
        return None
    args = {"version": event.version, "says": event.ply, "wanted": ply}
    return Sentence("chain.skipped", args)


def _drawless(event: ExportedEvent, *, named: bool) -> Sentence | None:
    """Whether an event tells of draws that it cannot have had: those of a link stand on its last
    event, the table draws nothing, and in games whose draws go by ply nothing is told of them."""
    ends = event.hash is not None and not event.type.startswith("table.")
    if not event.draws or (named and ends):
        return None
    return Sentence("chain.odd-draws", _named(event))


def late(events: Sequence[ExportedEvent]) -> Iterator[Finding]:
    """Events that were recorded before the one they follow. Times of one form sort as texts,
    once a whole second has its fraction."""
    for before, event in pairwise(events):
        if _full(event.at) < _full(before.at):
            args = {"version": event.version, "at": event.at, "before": before.at}
            yield found(Sentence("times.late", args), event.ply, event.version)


def _unopened(event: ExportedEvent, pointer: str, field: Sealed) -> Sentence | None:
    """Why a sealed field does not fit what stands in its place."""
    value, args = at(event.data, pointer), {"version": event.version, "pointer": pointer}
    if field.salt is None:
        if value != {"hidden": field.size}:
            return Sentence("chain.unsalted", args)
        return None
    if commitment(bytes.fromhex(field.salt), value) != field.committed:
        return Sentence("chain.exchanged", args)
    return None


def _misplaced(export: Export) -> Finding | None:
    """The first event that does not stand in its place."""
    events = export.events
    ply = 0
    for number, event in enumerate(events, 1):
        if event.version != number:
            twin = next((one for one in events if one.version == number), None)
            if twin is not None:
                ply = twin.ply
            elif event.version == number + 1 and _once(events, event.version):
                ply = event.ply - event.is_action
            else:
                ply = _ply(events, number, ply)
            args = {"version": number, "instead": event.version}
            return found(Sentence("chain.missing", args), ply, number)
        ply = _ply(events, number, ply)
    return None


def _short(export: Export) -> Iterator[Finding]:
    """Whether events are missing at the end."""
    last = export.events[-1] if export.events else None
    has = (last.ply, last.version) if last else (0, 0)
    says = (export.game.get("ply"), export.game.get("version"))
    if has != says:
        args = {"ply": has[0], "version": has[1], "wanted_ply": says[0], "wanted": says[1]}
        ply = says[0] if isinstance(says[0], int) and says[1] != has[1] else None
        yield found(Sentence("chain.cut", args), ply)


def _ply(events: Sequence[ExportedEvent], number: int, before: int) -> int:
    """The ply of an event after one of ply `before`: the one that it says, if that is possible
    and the next event agrees; else the one that its being a command or a fact says."""
    event = events[number - 1]
    behind = events[number] if number < len(events) else None
    agrees = behind is None or behind.ply == event.ply + behind.is_action
    if event.ply in (before, before + 1) and agrees:
        return event.ply
    return before + event.is_action


def _once(events: Sequence[ExportedEvent], version: int) -> bool:
    return sum(one.version == version for one in events) == 1


def _full(at: str) -> str:
    return at if "." in at else at.replace("Z", ".000000Z")
