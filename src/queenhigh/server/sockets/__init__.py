"""Sockets: frames in with their rights and limits, views out to fast and slow readers."""
