"""The policy of witnesses: a process does not start with one that it cannot read, since nobody
would be asked then, and nobody would notice."""

from projections.database import Pool
from service.settings import Settings
from service.settings.witness_policy import PolicyFileError, witness_policy
from service.startup.refusal import StartRefused
from verifier.words import why_in_words


async def check(_pool: Pool, settings: Settings) -> StartRefused | None:
    """Why a process may not start with the policy that is set."""
    try:
        witness_policy(settings)
    except PolicyFileError as trouble:
        return refused(trouble)
    return None


def refused(trouble: PolicyFileError) -> StartRefused:
    """What is wrong with the file, and what to do."""
    return StartRefused(
        f"the policy of witnesses cannot be used: {why_in_words(trouble.because)}",
        "correct the file that KRONIKA_WITNESS_POLICY names",
    )
