"""The server's log: one line a command, as text or as JSON, with ids and codes and never what was in it."""

import logging
import sys
from typing import Any, Final, Literal, TextIO

import structlog

from queenhigh.table.ports import StoreError

_REFUSED_HANDSHAKE: Final = "ASGI callable returned without completing handshake."
"""What Uvicorn says of a socket that was refused by an answer over HTTP, which has a line of its own."""


class Log:
    """What is worth a line. Callers hand over ids, codes and counts; no cards, seeds, passwords or tokens."""

    def __init__(self, form: Literal["text", "json"] = "text", stream: TextIO | None = None) -> None:
        out = stream if stream is not None else sys.stderr
        renderer: Any = (
            structlog.processors.JSONRenderer(sort_keys=False)
            if form == "json"
            else structlog.dev.ConsoleRenderer(colors=out.isatty(), pad_event_to=10)
        )
        self._log = structlog.wrap_logger(
            structlog.WriteLogger(out),
            processors=[
                structlog.processors.add_log_level,
                structlog.processors.TimeStamper(fmt="iso", utc=True, key="at"),
                structlog.processors.format_exc_info,
                renderer,
            ],
            wrapper_class=structlog.BoundLogger,
        ).bind()  # now, and not for every line

    def command(self, kind: str, **facts: Any) -> None:
        """One command, done or refused."""
        self._log.info("command", kind=kind, **{key: value for key, value in facts.items() if value})

    def request(self, method: str, route: str, status: int, **facts: Any) -> None:
        """One request over HTTP; its route by name, so that nothing secret in an address is kept."""
        self._log.info("request", method=method, route=route, status=status, **facts)

    def say(self, event: str, **facts: Any) -> None:
        self._log.info(event, **facts)

    def warn(self, event: str, **facts: Any) -> None:
        self._log.warning(event, **facts)

    def fault(self, event: str, error: BaseException, **facts: Any) -> None:
        """Something of ours that failed, with where it did; never with the values that were there."""
        why = str(error)[:200] if isinstance(error, StoreError) else ""
        self._log.error(event, error=type(error).__name__, why=why, where=_where(error), **facts)

    def catch_others(self) -> None:
        """Let warnings of the libraries come out in the same form."""
        handler = _Handler(self)
        for name in ("uvicorn.error", "asyncio", "litestar"):
            logger = logging.getLogger(name)
            logger.handlers[:] = [handler]
            logger.setLevel(logging.WARNING)
            logger.propagate = False


class _Handler(logging.Handler):
    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._to = log

    def emit(self, record: logging.LogRecord) -> None:
        if record.msg == _REFUSED_HANDSHAKE:
            return
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self._to.fault("fault", error, logger=record.name)
        else:
            self._to.warn("library", logger=record.name, message=record.getMessage()[:200])


def _where(error: BaseException) -> str:
    """The last lines of our own that the error came through, as file:line."""
    found = []
    trace = error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename.replace("\\", "/")
        found.append(f"{'/'.join(name.split('/')[-2:])}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " ".join(found[-4:])
