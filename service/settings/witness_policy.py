"""The operator's policy (C2SP tlog-policy, KRONIKA_WITNESS_POLICY): whom the service lists."""

from events.policies import Policy
from events.policy_files import PolicyError
from service.settings.settings import Settings


class PolicyFileError(Exception):
    """The file cannot be read, or is no policy. `because` says why."""

    def __init__(self, because: PolicyError | OSError) -> None:
        super().__init__(str(because))
        self.because = because


def witness_policy(settings: Settings) -> Policy:
    """The policy that is set; one that asks for nobody if none is. `PolicyFileError` if the file
    is none."""
    if settings.witness_policy is None:
        return Policy(quorum="none")
    try:
        return Policy.parse(settings.witness_policy.read_bytes())
    except (OSError, PolicyError) as trouble:
        raise PolicyFileError(trouble) from trouble
