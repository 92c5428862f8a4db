"""How fast somebody may ask: a bucket of requests a key, which fills by itself, one for all processes."""

from typing import NamedTuple

from queenhigh.store.sql import Sql


class Rate(NamedTuple):
    """A bucket of so many requests; an empty one is full again after `full_ms`."""

    requests: int
    full_ms: int


class Bucket(NamedTuple):
    """What a bucket holds, and when it did; a request is `full_ms`, and a millisecond adds `requests`."""

    holds: int
    at_ms: int


def taken(bucket: Bucket | None, rate: Rate, now_ms: int) -> tuple[Bucket, int]:
    """The bucket with one request less and 0, or as it is and the milliseconds until there is one.

    A clock that jumps back fills none.

    >>> rate, bucket, waits = Rate(requests=2, full_ms=1000), None, []
    >>> for now_ms in (0, 0, 0, 500):
    ...     bucket, wait_ms = taken(bucket, rate, now_ms)
    ...     waits.append(wait_ms)
    >>> waits
    [0, 0, 500, 0]
    """
    full = rate.requests * rate.full_ms
    held, at_ms = bucket or Bucket(full, now_ms)
    holds = min(full, held + max(0, now_ms - at_ms) * rate.requests)
    now = Bucket(holds, max(now_ms, at_ms))
    if holds < rate.full_ms:
        return now, -((holds - rate.full_ms) // rate.requests)
    return now._replace(holds=holds - rate.full_ms), 0


def take(sql: Sql, key: str, rate: Rate, now_ms: int) -> int:
    """Take a request out of a bucket, in whichever process: 0, or the milliseconds until there is one."""
    [(holds, at_ms)] = sql.execute(
        "INSERT INTO buckets (key, holds, at_ms, full_ms) VALUES (?, ?, ?, 0)"
        " ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING holds, at_ms",
        key, rate.requests * rate.full_ms, now_ms,
    )  # fmt: skip
    bucket, wait_ms = taken(Bucket(holds, at_ms), rate, now_ms)
    if not wait_ms:
        sql.execute(
            "UPDATE buckets SET holds = ?, at_ms = ?, full_ms = ? WHERE key = ?",
            bucket.holds, bucket.at_ms, bucket.at_ms + rate.full_ms, key,
        )  # fmt: skip
    return wait_ms


def forget_full(sql: Sql, now_ms: int) -> None:
    """Drop those that are full again."""
    sql.execute("DELETE FROM buckets WHERE full_ms <= ?", now_ms)
