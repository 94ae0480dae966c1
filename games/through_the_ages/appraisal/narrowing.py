"""Which commands are worth a thought."""

from collections.abc import Sequence

from games.kernel.seats import Seat
from games.through_the_ages import commands
from games.through_the_ages.state import State


def narrowed(
    state: State, seat: Seat, legal: Sequence[commands.Command]
) -> Sequence[commands.Command]:
    """Without what never pays: resigning, breaking pacts, destroying what is needed."""
    nation = state.nations[seat]
    unrest = nation.discontent > nation.pool
    bids = [one.amount for one in legal if isinstance(one, commands.Bid)]
    kept = [
        one
        for one in legal
        if not isinstance(one, commands.Resign | commands.CancelPact)
        and (unrest or not isinstance(one, commands.Destroy))
        and not (isinstance(one, commands.Bid) and one.amount != min(bids))
        and not (isinstance(one, commands.IncreasePopulation) and nation.pool > 2)
    ]
    return kept or legal
