"""The start of the command, as `queenhigh` and as `python -m queenhigh`.

Little is loaded before an interrupt is understood: whenever it comes, it ends with a word and exit code 130.
"""

import atexit
import os
import signal
import sys
from threading import Timer

INTERRUPTED = 130


def main() -> None:
    """Run the command."""
    sys.unraisablehook = _interrupt_again
    atexit.register(signal.signal, signal.SIGINT, signal.SIG_IGN)
    try:
        from queenhigh.cli.main import run

        run()
    except BaseException as error:
        if not isinstance(error.__cause__ or error, KeyboardInterrupt):  # a class in the making wraps it
            raise
        _end_at_once()
        if sys.stderr is not None:
            print("Interrupted.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    finally:
        _end_at_once()


def _interrupt_again(unraisable: "sys.UnraisableHookArgs") -> None:
    """Repeat an interrupt a moment later if it cannot be raised, as in a module's lock."""
    if isinstance(unraisable.exc_value, KeyboardInterrupt):
        Timer(0.01, signal.raise_signal, (signal.SIGINT,)).start()
    else:
        sys.__unraisablehook__(unraisable)


def _end_at_once() -> None:
    """Let a further interrupt end the process: everything is said."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))


if __name__ == "__main__":
    main()
