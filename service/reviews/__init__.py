"""Reviews of finished games: asked for, read while they are made, cancelled.

| module | noun |
| --- | --- |
| `asking` | who asks for which review, and how often |
| `orders` | what is to be made of a game |
| `reading` | what of a review may be shown |
| `telling` | decisions in words |
| `following` | a reader's way through a review that grows |
| `routes`, `schemas`, `parts` | the operations, their JSON, and what they work with |
| `reviewer` | the program that makes reviews, over HTTP |
| `own` | the account, tokens and engines of the service's own reviewers |
"""
