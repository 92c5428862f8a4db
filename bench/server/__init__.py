"""The table server's speed: its stores, its sockets, and a crowd of players."""
