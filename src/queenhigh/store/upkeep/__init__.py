"""What keeps a database safe: upgrade, backup, restore, and proof that its rows are in order."""
