"""The command line: `queenhigh` and its verbs."""
