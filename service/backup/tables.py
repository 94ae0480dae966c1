"""The tables of this package, and those of the whole house."""

from typing import Final

from events.tables import TABLES as LOG
from events.tables import Tables
from projections.tables import TABLES as PROJECTIONS

TABLES: Final = Tables(
    kept=(
        "accounts",
        "tokens",
        "keyed_responses",
        "former_names",
        "refusals",
        "complaints",
        "verdict_authors",
        "opened_games",
        "invitations",
        "pulse",  # so that the time from the backup to the restore is given back to clocks
        "downtimes",
        "sealing_key",
        "acts",
        "act_reasons",
        "suspensions",
        "sign_up",
        "sign_up_codes",
        "apps",
        "connections",
        "authorization_codes",
        "refresh_tokens",
        "device_codes",
        "passkeys",
        "recovery_codes",
        "outside_identities",
        "engines",
        "jobs",
        "job_lines",
        "review_requests",
    ),
    disposable=("readiness", "leases", "sign_in_challenges", "outside_sign_ins"),
)

ALL: Final = Tables(
    kept=LOG.kept + PROJECTIONS.kept + TABLES.kept,
    disposable=LOG.disposable + PROJECTIONS.disposable + TABLES.disposable,
)
"""All tables but `migrations`."""
