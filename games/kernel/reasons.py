"""Tables of reasons: one sentence for each rule that refuses, with the amounts of the case.

Checks say which rule forbids a command and the amounts that matter; the sentence is looked up:

    REASONS = Reasons({"TZ-PLC-05": "Placing there costs {cost} corn; you have {corn}."})
    REASONS("TZ-PLC-05", cost=5, corn=3)
"""

from collections.abc import Mapping

from msgspec import Struct

from games.kernel.refusal import Illegal


class Reasons(Struct, frozen=True):
    """Sentences by rule id, with the names of amounts in braces."""

    sentences: Mapping[str, str]

    def __call__(self, rule: str, **amounts: object) -> Illegal:
        """The refusal by a rule. Sentences speak of nothing that the refused player cannot know."""
        return Illegal(rule=rule, because=self.sentences[rule].format_map(amounts))
