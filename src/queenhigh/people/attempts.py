"""Guesses that are counted: after so many wrong ones a name or an address has to wait, in every process.

A try counts as wrong from the moment it is made and is taken back when it was right, so that a thousand tries
at once are no more than a thousand in turn.
"""

import hashlib
import ipaddress
from typing import Final

import msgspec

from queenhigh.people.records import DAY_MS, HOUR_MS, MINUTE_MS, PeopleError
from queenhigh.store.sql import Sql


class Rule(msgspec.Struct, frozen=True):
    """How many wrong tries are free, and how long each one after them has to wait."""

    free: int
    first_ms: int
    longest_ms: int
    """Each wait is twice the one before, and this at most."""
    forget_ms: int
    """When no try was made for so long, all begins again."""


class Count(msgspec.Struct, frozen=True):
    """What is kept of one key."""

    tries: int = 0
    last_ms: int = 0
    until_ms: int = 0


CODE_RULE: Final = Rule(free=5, first_ms=10 * MINUTE_MS, longest_ms=10 * MINUTE_MS, forget_ms=10 * MINUTE_MS)
"""Five tries, then ten minutes."""


def sign_in_rule(free: int) -> Rule:
    return Rule(free=free, first_ms=MINUTE_MS // 2, longest_ms=HOUR_MS, forget_ms=DAY_MS)


def counted(count: Count, rule: Rule, now_ms: int) -> Count | None:
    """The count after one more try now; none where the key has to wait, whereby nothing changes."""
    if count.until_ms > now_ms:
        return None
    tries = 1 if count.last_ms + rule.forget_ms <= now_ms else count.tries + 1
    wait = min(rule.longest_ms, rule.first_ms << min(tries - rule.free, 32)) if tries >= rule.free else 0
    return Count(tries, now_ms, now_ms + wait if wait else 0)


def name_of(kind: str, text: str) -> str:
    """The key of a name or an id, however long it is."""
    return f"{kind}:{hashlib.sha256(text.encode(errors='replace')).hexdigest()[:32]}"


def network_of(kind: str, address: str) -> str:
    """The key of an address: an IPv4 address, or the /64 that an IPv6 address lies in."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return name_of(kind, address)
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is None:
            return f"{kind}:{ipaddress.ip_network((ip, 64), strict=False)}"
        ip = ip.ipv4_mapped
    return f"{kind}:{ip}"


def take(sql: Sql, rules: dict[str, Rule], now_ms: int) -> int:
    """Count one try for each key; 0, or how long to wait where one of them has to: then none is counted."""
    counts = {key: _locked(sql, key) for key in sorted(rules)}
    after = {key: counted(counts[key], rules[key], now_ms) for key in counts}
    wait = max((counts[key].until_ms - now_ms for key, count in after.items() if count is None), default=0)
    if not wait:
        for key, count in after.items():
            assert count is not None
            sql.execute(
                "UPDATE attempts SET tries = ?, last_ms = ?, until_ms = ? WHERE key = ?",
                count.tries, count.last_ms, count.until_ms, key,
            )  # fmt: skip
    return wait


def take_back(sql: Sql, key: str) -> None:
    """The last try of this key was right: it does not count, those before it still do."""
    sql.execute("UPDATE attempts SET tries = tries - 1, until_ms = 0 WHERE key = ? AND tries > 0", key)


def forget(sql: Sql, key: str) -> None:
    """All tries of this key are forgiven."""
    sql.execute("DELETE FROM attempts WHERE key = ?", key)


def forget_old(sql: Sql, now_ms: int) -> None:
    """Drop what no rule remembers."""
    sql.execute("DELETE FROM attempts WHERE last_ms < ? AND until_ms < ?", now_ms - DAY_MS, now_ms)


def too_many(wait_ms: int) -> PeopleError:
    """The same words whoever it was and whatever they tried."""
    seconds = -(-wait_ms // 1000)
    words = f"{seconds} s" if seconds < 120 else f"{-(-seconds // 60)} minutes"
    return PeopleError("rate/limited", f"too many tries: wait {words} and try again", retry_ms=wait_ms)


def _locked(sql: Sql, key: str) -> Count:
    """The count of a key, whose row is ours until the transaction ends."""
    [row] = sql.execute(
        "INSERT INTO attempts (key, tries, last_ms, until_ms) VALUES (?, 0, 0, 0)"
        " ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING tries, last_ms, until_ms",
        key,
    )
    return Count(*row)
