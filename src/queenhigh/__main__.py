"""`python -m queenhigh` is the `queenhigh` command."""

from queenhigh.cli.main import run

if __name__ == "__main__":
    run()
