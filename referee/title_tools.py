"""What games of one title are read and played with."""

from typing import Self

from msgspec import Struct

from games.kernel.registry import Registry
from referee.decoder import Decoder
from referee.drafting import Drafter
from referee.redaction import Redaction
from referee.replayer import Replayer
from referee.vocabulary import Vocabulary


class TitleTools(Struct, frozen=True, kw_only=True):
    """The tools for a title under all of its rulesets. No other title is loaded for them."""

    decoder: Decoder
    redaction: Redaction
    replayer: Replayer
    drafter: Drafter
    vocabulary: Vocabulary

    @classmethod
    def of(cls, registry: Registry, slug: str) -> Self | None:
        """Those of a title; None if it is not installed."""
        title = registry.get(slug)
        if title is None:
            return None
        alone = Registry({slug: title})
        decoder = Decoder(alone)
        redaction = Redaction(decoder)
        return cls(
            decoder=decoder,
            redaction=redaction,
            replayer=Replayer(alone, decoder),
            drafter=Drafter(redaction),
            vocabulary=Vocabulary(alone),
        )
