"""Commands of the turn itself, and of what may be done at any time in it."""

from typing import Annotated

from msgspec import Meta

from games.eldervale.box.ids import CardId, SquareId, TokenId
from games.eldervale.commands.chosen import Chosen
from games.eldervale.commands.places import OnMercenary, OnReward, OnSquare, OnSymbol
from games.eldervale.effects.terms import UnitKind
from games.kernel.visibility import Owner


class Pass(Chosen, frozen=True, tag="eldervale.pass"):
    """No reaction."""

    line = "pass"
    rules = ("EV-BAT-04",)
    ends = True


class UseTactics(Chosen, frozen=True, tag="eldervale.use-tactics"):
    """Flip the tactics token (EV-TAC-02)."""

    line = "tactics"
    rules = ("EV-TAC-02",)


class CashTreasure(Chosen, frozen=True, tag="eldervale.cash-treasure"):
    """Discard a treasure token and gain what it shows (EV-FRE-02)."""

    line = "cash {token}"
    click = "{seat}/{token}"
    rules = ("EV-FRE-02",)

    token: TokenId


class PlaceTreasure(Chosen, frozen=True, tag="eldervale.place-treasure"):
    """Put a treasure token on a square (EV-FRE-03)."""

    line = "put {token} on {card} {square}"
    click = "{seat}/{token} {card}-{square}"
    rules = ("EV-FRE-03", "EV-TAB-03")

    token: TokenId
    card: CardId
    square: SquareId


class CastSpell(Chosen, frozen=True, tag="eldervale.cast-spell"):
    """Cast a spell (EV-MAG-02)."""

    line = "cast {card}"
    click = "{card}"
    rules = ("EV-MAG-02", "EV-MAG-06")

    card: CardId


class CompleteQuest(Chosen, frozen=True, tag="eldervale.complete-quest"):
    """Reveal a quest whose condition holds (EV-MAG-03)."""

    line = "quest {card}"
    click = "{card}"
    rules = ("EV-MAG-03",)

    card: CardId


class AttachAura(Chosen, frozen=True, tag="eldervale.attach-aura"):
    """Attach an aura to a card (EV-TAB-08)."""

    line = "attach {aura} to {host}"
    click = "{aura} {host}"
    rules = ("EV-TAB-08",)

    aura: CardId
    host: Annotated[CardId, Meta(description="The card that the aura goes to, by its id.")]


class UseOrb(Chosen, frozen=True, tag="eldervale.use-orb"):
    """Use an orb (EV-ORB-02)."""

    line = "orb to {to}"
    click = "{to.id} {to.card} {to.card}-{to.square}"
    rules = ("EV-ORB-02",)

    to: Annotated[
        OnReward | OnSquare | OnSymbol | OnMercenary, Meta(description="Where it is put.")
    ]


class HireMercenary(Chosen, frozen=True, tag="eldervale.hire-mercenary"):
    """Hire a mercenary for gold (EV-MER-02)."""

    line = "hire {id}"
    click = "{id}"
    rules = ("EV-MER-02",)

    id: UnitKind


class RefreshTactics(Chosen, frozen=True, tag="eldervale.refresh-tactics"):
    """Flip the tactics token back (EV-TAC-03)."""

    line = "refresh tactics"
    rules = ("EV-TAC-03",)


class UseCardAction(Chosen, frozen=True, tag="eldervale.use-card-action"):
    """Use the free action of a card."""

    line = "card action {card}"
    click = "{card}"
    rules = ("EV-ACT-01",)

    card: CardId


class OfferSwap(Chosen, frozen=True, tag="eldervale.offer-swap"):
    """Offer the teammate a magic card for one of his; the fact shows him which (EV-TEA-03)."""

    line = "swap {give} for {want}"
    click = "{give} {want}"
    rules = ("EV-TEA-03",)

    give: Annotated[Owner[CardId], Meta(description="The card that is offered, by its id.")]
    want: Annotated[Owner[CardId], Meta(description="The card that is wanted, by its id.")]


class AcceptSwap(Chosen, frozen=True, tag="eldervale.accept-swap"):
    """Accept the swap."""

    line = "accept swap"
    rules = ("EV-TEA-03",)


class EndTurn(Chosen, frozen=True, tag="eldervale.end-turn"):
    """End the turn (EV-TRN-05)."""

    line = "end turn"
    rules = ("EV-TRN-05",)
    ends = True
