"""Where Redis is: one server, or a cluster of them.

`redis://`, `rediss://` and `unix://` name one server. `redis+cluster://host:port,host:port` (or
`rediss+cluster://`) names some servers of a Redis Cluster, from which the others are learnt.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias
from urllib.parse import unquote, urlsplit

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.cluster import ClusterNode, RedisCluster

AnyRedis: TypeAlias = Redis | RedisCluster
CLUSTER: Final = "+cluster"
PORT: Final = 6379


def connected(address: str, **options: Any) -> AnyRedis:
    """A client of the server or cluster at that address. It connects when it is first used."""
    scheme, _, rest = address.partition("://")
    if not scheme.endswith(CLUSTER):
        return Redis.from_url(address, **options)
    told, _, hosts = rest.partition("/")[0].rpartition("@")
    person = urlsplit(f"redis://{told}@")
    return RedisCluster(
        startup_nodes=[_node(one) for one in hosts.split(",")],
        username=person.username and unquote(person.username),
        password=person.password and unquote(person.password),
        ssl=scheme.startswith("rediss"),
        require_full_coverage=False,
        **options,
    )


@asynccontextmanager
async def subscribed(redis: AnyRedis, channel: str) -> AsyncIterator[PubSub]:
    """Hears what is published in a channel, by any client at any server of a cluster."""
    if isinstance(redis, RedisCluster):
        # A subscription asks nobody where to go: it has to be known, also after a failover.
        await redis.initialize()
        await redis.nodes_manager.initialize()
    async with redis.pubsub() as inlet:
        await inlet.subscribe(channel)
        yield inlet


def _node(place: str) -> ClusterNode:
    host, _, port = place.rpartition(":") if ":" in place else (place, "", str(PORT))
    return ClusterNode(host.strip("[]"), int(port))
