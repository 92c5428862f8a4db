"""The door between processes: only those come in who have the same secret, and they speak for somebody."""

from collections.abc import Awaitable, Callable

import msgspec

from queenhigh.server.floor import Floor
from queenhigh.server.gate.problems import Trouble
from queenhigh.server.gate.security import App, Receive, Scope, Send, answer_trouble
from queenhigh.server.peers.peers import CARDS, FIGURES, FROM, PASS, SCHEME, Peers
from queenhigh.server.peers.relay import RELAYED


def inner_app(app: App, floor: Floor, peers: Peers, figures: Callable[[], Awaitable[bytes]]) -> App:
    """What other processes are answered: what this one lists and counts, and whatever their callers ask."""

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return
        said = {key.lower(): value.decode("latin-1") for key, value in scope["headers"]}
        if not peers.is_pass(said.get(PASS.encode(), "")):
            await answer_trouble(scope, send, Trouble("auth/forbidden"))
        elif scope["path"] == CARDS:
            await _answer(send, msgspec.json.encode(floor.own_cards()))
        elif scope["path"] == FIGURES:
            await _answer(send, await figures())
        else:
            await app(_as_it_came(scope, said), receive, send)

    return inside


def _as_it_came(scope: Scope, said: dict[bytes, str]) -> Scope:
    """The request as the first process had it: from the caller's own address, by their scheme."""
    address = said.get(FROM.encode(), "")
    scheme = said.get(SCHEME.encode(), scope["scheme"])
    return {**scope, "client": (address, 0), "scheme": scheme, RELAYED: True}


async def _answer(send: Send, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})
