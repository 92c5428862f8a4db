"""What a house of so many players asks of its machines: arithmetic on measured costs, and queues by seed.

See `docs/scale.md`. Nothing here reads a clock, a file or a machine.
"""
