"""Disputes: a move or a refusal that somebody thinks is wrong, and how arbiters judge it.

| module | noun |
| --- | --- |
| `complaints` | what players say, in their words, which can be erased |
| `records` | the disputes of a game, as its log tells them |
| `court` | opening, withdrawing and judging disputes: facts of the table |
| `question`, `requests` | what a process of its own is asked to decide again |
| `redecisions`, `redecision_worker` | asking it, and what it does |
| `draws` | what was drawn in games that are over |
| `moments` | where in a log something disputed happened |
| `cases` | everything about a ply or a refusal, before anything is hidden |
| `citations`, `outcomes` | the rules that are cited, and what deciding again has said |
| `evidence` | all that there is to see about a dispute, for one viewer |
| `page` | a verdict as a page for people |
| `routes`, `schemas`, `presenters` | the operations, their JSON, and how values become it |
"""
