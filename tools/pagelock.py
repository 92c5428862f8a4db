"""Write page/package-lock.json anew from page/package.json: whole, and with no address of an index in it.

An index may lack the binaries for other machines. Then npm leaves them out of the lock, and `npm ci` refuses
such a lock; so each is put in with what its name tells.
"""

import json
import re
from typing import Any, Final

from tools.pagebuild import PAGE, npm

LOCK: Final = PAGE / "package-lock.json"
_MACHINE: Final = re.compile(r"-(?:(?P<os>(?!wasm)[a-z0-9]+)-)?(?P<cpu>[a-z0-9]+)(?:-(?P<abi>[a-z]+))?$")
_LIBC: Final = {"gnu": "glibc", "musl": "musl"}


def binary(name: str, version: str) -> dict[str, Any]:
    """The entry of a binary that the index lacks: enough to see that it is for another machine."""
    found = _MACHINE.search(name)
    if found is None:
        raise ValueError(f"{name} does not end as in -linux-x64-gnu: write its entry by hand")
    libc = _LIBC.get(found["abi"] or "") if found["os"] == "linux" else None
    entry = {
        "version": version,
        "cpu": [found["cpu"]],
        "dev": True,
        "libc": libc and [libc],
        "optional": True,
        "os": found["os"] and [found["os"]],
    }
    return {key: value for key, value in entry.items() if value}


def whole(lock: dict[str, Any]) -> dict[str, Any]:
    """The lock with every optional binary, and without where anything came from."""
    packages: dict[str, dict[str, Any]] = dict(lock["packages"])
    for package in lock["packages"].values():
        for name, version in package.get("optionalDependencies", {}).items():
            if f"node_modules/{name}" not in packages:
                packages[f"node_modules/{name}"] = binary(name, version)
    for package in packages.values():
        package.pop("resolved", None)
    return {**lock, "packages": dict(sorted(packages.items()))}


def main() -> None:
    npm("install", "--package-lock-only", "--ignore-scripts", "--omit-lockfile-registry-resolved")
    lock = whole(json.loads(LOCK.read_text(encoding="utf-8")))
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
