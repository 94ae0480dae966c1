"""What all parts of the box have in common."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.catalogue import Provenance


class Part(Struct, frozen=True, kw_only=True):
    """Base of everything in the box."""


class Printed(Part, frozen=True, kw_only=True):
    """Base of what the catalogue shows; `written`: where its data is from."""

    written: Literal["rulebook", "public", "reconstructed", "mixed"] = field(name="provenance")

    @property
    def provenance(self) -> Provenance:
        """How certain the data is: what is reconstructed in part is marked as reconstructed."""
        return "reconstructed" if self.written == "mixed" else self.written
