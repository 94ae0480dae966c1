"""Final scoring, ties, teams (AK-SCO, AK-TEAM-09)."""

import pytest
from msgspec.structs import replace

from games.ancient_knowledge import title
from games.ancient_knowledge.commands import Search
from games.ancient_knowledge.facts.turn import (
    ActionChosen,
    GameFinished,
    PhaseStarted,
    RoundLimitReached,
    ScoreComputed,
    TurnEnded,
)
from games.ancient_knowledge.options import Options
from games.ancient_knowledge.rules.scoring import ranking, score
from games.ancient_knowledge.state import Score, State
from games.ancient_knowledge.state.player import Player
from games.kernel.result import Result
from tests.games.ancient_knowledge.position import player, playing, table

CITIES = ("osirion", "abu_gorab", "babylon", "atlantis", "karnak_temple", "jericho", "petra")
MEGALITHS = (
    "tlalocs_statue",
    "hagar_qim",
    "ggantija",
    "masuda_iwafune",
    "colossi_of_memnon",
    "aramu_muru",
    "fort_samaipata",
)
PYRAMIDS = ("uxmal", "yonaguni", "caral", "tonina", "candi_sukuh", "candi_kethek", "calakmul")
ANCIENT = ("thales", "mercury", "ptolemy", "aristotle", "anaximenes")
WRITING = ("runic_alphabet", "proto_writing", "ancient_greek", "latin_alphabet", "coptic_alphabet")
SECRET = ("astronomy", "the_number_pi", "mummification", "sator_square", "planetary_grid")


def won(card: str, owner: Player) -> int:
    """Points of the scoring effect of one monument of the Past, beside whatever else is there."""
    with_card = replace(owner, past=replace(player(past=(card, *owner.past.cards)).past))
    return score(0, with_card).effects


PER_TECHNOLOGY = [
    ("osirion", ANCIENT),
    ("abu_gorab", SECRET),
    ("moron", ANCIENT),
    ("dolmen_of_ganghwa", WRITING),
    ("meidum_pyramid", SECRET),
    ("palenque", WRITING),
]


@pytest.mark.parametrize(("card", "row"), PER_TECHNOLOGY)
def test_four_points_for_three_technologies_and_seven_for_five(
    card: str, row: tuple[str, ...]
) -> None:
    """AK-SCO-02."""
    points = [won(card, player(technologies=row[:count])) for count in range(6)]
    assert points == [0, 0, 0, 4, 4, 7]


@pytest.mark.parametrize("card", ["stonehenge", "cahuachi_pyramids"])
def test_two_points_for_each_set_of_technologies(card: str) -> None:
    three = player(technologies=ANCIENT[:2] + WRITING[:3] + SECRET[:2])
    assert won(card, three) == 4
    assert won(card, player(technologies=ANCIENT + SECRET)) == 0


@pytest.mark.parametrize("card", ["byblos", "great_ziggurat_of_ur"])
def test_two_points_for_each_set_of_monuments(card: str) -> None:
    """AK-SCO-02: a card counts itself."""
    past = ("babylon", "atlantis", "uxmal", "caral", "hagar_qim")
    assert won(card, player(past=past)) == 2
    assert won(card, player(past=(*past, "ggantija"))) == 4


PER_MONUMENT = [
    ("ellora_caves", CITIES[2:5], 4),
    ("aswan_obelisk", PYRAMIDS[:3], 3),
    ("circles_of_mpumalanga", MEGALITHS[:3], 4),
]


@pytest.mark.parametrize(("card", "past", "points"), PER_MONUMENT)
def test_a_point_for_each_monument_of_a_type(card: str, past: tuple[str, ...], points: int) -> None:
    assert won(card, player(past=past)) == points


SEVENS = [
    ("sulawesi_megaliths", MEGALITHS),
    ("pyramid_of_pepi_ii", CITIES),
]


@pytest.mark.parametrize(("card", "past"), SEVENS)
def test_six_points_for_seven_of_a_type(card: str, past: tuple[str, ...]) -> None:
    own = card == "sulawesi_megaliths"
    counted = [one for one in past if one not in ("osirion", "abu_gorab")] + ["timbuktu", "inwa"]
    enough = tuple(counted[: 6 if own else 7]) if not own else past[:6]
    assert won(card, player(past=enough)) == 6
    assert won(card, player(past=enough[1:])) == 0


def test_gobekli_tepe_takes_the_most_frequent_type() -> None:
    """E-34."""
    past = (*CITIES[2:4], *PYRAMIDS[:4], *MEGALITHS[:1])
    assert won("gobekli_tepe", player(past=past)) == 4


FORGETTING = [
    ("menhir_di_monte_corru_tundu", 15, 9),
    ("dolmen_of_fontanaccia", 10, 4),
    ("giants_tomb", 20, 12),
]


@pytest.mark.parametrize(("card", "least", "points"), FORGETTING)
def test_points_for_much_lost_knowledge(card: str, least: int, points: int) -> None:
    assert won(card, player(lost=least)) == points
    assert won(card, player(lost=least - 1)) == 0


def test_khafre_counts_all_technologies() -> None:
    every = ANCIENT + WRITING + SECRET
    points = [won("pyramid_of_khafre", player(technologies=every[:n])) for n in (7, 8, 11, 12)]
    assert points == [0, 5, 5, 12]


def test_merchants_table_and_janggun_chong_count_the_timeline() -> None:
    """E-32, AK-SCO-04."""
    spaces = {3: [("babylon", 9), ("petra", 0)], 5: [("uxmal", 1)]}
    assert won("merchants_table", player(timeline=spaces)) == 3
    assert won("janggun_chong", player(timeline=spaces)) == 6
    two = {3: [("babylon", 9), ("petra", 0)]}
    assert won("janggun_chong", player(timeline=two)) == 0


def test_comalcalco_temple_counts_scoring_icons_with_its_own() -> None:
    """E-33."""
    assert won("comalcalco_temple", player(past=("babylon", "stonehenge"))) == 2


def test_monuments_on_the_timeline_count_one_each() -> None:
    """SC-26, AK-SCO-01..05."""
    spaces = {3: [("babylon", 9), ("petra", 0)], 5: [("uxmal", 1)]}
    own = player(past=("janggun_chong", "merchants_table"), timeline=spaces, lost=4)
    sheet = score(0, own)
    assert (sheet.monuments, sheet.effects, sheet.timeline, sheet.lost) == (2, 9, 3, -4)
    assert sheet.total == 10


def test_lost_knowledge_can_pay() -> None:
    """SC-28."""
    past = ("giants_tomb", "menhir_di_monte_corru_tundu", "dolmen_of_fontanaccia")
    sheet = score(0, player(past=past, lost=21))
    assert (sheet.effects, sheet.lost, sheet.total) == (25, -21, 4)


def test_technologies_count_their_points_once() -> None:
    """AK-SCO-03, AK-SCO-05: level I, artifacts and hand cards score nothing."""
    own = player(
        technologies=("ari_kat", "plato", "thales"),
        artifacts=("nazca_lines",),
        hand=("atlantis",),
    )
    sheet = score(0, own)
    assert (sheet.technologies, sheet.total) == (9, 9)


def result_of(points: list[int], lost: list[int], options: Options) -> Result:
    """A ranking from totals, with lost knowledge as the only other item."""
    scores = tuple(
        Score(seat=seat, monuments=total + gone, effects=0, technologies=0, timeline=0, lost=-gone)
        for seat, (total, gone) in enumerate(zip(points, lost, strict=True))
    )
    state = table(*(player() for _ in points), options=options)
    return ranking(replace(state, scores=scores))


def test_fewer_lost_knowledge_breaks_a_tie() -> None:
    """SC-27, AK-SCO-06."""
    assert result_of([40, 40], [12, 7], Options()).winners == (1,)


def test_the_oldest_breaks_the_next_tie() -> None:
    """AK-SCO-06: without ranks the victory is shared, as it is for equal ranks."""
    assert result_of([40, 40], [7, 7], Options()).winners == (0, 1)
    assert result_of([40, 40], [7, 7], Options(age_ranks=(2, 1))).winners == (1,)
    assert result_of([40, 40], [7, 7], Options(age_ranks=(1, 1))).winners == (0, 1)


def test_the_higher_sum_wins_for_a_team() -> None:
    """EX-13, AK-TEAM-09."""
    result = result_of([55, 21, 40, 42], [0] * 4, Options(team_variant=True))
    assert result.winners == (2, 3)
    assert [one.points for one in result.standings] == [82, 82, 76, 76]
    assert [one.rank for one in result.standings] == [1, 1, 3, 3]
    for one in result.standings:
        assert sum(line.points for line in one.breakdown) == one.points


def test_the_best_single_result_breaks_a_tie_of_teams() -> None:
    """AK-TEAM-09; still tied, the victory is shared."""
    team = Options(team_variant=True)
    assert result_of([30, 20, 26, 24], [0] * 4, team).winners == (0, 1)
    assert result_of([30, 20, 20, 30], [0] * 4, team).winners == (0, 1, 2, 3)


def test_the_round_limit_ends_a_game_in_which_nobody_builds() -> None:
    """AK-END-04."""
    state: State = table(player(), player(lost=2), deck=(), options=Options(round_limit=2))
    scenario = playing(state)
    for _ in range(2):
        scenario = scenario.when(0, Search(), Search()).when(1, Search(), Search())
    scenario.then(
        RoundLimitReached(round=2),
        ScoreComputed(seat=0, monuments=0, effects=0, technologies=0, timeline=0, lost=0, total=0),
        ScoreComputed(
            seat=1, monuments=0, effects=0, technologies=0, timeline=0, lost=-2, total=-2
        ),
        GameFinished(winners=(0,)),
        besides=(ActionChosen, PhaseStarted, TurnEnded),
    )
    result = title.rules.result(scenario.state)
    assert result is not None
    assert result.winners == (0,)
