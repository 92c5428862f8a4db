"""What a verb gives back: tables, bars, files."""
