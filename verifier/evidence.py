"""What somebody knows beside an export."""

from msgspec import Struct

from events.cosignatures import WitnessKey
from events.keys import PublicKey
from events.policies import Policy
from events.receipts import Receipt


class Evidence(Struct, frozen=True, kw_only=True):
    """The service's keys, receipts of moves, witnesses who do not work together with the service,
    and how many of whom have to have cosigned. The witnesses of the policy are among the others.

    Without keys those that the export brings are taken, which proves nothing about who signed.
    """

    keys: tuple[PublicKey, ...] = ()
    key_notes: tuple[str, ...] = ()
    receipts: tuple[Receipt, ...] = ()
    witnesses: tuple[WitnessKey, ...] = ()
    policy: Policy | None = None
