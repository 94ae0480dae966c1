"""One seat: the hand, the areas of the builder board, and what counts for a turn (AK-CMP-04)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from games.ancient_knowledge.box import (
    BUILDERS,
    TECHNOLOGIES,
    CardId,
    SourceId,
    SpaceOrSlot,
    TechnologyId,
)
from games.ancient_knowledge.state.timeline import (
    EMPTY_TIMELINE,
    Timeline,
    monument_of,
    monuments,
)
from games.kernel.seats import Seat

Phase = Literal["action_1", "action_2", "timeline", "decline", "aftermath"]
"""`aftermath`: all declines are done; checks and sliding follow (AK-DEC-07)."""

CardSource = Annotated[
    Literal["hand", "looked_at"],
    Meta(description="Whether it came from the hand or from cards looked at."),
]


class Past(Struct, frozen=True, kw_only=True, gc=False):
    """Monuments in order of arrival, those rotated, and how many there are of each kind."""

    cards: tuple[CardId, ...] = ()
    rotated: tuple[CardId, ...] = ()
    cities: int = 0
    megaliths: int = 0
    pyramids: int = 0
    stars: int = 0

    @property
    def upright(self) -> int:
        """Number of monuments that can be rotated (AK-EXC-02)."""
        return len(self.cards) - len(self.rotated)

    def arrived(self, monument: CardId) -> "Past":
        """With one monument more, upright."""
        card = BUILDERS[monument]
        return Past(
            cards=(*self.cards, monument),
            rotated=self.rotated,
            cities=self.cities + (card.type == "city"),
            megaliths=self.megaliths + (card.type == "megalith"),
            pyramids=self.pyramids + (card.type == "pyramid"),
            stars=self.stars + (card.icon == "scoring"),
        )


class Collection(Struct, frozen=True, kw_only=True, gc=False):
    """Technologies learned, by type."""

    ancient: Annotated[
        tuple[TechnologyId, ...], Meta(description="Those of the type Ancient.")
    ] = ()
    writing: Annotated[
        tuple[TechnologyId, ...], Meta(description="Those of the type Writing.")
    ] = ()
    secret: Annotated[tuple[TechnologyId, ...], Meta(description="Those of the type Secret.")] = ()

    @property
    def all(self) -> tuple[TechnologyId, ...]:
        """Every technology."""
        return self.ancient + self.writing + self.secret

    def joined(self, technology: TechnologyId) -> "Collection":
        """With one technology more, in its row."""
        match TECHNOLOGIES[technology].type:
            case "ancient":
                return replace(self, ancient=(*self.ancient, technology))
            case "writing":
                return replace(self, writing=(*self.writing, technology))
            case "secret":
                return replace(self, secret=(*self.secret, technology))


class Creation(Struct, frozen=True, kw_only=True, gc=False):
    """A card that is being paid for: in no hand any more, and not yet in play (AK-CRE-10)."""

    card: CardId
    space: SpaceOrSlot
    source: CardSource
    granted_by: Annotated[
        SourceId | None,
        Meta(description="The card whose effect allows it; null: the action of the turn does."),
    ]


class Aside(Struct, frozen=True, kw_only=True, gc=False):
    """Cards of a player that lie between two places.

    `opening`: set aside of the ten; `looked_at`: seen by the player only; `revealed`: seen by
    all; `technologies`: looked at under Pyramid of the Niches.
    """

    opening: tuple[CardId, ...] = ()
    looked_at: tuple[CardId, ...] = ()
    revealed: tuple[CardId, ...] = ()
    technologies: tuple[TechnologyId, ...] = ()
    creation: Creation | None = None


class Exchanges(Struct, frozen=True, kw_only=True, gc=False):
    """What a player did about exchanges since the own last turn (AK-TEAM-05, AK-TEAM-11)."""

    offered: CardId | None = None
    spent: tuple[CardId, ...] = ()
    done: bool = False


class Seen(Struct, frozen=True, kw_only=True, gc=False):
    """A hand card that other seats know, because they saw where it came from."""

    card: CardId
    by: tuple[Seat, ...]


class Known(Struct, frozen=True, kw_only=True, gc=False):
    """What others know of a hand: cards that all know, and cards that some seats know.

    A card that leaves the hand unseen makes all of it uncertain, so nothing is known any more.
    """

    to_all: tuple[CardId, ...] = ()
    to_some: tuple[Seen, ...] = ()

    def without(self, card: CardId) -> "Known":
        """What is known of a hand that a card has left openly."""
        if not self.to_all and not self.to_some:
            return self
        return Known(
            to_all=tuple(one for one in self.to_all if one != card),
            to_some=tuple(one for one in self.to_some if one.card != card),
        )


class Turn(Struct, frozen=True, kw_only=True, gc=False):
    """What counts for the running turn only."""

    phase: Annotated[
        Phase | None, Meta(description="The phase; null: it is not this player's turn.")
    ] = None
    skip_decline: Annotated[bool, Meta(description="Whether the Decline phase is left out.")] = (
        False
    )
    declining: Annotated[
        CardId | None, Meta(description="The monument that is declining now; null: none.")
    ] = None
    knowledge_lost: Annotated[int, Meta(description="Knowledge lost by the last decline.")] = 0


NO_TURN = Turn()
NOTHING_ASIDE = Aside()
NO_EXCHANGES = Exchanges()
NOTHING_KNOWN = Known()


class Player(Struct, frozen=True, kw_only=True, gc=False):
    """One seat: the hand, and the areas of the builder board (AK-CMP-04)."""

    hand: tuple[CardId, ...] = ()
    known: Known = NOTHING_KNOWN
    timeline: Timeline = EMPTY_TIMELINE
    past: Past = Past()
    artifacts: tuple[CardId, ...] = ()
    collection: Collection = Collection()
    lost: int = 0
    turn: Turn = NO_TURN
    aside: Aside = NOTHING_ASIDE
    exchanges: Exchanges = NO_EXCHANGES

    @property
    def in_play(self) -> tuple[CardId, ...]:
        """The builder cards in play: Timeline and artifact slots."""
        return (*[one.card for one in monuments(self.timeline)], *self.artifacts)

    def has_in_play(self, source: SourceId) -> bool:
        """Whether the source of an effect is (still) in play (AK-EFF-15)."""
        if source in TECHNOLOGIES:
            return source in self.collection.all
        return source in self.artifacts or monument_of(self.timeline, source) is not None
