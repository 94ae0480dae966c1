"""What would come now, as numbers beside the table: the end of a turn, places, needs, refills.

They stand beside the table, not beside the seats, whose numbers say what a seat has: what a choice
changes is read from those. The id of each names its thing, and its seat if it needs one.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from games.ancient_knowledge.box import BOX, BUILDERS
from games.ancient_knowledge.state.player import Phase
from games.ancient_knowledge.view import EntryView, PlayerView, View
from games.kernel.scene import Gauge
from games.kernel.visibility import Hidden

HALF = BOX.constants.half_game_past_count
"""So many monuments in a Past are half of the game (AK-MID-01)."""

STEPS: Final[Mapping[Phase, int]] = {
    "action_1": 1,
    "action_2": 2,
    "timeline": 3,
    "decline": 4,
    "aftermath": 4,
}
"""The steps of a turn, as players count them (AK-TURN-02)."""

LEFT_OVER = BOX.constants.technology_board_refresh_when_left
"""So many technologies are left when a board is filled anew (AK-TEC-02)."""


def ahead(view: View) -> Iterator[Gauge]:
    """All of it."""
    yield Gauge(id="rounds_left", name="rounds_left", value=view.rounds_left)
    yield Gauge(id="half_game", name="half_game", value=int(view.half_game), of=HALF)
    for board in view.boards:
        more = len(board.technologies) - LEFT_OVER
        yield Gauge(id=f"refill/{board.id}", name="refill", value=more)
    for player in view.players:
        yield from _turn(player)
        yield from _turns_end(player)
        if not isinstance(player.entries, Hidden):
            yield from _entries(player, player.entries)
            yield from _needs(player)


def _turn(player: PlayerView) -> Iterator[Gauge]:
    """The step of a running turn, and what the Past scores beside the points printed on it."""
    if player.turn.phase is not None:
        step = STEPS[player.turn.phase]
        yield Gauge(id=f"step/{player.seat}", name="step", value=step, of=max(STEPS.values()))
    for one in player.past:
        if one.scores is not None:
            yield Gauge(id=f"scores/{one.card}", name="scores", value=one.scores)


def _turns_end(player: PlayerView) -> Iterator[Gauge]:
    """What the end of the turn does by itself, and the cards that ask something."""
    end, seat = player.turns_end, player.seat
    now = {one.card: one.knowledge for space in player.timeline for one in space}
    for one in end.knowledge:
        if now.get(one.card) != one.knowledge:
            yield Gauge(id=f"after/{one.card}", name="after", value=one.knowledge)
    for name, cards in (("falls", end.falls), ("destroyed", end.destroyed), ("asks", end.asks)):
        for at, card in enumerate(cards, 1):
            yield Gauge(id=f"{name}/{card}", name=name, value=at)
    yield Gauge(id=f"end_lost/{seat}", name="end_lost", value=end.lost)
    yield Gauge(id=f"lost_after/{seat}", name="lost_after", value=end.lost_after)
    yield Gauge(id=f"end_draws/{seat}", name="end_draws", value=end.draws)
    yield Gauge(id=f"excavates/{seat}", name="excavates", value=player.excavates)


def _entries(player: PlayerView, entries: tuple[EntryView, ...]) -> Iterator[Gauge]:
    """Where the cards of a hand that is seen can be created: cards to discard, and knowledge."""
    for one in entries:
        if BUILDERS[one.card].type != "artifact":
            yield Gauge(id=f"enters/{one.card}", name="enters", value=one.knowledge)
        for place in one.places:
            zone = f"{player.seat}" if place.at is None else f"{player.seat}-{place.at}"
            kind = "artifacts" if place.at is None else "space"
            yield Gauge(id=f"price/{one.card}/{kind}-{zone}", name="price", value=place.cost)


def _needs(player: PlayerView) -> Iterator[Gauge]:
    """Of the technologies on the boards: whether they can be learned, and what is there."""
    for one in player.needs:
        place = f"{one.technology}/{player.seat}"
        yield Gauge(id=f"met/{place}", name="met", value=int(one.met))
        for at, reached in enumerate(one.reached):
            yield Gauge(id=f"have/{place}/{at}", name="have", value=reached)
