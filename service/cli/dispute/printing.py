"""Disputes, refusals and evidence in words."""

from collections.abc import Iterator

import msgspec
from msgspec import Raw, UnsetType

from events.link_proofs import parse
from games.kernel.registry import Registry
from games.kernel.table.disputing import Annul, RewindTo
from referee.state_schemas import StateShown
from service.cli.common.words import say
from service.disputes.schemas import (
    ChainThere,
    DisputeListed,
    DisputeShown,
    EvidenceShown,
    RedecisionShown,
)
from service.refusals.schemas import RefusalShown

MOST_LEGAL = 10


def line(dispute: DisputeShown | DisputeListed) -> str:
    """A dispute in one line."""
    return say(
        "dispute.line",
        game=dispute.game,
        number=dispute.number,
        status=dispute.status,
        at=f"{dispute.opened_at:%Y-%m-%d %H:%M}",
        title=dispute.title,
        place=dispute.seat,
        ply=dispute.ply,
        refusal=dispute.refusal,
    )


def verdict(dispute: DisputeShown, url: str) -> Iterator[str]:
    """What became of a dispute; `url` is where the service is."""
    yield say("dispute.status", status=dispute.status)
    if dispute.complaint.words is not None:
        yield say("dispute.complaint", words=dispute.complaint.words)
    if dispute.ruling is not None:
        yield say("dispute.ruling", words=dispute.ruling)
    match dispute.remedy:
        case RewindTo(to=ply):
            yield say("dispute.rewound", ply=ply)
        case Annul():
            yield say("dispute.void")
    if dispute.verdict_page is not None:
        yield say("dispute.page", link=f"{url}{dispute.verdict_page}")


def refusal(one: RefusalShown) -> str:
    """A refusal in one line."""
    problem = one.problem
    return say(
        "dispute.refusal",
        id=one.id,
        at=f"{one.at:%Y-%m-%d %H:%M:%S}",
        place=one.seat,
        ply=one.ply,
        title=problem.rule or problem.title,
        because=problem.because or problem.detail,
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
        if found.notation:
            yield say("dispute.move", place=found.seat, notation=found.notation)
        else:
            yield say("dispute.setup")
        yield from (f"   {one.kind} {_json(one.data)}" for one in found.events)
    if found.legal is not None:
        yield from _legal(found)
    for one in found.rules:
        yield say("dispute.rule", rule=one.rule, by=one.by, because=one.because)
    if found.redecision is not None:
        yield from _decided_again(found.redecision)
    for draw in found.draws or ():
        drawn = {"label": draw.label, "outcome": draw.outcome, "last": draw.below - 1}
        yield say("dispute.draw", **drawn)
    yield from _chain(found.chain)
    yield from _board(found.dispute.title, "after", found.after)


def _refused(one: RefusalShown) -> Iterator[str]:
    yield say("dispute.refused", refusal=refusal(one))
    if not isinstance(one.body, UnsetType):
        yield say("dispute.sent", body=_json(one.body))


def _legal(found: EvidenceShown) -> Iterator[str]:
    assert found.legal is not None
    commands = found.legal.commands
    yield say("dispute.legal", place=found.seat, count=len(commands))
    yield from (f"   {_json(one)}" for one in commands[:MOST_LEGAL])
    if len(commands) > MOST_LEGAL:
        yield say("dispute.more", others=len(commands) - MOST_LEGAL)


def _decided_again(found: RedecisionShown) -> Iterator[str]:
    yield say("dispute.redecided", by=found.by or None, outcome=found.outcome)
    if found.because is not None:
        yield f"   {found.because}"
    if found.at is not None:
        yield say("dispute.recorded", at=found.at, fact=_json(found.recorded))
        yield say("dispute.decided", at=found.at, fact=_json(found.decided))
    yield say(
        "dispute.plies",
        plies=found.plies,
        departures=str(list(found.departures)) if found.departures else None,
        chain=found.chain,
        state=found.state,
    )


def _chain(chain: ChainThere) -> Iterator[str]:
    yield say("dispute.hash-before", hash=chain.previous)
    yield say("dispute.hash-after", hash=chain.head)
    where = {"index": parse(chain.inclusion).index, "partition": chain.partition}
    yield say("dispute.in-log", **where)


def _board(title: str, when: str, state: StateShown | None) -> Iterator[str]:
    known = Registry.installed().get(title)
    if state is None or known is None:
        return
    yield ""
    yield say("dispute.table", when=when, ply=state.ply, version=state.version)
    view = msgspec.json.decode(state.view, type=known.types.view)
    yield from known.showing.picture(view).splitlines()


def _json(raw: Raw | UnsetType) -> str:
    return say("dispute.nothing") if isinstance(raw, UnsetType) else bytes(raw).decode()
