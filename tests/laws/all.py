"""The laws, each a function from a played game to what breaks it (nothing, if all is well)."""

from collections.abc import Callable, Iterator

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
from tests.support.games import Played

Law = Callable[[Played], Iterator[str]]

LAWS: tuple[Law, ...] = (
    replay,
    legality,
    secrecy,
    round_trips,
    chance,
    conservation,
    termination,
    snapshot,
    defaults,
    scenes,
    words,
    previews,
    figures,
    refused,
    pictures,
    worlds,
    judgements,
    sampling,
)
