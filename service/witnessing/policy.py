"""The operator's policy (C2SP tlog-policy, KRONIKA_WITNESS_POLICY): whom the service lists."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from events.cosignatures import WitnessKey
from events.policies import Policy
from events.policy_files import KnownWitness, PolicyError
from service.settings import Settings


class PolicyFileError(Exception):
    """The file cannot be read, or is no policy. `because` says why."""

    def __init__(self, because: PolicyError | OSError) -> None:
        super().__init__(str(because))
        self.because = because


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


def witness_policy(settings: Settings) -> Policy:
    """The policy that is set; one that asks for nobody if none is. `PolicyFileError` if the file
    is none."""
    if settings.witness_policy is None:
        return Policy(quorum="none")
    try:
        return Policy.parse(settings.witness_policy.read_bytes())
    except (OSError, PolicyError) as trouble:
        raise PolicyFileError(trouble) from trouble


def endpoints(policy: Policy) -> Iterator[Endpoint]:
    """Where its witnesses take checkpoints; those without an address cosign on their own."""
    named = sorted((one.url.rstrip("/"), one.name, one) for one in policy.witnesses if one.url)
    for url, found in groupby(named, lambda one: one[0]):
        yield Endpoint(url=url, witnesses=tuple(one for _, _, one in found))
