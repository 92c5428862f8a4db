"""Sessions and tokens: how long they last, what they allow, and that nothing ended is good for anything."""

from collections.abc import Callable
from typing import TypeVar, cast

import pytest

from kit.server.people_house import CHEAP, HERE, PeopleHouse, go, refused
from queenhigh.people import People, SignedIn
from queenhigh.people.records import ROLES, SCOPES, Role
from queenhigh.store.sql import Sql
from queenhigh.store.store import Store

T = TypeVar("T")
RIGHTS: dict[Role, str] = {
    "player": "play watch",
    "dealer": "play watch deal",
    "supervisor": "play watch deal",
    "auditor": "play watch audit",
    "admin": "play watch deal audit admin",
}
ACTING: dict[Role, str] = {
    "player": "player",
    "dealer": "player dealer",
    "supervisor": "player dealer supervisor",
    "auditor": "player auditor",
    "admin": "player dealer supervisor auditor admin",
}
NEEDS = {"player": "play", "dealer": "deal", "supervisor": "deal", "auditor": "audit", "admin": "admin"}
"""The scope that a token needs to act in a role."""


def guest_of(home: PeopleHouse, role: Role) -> SignedIn:
    """Somebody whose role was changed after their session was known."""
    found = home.guest(None)
    assert home.known(found.session_token).roles == ("player",)
    go(home.people.set_role(found.person.id, role))
    return found


def test_a_new_session_has_a_new_secret_and_ends_the_one_brought_along(home: PeopleHouse) -> None:
    """An attacker who planted a cookie has nothing of it."""
    planted = home.guest("Mallory").session_token
    home.register()
    ann = go(home.people.sign_in("Ann", "correct horse", HERE, instead_of=planted))
    assert ann.session_token != planted
    assert home.session(planted) is None
    unknown = "of-my-own-choice"
    again = go(home.people.sign_in("Ann", "correct horse", HERE, instead_of=unknown))
    assert home.session(unknown) is None
    assert home.session(again.session_token)


def test_a_secret_is_32_random_bytes_and_kept_as_a_hash(home: PeopleHouse) -> None:
    made = [home.guest(None).session_token for _ in range(20)]
    assert len(set(made)) == 20
    assert all(len(secret) == 43 for secret in made)
    assert {len(id) for (id,) in home.runner.ask("SELECT id FROM sessions")} == {64}


def test_neither_the_stored_hash_nor_anything_else_opens_anything(home: PeopleHouse) -> None:
    ann = home.guest()
    home.token(ann.person.id)
    stored = home.runner.ask("SELECT id FROM sessions UNION SELECT secret FROM tokens")
    assert len(stored) == 2
    for (hash,) in [*stored, ("",), ("x" * 43,), ("x" * 10_000,), ("\ud800",), ("' OR 1=1 --",)]:
        assert home.session(hash) is None
        assert home.bearer(hash) is None
        assert home.bearer(f"qh_{hash}") is None


def test_signing_out_ends_it_at_once_and_tells(home: PeopleHouse) -> None:
    ann = home.guest()
    session = home.known(ann.session_token)
    go(home.people.sign_out(ann.session_token))
    assert home.session(ann.session_token) is None
    assert home.ended == [(session.id, ann.person.id)]
    go(home.people.sign_out(ann.session_token))
    assert len(home.ended) == 1


def test_a_session_that_ends_while_it_is_looked_up_is_not_remembered(home: PeopleHouse) -> None:
    class Slow:
        """Somebody signs out after the answer was read and before it is given."""

        async def run(self, work: Callable[[Sql], T]) -> T:
            return await home.runner.run(work)

        async def read(self, work: Callable[[Sql], T]) -> T:
            found = await home.runner.read(work)
            if self.waits:
                self.waits = False
                await people.sign_out(ann.session_token)
            return found

        waits = False

    slow = Slow()
    people = People(cast(Store, slow), home.clock, CHEAP)
    ann = go(people.guest("Ann", HERE))
    slow.waits = True
    assert go(people.session(ann.session_token))
    assert go(people.session(ann.session_token)) is None


def test_a_session_is_answered_from_memory_for_a_second_at_most(home: PeopleHouse) -> None:
    ann = home.guest()
    home.session(ann.session_token)
    before = home.runner.runs
    home.clock.move(ms=999)
    assert home.session(ann.session_token)
    assert home.runner.runs == before
    go(home.another().sign_out(ann.session_token))  # another process
    home.clock.move(ms=1)
    assert home.session(ann.session_token) is None


def test_a_session_ends_when_idle_and_in_any_case_in_the_end(home: PeopleHouse) -> None:
    ann, ben = (home.guest(None) for _ in range(2))
    for _ in range(3):
        home.clock.move(days=29)
        assert home.session(ann.session_token)
    assert home.session(ben.session_token) is None
    home.clock.move(days=3)
    assert home.session(ann.session_token) is None


def test_expiry_holds_against_what_is_remembered(home: PeopleHouse) -> None:
    ann = home.guest()
    home.clock.move(days=30, ms=-1)
    home.runner.change("UPDATE sessions SET seen_ms = ?", home.clock.time_ms)
    assert home.session(ann.session_token)
    home.clock.move(ms=1)
    assert home.session(ann.session_token) is None


def test_a_clock_that_jumps_back_gives_no_session_more_time_than_it_had(home: PeopleHouse) -> None:
    ann = home.guest()
    assert home.session(ann.session_token)
    home.clock.move(days=-40)
    session = home.known(ann.session_token)
    assert session.expires_ms == ann.expires_ms
    go(home.another().sign_out(ann.session_token))
    home.clock.move(seconds=1)
    assert home.session(ann.session_token) is None


def test_sweeping_finds_what_ended_elsewhere_or_by_time(home: PeopleHouse) -> None:
    ann, ben, cleo = (home.guest(name) for name in ("Ann", "Ben", "Cleo"))
    used = {home.known(each.session_token).id: each.person.id for each in (ann, ben, cleo)}
    token, _ = home.token(cleo.person.id)
    used[token] = cleo.person.id
    assert go(home.people.sweep(used)) == set()
    go(home.another().sign_out(ann.session_token))
    go(home.another().lock(ben.person.id))
    home.clock.move(days=1)
    used |= {f"gone{n}": "somebody" for n in range(1_500)}
    ended = go(home.people.sweep(used))
    assert ended == {*used} - {home.known(cleo.session_token).id}
    assert sorted(home.ended) == sorted((id, used[id]) for id in ended)
    assert go(home.people.sweep({})) == set()


def test_csrf_every_unsafe_request_with_a_cookie_brings_it(home: PeopleHouse) -> None:
    ann, ben = (home.guest(None) for _ in range(2))
    session = home.known(ann.session_token)
    assert home.people.is_csrf(session, ann.csrf)
    for wrong in ("", "x", ben.csrf, ann.csrf[:-1], ann.csrf.upper(), ann.session_token, "\ud800"):
        assert not home.people.is_csrf(session, wrong)
    _, secret = home.token(ann.person.id)
    program = home.known(secret)
    assert home.people.is_csrf(program, "")


@pytest.mark.parametrize("role", ROLES)
def test_a_role_has_its_rights_and_a_token_one_of_them(home: PeopleHouse, role: Role) -> None:
    who = guest_of(home, role)
    session = home.known(who.session_token)
    assert session.person.role == role
    assert session.scopes == {scope for scope in SCOPES if session.may(scope)} == set(RIGHTS[role].split())
    assert session.roles == tuple(ACTING[role].split())
    for scope in SCOPES:
        if not session.may(scope):
            assert refused(home.people.make_token(who.person.id, [scope], 1)).code == "auth/forbidden"
            continue
        _, secret = home.token(who.person.id, scope)
        program = home.known(secret)
        assert program.scopes == {scope}
        assert program.by == "token"
        assert program.roles == tuple(each for each in session.roles if NEEDS[each] == scope)
        assert home.session(secret) is None


def test_a_token_never_outgrows_the_role_of_its_person(home: PeopleHouse) -> None:
    who = guest_of(home, "admin")
    _, secret = home.token(who.person.id, "play", "admin")
    assert home.known(secret).scopes == {"play", "admin"}
    go(home.people.set_role(who.person.id, "player"))
    assert home.known(secret).scopes == {"play"}


def test_a_token_is_shown_once_listed_and_revoked(home: PeopleHouse) -> None:
    ann, ben = (home.guest(name) for name in ("Ann", "Ben"))
    id, secret = go(home.people.make_token(ann.person.id, ["watch", "play"], 30))
    assert secret.startswith("qh_")
    [listed] = go(home.people.tokens(ann.person.id))
    assert (listed.id, listed.scopes, listed.used_ms) == (id, ("play", "watch"), 0)
    assert secret not in str(listed)
    assert home.bearer(secret)
    assert go(home.people.tokens(ann.person.id))[0].used_ms == home.clock.time_ms
    assert not go(home.people.revoke(ben.person.id, id))
    assert not go(home.people.revoke(ann.person.id, "t\0\ud800"))
    assert home.bearer(secret)
    assert go(home.people.revoke(ann.person.id, id))
    assert home.bearer(secret) is None
    assert home.ended == [(id, ann.person.id)]
    assert go(home.people.tokens(ann.person.id)) == []


def test_unfit_tokens_and_more_than_fifty_are_refused(home: PeopleHouse) -> None:
    id = home.guest().person.id
    unfit: list[tuple[list[str], int, str]] = [
        ([], 1, "scopes"), (["fly"], 1, "scopes"), (["play"], 0, "days"), (["play"], 367, "days"),
    ]  # fmt: skip
    for scopes, days, field in unfit:
        error = refused(home.people.make_token(id, scopes, days))
        assert (error.code, error.facts["field"]) == ("token/unfit", field)
    assert home.runner.ask("SELECT * FROM tokens") == []

    async def fifty() -> None:
        for _ in range(50):
            await home.people.make_token(id, ["play"], 1)

    go(fifty())
    assert refused(home.people.make_token(id, ["play"], 1)).code == "token/unfit"


def test_a_token_and_a_session_expire_and_are_dropped_and_nothing_else(home: PeopleHouse) -> None:
    ann = home.guest()
    _, secret = home.token(ann.person.id)
    home.clock.move(days=1, ms=-1)
    assert home.bearer(secret)
    home.clock.move(ms=1)
    assert home.bearer(secret) is None
    assert go(home.people.tokens(ann.person.id)) == []
    ben = home.guest("Ben")
    go(home.people.tidy())
    assert home.runner.ask("SELECT COUNT(*) FROM tokens") == [(0,)]
    home.clock.move(days=29, hours=1)
    go(home.people.tidy())
    assert [person for _, person in home.ended] == [ann.person.id]
    assert home.session(ben.session_token)
