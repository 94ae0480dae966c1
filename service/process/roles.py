"""The two roles of a database: its owner, who migrates, and the role that the service signs in as.

Said again, everything stays as it is. Tables that somebody else has made come to the owner.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from events.database import Queries
from service.process import rights

_ROUNDS: Final = 4096
"""As PostgreSQL does it (`scram_iterations`)."""
_SALT: Final = 16

_NAMES: Final = """
    SELECT quote_ident($1) AS owner, quote_literal($1) AS owner_text,
        quote_ident($2) AS service, quote_ident(current_database()) AS database,
        quote_ident(current_schema()) AS schema"""
_MAKE: Final = """DO $$ BEGIN
    CREATE ROLE {0} LOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
    ALTER ROLE {0} LOGIN;
END $$;
"""
_ADOPT: Final = """DO $$ DECLARE thing text; BEGIN
    -- Who is no superuser has to belong to the owner to give something to it.
    IF NOT pg_has_role(current_user, {owner_text}, 'USAGE') THEN
        GRANT {owner} TO CURRENT_USER;
    END IF;
    FOR thing IN
        SELECT format(CASE c.relkind WHEN 'v' THEN 'VIEW %s' ELSE 'TABLE %s' END, c.oid::regclass)
        FROM pg_class c WHERE c.relnamespace = current_schema()::regnamespace
            AND c.relkind IN ('r', 'p', 'v') AND pg_get_userbyid(c.relowner) <> {owner_text}
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        UNION ALL
        SELECT format('ROUTINE %s', p.oid::regprocedure)
        FROM pg_proc p WHERE p.pronamespace = current_schema()::regnamespace
            AND pg_get_userbyid(p.proowner) <> {owner_text}
            AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    LOOP
        EXECUTE 'ALTER ' || thing || ' OWNER TO ' || quote_ident({owner_text});
    END LOOP;
END $$;
"""
_ENTER: Final = """ALTER DATABASE {database} OWNER TO {owner};
ALTER SCHEMA {schema} OWNER TO {owner};
REVOKE CREATE ON SCHEMA {schema} FROM PUBLIC;
GRANT CONNECT, TEMPORARY ON DATABASE {database} TO {service};
GRANT USAGE ON SCHEMA {schema} TO {service};
ALTER DEFAULT PRIVILEGES FOR ROLE {owner} IN SCHEMA {schema}
    GRANT SELECT, INSERT ON TABLES TO {service};
"""


class Roles(Struct, frozen=True, kw_only=True):
    """The names of both, and their passwords; None leaves a password as it is."""

    owner: str
    service: str
    owner_password: str | None = None
    service_password: str | None = None


async def script(queries: Queries, roles: Roles) -> str:
    """What makes the roles, to be said by a superuser in the database that it was asked for, in
    one transaction. Passwords are in it as verifiers, from which nobody signs in."""
    names = await queries.fetchrow(_NAMES, roles.owner, roles.service)
    there = await rights.tables(queries)
    parts = [
        *_made(names["owner"], roles.owner_password),
        *_made(names["service"], roles.service_password),
        _ADOPT.format(**names),
        _ENTER.format(**names),
        *rights.statements(there, names["service"], names["schema"]),
    ]
    return "".join(parts)


def _made(name: str, password: str | None) -> Iterator[str]:
    yield _MAKE.format(name)
    if password is not None:
        yield f"ALTER ROLE {name} PASSWORD '{verifier(password)}';\n"


def verifier(password: str) -> str:
    """What PostgreSQL keeps of a password of printable ASCII (SCRAM-SHA-256, RFC 5803)."""
    salt = secrets.token_bytes(_SALT)
    salted = hashlib.pbkdf2_hmac("sha256", password.encode(), salt, _ROUNDS)
    stored = hashlib.sha256(hmac.digest(salted, b"Client Key", "sha256")).digest()
    server = hmac.digest(salted, b"Server Key", "sha256")
    return f"SCRAM-SHA-256${_ROUNDS}:{_text(salt)}${_text(stored)}:{_text(server)}"


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()
