"""`python -m agents`."""

from agents.command import run
from agents.environment import hold

hold()
run()
