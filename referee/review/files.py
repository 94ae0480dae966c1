"""Courses that come from exports."""

from events.exports import unpacked
from games.kernel.registry import Registry
from referee.exported_games import opened
from referee.review.course import Course
from referee.review.followed import course
from referee.title_tools import TitleTools
from verifier.document import read


def course_in(raw: bytes, registry: Registry) -> Course:
    """The course of the game in a file, compressed or not. Raises a problem if it cannot be
    reviewed."""
    game = opened(raw, registry, lambda slug: TitleTools.of(registry, slug))
    export = read(unpacked(raw)).export
    told = export.proof.seed
    seed = bytes.fromhex(told) if isinstance(told, str) else None
    return course(game, str(export.game["id"]), seed)
