"""Disputes, refusals and evidence in words."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw, UnsetType

from games.kernel.registry import Registry
from games.kernel.table.disputing import Annul, RewindTo
from service.disputes.schemas import (
    ChainThere,
    DisputeListed,
    DisputeShown,
    EvidenceShown,
    RedecisionShown,
)
from service.moves.schemas import StateShown
from service.refusals.schemas import RefusalShown

OUTCOMES = {
    "same": "the same outcome",
    "different": "ANOTHER OUTCOME",
    "refused": "REFUSED NOW",
    "accepted": "ACCEPTED: the command was legal",
    "unknown": "could not be decided again",
}
MOST_LEGAL = 10


def line(dispute: DisputeShown | DisputeListed) -> str:
    """A dispute in one line."""
    matter = f"ply {dispute.ply}" if dispute.ply is not None else f"refusal {dispute.refusal}"
    return (
        f"{dispute.game} {dispute.number}  {dispute.status:9}  "
        f"{dispute.opened_at:%Y-%m-%d %H:%M}  {dispute.title}, seat {dispute.seat}: {matter}"
    )


def verdict(dispute: DisputeShown, url: str) -> Iterator[str]:
    """What became of a dispute; `url` is where the service is."""
    yield f"status: {dispute.status}"
    if dispute.complaint.words is not None:
        yield f"complaint: {dispute.complaint.words}"
    if dispute.ruling is not None:
        yield f"ruling: {dispute.ruling}"
    match dispute.remedy:
        case RewindTo(to=ply):
            yield f"remedy: the game goes on from ply {ply}"
        case Annul():
            yield "remedy: the game is void"
    if dispute.verdict_page is not None:
        yield f"page: {url}{dispute.verdict_page}"


def refusal(one: RefusalShown) -> str:
    """A refusal in one line."""
    problem = one.problem
    return (
        f"{one.id}  {one.at:%Y-%m-%d %H:%M:%S}  seat {one.seat} after ply {one.ply}: "
        f"{problem.rule or problem.title}: {problem.because or problem.detail}"
    )


def evidence(found: EvidenceShown, url: str) -> Iterator[str]:
    """All that there is to see about a dispute; `url` is where the service is."""
    yield line(found.dispute)
    yield from verdict(found.dispute, url)
    yield from _board(found.dispute.title, "before", found.before)
    yield ""
    if found.refusal is not None:
        yield from _refused(found.refusal)
    elif found.events:
        yield f"move of seat {found.seat}: {found.notation}" if found.notation else "the setup"
        yield from (f"   {one.kind} {_json(one.data)}" for one in found.events)
    if found.legal is not None:
        yield from _legal(found)
    yield from (f"rule {one.rule} ({one.by}): {one.because}" for one in found.rules)
    if found.redecision is not None:
        yield from _decided_again(found.redecision)
    for draw in found.draws or ():
        yield f"draw: {draw.label}: {draw.outcome} of 0..{draw.below - 1}"
    yield from _chain(found.chain)
    yield from _board(found.dispute.title, "after", found.after)


def _refused(one: RefusalShown) -> Iterator[str]:
    yield f"refused: {refusal(one)}"
    if not isinstance(one.body, UnsetType):
        yield f"   sent: {_json(one.body)}"


def _legal(found: EvidenceShown) -> Iterator[str]:
    assert found.legal is not None
    commands = found.legal.commands
    yield f"legal for seat {found.seat} then: {len(commands)} commands"
    yield from (f"   {_json(one)}" for one in commands[:MOST_LEGAL])
    if len(commands) > MOST_LEGAL:
        yield f"   and {len(commands) - MOST_LEGAL} more"


def _decided_again(found: RedecisionShown) -> Iterator[str]:
    yield f"decided again by {found.by or 'nobody'}: {OUTCOMES[found.outcome]}"
    if found.because is not None:
        yield f"   {found.because}"
    if found.at is not None:
        yield f"   fact {found.at}, recorded: {_json(found.recorded)}"
        yield f"   fact {found.at}, decided:  {_json(found.decided)}"
    others = f", of which differ: {list(found.departures)}" if found.departures else ""
    yield f"   {found.plies} plies decided{others}; chain {found.chain}; state {found.state}"


def _chain(chain: ChainThere) -> Iterator[str]:
    yield f"hash before: {chain.previous}"
    yield f"hash after:  {chain.head}"
    yield f"in the log: link {chain.inclusion.index} of partition {chain.partition}"


def _board(title: str, when: str, state: StateShown | None) -> Iterator[str]:
    known = Registry.installed().get(title)
    if state is None or known is None:
        return
    yield ""
    yield f"the table {when} (ply {state.ply}, version {state.version}):"
    view = msgspec.json.decode(state.view, type=known.types.view)
    yield from known.showing.picture(view).splitlines()


def _json(raw: Raw | UnsetType) -> str:
    return "nothing" if isinstance(raw, UnsetType) else bytes(raw).decode()
