"""CREATE: what can be created where, what it costs, and what happens then (AK-CRE)."""

from collections.abc import Collection, Iterator

from games.ancient_knowledge import timelines
from games.ancient_knowledge.box import Builder, SourceId
from games.ancient_knowledge.commands import Create
from games.ancient_knowledge.components import BUILDERS, MODIFIERS, PARTS, SLOTS
from games.ancient_knowledge.counters import holds, worth
from games.ancient_knowledge.drawing import discard_looked_at
from games.ancient_knowledge.facts.cards import CardCreated, CardPart, CreationBegun
from games.ancient_knowledge.operations import BuilderType
from games.ancient_knowledge.ply import Ply
from games.ancient_knowledge.refusals import Rule
from games.ancient_knowledge.state import CardSource, Player
from games.ancient_knowledge.steps import Pay
from games.ancient_knowledge.triggers import after_creation, in_play, open_group
from games.kernel.seats import Seat

ANY_TYPE: tuple[BuilderType, ...] = ("city", "megalith", "pyramid", "artifact")


def price(card: Builder, space: int | None) -> int:
    """Cards to discard: the printed cost, and the distance from the start space (AK-CRE-02)."""
    distance = 0 if space is None else abs(space - card.start_space)
    return card.discard_cost + distance


def forbidden(
    player: Player,
    command: Create,
    *,
    source: CardSource = "hand",
    types: Collection[BuilderType] = ANY_TYPE,
) -> Rule | None:
    """The rule that forbids a CREATE, if any: card, then place, then price."""
    cards = player.hand if source == "hand" else player.aside.looked_at
    card = BUILDERS.get(command.card)
    if card is None or command.card not in cards or card.type not in types:
        return "AK-CRE-01"
    space = command.space
    if card.type == "artifact":
        if space is not None:
            return "AK-CRE-03"
        if len(player.artifacts) >= SLOTS:
            return "AK-CRE-07"
    elif space is None or not _fits(player, card, space):
        return "AK-CRE-03"
    others = len(player.hand) - (source == "hand")
    return "AK-CRE-02" if price(card, space) > others else None


def options(
    player: Player,
    *,
    source: CardSource = "hand",
    types: Collection[BuilderType] = ANY_TYPE,
) -> Iterator[Create]:
    """Every legal CREATE: agrees with `forbidden`."""
    cards = player.hand if source == "hand" else player.aside.looked_at
    others = len(player.hand) - (source == "hand")
    spaces = timelines.free_spaces(player.timeline)
    slot_free = len(player.artifacts) < SLOTS
    for card_id in cards:
        card = BUILDERS[card_id]
        if card.type not in types or card.discard_cost > others:
            continue
        if card.type == "artifact":
            if slot_free:
                yield Create(card_id)
            continue
        reach = 0 if card.locked else others - card.discard_cost
        start = card.start_space
        for space in spaces:
            if -reach <= space - start <= reach:
                yield Create(card_id, space)


def has_place(player: Player, types: Collection[BuilderType]) -> bool:
    """Whether there is a free place of a kind needed (AK-EFF-17)."""
    if "artifact" in types and len(player.artifacts) < SLOTS:
        return True
    monuments = any(kind != "artifact" for kind in types)
    return monuments and any(len(space) < PARTS for space in player.timeline)


def begin(
    ply: Ply,
    seat: Seat,
    command: Create,
    *,
    source: CardSource = "hand",
    granted_by: SourceId | None = None,
) -> None:
    """Name the card and its space, then pay (AK-CRE-10)."""
    ply.note(
        CreationBegun(
            seat=seat,
            card=command.card,
            space=command.space,
            source=source,
            granted_by=granted_by,
        )
    )
    left = price(BUILDERS[command.card], command.space)
    if left:
        ply.ask(seat, Pay(left=left))
    else:
        complete(ply, seat)


def complete(ply: Ply, seat: Seat) -> None:
    """Place the card that is paid for and set its knowledge (AK-CRE-06, AK-CRE-08).

    The rest of cards looked at is put away before anything is triggered (AK-DECK-05).
    """
    creation = ply.player(seat).aside.creation
    assert creation is not None, "a payment without a card"
    card = BUILDERS[creation.card]
    ply.note(
        CardCreated(
            seat=seat,
            card=card.id,
            space=creation.space,
            part=_part(ply.player(seat), creation.space),
            knowledge=entry_knowledge(ply.player(seat), card),
            source=creation.source,
            granted_by=creation.granted_by,
        )
    )
    if creation.source == "looked_at":
        discard_looked_at(ply, seat)
    open_group(ply, seat, after_creation(ply.player(seat), card, creation))


def entry_knowledge(player: Player, card: Builder) -> int:
    """Knowledge put on a new monument: all modifiers add up, at least 0 (AK-CRE-06, E-08)."""
    if card.type == "artifact":
        return 0
    own = MODIFIERS["self_entry_knowledge"].get(card.id)
    total = card.knowledge
    if own is not None and holds(own.condition, player, card.id):
        total += worth(own.delta, player, card.id)
    others = MODIFIERS["entry_knowledge"]
    for other in in_play(player):
        effect = others.get(other)
        if effect is None or effect.applies_to is None or effect.applies_to.type != card.type:
            continue
        if holds(effect.condition, player, other):
            total += worth(effect.delta, player, other)
    return max(0, total)


def _fits(player: Player, card: Builder, space: int) -> bool:
    """Whether a monument may be placed there (AK-CRE-03)."""
    free = timelines.has_room(player.timeline, space)
    return free and (space == card.start_space or not card.locked)


def _part(player: Player, space: int | None) -> CardPart:
    if space is None:
        return "slot"
    return "upper" if player.timeline[space - 1] else "lower"
