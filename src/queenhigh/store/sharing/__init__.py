"""What programs on one database tell each other: who is alive and runs what, hints, orders."""
