"""Verbs about rounds: play, settle, replay, rank."""
