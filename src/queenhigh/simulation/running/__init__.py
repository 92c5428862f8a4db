"""Pieces of work on threads, processes or a cluster, given back in the order of the rounds."""
