"""The audit and its tables on both databases."""

from kit.kept_tables import fill
from kit.stores import asynchronous
from queenhigh.store.audit import audit
from queenhigh.store.store import Store


@asynchronous
async def test_a_casino_is_proven_and_a_coin_too_many_is_found(store: Store) -> None:
    await fill(store)
    with store.reader() as reader:
        report = audit(reader)
    assert report.problems == ()
    assert report.replayed == report.rounds == 18
    change = "UPDATE accounts SET balance_minor = balance_minor + 1 WHERE id = 'house:t1'"
    await store.run(lambda sql: sql.execute(change))
    with store.reader() as reader:
        report = audit(reader)
    assert {problem.check for problem in report.problems} == {"ledger", "account"}
