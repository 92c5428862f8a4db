"""Speed as ratios: our form and a named rival do the same work by turns, in one run (`make bench`)."""
