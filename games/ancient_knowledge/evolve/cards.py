"""How facts about builder cards change the state."""

from typing import assert_never

from msgspec.structs import replace

from games.ancient_knowledge import timelines
from games.ancient_knowledge.evolve.passing import (
    exchanged,
    known_without,
    offer_gone,
    offered,
    stolen,
)
from games.ancient_knowledge.evolve.players import (
    discarded,
    discarded_openly,
    minus,
    with_aside,
    with_player,
)
from games.ancient_knowledge.evolve.technologies import reshuffled
from games.ancient_knowledge.facts.cards import (
    CardCreated,
    CardFact,
    CardKept,
    CardsDiscarded,
    CardsDiscardedOpenly,
    CardsDrawn,
    CardsExchanged,
    CardsLookedAt,
    CardsPaid,
    CardsRevealed,
    CardStolen,
    CardTaken,
    CreationBegun,
    DiscardReshuffled,
    ExchangeLapsed,
    ExchangeOffered,
    ExchangeRefused,
    ExchangeWithdrawn,
    HandShown,
)
from games.ancient_knowledge.state import NOTHING_KNOWN, Creation, Discard, Monument, State


def evolve_cards(state: State, fact: CardFact) -> State:
    """The state after a fact about builder cards."""
    match fact:
        case CardsDrawn():
            return _drawn(state, fact)
        case CardsPaid():
            return _paid(state, fact)
        case CreationBegun():
            return _named(state, fact)
        case CardCreated():
            return _created(state, fact)
        case CardsDiscarded():
            return _discarded(state, fact)
        case CardsDiscardedOpenly():
            return _discarded_openly(state, fact)
        case DiscardReshuffled():
            return _reshuffled(state, fact)
        case CardsLookedAt() | CardsRevealed():
            return _laid_aside(state, fact)
        case CardTaken() | CardKept():
            return _taken(state, fact)
        case HandShown():
            return state
        case CardStolen():
            return stolen(state, fact)
        case ExchangeOffered():
            return offered(state, fact)
        case ExchangeWithdrawn() | ExchangeRefused() | ExchangeLapsed():
            return offer_gone(state, fact.seat)
        case CardsExchanged():
            return exchanged(state, fact)
        case _:
            assert_never(fact)


def _paid(state: State, fact: CardsPaid) -> State:
    player = state.players[fact.seat]
    hand = minus(player.hand, fact.cards)
    player = replace(player, hand=hand, known=NOTHING_KNOWN)
    state = replace(state, discard=discarded(state, fact.seat, fact.cards))
    return with_player(state, fact.seat, player)


def _laid_aside(state: State, fact: CardsLookedAt | CardsRevealed) -> State:
    aside = state.players[fact.seat].aside
    if isinstance(fact, CardsLookedAt):
        aside = replace(aside, looked_at=aside.looked_at + fact.cards)
    else:
        aside = replace(aside, revealed=aside.revealed + fact.cards)
    state = replace(state, deck=state.deck.without(fact.cards))
    return with_aside(state, fact.seat, aside)


def _drawn(state: State, fact: CardsDrawn) -> State:
    player = state.players[fact.seat]
    player = replace(player, hand=player.hand + fact.cards)
    state = replace(state, deck=state.deck.without(fact.cards))
    return with_player(state, fact.seat, player)


def _named(state: State, fact: CreationBegun) -> State:
    player = state.players[fact.seat]
    creation = Creation(
        card=fact.card, space=fact.space, source=fact.source, granted_by=fact.granted_by
    )
    aside = player.aside
    if fact.source == "hand":
        player = replace(
            player,
            hand=minus(player.hand, (fact.card,)),
            known=known_without(player.known, fact.card),
            aside=replace(aside, creation=creation),
        )
    else:
        looked_at = minus(aside.looked_at, (fact.card,))
        player = replace(player, aside=replace(aside, creation=creation, looked_at=looked_at))
    return with_player(state, fact.seat, player)


def _created(state: State, fact: CardCreated) -> State:
    player = state.players[fact.seat]
    aside = replace(player.aside, creation=None)
    if fact.space is None:
        artifacts = (*player.artifacts, fact.card)
        return with_player(state, fact.seat, replace(player, artifacts=artifacts, aside=aside))
    monument = Monument(fact.card, fact.knowledge)
    timeline = timelines.with_monument(player.timeline, fact.space, monument)
    return with_player(state, fact.seat, replace(player, timeline=timeline, aside=aside))


def _discarded(state: State, fact: CardsDiscarded) -> State:
    player = state.players[fact.seat]
    if fact.origin == "hand":
        hand = minus(player.hand, fact.cards)
        player = replace(player, hand=hand, known=NOTHING_KNOWN)
    else:
        aside = player.aside
        aside = replace(aside, looked_at=minus(aside.looked_at, fact.cards))
        player = replace(player, aside=aside)
    state = replace(state, discard=discarded(state, fact.seat, fact.cards))
    return with_player(state, fact.seat, player)


def _discarded_openly(state: State, fact: CardsDiscardedOpenly) -> State:
    player = state.players[fact.seat]
    if fact.origin == "board":
        player = replace(player, artifacts=minus(player.artifacts, fact.cards))
    else:
        aside = player.aside
        player = replace(player, aside=replace(aside, revealed=minus(aside.revealed, fact.cards)))
    state = replace(state, discard=discarded_openly(state, fact.cards))
    return with_player(state, fact.seat, player)


def _reshuffled(state: State, fact: DiscardReshuffled) -> State:
    if fact.pile == "builder_deck":
        deck = state.deck.shuffled_below(state.discard.cards)
        empty = Discard(closed=((),) * len(state.players))
        return replace(state, deck=deck, discard=empty)
    return reshuffled(state, 1 if fact.pile == "tech_deck_1" else 2)


def _taken(state: State, fact: CardTaken | CardKept) -> State:
    if isinstance(fact, CardKept):
        player = state.players[fact.seat]
        aside = replace(player.aside, looked_at=minus(player.aside.looked_at, (fact.card,)))
        player = replace(player, aside=aside, hand=(*player.hand, fact.card))
        return with_player(state, fact.seat, player)
    aside = state.players[fact.revealed_by].aside
    aside = replace(aside, revealed=minus(aside.revealed, (fact.card,)))
    state = with_aside(state, fact.revealed_by, aside)
    player = state.players[fact.seat]
    known = replace(player.known, to_all=(*player.known.to_all, fact.card))
    player = replace(player, hand=(*player.hand, fact.card), known=known)
    return with_player(state, fact.seat, player)
