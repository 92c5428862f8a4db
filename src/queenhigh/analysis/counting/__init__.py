"""Deals counted: suit classes of hands against the dealer, by tables and, as a second method, one by one."""
