"""A house's rules to print on two sides of a sheet: a placard of its pay tables, and the rules card."""
