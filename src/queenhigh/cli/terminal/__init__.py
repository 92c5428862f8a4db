"""A sitting at a table in the terminal: what `queenhigh play` runs.

The round goes through the engine alone, and the screen shows what `view` shows. Each module is one thing on
or around the felt: `deck` (chance), `table` (the round), `bets` and `choices` (what is typed), `faces`,
`chips` and `felt` (what is drawn), `payouts` and `tally` (what came of it), `guide`, `lobby`, `records`, and
`sitting`, which holds the conversation.
"""
