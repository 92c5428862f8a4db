"""A browser that is asked to show an address, where this machine has one to ask."""

import contextlib
import os
import sys
import threading
import webbrowser


def show(address: str) -> threading.Thread:
    """Ask for it in a thread; nothing is said, and nothing fails, where there is none.

    Without a screen a browser would take the terminal, so none is asked unless BROWSER names it.
    """
    thread = threading.Thread(target=_ask, args=(address,), daemon=True)
    thread.start()
    return thread


def _ask(address: str) -> None:
    screens = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    if sys.platform != "linux" or any(map(os.environ.get, screens)):
        with contextlib.suppress(OSError, webbrowser.Error):
            webbrowser.open(address)
