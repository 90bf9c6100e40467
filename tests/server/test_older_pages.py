"""Pages of the versions that a server says it answers: what they send is understood, and what they read is still sent.

`tests/server/pages/3.json` is what protocol 3 says, as it was when it was written down. A change that such pages cannot
follow needs the next number in `PROTOCOL`, and then `python -m tests.server.test_older_pages` writes its file. Whoever
raises `OLDEST_PROTOCOL` deletes the file of the older one: its pages are told to load themselves anew.
"""

import copy
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from veillee.rooms import messages
from veillee.server import protocol

PAGES = Path(__file__).parent / "pages"
BOTH = {"sent": protocol.FromBrowser, "read": messages.FromServer}
# These say nothing about which values are right.
WORDS = {"description", "title", "default"}

Json = dict[str, Any]


def said_now() -> Json:
    """What browsers send and read, as definitions by name."""
    made = {}
    for way, kind in BOTH.items():
        (_,), definitions = msgspec.json.schema_components([kind], schema_hook=lambda _: {})
        made[way] = {name: strip(one) for name, one in definitions.items()}
    return made


def strip(schema: Any) -> Any:
    if isinstance(schema, dict):
        return {
            key: {name: strip(one) for name, one in value.items()} if key == "properties" else strip(value)
            for key, value in schema.items()
            if key not in WORDS
        }
    return [strip(one) for one in schema] if isinstance(schema, list) else schema


def wrong(then: Json, now: Json) -> list[str]:
    """Why a page of that time cannot follow."""
    found = []
    for way in BOTH:
        for name, old in then[way].items():
            new = now[way].get(name)
            if new is None:
                found.append(f"{name} is no more")
                continue
            for field, schema in old.get("properties", {}).items():
                if field not in new.get("properties", {}):
                    found.append(f"{name}.{field} is no more")
                elif not includes(new["properties"][field], schema):
                    found.append(f"{name}.{field} is another thing")
            needed, always = set(new.get("required", ())), set(old.get("required", ()))
            if way == "sent":
                found += [f"{name}.{field} must be sent now" for field in sorted(needed - always)]
            else:
                found += [f"{name}.{field} is not always there any more" for field in sorted(always - needed)]
    return found


def includes(new: Any, old: Any) -> bool:
    """Whether everything that was possible still is; there may be more."""
    if isinstance(old, dict) and isinstance(new, dict):
        return old.keys() == new.keys() and all(
            all(one in new[key] for one in value)
            if key in ("anyOf", "enum")
            # Which tag means which of them.
            else value.items() <= new[key].items()
            if key == "mapping"
            else includes(new[key], value)
            for key, value in old.items()
        )
    return bool(new == old)


@pytest.mark.parametrize("number", range(protocol.OLDEST_PROTOCOL, protocol.PROTOCOL + 1))
def test_a_page_of_each_version_that_is_answered_can_follow(number: int) -> None:
    then = json.loads((PAGES / f"{number}.json").read_text(encoding="utf-8"))
    assert wrong(then, said_now()) == []


def test_there_is_no_file_of_a_version_that_is_not_answered() -> None:
    answered = range(protocol.OLDEST_PROTOCOL, protocol.PROTOCOL + 1)
    assert {int(file.stem) for file in PAGES.iterdir()} == set(answered)


def test_a_change_that_a_page_cannot_follow_is_found() -> None:
    now = said_now()
    assert wrong(now, now) == []

    def found(way: str, change: Any) -> list[str]:
        other = copy.deepcopy(now)
        change(other[way])
        return wrong(now, other)

    assert found("sent", lambda one: one["Hello"]["required"].append("build")) == ["Hello.build must be sent now"]
    assert found("read", lambda one: one["Done"]["properties"].pop("mid")) == ["Done.mid is no more"]
    assert found("read", lambda one: one.pop("Done")) == ["Done is no more"]
    assert found("read", lambda one: one["Done"]["required"].remove("mid")) == ["Done.mid is not always there any more"]
    assert found("sent", lambda one: one["Hello"]["properties"]["protocol"].update(type="string")) == [
        "Hello.protocol is another thing"
    ]
    # More may be sent and read at any time.
    assert found("read", lambda one: one["Done"]["properties"].update(seq={"type": "integer"})) == []
    assert found("sent", lambda one: one["Hello"]["properties"].update(build={"type": "string"})) == []


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    text = json.dumps(said_now(), sort_keys=True, indent=1, ensure_ascii=False)
    (PAGES / f"{protocol.PROTOCOL}.json").write_text(text + "\n", encoding="utf-8")
