"""How facts about the course of the game change the state."""

from typing import assert_never

from msgspec.structs import replace

from games.ancient_knowledge.components import BOARD_LEVELS, BOARDS
from games.ancient_knowledge.evolve.players import discarded, minus, with_player
from games.ancient_knowledge.evolve.technologies import with_deck
from games.ancient_knowledge.facts.flow import (
    ActionChosen,
    AgendaChanged,
    CardsDealt,
    DeclinePhaseSkipped,
    DeclinePhaseSkipSet,
    EffectActivated,
    EffectHadNoResult,
    EffectRefused,
    EndTriggered,
    FlowFact,
    GameCreated,
    GameFinished,
    HalfGameReached,
    HandSelected,
    OpeningCardSetAside,
    PhaseStarted,
    PileShuffled,
    RoundLimitReached,
    ScoreComputed,
    StartingSetDealt,
    StartPlayerChosen,
    TeamsFormed,
    TurnEnded,
    TurnStarted,
)
from games.ancient_knowledge.state import (
    NO_EXCHANGES,
    NO_TURN,
    Board,
    Discard,
    Player,
    Score,
    State,
)
from games.kernel.piles import shuffled_pile


def created(fact: GameCreated) -> State:
    """The first state of a game: an empty table (AK-SET-07)."""
    boards = zip(BOARDS, BOARD_LEVELS, strict=True)
    return State(
        options=fact.options,
        players=(Player(),) * fact.seats,
        discard=Discard(closed=((),) * fact.seats),
        boards=tuple(Board(id=board, level=level) for board, level in boards),
    )


def evolve_flow(state: State, fact: FlowFact) -> State:
    """The state after a fact about the course of the game."""
    match fact:
        case AgendaChanged():
            return replace(state, agenda=state.agenda.changed(fact.closed, fact.opened))
        case PhaseStarted() | TurnStarted() | TurnEnded():
            return _turn(state, fact)
        case ActionChosen() | EffectActivated() | EffectHadNoResult() | EffectRefused():
            return state
        case DeclinePhaseSkipSet() | DeclinePhaseSkipped():
            player = state.players[fact.seat]
            skip = isinstance(fact, DeclinePhaseSkipSet)
            turn = replace(player.turn, skip_decline=skip)
            return with_player(state, fact.seat, replace(player, turn=turn))
        case HalfGameReached():
            return replace(state, half_game=True)
        case EndTriggered():
            return replace(state, end_triggered=True)
        case ScoreComputed():
            return replace(state, scores=(*state.scores, _score(fact)))
        case GameFinished():
            return replace(state, stage="over")
        case RoundLimitReached() | TeamsFormed():
            return state
        case _:
            return _setup(state, fact)


def _setup(
    state: State,
    fact: GameCreated
    | StartPlayerChosen
    | PileShuffled
    | StartingSetDealt
    | CardsDealt
    | OpeningCardSetAside
    | HandSelected,
) -> State:
    match fact:
        case GameCreated():
            return created(fact)
        case StartPlayerChosen():
            return replace(state, order=fact.order)
        case PileShuffled():
            pile = shuffled_pile(fact.cards)
            if fact.pile == "builder_deck":
                return replace(state, deck=pile)
            return with_deck(state, 1 if fact.pile == "tech_deck_1" else 2, pile)
        case StartingSetDealt() | CardsDealt():
            deck = shuffled_pile(minus(state.deck.items, fact.cards))
            player = replace(state.players[fact.seat], hand=fact.cards)
            return with_player(replace(state, deck=deck), fact.seat, player)
        case OpeningCardSetAside():
            player = state.players[fact.seat]
            aside = replace(player.aside, opening=(*player.aside.opening, fact.card))
            player = replace(player, hand=minus(player.hand, (fact.card,)), aside=aside)
            return with_player(state, fact.seat, player)
        case HandSelected():
            player = state.players[fact.seat]
            player = replace(player, hand=fact.kept, aside=replace(player.aside, opening=()))
            state = replace(state, discard=discarded(state, fact.seat, fact.discarded))
            return with_player(state, fact.seat, player)
        case _:
            assert_never(fact)


def _turn(state: State, fact: PhaseStarted | TurnStarted | TurnEnded) -> State:
    player = state.players[fact.seat]
    match fact:
        case PhaseStarted():
            player = replace(player, turn=replace(player.turn, phase=fact.phase))
        case TurnStarted():
            state = replace(state, stage="turns", round=fact.round)
        case TurnEnded():
            player = replace(player, turn=NO_TURN, exchanges=NO_EXCHANGES)
    return with_player(state, fact.seat, player)


def _score(fact: ScoreComputed) -> Score:
    return Score(
        seat=fact.seat,
        monuments=fact.monuments,
        effects=fact.effects,
        technologies=fact.technologies,
        timeline=fact.timeline,
        lost=fact.lost,
    )
