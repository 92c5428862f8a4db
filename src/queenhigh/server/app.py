"""The application: sockets and routes behind one door."""

import time
from functools import partial
from typing import Any, cast

from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License, OpenAPI, Reference, RequestBody
from litestar.types import ASGIApp

from queenhigh import __version__
from queenhigh.server.gate.callers import Caller
from queenhigh.server.gate.security import App, Door, Guard, Message, Receive, Scope, Send
from queenhigh.server.page import make_page
from queenhigh.server.peers import Peers, Relay, inner_app
from queenhigh.server.routes import advice, figures, health, houses, me, people, rounds, tables, words
from queenhigh.server.routes.asking import PROBLEMS, Connection, StrictRequest, answer
from queenhigh.server.sockets.socket import serve_socket
from queenhigh.server.works import Works

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def make_app(works: Works, hosts: tuple[str, ...]) -> App:
    """The whole server as one ASGI application, from parts that stand."""
    inside = _inside(works)
    if works.peers is not None:
        inside = Relay(inside, works.floor, works.peers, works.hub, works.settings.slow_seconds)
    guard = Guard(inside, Door(hosts, works.settings.tls))

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            await _counted(works, guard, scope, receive, send)

    return app


def make_inner_app(works: Works, peers: Peers) -> App:
    """What the other processes on the same database reach, each on behalf of somebody it has let in."""
    inside = _inside(works)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await _counted(works, inside, scope, receive, send)

    return inner_app(app, works.floor, peers, partial(health.own_figures, works))


def _inside(works: Works) -> App:
    """Sockets and routes, behind whichever door."""
    web = make_page(cast(App, _routes(works)))

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await serve_socket(works, scope, receive, send)
        else:
            await web(scope, receive, send)

    return inside


def _routes(works: Works) -> ASGIApp:
    async def let_in(connection: AnyConnection, _: BaseRouteHandler) -> None:
        """Know who calls before the body is looked at."""
        connection.state.caller = await works.callers.of(cast(Scope, connection.scope))

    async def caller(request: Connection) -> Caller:
        return cast(Caller, request.state.caller)

    api_handlers = [
        *houses.HANDLERS, *tables.HANDLERS, *people.HANDLERS, *me.HANDLERS, *rounds.HANDLERS,
        *advice.HANDLERS, *figures.HANDLERS, *words.HANDLERS,
    ]  # fmt: skip
    for handler in (*api_handlers, *health.FIGURES, *health.HANDLERS):
        handler.responses = {**PROBLEMS, **(handler.responses or {})}
    api = Router("/api/v1", route_handlers=api_handlers, guards=[let_in])
    metrics = Router("/", route_handlers=health.FIGURES, guards=[let_in])
    web = Litestar(
        route_handlers=[api, metrics, *health.HANDLERS],
        dependencies={
            "works": Provide(lambda: works, sync_to_thread=False),
            "caller": Provide(caller),
        },
        exception_handlers={Exception: answer(works)},
        request_class=StrictRequest,
        openapi_config=OpenAPIConfig(
            title="Queen High",
            version=__version__,
            description="Tables, people and rounds; docs/server.md tells of sockets. Whole numbers are "
            "written without a point, and a field that is not described here is refused.",
            license=License(name="MIT", identifier="MIT"),
            openapi_router=Router(
                "/schema", route_handlers=[], include_in_schema=False, guards=[_only_itself]
            ),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
        debug=False,
    )
    _tell_strictness(web.openapi_schema)
    return web


def _only_itself(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """Nothing lies below the description, not even Litestar's own page that says so."""
    if connection.path_params:
        raise NotFoundException


def _tell_strictness(described: OpenAPI) -> None:
    """Let the description say that a field nobody knows is refused, and where no body is needed."""
    schemas = described.components.schemas or {}
    for path in (described.paths or {}).values():
        for operation in (path.post, path.put):
            body = operation.request_body if operation is not None else None
            for content in body.content.values() if isinstance(body, RequestBody) else ():
                schema = schemas[cast(Reference, content.schema).value]
                schema.additional_properties = False
                cast(RequestBody, body).required = bool(schema.required)


async def _counted(works: Works, app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a request, count it by its route, and log it without anything that was in it.

    A socket is a request only where it is refused.
    """
    started = time.perf_counter()
    state: dict[str, Any] = scope.setdefault("state", {})
    status = 500

    async def sending(message: Message) -> None:
        nonlocal status
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            status = message["status"]
        await send(message)

    await app(scope, receive, sending)
    code = str(state.get("code", ""))
    socket = scope["type"] == "websocket"
    if socket and not code:
        return
    route = "socket" if socket else str(scope.get("path_template") or "none")
    works.metrics.request(route, status, code)
    if not route.startswith(("/health", "/metrics")):
        ms = round((time.perf_counter() - started) * 1000, 2)
        works.log.request(str(scope.get("method", "GET")), route, status, code=code, ms=ms)
