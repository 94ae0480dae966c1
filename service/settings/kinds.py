"""Types and units of settings."""

from typing import Annotated, Final, Literal

from msgspec import Meta

Unit = Literal[
    "",
    "bytes",
    "seconds",
    "moves",
    "games",
    "processes",
    "connections",
    "partitions",
    "lanes",
    "refusals",
    "disputes",
    "days",
    "positions",
    "share",
]
HttpAddress = Annotated[str, Meta(pattern="^https?://[^/]+")]
_ORIGIN: Final = r"[a-z][a-z0-9+.-]*://[^/,\s]+"
Origins = Annotated[str, Meta(max_length=10_000, pattern=rf"^(\*|none|{_ORIGIN}(, *{_ORIGIN})*)$")]
PostgresAddress = Annotated[str, Meta(pattern="^postgres(ql)?://")]
ArchivePlace = Annotated[str, Meta(pattern=r"^(s3://[^/?]+.*|(?!.*://).+)$")]
CollectorAddress = Annotated[str, Meta(pattern="^https?://[^/@?#]+(/[^?#@]*)?$")]
RedisAddress = Annotated[
    str, Meta(pattern=r"^((rediss?|unix)://|rediss?\+cluster://([^/@]*@)?[^/,@]+(,[^/,@]+)*$)")
]


def of(unit: Unit) -> dict[str, str]:
    """What the description of a setting says of its unit."""
    return {"unit": unit}
