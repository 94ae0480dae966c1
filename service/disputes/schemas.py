"""Disputes, verdicts and evidence as JSON."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from events.exports import Inclusion
from events.receipts import Receipt
from games.kernel.agenda import DecisionId
from games.kernel.lifecycle import Remedy
from games.kernel.seats import Seat
from service.accounts.accounts import Account
from service.audit.schemas import Hex, Partition
from service.identity.times import Time
from service.moves.schemas import JsonValue, StateShown
from service.play.schemas import MOST, Command, Event, GameId, Ply, Version
from service.problems.problem import RuleUrl
from service.refusals.schemas import RefusalId, RefusalShown
from verifier.finding import Draw

DisputeStatus = Literal["open", "dismissed", "upheld", "withdrawn"]
Number = Annotated[int, Meta(ge=1, le=MOST, description="Number of a dispute in its game.")]
Words = Annotated[str, Meta(min_length=1, max_length=2000)]


class NewDispute(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat disputes: either a ply, or a refused command."""

    seat: Seat
    complaint: Annotated[
        Words,
        Meta(
            description="What is wrong, in your words. You and arbiters can read them, and "
            "everybody once the game is over. They are erased with your account."
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
            description="The reasons. They stand in the log for ever, and everybody can read them "
            "at once: say nothing of what is hidden while the game runs."
        ),
    ]
    remedy: Annotated[
        Remedy | None,
        Meta(
            description="An upheld dispute needs one, a dismissed one has none: to go on from a "
            "ply (the one that the game is at, if nothing has to be taken back), or the game is "
            "void. A finished game can only be annulled, since its seed and hands are open."
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
    title: Annotated[str, Meta(description="Slug of the title.")]
    number: Number
    seat: Seat
    status: Annotated[DisputeStatus, Meta(description="What became of it so far.")]
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
        Account | None, Meta(description="Who has judged; only arbiters are told.")
    ] = None
    verdict_page: Annotated[
        str | None,
        Meta(
            description="Path of the page of the verdict, for people, once it is given. Of private "
            "games there is none."
        ),
    ] = None


class DisputeList(Struct, frozen=True, kw_only=True):
    """The disputes of a game, the first one first."""

    items: Annotated[tuple[DisputeShown, ...], Meta(description="The disputes.")]


class DisputeListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A dispute in the list for arbiters, which may lag behind by a moment."""

    game: GameId
    title: Annotated[str, Meta(description="Slug of the title.")]
    number: Number
    seat: Seat
    status: Annotated[DisputeStatus, Meta(description="What became of it so far.")]
    opened_at: Annotated[Time, Meta(description="When it was opened.")]
    ply: Annotated[
        Ply | None, Meta(description="The disputed ply; missing: a refusal is disputed.")
    ] = None
    refusal: Annotated[
        RefusalId | None,
        Meta(description="Id of the disputed refusal; missing: a ply is disputed."),
    ] = None
    closed_at: Annotated[
        Time | None,
        Meta(description="When it was decided or withdrawn; missing while it is open."),
    ] = None


class DisputesListed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of disputes, newest first."""

    items: Annotated[tuple[DisputeListed, ...], Meta(description="The disputes.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None


class LegalThen(Struct, frozen=True, kw_only=True):
    """What the seat could have played then."""

    decision: Annotated[
        DecisionId | None, Meta(description="The decision that was open; null: none.")
    ]
    commands: Annotated[tuple[Command, ...], Meta(description="Every command that was legal.")]


class RuleCited(Struct, frozen=True, kw_only=True):
    """A rule that was named, and by whom: by the service then, or by the fresh process now."""

    rule: Annotated[str, Meta(description="Id of a rule of the title.")]
    rule_url: RuleUrl
    because: Annotated[
        str, Meta(description="The reason, for a person, in the language asked for.")
    ]
    by: Annotated[
        Literal["service", "redecision"],
        Meta(description="Who named it: the service then, or the fresh process now."),
    ]


class RedecisionShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The result of deciding it again: a new process gets the log and the seed and decides
    everything once more."""

    outcome: Annotated[
        Literal["same", "different", "refused", "accepted", "unknown"],
        Meta(
            description="A ply comes out the `same`, `different`, or is `refused` now. A refusal"
            " is the `same`, a `different` one, or the request is `accepted`. "
            "`unknown`: it could not be decided again."
        ),
    ]
    by: Annotated[str, Meta(description="Which release has decided.")]
    plies: Annotated[int, Meta(description="Plies decided again on the way there.")]
    departures: Annotated[tuple[int, ...], Meta(description="The draws that come out differently.")]
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
            description="Why it is refused, or could not be decided, in the language asked for; "
            "missing otherwise."
        ),
    ] = None
    at: Annotated[int | None, Meta(description="The first fact (from 0) that differs.")] = None
    recorded: Annotated[
        JsonValue | UnsetType, Meta(description="What is recorded there; null if nothing is.")
    ] = UNSET
    decided: Annotated[
        JsonValue | UnsetType, Meta(description="What was decided instead; null if nothing was.")
    ] = UNSET


class ChainThere(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where the game's chain was before and behind it, and the proof that this is in the log."""

    previous: Annotated[Hex, Meta(description="The hash of the link before it.")]
    head: Annotated[Hex, Meta(description="The hash of its link.")]
    commitment: Annotated[Hex, Meta(description="The commitment to the seed of the draws.")]
    partition: Partition
    inclusion: Inclusion
    receipt: Receipt
    seed: Annotated[Hex | None, Meta(description="The seed, once the game is over.")] = None


class DrawList(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A page of the draws of a game, in the order in which they were made."""

    items: Annotated[tuple[Draw, ...], Meta(description="The draws.")]
    next: Annotated[
        str | None, Meta(description="The `after` of the page that follows; missing at the end.")
    ] = None
    departures: Annotated[
        tuple[Ply, ...],
        Meta(
            description="Plies that this release of the service decides in another way than they "
            "are recorded, so what is listed of them may not be what was drawn."
        ),
    ] = ()


class EvidenceShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that there is to see about a dispute. What you may not see is missing or hidden; to
    arbiters, and to everybody once the game is over, all of it is open."""

    dispute: DisputeShown
    seat: Annotated[Seat | None, Meta(description="Who played, or was refused.")] = None
    before: Annotated[StateShown | None, Meta(description="The table before; none before 0.")] = (
        None
    )
    after: Annotated[StateShown | None, Meta(description="The table after the disputed ply.")] = (
        None
    )
    legal: Annotated[
        LegalThen | None,
        Meta(description="What the seat could have played; missing if you may not see it."),
    ] = None
    notation: Annotated[str | None, Meta(description="The disputed move, as a line.")] = None
    events: Annotated[
        tuple[Event, ...], Meta(description="The action and its facts; none for a refusal.")
    ] = ()
    refusal: Annotated[
        RefusalShown | None, Meta(description="The disputed refusal; missing if a ply is disputed.")
    ] = None
    rules: Annotated[tuple[RuleCited, ...], Meta(description="The rules that were named.")] = ()
    redecision: Annotated[
        RedecisionShown | None,
        Meta(description="The result of deciding it again; missing if you may not see it."),
    ] = None
    draws: Annotated[
        tuple[Draw, ...] | None,
        Meta(description="The draws of the disputed ply, derived from the seed again."),
    ] = None
    chain: ChainThere
