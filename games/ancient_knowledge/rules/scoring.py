"""End of the game: final scoring, tie-breaks and the result (AK-END, AK-SCO, AK-TEAM-09)."""

from msgspec.structs import asdict

from games.ancient_knowledge import effects as op
from games.ancient_knowledge.box import BOX, BUILDERS, EFFECTS, TECHNOLOGIES, CardId
from games.ancient_knowledge.facts.turn import GameFinished, ScoreComputed
from games.ancient_knowledge.rules.effects import EffectHandler
from games.ancient_knowledge.rules.move import Move
from games.ancient_knowledge.rules.seating import partner_of
from games.ancient_knowledge.state import Score, State
from games.ancient_knowledge.state.counters import worth
from games.ancient_knowledge.state.player import Player
from games.ancient_knowledge.steps import Resolving
from games.kernel.result import Line, Result, ranked
from games.kernel.seats import Seat


def score(seat: Seat, player: Player) -> Score:
    """What a player would score now."""
    constants = BOX.constants
    return Score(
        seat=seat,
        monuments=sum(BUILDERS[card].vp for card in player.past.cards),
        effects=sum(effect_points(player, card) or 0 for card in player.past.cards),
        technologies=sum(TECHNOLOGIES[card].vp for card in player.collection.all),
        timeline=sum(map(len, player.timeline)) * constants.vp_per_timeline_monument,
        lost=player.lost * constants.vp_per_lost_knowledge,
    )


def seat_points(state: State) -> tuple[int, ...]:
    """What each seat would score now by itself."""
    return tuple(score(seat, player).total for seat, player in enumerate(state.players))


def so_far(state: State) -> tuple[int, ...]:
    """What each seat would score now; partners share their points (AK-TEAM-09)."""
    own = seat_points(state)
    if not state.options.team_variant:
        return own
    return tuple(points + own[partner_of(seat)] for seat, points in enumerate(own))


def finish(move: Move) -> None:
    """Score all players and end the game."""
    for seat, player in enumerate(move.state.players):
        own = score(seat, player)
        move.note(ScoreComputed(**asdict(own), total=own.total))
    move.note(GameFinished(winners=ranking(move.state).winners))
    move.clear()


def result(state: State) -> Result | None:
    """Ranking and score breakdown once the game is over."""
    return ranking(state) if state.stage == "over" else None


def ranking(state: State) -> Result:
    """The ranking by the scores noted.

    Single players: fewer lost knowledge, then age (AK-SCO-06). Teams: the sum of both, so that
    partners share points and rank; then the best single result (AK-TEAM-09).
    """
    totals = {one.seat: one.total for one in state.scores}
    lines = {one.seat: _lines(one) for one in state.scores}
    if not state.options.team_variant:
        ages = state.options.age_ranks
        return ranked(
            lines,
            tie_breaks={
                one.seat: (one.lost, -ages[one.seat] if ages else 0) for one in state.scores
            },
        )
    partners = {seat: totals[partner_of(seat)] for seat in totals}
    return ranked(
        {seat: (*lines[seat], Line("partner", partners[seat])) for seat in totals},
        tie_breaks={seat: (max(totals[seat], partners[seat]),) for seat in totals},
    )


def _lines(own: Score) -> tuple[Line, ...]:
    return (
        Line("monuments of the Past", own.monuments),
        Line("scoring effects", own.effects),
        Line("technologies", own.technologies),
        Line("monuments on the Timeline", own.timeline),
        Line("lost knowledge", own.lost),
    )


def effect_points(player: Player, card: CardId) -> int | None:
    """Points of the scoring effects of one monument of the Past (AK-SCO-02); `None` without any."""
    points = [
        worth(operation.amount, player, card)
        for effect in EFFECTS[card]
        for operation in effect.do
        if isinstance(operation, op.GainVp)
    ]
    return sum(points) if points else None


class GainVp(EffectHandler[op.GainVp]):
    """Victory points: nothing happens before final scoring (AK-SCO-02)."""

    def possible(self, state: State, script: Resolving, op: op.GainVp) -> bool:
        """Never during the game."""
        return False

    def run(self, move: Move, script: Resolving, op: op.GainVp) -> None:
        """Nothing."""
