"""How facts about technologies and their boards change the state."""

from typing import assert_never

from msgspec.structs import replace

from games.ancient_knowledge.box import BoardId, Level, TechnologyId
from games.ancient_knowledge.components import TECHNOLOGIES
from games.ancient_knowledge.evolve.players import with_aside, with_player
from games.ancient_knowledge.facts.technologies import (
    TechnologiesLookedAt,
    TechnologiesRevealed,
    TechnologyBoardCleared,
    TechnologyBoardFlipped,
    TechnologyBoardRemoved,
    TechnologyFact,
    TechnologyLearned,
    TechnologyMovedToDeckBottom,
    TechnologyPutUnder,
)
from games.ancient_knowledge.state import Board, Collection, Placed, State, TechnologyPiles
from games.kernel.piles import Pile
from games.kernel.seats import Seat


def evolve_technologies(state: State, fact: TechnologyFact) -> State:
    """The state after a fact about technologies."""
    match fact:
        case TechnologyLearned():
            return _learned(state, fact)
        case TechnologiesRevealed():
            state = _off_deck(state, fact.level, fact.technologies)
            board = _board(state, fact.board)
            return _with_board(state, replace(board, cards=board.cards + fact.technologies))
        case TechnologyBoardCleared():
            board = _board(state, fact.board)
            state = _discarded(state, board.level, (fact.technology,))
            return _with_board(state, replace(board, cards=()))
        case TechnologyBoardRemoved():
            boards = tuple(board for board in state.boards if board.id != fact.board)
            return replace(state, boards=boards, box=state.box + fact.technologies)
        case TechnologyBoardFlipped():
            state = _discarded(state, 1, fact.discarded)
            return _with_board(state, Board(id=fact.board, level=2))
        case TechnologyMovedToDeckBottom():
            state = _taken_off(state, fact.board, fact.technology)
            level = TECHNOLOGIES[fact.technology].level
            return _put_under(state, level, fact.technology, None)
        case TechnologiesLookedAt():
            state = _off_deck(state, fact.level, fact.technologies)
            aside = replace(state.players[fact.seat].aside, technologies=fact.technologies)
            return with_aside(state, fact.seat, aside)
        case TechnologyPutUnder():
            state = _off_hand(state, fact.seat, fact.technology)
            return _put_under(state, fact.level, fact.technology, fact.seat)
        case _:
            assert_never(fact)


def reshuffled(state: State, level: Level) -> State:
    """The discard pile of a level shuffled below its deck (AK-TEC-03)."""
    piles = state.piles[level - 1]
    deck = piles.deck.shuffled_below(piles.discarded)
    return with_piles(state, level, replace(piles, deck=deck, discarded=()))


def with_piles(state: State, level: Level, piles: TechnologyPiles) -> State:
    """The state with the piles of one level changed."""
    first, second = state.piles
    return replace(state, piles=(piles, second) if level == 1 else (first, piles))


def with_deck(state: State, level: Level, deck: Pile[TechnologyId]) -> State:
    """The state with the deck of one level laid out anew."""
    return with_piles(state, level, TechnologyPiles(deck=deck))


def _learned(state: State, fact: TechnologyLearned) -> State:
    if fact.board is None:
        state = _off_hand(state, fact.seat, fact.technology)
    else:
        state = _taken_off(state, fact.board, fact.technology)
    player = state.players[fact.seat]
    collection = _joined(player.collection, fact.technology)
    return with_player(state, fact.seat, replace(player, collection=collection))


def _joined(collection: Collection, technology: TechnologyId) -> Collection:
    match TECHNOLOGIES[technology].type:
        case "ancient":
            return replace(collection, ancient=(*collection.ancient, technology))
        case "writing":
            return replace(collection, writing=(*collection.writing, technology))
        case "secret":
            return replace(collection, secret=(*collection.secret, technology))


def _board(state: State, board: BoardId) -> Board:
    return next(one for one in state.boards if one.id == board)


def _with_board(state: State, board: Board) -> State:
    boards = tuple(board if one.id == board.id else one for one in state.boards)
    return replace(state, boards=boards)


def _taken_off(state: State, board: BoardId, technology: TechnologyId) -> State:
    before = _board(state, board)
    cards = tuple(card for card in before.cards if card != technology)
    return _with_board(state, replace(before, cards=cards))


def _off_deck(state: State, level: Level, cards: tuple[TechnologyId, ...]) -> State:
    piles = state.piles[level - 1]
    placed = piles.placed
    if placed:
        placed = tuple(one for one in placed if one.technology not in cards)
    return with_piles(state, level, replace(piles, deck=piles.deck.without(cards), placed=placed))


def _off_hand(state: State, seat: Seat, technology: TechnologyId) -> State:
    aside = state.players[seat].aside
    left = tuple(card for card in aside.technologies if card != technology)
    return with_aside(state, seat, replace(aside, technologies=left))


def _discarded(state: State, level: Level, cards: tuple[TechnologyId, ...]) -> State:
    piles = state.piles[level - 1]
    return with_piles(state, level, replace(piles, discarded=piles.discarded + cards))


def _put_under(state: State, level: Level, technology: TechnologyId, by: Seat | None) -> State:
    piles = state.piles[level - 1]
    placed = (*piles.placed, Placed(technology, by))
    deck = piles.deck.below((technology,))
    return with_piles(state, level, replace(piles, deck=deck, placed=placed))
