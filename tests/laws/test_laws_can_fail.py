"""Each law catches the bugs that it is there for, and finds nothing in the healthy title."""

from typing import Any

import pytest
from msgspec.structs import replace

from tests.laws import broken
from tests.laws.all import LAWS, Law
from tests.laws.test_chance import chance
from tests.laws.test_conservation import conservation
from tests.laws.test_defaults import defaults
from tests.laws.test_figures import figures
from tests.laws.test_judgements import judgements
from tests.laws.test_legality import legality
from tests.laws.test_pictures import pictures
from tests.laws.test_previews import previews
from tests.laws.test_refused import refused
from tests.laws.test_replay import replay
from tests.laws.test_round_trips import round_trips
from tests.laws.test_sampling import sampling
from tests.laws.test_scenes import scenes
from tests.laws.test_secrecy import secrecy
from tests.laws.test_snapshot import snapshot
from tests.laws.test_termination import termination
from tests.laws.test_words import words
from tests.laws.test_worlds import worlds
from tests.support import tiny
from tests.support.games import random_game

CAUGHT: dict[Law, tuple[type[Any], ...]] = {
    replay: (broken.EvolveDraws, broken.EvolveRaises),
    legality: (
        broken.LegalMisses,
        broken.LegalListsTwice,
        broken.LegalForAll,
        broken.DecideTakesAll,
        broken.DecideDoesNotSay,
        broken.DecideInventsRules,
    ),
    secrecy: (
        broken.ViewLeaks,
        broken.OrderLeaks,
        broken.FactsLeak,
        broken.ChoiceLeaks,
        broken.DrawsLeak,
        broken.LegalLeaks,
        broken.RefusalLeaks,
        broken.ImaginesTooMuch,
        broken.ImaginesNothing,
    ),
    round_trips: (broken.NotationCollides, broken.StateForgets),
    chance: (broken.DecideDrawsByItself, broken.DecideDrawsTwice),
    conservation: (broken.CardsGetLost,),
    termination: (
        broken.NeverEnds,
        broken.DoesNotAddUp,
        broken.RanksWrongly,
        broken.TellsOtherScores,
    ),
    snapshot: (broken.StateForgets,),
    scenes: (
        broken.ZonesOverlap,
        broken.CardsAreNotDrawn,
        broken.ItemsShareAnId,
        broken.SceneLeaks,
        broken.CannotBeClicked,
        broken.CannotBeToldApart,
    ),
    previews: (broken.ImaginesTooMuch,),
    figures: (broken.PricesAreWrong,),
    refused: (broken.RefusesOtherwise, broken.RefusesSilently),
    pictures: (broken.SceneLeaks,),
    words: (broken.SaysNothing, broken.SaysWhatIsNotThere),
    worlds: (broken.ImaginesTooMuch, broken.ImaginesNothing, broken.ImaginesByWhatIsThere),
    judgements: (broken.ImaginesNothing, broken.ImaginesByWhatIsThere),
    sampling: (
        broken.SamplesTooLittle,
        broken.SamplesAnything,
        broken.SamplesUnevenly,
        broken.CarriesOutOtherwise,
    ),
    defaults: (broken.DefaultIsIllegal, broken.DefaultIsAnything, broken.DefaultPeeks),
}


@pytest.mark.parametrize(
    ("law", "variant"),
    [(law, variant) for law, variants in CAUGHT.items() for variant in variants],
    ids=lambda one: one.__name__,
)
def test_the_law_catches(law: Law, variant: type[Any]) -> None:
    games = (random_game(variant().title, seats=3, seed=seed) for seed in range(6))
    assert [finding for played in games for finding in law(replace(played, closely=True))]


@pytest.mark.parametrize("law", LAWS, ids=lambda one: one.__name__)
def test_the_law_finds_nothing_in_a_healthy_title(law: Law) -> None:
    played = random_game(tiny.title, seats=3, seed=0)
    assert list(law(replace(played, closely=True))) == []


def test_every_law_is_put_to_the_test() -> None:
    assert set(CAUGHT) == set(LAWS)
