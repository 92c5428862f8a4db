"""Accounts and transfers: double entry in integers of one currency's smallest coin.

Money goes from the account debited to the account credited; a balance is what was credited less what was
debited. A transfer is never changed: what was wrong is reversed by another one.
"""

from typing import Final, Literal

import msgspec

Reason = Literal[
    "grant", "stake", "unstake", "play", "lose", "return", "win", "share", "envy", "contribution", "reseed",
    "carry", "reverse",
]  # fmt: skip
GRANTS: Final = "grants"
"""Where all play money comes from."""
MAY_OWE: Final = ("house:", "seed:", GRANTS)
"""How accounts begin that may fall below zero."""


class Posting(msgspec.Struct, frozen=True, array_like=True):
    """A transfer before it has its id: so much from one account to another, and why."""

    debit: str
    credit: str
    amount_minor: int
    reason: Reason


def player_account(id: str) -> str:
    return f"player:{id}"


def house_account(table: str) -> str:
    return f"house:{table}"


def escrow_account(table: str, round: int) -> str:
    return f"escrow:{table}:{round}"


def meter_account(meter: str) -> str:
    return f"meter:{meter}"


def seed_account(meter: str) -> str:
    """Where a meter's seeds come from: what stakes have set aside there, and what the house advances."""
    return f"seed:{meter}"


def carry_account(meter: str, table: str) -> str:
    """Coins set aside for the fractions that one table still owes a meter."""
    return f"carry:{meter}:{table}"


def may_owe(account: str) -> bool:
    """Whether an account may fall below zero."""
    return account.startswith(MAY_OWE)
