"""What all operations have in common."""

from typing import Annotated

from msgspec import Meta, Struct


class Operation(
    Struct,
    frozen=True,
    kw_only=True,
    gc=False,
    omit_defaults=True,
    tag_field="op",
    forbid_unknown_fields=True,
):
    """Base of the operations."""

    optional: Annotated[bool, Meta(description="Whether it can be declined.")] = False
    required: Annotated[
        bool,
        Meta(
            description="Whether the effect can be used only if this can be done; without it the"
            " rest is skipped."
        ),
    ] = False


class ReadOnly(Operation, frozen=True):
    """Base of operations that change what something costs, reaches or counts as long as their card
    lies there: they are read where they apply, and never carried out."""
