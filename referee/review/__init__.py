"""The review of a finished game: what every decision was worth, and what luck did.

| module | noun |
| --- | --- |
| `lines` | the lines of a review, as JSON |
| `efforts` | how much is looked at, by quality |
| `marks` | how good a decision was |
| `engine` | which program and which weights a review was made with |
| `dice` | the review's own dice |
| `course` | a game as it is reviewed: its moves in force, and the positions between them |
| `followed` | how a course is made of the events of a game |
| `files` | courses that come from exports |
| `means` | means of estimates, in whole numbers |
| `redraws` | a move made again with other draws |
| `luck` | what the draws of a ply were worth |
| `decisions` | what a decision was worth |
| `balance` | how the result of each seat came about |
| `review` | the review: all of its lines, one after the other |
| `in_words` | decisions in words, as JSON |
| `wording` | what was chosen, in the words in which it was listed |
| `playing_out` | lines, played out to be put into words |

A review follows from the events of the game, the effort and the seed of its own dice. Every line
follows from them by itself, so that a review can go on anywhere, and be made in several processes.
"""
