"""The page over HTTP: one document for every address that people share, and its assets for ever."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from queenhigh import page
from queenhigh.server.gate.security import App, Receive, Scope, Send

API: Final = frozenset({"api", "schema", "health", "metrics"})
"""What the first word of a path may be that is no page's."""
ASSETS: Final = "assets/"
"""Files whose names change with what is in them."""
DOCUMENT: Final = "index.html"
FOR_EVER: Final = b"public, max-age=31536000, immutable"
KINDS: Final = {
    "html": b"text/html; charset=utf-8", "js": b"text/javascript; charset=utf-8",
    "css": b"text/css; charset=utf-8", "txt": b"text/plain; charset=utf-8", "json": b"application/json",
    "svg": b"image/svg+xml", "png": b"image/png", "ico": b"image/x-icon", "woff2": b"font/woff2",
    "webmanifest": b"application/manifest+json",
}  # fmt: skip
NOT_BUILT: Final = b"The page is not built. In a checkout, `make page` builds it; the API is at /api/v1.\n"


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    plain: bytes
    small: bytes | None
    """The same through gzip, where that is worth it."""
    headers: tuple[tuple[bytes, bytes], ...]
    tag: str = ""
    """What it is known by in a browser that asks whether its own is still good."""


class Page:
    """The built page in front of the API; all of it is in memory, so no path leads anywhere else."""

    def __init__(self, api: App, files: Mapping[str, bytes], digest: str) -> None:
        self._api = api
        self._files = {
            name: _file(name, content, files.get(f"{name}.gz"), digest)
            for name, content in files.items()
            if not name.endswith(".gz")
        }

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        name = str(scope["path"]).removeprefix("/")
        if scope["method"] not in ("GET", "HEAD") or name.partition("/")[0] in API:
            await self._api(scope, receive, send)
        elif name in self._files:
            await _answer(scope, send, self._files[name])
        elif name.startswith(ASSETS) or (name and "text/html" not in _said(scope, b"accept")):
            await self._api(scope, receive, send)
        elif DOCUMENT in self._files:
            await _answer(scope, send, self._files[DOCUMENT])
        else:
            await _answer(scope, send, File(NOT_BUILT, None, ((b"content-type", KINDS["txt"]),)), 503)


def make_page(api: App) -> App:
    """The page of this package in front of the API."""
    return Page(api, page.files(), page.digest())


def _file(name: str, plain: bytes, small: bytes | None, digest: str) -> File:
    headers = [(b"content-type", KINDS.get(name.rpartition(".")[2], b"application/octet-stream"))]
    if name.startswith(ASSETS):
        headers += [(b"cache-control", FOR_EVER), (b"vary", b"accept-encoding")]
        return File(plain, small, tuple(headers))
    tag = f'W/"{digest}"'
    headers += [
        (b"cache-control", b"no-cache"),
        (b"vary", b"accept, accept-encoding"),
        (b"etag", tag.encode()),
    ]
    return File(plain, small, tuple(headers), tag)


async def _answer(scope: Scope, send: Send, file: File, status: int = 200) -> None:
    scope["path_template"] = "page"
    headers = list(file.headers)
    body = file.plain
    if file.small is not None and _takes_gzip(_said(scope, b"accept-encoding")):
        headers.append((b"content-encoding", b"gzip"))
        body = file.small
    if file.tag and file.tag in _said(scope, b"if-none-match"):
        status = 304
        body = b""
    else:
        headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})


def _said(scope: Scope, name: bytes) -> str:
    """All that the request says under a header that may come more than once."""
    return ",".join(value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name)


def _takes_gzip(accepted: str) -> bool:
    for each in accepted.split(","):
        coding, _, weight = each.replace(" ", "").partition(";q=")
        if coding.lower() == "gzip":
            return weight.strip("0.") != "" or not weight
    return False
