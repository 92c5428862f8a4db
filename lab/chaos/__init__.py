"""Faults on purpose, by seed, on servers of its own; at the end each promise with what came of it."""
