"""What a game is, independent of any title.

A title is a value, a struct of pure functions over frozen values (`title.Title`). Everything that
titles share lives here, one noun per module:

| module | noun |
| --- | --- |
| `title` | the interface of a title, and playing one action on it |
| `rules` | tables of decisions and work; `setup`, `decide`, `legal`, `settle` by them |
| `decision` | one kind of decision, one kind of work |
| `move` | the move while it is being decided |
| `script` | the interpreter of effects: operation after operation, by a handler for each kind |
| `paying` | what may pay the next unit so that the rest stays payable |
| `agenda` | what is awaited, from whom; offers beside it |
| `folding` | facts that apply themselves |
| `seats` | seats and viewers |
| `refusal`, `reasons` | why a command is refused |
| `chance` | labelled draws |
| `piles` | face-down piles without a hidden order |
| `hexes` | maps of hexes |
| `visibility` | who may see a field, and the one redactor |
| `exchange` | worlds that look the same: unknown ids exchanged through a whole state |
| `census` | each component in one place, for invariants |
| `table` | the table around a game: opened, seated, started, ended |
| `result` | ranking and score breakdown |
| `notation` | one readable line per move |
| `words`, `message` | phrases per language |
| `catalogue` | components as clients see them |
| `scene` | a view as boards, zones and items |
| `columns` | pictures in text |
| `bots`, `lookahead` | players that are programs |
| `defaults`, `windows` | what is played for who is away, or wants to pass |
| `rulesets` | several sets of rules of one title |
| `shadow` | recorded games decided again |
| `registry` | the titles that are installed |
| `scenario` | given / when / then for tests |
"""
