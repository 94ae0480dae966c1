"""A training from beginning to end: games, weights, report."""

from importlib.resources import files
from pathlib import Path

from games.kernel.appraisal.fitted import FILE
from games.kernel.appraisal.weights import Weights
from training import report, written
from training.examples import Example
from training.fitting import fitted
from training.foresight import appraised, taught
from training.gathering import Order, gathered
from training.measuring import measured
from training.playing import titled
from training.report import Section

EVERY = 5
"""One game of so many is held out."""


def train(order: Order, command: str) -> Section:
    """Plays and fits in rounds, writes the weights and the report; says what it wrote there."""
    title = titled(order.slug)
    features = appraised(title).features
    used, held_out = list[Example](), list[Example]()
    weights: Weights | None = None
    for number in range(order.rounds):
        for one in gathered(order, number, weights):
            (held_out if one.game % EVERY == EVERY - 1 else used).append(one)
        weights = fitted(features, used, len({one.game for one in used}))
    assert weights is not None
    section = Section(
        name=title.meta.name,
        command=command,
        games=weights.games,
        held_out=len({one.game for one in held_out}),
        positions=len(used),
        features=len(features.names),
        measured=measured(taught(title, weights), used, held_out),
    )
    written.write(weights, home(order.slug) / "data" / FILE)
    report.write(section)
    return section


def home(slug: str) -> Path:
    """The folder of a title."""
    package = titled(slug).types.state.__module__.split(".")[1]
    return Path(str(files(f"games.{package}")))
