"""The gate: which requests are let in, who makes them, and what is said to those that are not."""
