"""Disputes as clients see them."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import asdict, replace

from games.kernel.sentence import Sentence
from games.kernel.table.disputing import DisputeDismissed, DisputeUpheld, Remedy
from games.kernel.words import Words
from referee.people import Account
from referee.problems.words import speaks, spelled
from service.disputes.complaints import Complaint
from service.disputes.evidence import Evidence
from service.disputes.records import DisputeRecord, Verdict
from service.disputes.schemas import (
    ComplaintShown,
    DisputeShown,
    EvidenceShown,
    PlyEvidence,
    RedecisionShown,
    RuleCited,
)
from service.lobby.presenters.games import Accounts
from service.play.game_cache import LiveGame
from service.refusals.presenters import refusal_shown


def dispute_shown(
    game: LiveGame,
    record: DisputeRecord,
    complaints: Mapping[str, Complaint],
    arbiter: Account | None = None,
) -> DisputeShown:
    """A dispute, with those words of complaint that are given."""
    fact = record.fact
    words = complaints.get(fact.complaint)
    ruling, remedy = _said(record.verdict)
    return DisputeShown(
        game=game.id,
        title=game.position.seen.title,
        number=fact.dispute,
        seat=fact.seat,
        status=record.status,
        complaint=ComplaintShown(
            digest=fact.complaint,
            nonce=None if words is None else words.nonce,
            words=None if words is None else words.words,
        ),
        opened_at=record.opened.at,
        opened_version=record.opened.version,
        ply=fact.ply,
        refusal=fact.refusal,
        closed_at=None if record.closed is None else record.closed.at,
        closed_version=None if record.closed is None else record.closed.version,
        ruling=ruling,
        remedy=remedy,
        arbiter=arbiter,
        verdict_page=_page(game, record),
    )


def evidence_shown(
    dispute: DisputeShown,
    found: Evidence,
    accounts: Accounts,
    words: Words | None,
    language: str,
    seats: Sequence[str],
) -> EvidenceShown:
    """The evidence, with the dispute that it is about; reasons are in a language. `words` are
    those of the title, `seats` the names of the players."""
    told = ply_evidence_shown(found, accounts, words, language, seats)
    return EvidenceShown(dispute=dispute, **asdict(told))


def ply_evidence_shown(
    found: Evidence,
    accounts: Accounts,
    words: Words | None,
    language: str,
    seats: Sequence[str],
) -> PlyEvidence:
    """The evidence alone, with reasons in a language."""
    refusal, again = found.refusal, found.redecision
    return PlyEvidence(
        seat=found.seat,
        before=found.before,
        after=found.after,
        differences=found.differences,
        legal=found.legal,
        notation=found.notation,
        events=found.events,
        refusal=None
        if refusal is None
        else refusal_shown(refusal, accounts, words, language, seats),
        rules=tuple(
            replace(one, because=_because(one, language, words, seats) or "") for one in found.rules
        ),
        redecision=None
        if again is None
        else replace(again, because=_because(again, language, words, seats)),
        draws=found.draws,
        chain=found.chain,
    )


def _because(
    one: RuleCited | RedecisionShown, language: str, words: Words | None, seats: Sequence[str]
) -> str | None:
    """Why, in a language; as it was stored if that was a sentence."""
    if one.key is None or (one.because and not speaks(one.key, words)):
        return one.because
    return spelled(Sentence(one.key, one.args or {}), language, words, seats)


def _page(game: LiveGame, record: DisputeRecord) -> str | None:
    """The path of the page of a verdict that anybody may read."""
    if record.verdict is None or game.visibility == "private":
        return None
    return f"/verdicts/{game.id}/{record.fact.dispute}"


def _said(verdict: Verdict | None) -> tuple[str | None, Remedy | None]:
    match verdict:
        case None:
            return None, None
        case DisputeDismissed():
            return verdict.ruling, None
        case DisputeUpheld():
            return verdict.ruling, verdict.remedy
        case _:
            assert_never(verdict)
