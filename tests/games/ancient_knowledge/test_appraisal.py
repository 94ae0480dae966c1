"""What the appraisal sees in known positions."""

from msgspec.structs import replace

from games.ancient_knowledge.appraisal import APPRAISAL
from games.ancient_knowledge.appraisal.features import FEATURES
from games.ancient_knowledge.box import BUILDERS
from games.ancient_knowledge.state import State
from games.ancient_knowledge.steps import Paying, RemovingKnowledge
from games.kernel.agenda import Agenda, Frame
from games.kernel.seats import Seat
from tests.games.ancient_knowledge.position import FILLERS, player, table

FIRST, SECOND, THIRD = FILLERS[:3]


def seen(state: State, seat: Seat) -> dict[str, int]:
    """The features of a seat, by name."""
    return dict(zip(FEATURES.names, FEATURES.of(state)[seat], strict=True))


def test_monuments_and_knowledge_count_by_space() -> None:
    row = seen(table(player(timeline={1: [(FIRST, 2)], 4: [(SECOND, 0), (THIRD, 3)]})), 0)
    assert [row[f"monuments {space}"] for space in range(1, 7)] == [1, 0, 0, 2, 0, 0]
    assert [row[f"knowledge {space}"] for space in range(1, 7)] == [2, 0, 0, 3, 0, 0]
    assert row["clean"] == 1
    assert row["on the way scoring"] == 3
    assert row["points coming"] == sum(BUILDERS[one].vp for one in (FIRST, SECOND, THIRD))
    assert row["points coming soon"] == BUILDERS[FIRST].vp


def test_the_past_is_counted_by_kinds() -> None:
    row = seen(table(player(past=[FIRST, SECOND], rotated=1, lost=4)), 0)
    assert (row["past"], row["upright"], row["pyramids"], row["stars"]) == (2, 1, 2, 2)
    assert row["lost"] == 4
    assert row["monuments"] == BUILDERS[FIRST].vp + BUILDERS[SECOND].vp


def test_cards_in_hand() -> None:
    row = seen(table(player(hand=FILLERS[:6])), 0)
    assert (row["cards"], row["few cards"], row["crowd"]) == (6, 4, 0)
    assert row["cards of artifacts"] == 0
    assert row["costs in hand"] == sum(BUILDERS[one].discard_cost for one in FILLERS[:6])


def test_what_is_open_counts_with_its_amount() -> None:
    state = table(player(hand=FILLERS[:3]))
    assert seen(state, 0)["actions left"] == 2
    assert seen(state, 1)["to act"] == 1
    open_ = Frame(id=20, seat=0, step=Paying(left=2), lane=0)
    paying = replace(state, agenda=Agenda((open_,), 21))
    assert (seen(paying, 0)["to pay"], seen(paying, 1)["to pay"]) == (2, 0)
    removing = RemovingKnowledge(
        source=None, amount=3, up_to=True, spread="free", target="any_monument"
    )
    state = replace(state, agenda=Agenda((replace(open_, step=removing),), 21))
    assert seen(state, 0)["to remove"] == 3


def test_seats_that_change_places_change_rows() -> None:
    players = (player(past=[FIRST], hand=[SECOND]), player(timeline={3: [(THIRD, 1)]}))
    state = replace(table(*players), agenda=Agenda())
    state = replace(state, players=players)
    other = replace(state, players=players[::-1], order=state.order[::-1])
    assert FEATURES.of(state) == FEATURES.of(other)[::-1]
    assert APPRAISAL.of(state).points == APPRAISAL.of(other).points[::-1]


def test_progress_follows_whoever_is_nearest_to_the_end() -> None:
    gone = [
        FEATURES.progress(table(player(past=FILLERS[:count]), player(past=FILLERS[:2])))
        for count in range(len(FILLERS))
    ]
    assert gone == sorted(gone)
    assert gone[0] == gone[2]
    nearer = table(player(timeline={1: [(FIRST, 0)]}))
    assert FEATURES.progress(nearer) > FEATURES.progress(table(player(timeline={6: [(FIRST, 0)]})))
