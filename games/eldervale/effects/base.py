"""What all operations have in common."""

from msgspec import Struct


class Op(
    Struct,
    frozen=True,
    kw_only=True,
    gc=False,
    omit_defaults=True,
    tag_field="op",
    forbid_unknown_fields=True,
):
    """Base of the operations. `optional`: offered with `Decline`; `required`: the effect can be
    used only if this operation can be done, and without it the rest is skipped."""

    optional: bool = False
    required: bool = False
