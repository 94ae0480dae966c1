"""A training from beginning to end: games, weights, report."""

from importlib.resources import files
from pathlib import Path

from games.kernel.appraisal.appraisal import appraisal
from games.kernel.appraisal.fitted import FILE
from training import report, written
from training.examples import appraised
from training.fitting import fitted
from training.gathering import Order, gathered
from training.measuring import measured
from training.playing import titled
from training.report import Section

EVERY = 5
"""One game of so many is held out."""


def train(order: Order, command: str) -> Section:
    """Plays, fits, writes the weights and the report; says what it wrote there."""
    title = titled(order.slug)
    features = appraised(title).features
    found = gathered(order)
    used = [one for one in found if one.game % EVERY != EVERY - 1]
    held_out = [one for one in found if one.game % EVERY == EVERY - 1]
    games = len({one.game for one in used})
    weights = fitted(features, used, games)
    section = Section(
        name=title.meta.name,
        command=command,
        games=games,
        held_out=len({one.game for one in held_out}),
        positions=len(used),
        features=len(features.names),
        measured=measured(appraisal(features, weights), used, held_out),
    )
    written.write(weights, home(order.slug) / "data" / FILE)
    report.write(section)
    return section


def home(slug: str) -> Path:
    """The folder of a title."""
    package = titled(slug).types.state.__module__.split(".")[1]
    return Path(str(files(f"games.{package}")))
