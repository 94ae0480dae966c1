"""What introductions are told with."""

from msgspec import Struct

from games.kernel.registry import Registry
from service.introductions.introductions import Introductions
from service.play.parts import PlayParts
from service.process.base_parts import BaseParts


class IntroductionParts(Struct, frozen=True, kw_only=True):
    """The titles, and their introductions."""

    registry: Registry
    introductions: Introductions


def introduction_parts(base: BaseParts, play: PlayParts) -> IntroductionParts:
    """The parts of this process."""
    return IntroductionParts(
        registry=base.registry,
        introductions=Introductions(play.redaction, play.scheduler),
    )
