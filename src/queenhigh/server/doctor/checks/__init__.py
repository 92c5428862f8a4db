"""One look each: how it is, and what to do about it."""
