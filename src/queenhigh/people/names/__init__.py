"""Names: which may be taken, when two are one, and free ones for guests and bots."""

from queenhigh.people.names.check import check_name, name_key
from queenhigh.people.names.lookalikes import name_look
from queenhigh.people.names.made import bot_name, free_name

__all__ = ["bot_name", "check_name", "free_name", "name_key", "name_look"]
