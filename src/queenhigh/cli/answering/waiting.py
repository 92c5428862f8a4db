"""A progress bar for work that takes a while; on standard error, and only where somebody watches."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[int, int], None]


@contextmanager
def waiting(what: str) -> Iterator[Progress]:
    """Give a function to tell how far the work is; a bar appears when it is first told."""
    if not sys.stderr.isatty():
        yield lambda done, whole: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None, visible=False)

        def tell(done: int, whole: int) -> None:
            bar.update(task, completed=done, total=whole, visible=whole > 1)

        yield tell
