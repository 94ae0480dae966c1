"""What is in the box: the types of the component data, read once, and looked up by id (EV-CMP).

`data/components.json` is the source; nothing here adds a figure of its own. Copies of a tile or of
a treasure token are not told apart, except the second Dungeon (`dungeon_2`)."""
