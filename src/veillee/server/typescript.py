"""Writes web/src/protocol.ts: the client's types, from the very structs that the server speaks.

`python -m veillee.server.typescript` writes it; with `--check` it only says whether the file is up to date.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from veillee.games import GAMES
from veillee.salon import model
from veillee.salon.events import Act
from veillee.server import protocol

WEB = Path(__file__).resolve().parents[3] / "web"
HEADER = "// Made by `make protocol` from src/veillee/server/protocol.py and the games. Do not edit.\n"

COMPILE = """
import { compile } from "json-schema-to-typescript";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const options = { bannerComment: "", additionalProperties: false, unreachableDefinitions: true,
  format: false, strictIndexSignatures: true, ignoreMinAndMaxItems: true };
process.stdout.write(await compile(JSON.parse(text), "Everything", options));
"""


def schema() -> dict[str, Any]:
    """The house's messages, and each game's own types under the game's name."""
    house = {
        "FromBrowser": protocol.FromBrowser,
        "FromServer": protocol.FromServer,
        "Act": Act,
        "OpenSalon": protocol.OpenSalon,
        "SalonOpened": protocol.SalonOpened,
        "ClipStored": protocol.ClipStored,
        "HttpRefusal": protocol.HttpRefusal,
    }
    definitions = definitions_of("", house)
    for name, game in GAMES.items():
        parts = ("public", "private", "move", "options", "draft", "story")
        definitions |= definitions_of(
            name.capitalize(), {part.capitalize(): getattr(game, f"{part}_type") for part in parts}
        )
    return {
        "title": "Everything",
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in definitions},
        "required": list(definitions),
        "definitions": definitions,
    }


def definitions_of(prefix: str, types: dict[str, Any]) -> dict[str, Any]:
    schemas, definitions = msgspec.json.schema_components(
        types.values(), schema_hook=any_json, ref_template=f"#/definitions/{prefix}{{name}}"
    )
    for name, one in zip(types, schemas, strict=True):
        definitions.setdefault(name, one)
    for name, one in definitions.items():
        everything_is_sent(one)
        tuples(one)
        one["title"] = prefix + name
        one.pop("description", None)
    return {prefix + name: one for name, one in definitions.items()}


def tuples(schema: Any) -> None:
    """Some numbers in a fixed order, which the compiler would take for an empty list."""
    if isinstance(schema, dict):
        if items := schema.pop("prefixItems", None):
            assert all(item["type"] == "integer" for item in items)
            schema["tsType"] = f"[{', '.join(['number'] * len(items))}]"
        for part in schema.values():
            tuples(part)
    elif isinstance(schema, list):
        for part in schema:
            tuples(part)


SENT_BY_BROWSERS = {"Hello", "Join", "AskStory", "Say", "Tune", "Mime"}


def everything_is_sent(definition: dict[str, Any]) -> None:
    """The server never leaves out a field, so what it sends has no optional ones; what browsers send may."""
    if definition.get("title") not in SENT_BY_BROWSERS and "properties" in definition:
        definition["required"] = list(definition["properties"])


def any_json(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {}
    raise NotImplementedError(kind)


def typescript() -> str:
    made = subprocess.run(
        ["node", "--input-type=module", "-e", COMPILE],
        cwd=WEB,
        input=msgspec.json.encode(schema()),
        capture_output=True,
        check=True,
    )
    limits = (
        f"export const PROTOCOL = {protocol.PROTOCOL};\n"
        f"export const NAME_LENGTH = {model.NAME_LENGTH};\n"
        f"export const CHAT_LENGTH = {model.CHAT_LENGTH};\n"
    )
    types = re.sub(r"/\*\*.*?\*/\n|export interface Everything \{.*?\n\}\n", "", made.stdout.decode(), flags=re.S)
    return HEADER + limits + types


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is not up to date")
    check = parser.parse_args().check
    target = WEB / "src" / "protocol.ts"
    made = typescript()
    if check:
        if target.read_text(encoding="utf-8") != made:
            print("web/src/protocol.ts is not what the server speaks: run `make protocol`", file=sys.stderr)
            return 1
        return 0
    target.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
