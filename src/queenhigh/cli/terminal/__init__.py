"""A sitting at a table in the terminal: what `queenhigh play` and `queenhigh drill` run.

The round goes through the engine alone, and the screen shows what `view` shows. Each module is one thing on
or around the felt: `deck` (chance), `bets` (what is typed), `drawing/` (what is drawn), `tally` (what came
of it), `coaching/` (hints, grades and drills), `guide`, `lobby`, and `sitting`, which holds the conversation.
"""
