"""How fast Kronika is, and how well its bots play: `python -m bench` writes `bench/results.md`.

| module | measures |
| --- | --- |
| `folding` | events/s folded, and decoded and folded; how near that is to its ceiling |
| `playouts` | commands/s of random games: with lists, and by samples |
| `append` | durable appends beside bare pgbench |
| `trust` | what chain, receipts and checkpoints cost of the append throughput |
| `checking` | how fast exports are verified |
| `http` | moves over HTTP, beside a bare application |
| `long` | moves early and late in long games; the state at any ply |
| `bots` | what games of bots alone cost the people who play |
| `reviewing` | how long reviews take, and what they cost those who play meanwhile |
| `streams` | the delivery of moves on many streams |
| `winrates` | how often each strategy of a title beats the others |
| `ladder` | how strong all bots are, those by strength among them: a page of its own |
| `luck` | whether luck is luck, and how much of results it is: a page of its own |
| `marks` | whether the marks of reviews are right: a page of its own |

Those over HTTP work with a `site` (servers and service processes, which run `served`), a lean
`client`, and `scripts`: games played beforehand, as requests. `bare` is their yardstick.

`measure` holds what they give, `playing` the games they are measured on, `machine` says where,
`profiles` explains missed aims, `report` writes it all down.
"""
