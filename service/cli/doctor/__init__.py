"""The command `kronika doctor`: what it looks at is the machine, and the servers."""
