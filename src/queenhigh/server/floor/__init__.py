"""Tables at work: a desk runs one, the hall is what all share, the floor has them all and tells the lobby."""

from queenhigh.server.floor.desk import Desk
from queenhigh.server.floor.floor import Floor, SettingsRefused
from queenhigh.server.floor.hall import Hall

__all__ = ["Desk", "Floor", "Hall", "SettingsRefused"]
