"""What a game is, independent of any title.

A title is a set of pure functions over frozen values (`title.Title`). Everything that
titles share lives here, one noun per module:

| module | noun |
| --- | --- |
| `seats` | seats and viewers |
| `refusal` | why a command is refused |
| `chance` | labelled draws |
| `piles` | face-down piles without a hidden order |
| `visibility` | who may see a field, and the one redactor |
| `agenda` | what is awaited, from whom |
| `draft` | the move while it is being decided |
| `title` | the interface of a title, and playing one action on it |
| `lifecycle` | the table around a game: opened, seated, started |
| `result` | ranking and score breakdown |
| `notation` | one readable line per move |
| `catalogue` | components as clients see them |
| `bots` | players that are programs |
| `rulesets` | several sets of rules of one title |
| `shadow` | recorded games decided again |
| `registry` | the titles that are installed |
| `scenario` | given / when / then for tests |
"""
