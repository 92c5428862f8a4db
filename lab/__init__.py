"""Laboratory tools: tested in this repository, shipped in the sdist, not in the wheel."""
