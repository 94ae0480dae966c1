"""All checks, in order."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from events.keys import KeyFormatError
from events.vault import VaultError
from projections.database import Pool
from service.settings import Settings
from service.startup import promises, sealing, signing, witnessing
from service.startup.refusal import StartRefused, StartRefusedError
from verifier.words import why_in_words

Check: TypeAlias = Callable[[Pool, Settings], Awaitable[StartRefused | None]]

CHECKS: Final[tuple[Check, ...]] = (
    sealing.check,
    signing.check,
    promises.check,
    witnessing.check,
)


async def permitted(pool: Pool, settings: Settings) -> None:
    """Raises StartRefusedError for the first check that refuses. The database has its tables."""
    for check in CHECKS:
        try:
            refused = await check(pool, settings)
        except (OSError, VaultError, KeyFormatError) as trouble:
            if isinstance(trouble, OSError) and trouble.filename is None:
                raise  # of the database, not of a file
            refused = _unusable(trouble)
        if refused is not None:
            raise StartRefusedError(refused)


def _unusable(trouble: Exception) -> StartRefused:
    return StartRefused(
        f"a key cannot be used: {why_in_words(trouble)}",
        "correct KRONIKA_SECRETS_KEY and KRONIKA_SIGNING_KEY, or choose another --data folder,"
        " where the keys are unless these say otherwise",
    )
