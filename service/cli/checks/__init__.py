"""What `kronika doctor` looks at: the machine, and the servers."""

from service.cli.checks.finding import Finding
from service.cli.checks.machine import machine
from service.cli.checks.servers import servers

__all__ = ["Finding", "machine", "servers"]
