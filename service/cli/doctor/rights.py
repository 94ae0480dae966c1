"""What the role may do with the log. More than it needs is no fault, and worth knowing."""

from events.database import Connection
from service.cli.common.words import say
from service.cli.doctor.finding import Finding
from service.process.rights import changeable


async def allowed(connection: Connection) -> Finding:
    """Whether the role can change what is recorded."""
    role = await connection.fetchval("SELECT current_user")
    tables = ", ".join(await changeable(connection))
    key = "doctor.rights-many" if tables else "doctor.rights-few"
    return Finding(say("doctor.rights"), say(key, role=role, tables=tables))
