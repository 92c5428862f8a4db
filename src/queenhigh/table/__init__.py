"""The table as an application: seats, phases and clock, one command at a time; no I/O."""
