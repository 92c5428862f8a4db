"""The changes themselves; each names the one before it. One that was released is never edited."""
