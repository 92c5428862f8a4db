"""Simulated results as people and programs read them: terminal, JSON, sheets, pages."""
