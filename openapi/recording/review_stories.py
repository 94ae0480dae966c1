"""What is recorded of reviews: asked for, made by an engine, read while they grow."""

import msgspec

from games.kernel.registry import Registry
from recording.recorder import Person
from referee.review.efforts import EFFORTS
from referee.review.engine import ENGINE
from referee.review.files import course_in
from referee.review.lines import ReviewedDecision
from referee.review.review import planned
from service.reviews.orders import own_weights

LINES = 4
"""So many are made: the header, the luck of the setup, and two decisions."""


def reviewed(ada: Person, engine: Person, game: str) -> None:
    """A review that somebody asks for, and an engine begins to make."""
    registry = Registry.installed()
    ada.does("askForReview", game, body={"quality": "quick"})
    wanted = {"name": "attic", "engine": ENGINE, "weights": own_weights(registry)}
    made: str = engine.does("registerEngine", body=wanted)["id"]
    engine.does("listEngines")
    job = engine.does("takeJob", body={"engine": made, "seconds": 120, "wait": 20})["job"]
    export = engine.does("exportJob", job["lease"])
    plan = planned(course_in(msgspec.json.encode(export), registry), EFFORTS["quick"], job["seed"])
    lines = [plan.header(), *map(plan.line, range(1, LINES))]
    engine.does(
        "postLines",
        job["lease"],
        body={
            "first": 0,
            "lines": [msgspec.json.decode(msgspec.json.encode(one)) for one in lines],
        },
    )
    ada.does("readReview", game, quality="quick")
    decided = next(one.ply for one in lines if isinstance(one, ReviewedDecision))
    ada.does("readReviewedDecision", game, decided, quality="quick")
    engine.does("giveBackJob", job["lease"], body={})
    ada.does("cancelReview", game, quality="quick")
    engine.does("deleteEngine", made)
