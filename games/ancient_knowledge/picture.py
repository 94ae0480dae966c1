"""The view drawn in characters, for terminals."""

from collections.abc import Sequence
from textwrap import wrap

from games.ancient_knowledge.box import NAMES
from games.ancient_knowledge.view import MonumentView, PlayerView, View
from games.kernel.columns import WIDTH, letter
from games.kernel.visibility import Hidden

COLUMN = 16
"""Characters of one of the six spaces."""


def picture(view: View) -> str:
    """Boards, then each player with Timeline, Past and hand, at most 100 columns wide."""
    state = "over" if view.stage == "over" else view.stage
    head = (
        f"Round {view.round} ({state}), deck {view.deck_size}, discard {view.discard_size},"
        f" order {' '.join(map(letter, view.order))}"
    )
    boards = [
        f"{board.id} level {board.level}: {', '.join(map(_name, board.technologies))}"
        for board in view.boards
    ]
    players = [line for player in view.players for line in _player(player)]
    return "\n".join(part for line in [head, *boards, *players] for part in _wrapped(line))


def _wrapped(line: str) -> list[str]:
    return wrap(line, WIDTH, subsequent_indent="    ") if len(line) > WIDTH else [line]


def _player(player: PlayerView) -> list[str]:
    phase = f", {player.turn.phase}" if player.turn.phase else ""
    past = " ".join(f"{_name(one.card)}{'*' if one.rotated else ''}," for one in player.past)
    lines = [
        "-" * WIDTH,
        f"{letter(player.seat)}{phase}: {player.score.total} points, {player.lost} lost knowledge,"
        f" {len(player.past)} in the Past",
        _row(player.timeline, 1),
        _row(player.timeline, 0),
        "".join(f"{'space ' + str(number):{COLUMN}}" for number in range(1, 7)).rstrip(),
        f"Past: {past.rstrip(',')}",
        f"artifacts: {', '.join(map(_name, player.artifacts))}",
        f"technologies: {', '.join(map(_name, player.collection.all))}",
        f"hand: {_cards(player.hand)}",
    ]
    return [line for line in lines if not line.endswith(": ")]


def _row(timeline: Sequence[Sequence[MonumentView]], part: int) -> str:
    cells = (_monument(space[part]) if len(space) > part else "." for space in timeline)
    return "".join(f"{cell:{COLUMN}}" for cell in cells).rstrip()


def _monument(one: MonumentView) -> str:
    return f"{_name(one.card)[: COLUMN - 5]}({one.knowledge})"


def _cards(cards: tuple[str, ...] | Hidden) -> str:
    if isinstance(cards, Hidden):
        return f"{cards.hidden} cards"
    return ", ".join(map(_name, cards))


def _name(card: str) -> str:
    return NAMES[card]
