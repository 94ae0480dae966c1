"""What is to be made of a game, so that anybody who makes it gets the same."""

from hashlib import sha256
from typing import Final

from games.kernel.registry import Registry
from games.kernel.sentence import Sentence
from games.kernel.title import AnyTitle
from referee.problems import kinds
from referee.problems.problem import refused
from referee.review.efforts import EFFORTS
from referee.review.engine import ENGINE, digest
from referee.review.lines import Quality
from service.jobs.job import Order

_LABEL: Final = "kronika/review/1\n"


def order(title: AnyTitle, ruleset: str, game_id: str, quality: Quality) -> Order:
    """The order of a review of a game. Refuses a title whose positions nobody appraises, and rules
    by which nobody plays any more."""
    if (weights := weights_of(title)) is None:
        key = "review-retired" if title.rules.retired else "review-unappraised"
        raise refused(kinds.NOT_REVIEWABLE, Sentence(key, {"ruleset": ruleset}))
    return Order(
        game_id=game_id,
        title=title.meta.slug,
        quality=quality,
        nodes=EFFORTS[quality].nodes,
        seed=seed_of(game_id, quality),
        engine=ENGINE,
        weights=weights,
    )


def seed_of(game_id: str, quality: str) -> str:
    """The seed of the dice of a review: one that is thrown away comes out the same again."""
    return sha256(f"{_LABEL}{game_id}\n{quality}".encode()).hexdigest()[:32]


def weights_of(title: AnyTitle) -> str | None:
    """What the weights of a title are called; None if its games cannot be reviewed."""
    if title.appraisal is None or title.rules.retired:
        return None
    return digest(title.appraisal.weights)


def own_weights(registry: Registry) -> dict[str, str]:
    """By title: the weights by which this release reviews."""
    found = {title.meta.slug: weights_of(title) for title in registry}
    return {slug: weights for slug, weights in found.items() if weights is not None}
