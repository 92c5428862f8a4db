"""A house file read: text to records, every problem with its line and key."""
