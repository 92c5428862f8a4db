"""The table server: HTTP and sockets around tables, people and a store; `app.py` wires them."""
