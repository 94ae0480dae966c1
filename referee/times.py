"""Times of the API."""

from datetime import datetime
from typing import Annotated, TypeAlias

from msgspec import Meta

Time: TypeAlias = Annotated[datetime, Meta(tz=True)]
"""A moment, RFC 3339; what the service tells is in UTC."""
