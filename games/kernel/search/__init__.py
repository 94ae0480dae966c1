"""Search: what each command of a decision is worth, found by playing on in imagined worlds.

| module | noun |
| --- | --- |
| `playable` | what a search needs of a title |
| `budget` | how much may be looked at |
| `manner` | how the search weighs what it sees |
| `judgement` | what came of it: the commands of a decision, valued |
| `halving` | how the budget is shared out among the commands (sequential halving) |
| `stream` | draws of imagined games |
| `worth` | what an estimate is worth to each seat |
| `findings` | what positions were worth, as numbers that can be added up |
| `spread` | by how much positions usually differ |
| `position` | a position as the search sees it |
| `choice` | a decision, and which of its commands is tried next |
| `tree` | what is remembered of the decisions that follow a command |
| `beside` | decisions that several seats take at the same time |
| `branch` | a command of the decision that is judged, with all that follows it |
| `walk` | one imagined game, played on until a new position is at rest and appraised |
| `worlds` | the worlds that the deciding seat imagines |
| `inviting` | those commands of many that look best before anybody plays on |
| `judging` | a decision judged: all of it put together |

At the root: sequential halving (Karnin, Koren and Somekh 2013) over worlds that all commands
share. Below it: information-set tree search (Cowling, Powley and Whitehouse 2012), with chance
drawn anew each time, and each seat playing for itself (max^n). From a position that is new, all
seats play on by habit, that is by a quick strategy of the title, until the turn has gone round
(Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996): what is in the
middle of a turn cannot be appraised well. All of it is whole numbers, strategies add up with
`math.fsum`, which rounds once, and nothing hangs on the order of a set, so that everybody comes to
the same judgement.
"""
