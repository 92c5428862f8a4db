"""What both wings stand on: bets, entries, choices, stands, happenings, suit classes, spreads, charts."""
