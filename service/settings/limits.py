"""Settings of budgets and bounds. Part of `service.settings.Settings`."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

Network: TypeAlias = IPv4Network | IPv6Network

NOBODY: Final = "none"
_NETWORKS: Final = r"^[0-9A-Fa-f:./, ]*$|^none$"

Networks = Annotated[str, Meta(min_length=1, max_length=2000, pattern=_NETWORKS)]


def _count(meaning: str, unit: str) -> Meta:
    return Meta(ge=0, le=10**9, description=f"{meaning}; 0: no limit.", extra={"unit": unit})


class LimitSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How much anybody may ask for."""

    limits: Annotated[
        Literal["on", "off"],
        Meta(description="`off` takes away every limit below."),
    ] = "on"
    limit_reading: Annotated[int, _count("Reads a minute of a token", "requests")] = 12_000
    limit_pictures: Annotated[int, _count("Pictures a minute of a token", "requests")] = 600
    limit_moves: Annotated[
        int, _count("Moves, and questions what is legal, a minute of a token", "requests")
    ] = 30_000
    limit_creating: Annotated[int, _count("Games opened a minute by a token", "requests")] = 600
    limit_changing: Annotated[int, _count("Other changes a minute by a token", "requests")] = 1200
    limit_address: Annotated[
        int, _count("Requests of all kinds a minute from an address", "requests")
    ] = 120_000
    limit_accounts: Annotated[int, _count("Accounts made an hour from an address", "accounts")] = 60
    limit_bad_tokens: Annotated[
        int, _count("Bad tokens an hour from an address before it has to wait", "tokens")
    ] = 30
    streams_per_token: Annotated[int, _count("Open streams of a token", "streams")] = 2000
    streams_per_address: Annotated[int, _count("Open streams of an address", "streams")] = 2000
    streams_per_process: Annotated[
        int, _count("Open streams of each service process", "streams")
    ] = 10_000
    games_per_account: Annotated[
        int, _count("Games that an account has opened and that are not over", "games")
    ] = 1000
    bot_games_per_account: Annotated[
        int, _count("Of these, games that bots play alone, without a person", "games")
    ] = 10
    reviews_per_account: Annotated[
        int, _count("Reviews of games that an account may ask for in a day", "reviews")
    ] = 50
    tokens_per_account: Annotated[int, _count("Tokens of an account", "tokens")] = 100
    uncounted_addresses: Annotated[
        Networks,
        Meta(
            description="Networks whose requests are not counted by address, separated by commas, "
            "or `none`."
        ),
    ] = "::1, 127.0.0.0/8"
    trusted_proxies: Annotated[
        Networks,
        Meta(
            description="Networks of the proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` "
            "are believed, separated by commas, or `none`."
        ),
    ] = NOBODY

    @property
    def most_games(self) -> int:
        """Games of an account that may be open or running; 0: any number."""
        return self.games_per_account if self.limits == "on" else 0

    @property
    def most_bot_games(self) -> int:
        """Games of an account that bots may play alone; 0: any number."""
        return self.bot_games_per_account if self.limits == "on" else 0

    @property
    def most_reviews(self) -> int:
        """Reviews that an account may ask for in a day; 0: any number."""
        return self.reviews_per_account if self.limits == "on" else 0

    @property
    def most_tokens(self) -> int:
        """Tokens that an account may have; 0: any number."""
        return self.tokens_per_account if self.limits == "on" else 0


def networks(listed: str) -> tuple[Network, ...]:
    """The networks of a setting. Raises ValueError for what is none."""
    if listed == NOBODY:
        return ()
    return tuple(ip_network(one.strip()) for one in listed.split(",") if one.strip())
