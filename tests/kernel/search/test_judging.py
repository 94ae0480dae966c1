"""Judgements of little games whose best play is known."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from games.kernel.appraisal.estimate import Estimate
from games.kernel.bots import Bot
from games.kernel.chance import Chance
from games.kernel.search.budget import Budget
from games.kernel.search.judgement import Judgement, Reply
from games.kernel.search.judging import judge
from tests.kernel.search.little import Little, Play, State, Story
from tests.support.games import Dice


def judged(game: Little, nodes: int = 200, kept: tuple[str, ...] = ()) -> Judgement:
    state, dice = game.start(), Dice("little")
    played = tuple(Play(one) for one in kept)
    return judge(game.playable(), state, 0, Budget(nodes), dice, played)


def worths(judgement: Judgement) -> dict[str, Estimate]:
    return {one.command.name: one.estimate for one in judgement.commands}


def bait(story: Story) -> dict[int, tuple[str, ...]]:
    """Seat 0 takes the bait or leaves it, and seat 1 answers."""
    return {0: {0: ("bait", "leave")}, 1: {1: ("snap", "sleep")}}.get(len(story), {})


BAIT = Little(
    asks=bait,
    points=lambda story, _: {("0 bait", "1 snap"): (0, 9), ("0 bait", "1 sleep"): (9, 0)}.get(
        story, (5, 4)
    ),
    fancy=lambda story: (9, 0) if story == ("0 bait",) else (5, 5),
)


def test_the_answer_of_the_other_seat_counts() -> None:
    found = judged(BAIT)
    assert found.best.command == Play("leave")
    assert found.best.estimate.chances[0] > 9900
    assert found.commands[1].line == (Reply(1, Play("snap")),)
    assert worths(found)["bait"].chances[0] < 500


def test_one_look_each_believes_the_appraisal() -> None:
    found = judged(BAIT, nodes=2)
    assert [one.visits for one in found.commands] == [1, 1]
    assert found.best.command == Play("bait")
    assert found.nodes == 2


def favours(story: Story) -> dict[int, tuple[str, ...]]:
    """Seat 0 hands the choice to seat 1, which then gives the game to 0 or to 2, or stops it."""
    return {0: {0: ("ask", "stop")}, 1: {1: ("own", "spite")}}.get(len(story), {})


def test_each_seat_plays_for_itself() -> None:
    """Seat 1 has most by what serves seat 0 too, so it does not harm seat 0 at its own cost."""
    game = Little(
        asks=favours,
        seats=3,
        points=lambda story, _: {
            ("0 ask", "1 own"): (5, 5, 0),
            ("0 ask", "1 spite"): (0, 1, 5),
        }.get(story, (3, 3, 3)),
    )
    found = judged(game)
    assert found.best.command == Play("ask")
    assert found.best.line == (Reply(1, Play("own")),)
    assert found.best.estimate.chances[0] > 4500


def coin(story: Story) -> dict[int, tuple[str, ...]]:
    """A coin lies hidden. Seat 0 names its side, at once or after a pause, or takes its chance of
    three in five."""
    if story in ((), ("0 pause",)):
        return {0: ("heads", "tails") if story else ("heads", "tails", "pause", "draw")}
    return {}


def coin_points(story: Story, hidden: int) -> tuple[int, int]:
    if story[-1].startswith("drew"):
        return (1, 0) if int(story[-1][5:]) < 3 else (0, 1)
    return (1, 0) if story[-1] == ("0 heads", "0 tails")[hidden] else (0, 1)


def test_it_does_not_look_at_what_is_hidden() -> None:
    """Who knew the coin would pause, for then the right side can be named in every world."""
    game = Little(
        asks=coin,
        points=coin_points,
        draws=lambda story: 5 if story == ("0 draw",) else 0,
        hidden=2,
    )
    budget = Budget(1500, worlds=100)
    found = judge(game.playable(), game.start(), 0, budget, Dice("little"))
    assert found.best.command == Play("draw")
    assert 5400 < found.best.estimate.chances[0] < 6600
    assert worths(found)["pause"].chances[0] < 6000
    other = judge(game.playable(), game.start(hidden=1), 0, budget, Dice("little"))
    assert other == found


def test_draws_are_averaged() -> None:
    """One in four, or one in two."""
    game = Little(
        asks=lambda story: {} if story else {0: ("long", "short")},
        draws=lambda story: {("0 long",): 4, ("0 short",): 2}.get(story, 0),
        points=lambda story, _: (1, 0) if story[-1] == "drew 0" else (0, 1),
        fancy=lambda story: (1, 0),
    )
    found = worths(judged(game, nodes=800, kept=("long", "short")))
    assert abs(found["long"].chances[0] - 2500) < 500
    assert abs(found["short"].chances[0] - 5000) < 500


def hands(story: Story) -> dict[int, tuple[str, ...]]:
    """Both show a hand at once, or seat 0 sits out."""
    if "0 out" in story:
        return {}
    shown = {one[0] for one in story}
    asked = {0: ("paper", "rock", "scissors", "out"), 1: ("paper", "rock", "scissors")}
    return {seat: asked[seat] for seat in asked if str(seat) not in shown}


def hand_points(story: Story, _hidden: int) -> tuple[int, int]:
    if "0 out" in story:
        return (0, 1)
    mine, theirs = sorted(story)
    beaten = {"paper": "rock", "rock": "scissors", "scissors": "paper"}
    if mine[2:] == theirs[2:]:
        return (0, 0)
    return (1, 0) if beaten[mine[2:]] == theirs[2:] else (0, 1)


def test_nobody_answers_what_is_chosen_at_the_same_time() -> None:
    """Were the other hand chosen after this one, every hand would lose."""
    found = worths(judged(Little(asks=hands, points=hand_points), nodes=600))
    assert max(found[one].chances[0] for one in ("paper", "rock", "scissors")) > 3000
    assert found["out"].chances[0] < 1000


def test_what_is_kept_is_looked_at_to_the_end() -> None:
    game = Little(
        asks=lambda story: {} if story else {0: tuple("abcdefgh")},
        points=lambda story, _: ("abcdefgh".index(story[0][2]), 4),
    )
    plain, kept = judged(game, nodes=240), judged(game, nodes=240, kept=("a",))
    assert [one.visits for one in plain.commands][-1] == 10
    visits = {one.command.name: one.visits for one in kept.commands}
    assert visits["a"] > visits["b"]
    assert sum(visits.values()) == kept.nodes == 240
    assert [one.command.name for one in kept.commands][:2] == ["h", "g"]


def test_too_many_commands_for_the_budget() -> None:
    """The readiest are tried, and what is kept."""
    game = Little(
        asks=lambda story: {} if story else {0: tuple("abcdefgh")},
        points=lambda story, _: (0, 0),
    )
    eager = game.playable({"little.play f": 64})
    found = judge(eager, game.start(), 0, Budget(3), Dice("x"), (Play("b"),))
    assert [one.command.name for one in found.commands] == ["f", "a", "b"]
    assert found.nodes == 3


def test_what_nobody_can_decide_is_refused() -> None:
    game = BAIT.playable()
    with pytest.raises(ValueError, match="nothing to decide"):
        judge(game, BAIT.start(), 1, Budget(10), Dice("x"))
    with pytest.raises(ValueError, match="not legal"):
        judge(game, BAIT.start(), 0, Budget(10), Dice("x"), (Play("fly"),))


def long_turn(story: Story) -> dict[int, tuple[str, ...]]:
    """Seat 0 digs or rests, and then has four more things to do before seat 1 answers."""
    if len(story) < 5:
        return {0: ("on", "waste") if story else ("dig", "rest")}
    return {1: ("end",)} if len(story) == 5 else {}


LONG_TURN = Little(
    asks=long_turn,
    points=lambda story, _: (9 if "0 dig" in story and "0 waste" not in story else 1, 4),
    fancy=lambda story: (9 if story.count("0 on") == 4 and story[0] == "0 dig" else 1, 4),
)


def onwards(_state: State, _seat: int, commands: Sequence[Play], _chance: Chance) -> Play:
    """Plays the first that is offered."""
    return commands[0]


def test_a_position_is_at_rest_before_it_is_appraised() -> None:
    """What digging is worth shows when the turn is over. Who has a habit sees it at once."""
    few, dice = Budget(14), Dice("little")
    plain = LONG_TURN.playable()
    habitual = replace(plain, habit=Bot(onwards))
    found = judge(habitual, LONG_TURN.start(), 0, few, dice)
    assert found.best.command == Play("dig")
    assert found.best.estimate.chances[0] > 9900
    assert worths(judge(plain, LONG_TURN.start(), 0, few, dice))["dig"].chances[0] < 5000


def test_playing_on_is_counted() -> None:
    """Of the twelve positions each command has six, which is just enough to come to the end."""
    habitual = replace(LONG_TURN.playable(), habit=Bot(onwards))
    found = judge(habitual, LONG_TURN.start(), 0, Budget(12), Dice("little"))
    assert [one.visits for one in found.commands] == [1, 1]
    assert found.nodes == 12
