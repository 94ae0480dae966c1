"""What an agent reads first: how to play here, in one page."""

from typing import Final

GUIDE: Final = """\
Kronika hosts board games. You play for one account, against bots or people; the service knows the \
rules and lists every legal command, so you can play a title that you have never seen.

How to play a whole game:
1. list_titles, then read_title and read_introduction of one of them.
2. open_game with its title. Its answer is a game: the board, and what you can do.
3. While the game runs: if the answer has a decision, choose one of its numbered commands and call \
play with the id of the list and the number. If it has none, call wait_for_turn. Both answer with \
what happened and, if you are to decide, with the next list.
4. When the status is finished, the answer has the ranks and points.

Every answer ends with what is useful next, with its arguments. Seats are numbered from 0; on \
boards they are letters, A is seat 0. A ply is one command, and a turn is often several of them: \
most titles have a command that ends the turn. see_board explains the signs of a board; \
find_components says what a card or tile does; find_rules and read_rules have the rules.

Nothing that is refused changes a game. If you think that a refusal or a move breaks the rules, \
open_dispute brings it before an arbiter."""
