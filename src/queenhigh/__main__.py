"""Where the command starts, as `queenhigh` and as `python -m queenhigh`.

Little is loaded before an interrupt is understood: whenever it comes, it ends with a word and exit code 130.
"""

import _thread
import atexit
import os
import signal
import sys
import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sys import UnraisableHookArgs

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


def _interrupt_again(unraisable: "UnraisableHookArgs") -> None:
    """An interrupt that falls where none can be raised, as in a module's lock, comes again a moment later."""
    if isinstance(unraisable.exc_value, KeyboardInterrupt):
        _thread.start_new_thread(_interrupt_soon, ())
    else:
        sys.__unraisablehook__(unraisable)


def _interrupt_soon() -> None:
    time.sleep(0.01)
    _thread.interrupt_main()


def _end_at_once() -> None:
    """From here on everything is said: an interrupt finds nothing to tell of."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))
    exec("")  # Python would die of the signal, whatever we end with, if it fell into an eval: this forgets it


if __name__ == "__main__":
    main()
