"""Why commands are refused: one sentence for each rule (rules.md, section 12).

Sentences speak of nothing that the refused player could not know.
"""

from games.kernel.reasons import Reasons

REASONS = Reasons(
    {
        "AK-TURN-03": "It is not your turn, and nothing else is asked of you now.",
        "AK-TURN-08": "This command answers no question that is open for you now.",
        "AK-SET-04": "Only cards of your opening ten can be set aside, and only four of them; you"
        " have set aside {count}.",
        "AK-CRE-01": "This card cannot be created: it is not among your cards, or of a wrong type.",
        "AK-CRE-02": "That costs {cost} cards of your hand; you have {cards} to pay with.",
        "AK-CRE-03": "The card cannot be placed there: a monument needs a free part of a space"
        " from 1 to 6, a locked one its start space; an artifact takes no space.",
        "AK-CRE-07": "All your {slots} artifact slots are taken.",
        "AK-LRN-01": "This technology is not on offer.",
        "AK-LRN-02": "The technology asks for {bound} of {counter}; you have {reached}.",
        "AK-ARC-01": "Discard at least one card before you stop.",
        "AK-ARC-02": "To archive you need a card in hand and knowledge on your Timeline; you have"
        " {cards} cards and {knowledge} knowledge.",
        "AK-EXC-01": "Rotate at least one monument, not {count}.",
        "AK-EXC-02": "You named {count} monuments; {upright} of your Past are upright.",
        "AK-TL-03": "This card is not among those that are left to activate.",
        "AK-TL-04": "Effects that have to be used are left: {cards}.",
        "AK-EFF-02": "This effect has to be used and cannot be passed.",
        "AK-EFF-03": "The effect costs {cost} cards of your hand{kind}; pay with such cards.",
        "AK-EFF-04": "This card has no effect pending here.",
        "AK-EFF-07": "That is no monument or no amount that can be chosen here.",
        "AK-EFF-09": "A locked monument cannot be moved.",
        "AK-EFF-10": "The monument cannot move there: it needs a free part of another space.",
        "AK-EFF-11": "These two monuments cannot be swapped.",
        "AK-EFF-12": "You have no such card there to discard.",
        "AK-DEC-02": "This monument does not lie on space 1.",
        "AK-DEC-04": "A monument cannot be moved while it declines.",
        "AK-MID-02": "This is no level I board in play.",
        "AK-HID-03": "This is not among what is on offer.",
        "AK-TEAM-05": "There is nothing to be exchanged like that now.",
        "AK-TEAM-11": "This card was offered without success already.",
    }
)
"""The refusal by a rule, with the amounts of the case."""
