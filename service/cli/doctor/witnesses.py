"""The witnesses of the policy: do they cosign, and is the quorum there?"""

from datetime import datetime

from events.database import Connection
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.settings import Settings
from service.settings.witness_policy import PolicyFileError, witness_policy
from service.startup.witnessing import refused
from service.witnessing.standing import PATIENCE, Standing, standing


async def witnesses(connection: Connection, settings: Settings) -> list[Finding]:
    """What there is to say of them; nothing if none is listed."""
    name = say("doctor.witnesses")
    try:
        policy = witness_policy(settings)
    except PolicyFileError as trouble:
        wrong = refused(trouble)
        return [Finding(name, wrong.reason, wrong.remedy)]
    if not policy.witnesses:
        return []
    return [_finding(name, await standing(connection, policy))]


def _finding(name: str, found: Standing) -> Finding:
    if found.signed is None:
        return Finding(name, say("doctor.nothing-signed"))
    if found.quorum is None:
        told = say("doctor.no-quorum")
    else:
        told = say("doctor.quorum", at=_shown(found.quorum))
    for one in found.silent:
        if one.since is None:
            told += "; " + say("doctor.never-cosigned", name=one.name)
        else:
            told += "; " + say("doctor.silent", name=one.name, since=_shown(one.since))
    late = found.behind > PATIENCE.total_seconds()
    return Finding(name, told, say("doctor.ask-witnesses") if late or found.silent else "")


def _shown(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M:%SZ}"
