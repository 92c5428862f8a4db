"""What is worked out for whoever wants to learn: advice, figures, and hands to decide on."""

from queenhigh.server.routes.study import advice, drill, expected, figures, hand

HANDLERS = [
    *advice.HANDLERS, *figures.HANDLERS, *hand.HANDLERS, *expected.HANDLERS, *drill.HANDLERS,
]  # fmt: skip
