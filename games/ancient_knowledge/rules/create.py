"""CREATE: what can be created where, what it costs, and what happens then (AK-CRE)."""

from collections.abc import Collection, Iterator

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BUILDERS, MODIFIERS, PARTS, SLOTS, Builder, SourceId
from games.ancient_knowledge.commands import Create, Discard, Pass
from games.ancient_knowledge.effects import BuilderType
from games.ancient_knowledge.facts.cards import CardCreated, CardPart, CardsPaid, CreationBegun
from games.ancient_knowledge.rules.choice import Choice
from games.ancient_knowledge.rules.effects import EffectHandler, open_group, refuse
from games.ancient_knowledge.rules.hand import discard_looked_at
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.triggers import after_creation
from games.ancient_knowledge.state import State
from games.ancient_knowledge.state.counters import holds, worth
from games.ancient_knowledge.state.player import CardSource, Player
from games.ancient_knowledge.state.timeline import free_spaces, has_room
from games.ancient_knowledge.steps import Creating, Paying, Resolving
from games.kernel.chance import Chance, pick
from games.kernel.decision import LAPSE, Lapse
from games.kernel.refusal import Illegal
from games.kernel.sampling import SAMPLE
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
) -> Illegal | None:
    """The refusal of a CREATE, if any: card, then place, then price."""
    cards = player.hand if source == "hand" else player.aside.looked_at
    card = BUILDERS.get(command.card)
    if card is None or command.card not in cards or card.type not in types:
        return Illegal("AK-CRE-01", "card-not-creatable")
    space = command.space
    if card.type == "artifact":
        if space is not None:
            return Illegal("AK-CRE-03", "no-place-for-the-card")
        if len(player.artifacts) >= SLOTS:
            return Illegal("AK-CRE-07", "artifact-slots-taken", slots=SLOTS)
    elif space is None or not _fits(player, card, space):
        return Illegal("AK-CRE-03", "no-place-for-the-card")
    others = len(player.hand) - (source == "hand")
    cost = price(card, space)
    return Illegal("AK-CRE-02", "card-too-dear", cost=cost, cards=others) if cost > others else None


def options(
    player: Player,
    *,
    source: CardSource = "hand",
    types: Collection[BuilderType] = ANY_TYPE,
) -> list[Create]:
    """Every legal CREATE: agrees with `forbidden`."""
    cards = player.hand if source == "hand" else player.aside.looked_at
    others = len(player.hand) - (source == "hand")
    spaces = free_spaces(player.timeline)
    slot_free = len(player.artifacts) < SLOTS
    some: list[Create] = []
    for card_id in cards:
        card = BUILDERS[card_id]
        if card.type not in types or card.discard_cost > others:
            continue
        if card.type == "artifact":
            if slot_free:
                some.append(Create(card_id))
            continue
        reach = _reach(card, others)
        some += [Create(card_id, space) for space in spaces if space in reach]
    return some


def _reach(card: Builder, cards: int) -> range:
    """The spaces, as far as numbers go, on which so many cards pay for a monument (AK-CRE-02,
    AK-CRE-03)."""
    far = 0 if card.locked else cards - card.discard_cost
    return range(card.start_space - far, card.start_space + far + 1)


def has_place(player: Player, types: Collection[BuilderType]) -> bool:
    """Whether there is a free place of a kind needed (AK-EFF-17)."""
    if "artifact" in types and len(player.artifacts) < SLOTS:
        return True
    monuments = any(kind != "artifact" for kind in types)
    return monuments and any(len(space) < PARTS for space in player.timeline)


def begin(
    move: Move,
    seat: Seat,
    command: Create,
    *,
    source: CardSource = "hand",
    granted_by: SourceId | None = None,
) -> None:
    """Name the card and its space, then pay (AK-CRE-10)."""
    move.note(
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
        move.ask(seat, Paying(left=left))
    else:
        complete(move, seat)


def complete(move: Move, seat: Seat) -> None:
    """Place the card that is paid for and set its knowledge (AK-CRE-06, AK-CRE-08).

    The rest of cards looked at is put away before anything is triggered (AK-DECK-05).
    """
    creation = move.player(seat).aside.creation
    assert creation is not None, "a payment without a card"
    card = BUILDERS[creation.card]
    move.note(
        CardCreated(
            seat=seat,
            card=card.id,
            space=creation.space,
            part=_part(move.player(seat), creation.space),
            knowledge=entry_knowledge(move.player(seat), card),
            source=creation.source,
            granted_by=creation.granted_by,
        )
    )
    if creation.source == "looked_at":
        discard_looked_at(move, seat)
    open_group(move, seat, after_creation(move.player(seat), card, creation))


def entry_knowledge(player: Player, card: Builder) -> int:
    """Knowledge put on a new monument: all modifiers add up, at least 0 (AK-CRE-06, E-08)."""
    if card.type == "artifact":
        return 0
    own = MODIFIERS["self_entry_knowledge"].get(card.id)
    total = card.knowledge
    if own is not None and holds(own.condition, player, card.id):
        total += worth(own.delta, player, card.id)
    others = MODIFIERS["entry_knowledge"]
    for other in [one for one in player.in_play if one in others]:
        effect = others[other]
        if effect.applies_to is None or effect.applies_to.type != card.type:
            continue
        if holds(effect.condition, player, other):
            total += worth(effect.delta, player, other)
    return max(0, total)


def _fits(player: Player, card: Builder, space: int) -> bool:
    """Whether a monument may be placed there (AK-CRE-03)."""
    free = has_room(player.timeline, space)
    return free and (space == card.start_space or not card.locked)


def _part(player: Player, space: int | None) -> CardPart:
    if space is None:
        return "slot"
    return "upper" if player.timeline[space - 1] else "lower"


class Payment(Choice[Paying, Discard]):
    """The cost of a card that is being created (AK-CRE-02)."""

    def options(self, state: State, seat: Seat, step: Paying) -> Iterator[Discard]:
        """Every hand card."""
        return map(Discard, state.players[seat].hand)

    def sample(self, state: State, seat: Seat, step: Paying, chance: Chance) -> Discard:
        """Each hand card is as likely as the others."""
        return Discard(pick(chance, state.players[seat].hand, SAMPLE))

    def forbidden(self, state: State, seat: Seat, step: Paying, command: Discard) -> Illegal | None:
        """Only hand cards."""
        hand = state.players[seat].hand
        if command.card in hand:
            return None
        return Illegal("AK-CRE-02", "card-pays-nothing")

    def automatic(self, state: State, seat: Seat, step: Paying) -> Discard | None:
        """All that is left has to go."""
        hand = state.players[seat].hand
        return Discard(hand[0]) if hand and len(hand) <= step.left else None

    def answer(self, move: Move, seat: Seat, step: Paying, command: Discard) -> None:
        """Pay; after the last card the creation is completed."""
        move.note(CardsPaid(seat=seat, cards=(command.card,)))
        if step.left > 1:
            move.ask(seat, Paying(left=step.left - 1))
        else:
            complete(move, seat)


class CreateGranted(Choice[Creating, Create | Pass]):
    """A CREATE of certain types; `pass` always stands beside it (E-42)."""

    def options(self, state: State, seat: Seat, step: Creating) -> Iterator[Create | Pass]:
        """Every CREATE of these types."""
        yield from options(state.players[seat], types=step.types)
        yield Pass()

    def forbidden(
        self, state: State, seat: Seat, step: Creating, command: Create | Pass
    ) -> Illegal | None:
        """As for the action."""
        if isinstance(command, Create):
            return forbidden(state.players[seat], command, types=step.types)
        return None

    def automatic(self, state: State, seat: Seat, step: Creating) -> Lapse | None:
        """Whether a suitable card is in the hand, is hidden."""
        player = state.players[seat]
        return None if player.hand and has_place(player, step.types) else LAPSE

    def answer(self, move: Move, seat: Seat, step: Creating, command: Create | Pass) -> None:
        if isinstance(command, Create):
            begin(move, seat, command, granted_by=step.source)
        else:
            refuse(move, seat, step.source)


class CreateCard(EffectHandler[op.Create]):
    """A CREATE of a card of certain types (AK-ACT-04)."""

    def possible(self, state: State, script: Resolving, op: op.Create) -> bool:
        """A hand card, and a free place of the kind needed; which card, is hidden (E-42)."""
        player = state.players[script.seat]
        return bool(player.hand) and has_place(player, op.types)

    def run(self, move: Move, script: Resolving, op: op.Create) -> None:
        move.ask(script.seat, Creating(source=script.source.card, types=op.types))
