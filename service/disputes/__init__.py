"""Disputes: a move or a refusal that somebody takes for wrong, and what arbiters make of it.

| module | noun |
| --- | --- |
| `complaints` | what players say, in their words, which can be erased |
| `records` | the disputes of a game, as its log tells them |
| `court` | opening, withdrawing and judging disputes: facts of the table |
| `question`, `redeciding`, `fresh` | deciding again what is disputed, in a process of its own |
| `moments` | where in a log something disputed happened |
| `evidence` | all that there is to see about a dispute, for one viewer |
| `page` | a verdict as a page for people |
"""
