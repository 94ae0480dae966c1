"""Where the witnesses of a policy take checkpoints."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from events.cosignatures import WitnessKey
from events.policies import Policy
from events.policy_files import KnownWitness


class Endpoint(Struct, frozen=True, kw_only=True):
    """Where witnesses take checkpoints, and who answers there: one for each key."""

    url: str
    witnesses: tuple[KnownWitness, ...]

    @property
    def name(self) -> str:
        """What logs and metrics call it: the first name that the file has for it."""
        return self.witnesses[0].name

    @property
    def keys(self) -> tuple[WitnessKey, ...]:
        """The keys of those who answer there."""
        return tuple(one.key for one in self.witnesses)


def endpoints(policy: Policy) -> Iterator[Endpoint]:
    """Where its witnesses take checkpoints; those without an address cosign on their own."""
    named = sorted((one.url.rstrip("/"), one.name, one) for one in policy.witnesses if one.url)
    for url, found in groupby(named, lambda one: one[0]):
        yield Endpoint(url=url, witnesses=tuple(one for _, _, one in found))
