"""Other processes on the same database: who they are, what they hint at, and how a request reaches them."""

from queenhigh.server.peers.peers import Peers
from queenhigh.server.peers.relay import Relay, inner_app
from queenhigh.server.peers.watch import PeerWatch

__all__ = ["PeerWatch", "Peers", "Relay", "inner_app"]
