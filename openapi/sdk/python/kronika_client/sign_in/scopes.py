"""What an app may ask for; `account`, `admin` and `log` are for no app."""

from typing import Final, Literal, TypeAlias

AppScope: TypeAlias = Literal["read", "play", "create", "propose", "dispute", "webhooks", "arbiter"]

USUAL: Final[tuple[AppScope, ...]] = ("read", "play", "create", "propose")
"""What a program needs that plays for somebody."""
