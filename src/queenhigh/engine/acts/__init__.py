"""What people may do: actions, the offers that measure them, and why one is refused."""
