"""The table around a game: opened, seats taken, started, finished. The same facts for every title.

They stand in the log around the title's own facts, so that a log says by itself what was
played, under which rules and by how many. Who sits on a seat is kept elsewhere: the log holds
no personal data. The facts are defined in `games.kernel.table`, by what they are about.
"""

from games.kernel.table.agreeing import (
    Agreed,
    CallOff,
    Declined,
    OpenProposal,
    Pause,
    Proposal,
    Proposed,
    Resume,
    TakeBack,
)
from games.kernel.table.disputing import (
    Annul,
    Dispute,
    DisputeDismissed,
    DisputeOpened,
    DisputeUpheld,
    DisputeWithdrawn,
    Remedy,
    RewindTo,
)
from games.kernel.table.ending import (
    Forfeit,
    ForfeitReason,
    GameFinished,
    GameVoided,
    SeatForfeited,
    conceded,
    settled,
)
from games.kernel.table.opening import (
    ChanceCommitted,
    EntropyGiven,
    GameDescended,
    GameOpened,
    GameStarted,
    SeatLeft,
    SeatTaken,
)
from games.kernel.table.passing import PassOrdered, PassPlayed, PassWithdrawn
from games.kernel.table.pausing import Paused, PauseReason, Resumed
from games.kernel.table.rewinding import (
    Rewind,
    Rewound,
    Stretch,
    in_force,
    line,
    parent,
    returned,
    rewound,
    undone,
)
from games.kernel.table.state import (
    TableFact,
    TableState,
    Taken,
    ending,
    evolve_table,
    forfeiting,
)
from games.kernel.table.terms import Clock, Pace, PerMove, Terms, TermsSet, Total, Window
from games.kernel.table.timing import TimeCredited, TimeExpired

__all__ = [
    "Agreed",
    "Annul",
    "CallOff",
    "ChanceCommitted",
    "Clock",
    "Declined",
    "Dispute",
    "DisputeDismissed",
    "DisputeOpened",
    "DisputeUpheld",
    "DisputeWithdrawn",
    "EntropyGiven",
    "Forfeit",
    "ForfeitReason",
    "GameDescended",
    "GameFinished",
    "GameOpened",
    "GameStarted",
    "GameVoided",
    "OpenProposal",
    "Pace",
    "PassOrdered",
    "PassPlayed",
    "PassWithdrawn",
    "Pause",
    "PauseReason",
    "Paused",
    "PerMove",
    "Proposal",
    "Proposed",
    "Remedy",
    "Resume",
    "Resumed",
    "Rewind",
    "RewindTo",
    "Rewound",
    "SeatForfeited",
    "SeatLeft",
    "SeatTaken",
    "Stretch",
    "TableFact",
    "TableState",
    "TakeBack",
    "Taken",
    "Terms",
    "TermsSet",
    "TimeCredited",
    "TimeExpired",
    "Total",
    "Window",
    "conceded",
    "ending",
    "evolve_table",
    "forfeiting",
    "in_force",
    "line",
    "parent",
    "returned",
    "rewound",
    "settled",
    "undone",
]
