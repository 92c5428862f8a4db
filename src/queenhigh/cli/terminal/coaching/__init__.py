"""The terminal table as a school: hints and grades while one plays, drills for players and for dealers."""
