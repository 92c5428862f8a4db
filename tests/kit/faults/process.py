"""A server in a process of its own, and clients that come back by themselves when it is killed."""

from lab.chaos.servers import PATIENCE_SECONDS, ServerProcess
from queenhigh.client.socket import Pauses

__all__ = ["PATIENCE_SECONDS", "SOON", "ServerProcess"]
SOON = Pauses(first_seconds=0.02, most_seconds=0.2, give_up_seconds=PATIENCE_SECONDS)
