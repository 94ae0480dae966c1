"""Disputes, verdicts and evidence as JSON."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from events.receipts import Receipt
from games.kernel.agenda import DecisionId
from games.kernel.scene_comparison import SceneDifference
from games.kernel.seats import Seat
from games.kernel.table.disputing import Remedy
from referee.pages import Next
from referee.people import Account
from referee.problems.problem import RuleUrl
from referee.schemas import MOST, Command, Event, GameId, NamedSeat, Ply, Version
from referee.state_schemas import JsonValue, StateShown
from referee.times import Time
from service.audit.schemas import Hex, LinkProofText, Partition
from service.refusals.schemas import RefusalId, RefusalShown
from verifier.finding import Draw

DisputeStatus = Literal["open", "dismissed", "upheld", "withdrawn"]
Number = Annotated[int, Meta(ge=1, le=MOST, description="Number of a dispute in its game.")]
Words = Annotated[str, Meta(min_length=1, max_length=2000)]


class NewDispute(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat disputes: either a ply, or a refused command."""

    seat: NamedSeat
    complaint: Annotated[
        Words,
        Meta(
            description=(
                "Your complaint. You and arbiters can read it; once the game is over, everyone "
                "can. It is erased when your account is deleted."
            )
        ),
    ]
    ply: Annotated[Ply | None, Meta(description="The ply that is wrong; 0 is the setup.")] = None
    refusal: Annotated[
        RefusalId | None, Meta(description="The refusal that is wrong, as its problem named it.")
    ] = None


class NewVerdict(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What an arbiter decides."""

    verdict: Annotated[
        Literal["dismissed", "upheld"], Meta(description="Whether the complaint was right.")
    ]
    ruling: Annotated[
        Words,
        Meta(
            description=(
                "The reasons for the verdict. They are recorded permanently and are public at "
                "once, so do not mention hidden information while the game is running."
            )
        ),
    ]
    remedy: Annotated[
        Remedy | None,
        Meta(
            description=(
                "The remedy; required if the dispute is upheld, not allowed if it is dismissed. "
                "`rewind` continues the game from a ply (the current one if nothing has to be "
                "undone); `annul` declares it void. A finished game can only be annulled, because"
                " its seed and hands are public."
            )
        ),
    ] = None


class ComplaintShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What was complained of."""

    digest: Annotated[
        Hex, Meta(description='SHA-256 of "kronika/complaint/1\\n" + nonce + "\\n" + words.')
    ]
    nonce: Annotated[
        str | None, Meta(description="Goes into `digest` (hex); missing with `words`.")
    ] = None
    words: Annotated[
        str | None,
        Meta(
            description="The complaint; missing if you may not read it, or the person has been "
            "erased."
        ),
    ] = None


class DisputeShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dispute, and what became of it."""

    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    number: Number
    seat: Seat
    status: Annotated[DisputeStatus, Meta(description="Status of the dispute.")]
    complaint: ComplaintShown
    opened_at: Annotated[Time, Meta(description="When it was opened.")]
    opened_version: Annotated[Version, Meta(description="The event that opened it.")]
    ply: Annotated[Ply | None, Meta(description="The disputed ply.")] = None
    refusal: Annotated[RefusalId | None, Meta(description="The disputed refusal.")] = None
    closed_at: Annotated[
        Time | None,
        Meta(description="When it was decided or withdrawn; missing while it is open."),
    ] = None
    closed_version: Annotated[
        Version | None, Meta(description="The event that decided or withdrew it.")
    ] = None
    ruling: Annotated[
        str | None, Meta(description="The arbiter's reasons; missing until there is a verdict.")
    ] = None
    remedy: Annotated[
        Remedy | None,
        Meta(description="What is done about it; missing unless the dispute was upheld."),
    ] = None
    arbiter: Annotated[
        Account | None,
        Meta(description="The arbiter who judged the dispute; visible to arbiters only."),
    ] = None
    verdict_page: Annotated[
        str | None,
        Meta(
            description=(
                "Path of the verdict's web page; missing before the verdict and for private games."
            )
        ),
    ] = None


class DisputeList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The disputes of a game, the first one first."""

    items: Annotated[tuple[DisputeShown, ...], Meta(description="The disputes.")]
    next: Next = None


class DisputeListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dispute in the list for arbiters, which may lag behind by a moment."""

    game: GameId
    title: Annotated[str, Meta(description="The title's slug, for example `tzolkin`.")]
    number: Number
    seat: Seat
    status: Annotated[DisputeStatus, Meta(description="Status of the dispute.")]
    opened_at: Annotated[Time, Meta(description="When it was opened.")]
    ply: Annotated[
        Ply | None,
        Meta(description="The disputed ply; missing if the dispute is about a refusal."),
    ] = None
    refusal: Annotated[
        RefusalId | None,
        Meta(description="The disputed refusal; missing if the dispute is about a ply."),
    ] = None
    closed_at: Annotated[
        Time | None,
        Meta(description="When it was decided or withdrawn; missing while it is open."),
    ] = None


class DisputesListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of disputes, newest first."""

    items: Annotated[tuple[DisputeListed, ...], Meta(description="The disputes.")]
    next: Next = None


class LegalThen(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the seat could have played then."""

    decision: Annotated[
        DecisionId | None, Meta(description="The decision that was open; null: none.")
    ]
    commands: Annotated[tuple[Command, ...], Meta(description="Every command that was legal.")]
    asks: Annotated[
        str | None,
        Meta(description="The prompt of the decision, in the language of `Accept-Language`."),
    ] = None
    words: Annotated[
        tuple[str, ...],
        Meta(
            description=(
                "Each command in the language of `Accept-Language`, in the order of `commands`."
            )
        ),
    ] = ()


class RuleCited(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A cited rule, and whether the service or the re-decision cited it."""

    rule: Annotated[str, Meta(description="Id of a rule of the title.")]
    rule_url: RuleUrl
    because: Annotated[
        str, Meta(description="The reason in words, in the language of `Accept-Language`.")
    ]
    by: Annotated[
        Literal["service", "redecision", "event"],
        Meta(
            description="Who named it: the service then, or the fresh process now; `event`: events "
            "of the ply are of this rule."
        ),
    ]
    key: Annotated[
        str | None,
        Meta(description="Key of the sentence `because`."),
    ] = None
    args: Annotated[Mapping[str, Any] | None, Meta(description="Values of the sentence.")] = None
    events: Annotated[
        tuple[Version, ...], Meta(description="The events of the ply that are of this rule.")
    ] = ()


class RedecisionShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of replaying the log and the seed in a separate process."""

    outcome: Annotated[
        Literal["same", "different", "refused", "accepted", "unknown"],
        Meta(
            description=(
                "For a ply: `same`, `different`, or `refused` if the rules now refuse it. For a "
                "refusal: `same`, `different`, or `accepted` if the rules now accept the request."
                " `unknown`: it could not be decided again."
            )
        ),
    ]
    by: Annotated[str, Meta(description="Which release has decided.")]
    plies: Annotated[int, Meta(description="Plies decided again on the way there.")]
    departures: Annotated[
        tuple[int, ...], Meta(description="The draws that differ from the record.")
    ]
    chain: Annotated[
        Literal["good", "bad"],
        Meta(description="Whether every hash up to there is right."),
    ]
    state: Annotated[
        Literal["same", "different", "unknown"],
        Meta(description="Whether it arrives at the state that this service has."),
    ]
    because: Annotated[
        str | None,
        Meta(
            description="Why it is refused, or could not be decided, in the language of "
            "`Accept-Language`; missing otherwise."
        ),
    ] = None
    key: Annotated[
        str | None,
        Meta(description="Key of the sentence `because`."),
    ] = None
    args: Annotated[Mapping[str, Any] | None, Meta(description="Values of the sentence.")] = None
    at: Annotated[int | None, Meta(description="The first fact (from 0) that differs.")] = None
    recorded: Annotated[
        JsonValue | UnsetType, Meta(description="What is recorded there; null if nothing is.")
    ] = UNSET
    decided: Annotated[
        JsonValue | UnsetType, Meta(description="What was decided instead; null if nothing was.")
    ] = UNSET


class ChainThere(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The chain hashes before and after the ply, and the proof that they are in the log."""

    previous: Annotated[Hex, Meta(description="The hash of the link before it.")]
    head: Annotated[Hex, Meta(description="The hash of its link.")]
    commitment: Annotated[Hex, Meta(description="The commitment to the seed of the draws.")]
    partition: Partition
    inclusion: LinkProofText
    receipt: Receipt
    seed: Annotated[
        Hex | None, Meta(description="The seed of the draws; missing until the game is over.")
    ] = None


class DrawList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the draws of a game, in the order in which they were made."""

    items: Annotated[tuple[Draw, ...], Meta(description="The draws.")]
    next: Next = None
    plies: Annotated[int, Meta(description="Plies that were decided again, the setup among them.")]
    by: Annotated[str, Meta(description="The release that has decided them again.")]
    departures: Annotated[
        tuple[Ply, ...],
        Meta(
            description=(
                "Plies that this release decides differently from the record; their listed draws "
                "may differ from the recorded ones."
            )
        ),
    ] = ()


class PlyEvidence(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The evidence of a ply, redacted for the caller."""

    seat: Annotated[Seat | None, Meta(description="Who played, or was refused.")] = None
    before: Annotated[StateShown | None, Meta(description="The table before; none before 0.")] = (
        None
    )
    after: Annotated[StateShown | None, Meta(description="The table after the ply.")] = None
    differences: Annotated[
        tuple[SceneDifference, ...],
        Meta(description="What the caller would see that the ply has changed, with names."),
    ] = ()
    legal: Annotated[
        LegalThen | None,
        Meta(description="What the seat could have played; missing if you may not see it."),
    ] = None
    notation: Annotated[str | None, Meta(description="The move, as a line.")] = None
    events: Annotated[
        tuple[Event, ...],
        Meta(description="The action and its facts, with their words; none for a refusal."),
    ] = ()
    refusal: Annotated[
        RefusalShown | None, Meta(description="The disputed refusal; missing if a ply is disputed.")
    ] = None
    rules: Annotated[
        tuple[RuleCited, ...],
        Meta(description="The rules that were named, and those that the events are of."),
    ] = ()
    redecision: Annotated[
        RedecisionShown | None,
        Meta(description="The result of deciding it again; missing if you may not see it."),
    ] = None
    draws: Annotated[
        tuple[Draw, ...] | None,
        Meta(description="The draws of the ply, derived from the seed again."),
    ] = None
    chain: ChainThere


class EvidenceShown(PlyEvidence, frozen=True, kw_only=True, omit_defaults=True):
    """The evidence of a dispute, redacted for the caller. Arbiters see all of it; everyone does
    once the game is over."""

    dispute: DisputeShown
