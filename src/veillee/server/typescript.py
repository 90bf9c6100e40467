"""Writes web/src/protocol.ts, and one such file for each game: the types and numbers of the client, from the very
structs that the server speaks.

`python -m veillee.server.typescript` writes them; with `--check` it only says whether they are up to date.
"""

import argparse
import json
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from veillee.games import GAMES
from veillee.rooms import messages
from veillee.rooms.clips import CLIP_BYTES, CLIP_SECONDS
from veillee.rules import OWN, AnyGame
from veillee.rules.own_image import ALT_LENGTH
from veillee.salon import model
from veillee.salon.events import Act
from veillee.server import protocol
from veillee.workshop.image_check import IMAGE_BYTES, NARROWEST, THUMB_BYTES
from veillee.workshop.own_decks import AUTHOR_LENGTH, DECK_NAME_LENGTH
from veillee.workshop.views import OwnDeckPage

WEB = Path(__file__).resolve().parents[3] / "web"
# What the client must know besides: it copies no number of the server.
LIMITS: dict[str, int | str] = {
    "PROTOCOL": protocol.PROTOCOL,
    "NAME_LENGTH": model.NAME_LENGTH,
    "CHAT_LENGTH": model.CHAT_LENGTH,
    "CLIP_BYTES": CLIP_BYTES,
    "CLIP_SECONDS": CLIP_SECONDS,
    "OWN": OWN,
    "DECK_NAME_LENGTH": DECK_NAME_LENGTH,
    "AUTHOR_LENGTH": AUTHOR_LENGTH,
    "ALT_LENGTH": ALT_LENGTH,
    "IMAGE_BYTES": IMAGE_BYTES,
    "THUMB_BYTES": THUMB_BYTES,
    "NARROWEST_IMAGE": NARROWEST,
}
HEADER = "// Made by `make protocol` from the server's own types. Do not edit.\n"

COMPILE = """
import { compile } from "json-schema-to-typescript";
let text = "";
for await (const chunk of process.stdin) text += chunk;
const options = { bannerComment: "", additionalProperties: false, unreachableDefinitions: true,
  format: false, strictIndexSignatures: true, ignoreMinAndMaxItems: true };
const made = [];
for (const schema of JSON.parse(text)) made.push(await compile(schema, "Everything", options));
process.stdout.write(JSON.stringify(made));
"""


def house_schema() -> dict[str, Any]:
    types = {
        "FromBrowser": protocol.FromBrowser,
        "FromServer": messages.FromServer,
        "Act": Act,
        "OpenSalon": protocol.OpenSalon,
        "SalonOpened": protocol.SalonOpened,
        "TelevisionWaits": protocol.TelevisionWaits,
        "TelevisionShows": protocol.TelevisionShows,
        "ShowSalon": protocol.ShowSalon,
        "ClipStored": protocol.ClipStored,
        "ImageStored": protocol.ImageStored,
        "Proofread": protocol.Proofread,
        "Remarks": protocol.Remarks,
        "DeckStored": protocol.DeckStored,
        "HttpRefusal": protocol.HttpRefusal,
        "AlbumPage": messages.AlbumPage,
        "OwnDeckPage": OwnDeckPage,
        "HouseAbout": protocol.HouseAbout,
        "ReachAbout": protocol.ReachAbout,
    }
    return schema(
        definitions_of("", types, sent=set(types) - {"FromBrowser", "Act", "OpenSalon", "Proofread", "ShowSalon"})
    )


def game_schema(game: AnyGame) -> dict[str, Any]:
    """Each type under the game's name."""
    parts = {part: getattr(game, f"{part}_type") for part in ("public", "private", "move", "options", "story")}
    if game.draft_type is not None:
        parts["draft"] = game.draft_type
    types = {part.capitalize(): kind for part, kind in parts.items()}
    return schema(definitions_of(game.name.capitalize(), types, sent=set(types) - {"Move"}))


def schema(definitions: dict[str, Any]) -> dict[str, Any]:
    return {
        "title": "Everything",
        "type": "object",
        "properties": {name: {"$ref": f"#/definitions/{name}"} for name in definitions},
        "required": list(definitions),
        "definitions": definitions,
    }


def definitions_of(prefix: str, types: dict[str, Any], sent: set[str]) -> dict[str, Any]:
    schemas, definitions = msgspec.json.schema_components(
        types.values(), schema_hook=any_json, ref_template=f"#/definitions/{prefix}{{name}}"
    )
    for name, one in zip(types, schemas, strict=True):
        definitions.setdefault(name, one)
    shown = reached(definitions, prefix, [schemas[at] for at, name in enumerate(types) if name in sent])
    for name, one in definitions.items():
        # What the server sends has optional fields only where one may be unset, which has no default in the schema;
        # what browsers alone send has them wherever there is a default.
        if (name in shown or name in sent) and "properties" in one:
            fields = one["properties"].items()
            one["required"] = [key for key, field in fields if key in one["required"] or "default" in field]
        tuples(one)
        one["title"] = prefix + name
        one.pop("description", None)
    return {prefix + name: one for name, one in definitions.items()}


def reached(definitions: dict[str, Any], prefix: str, schemas: list[Any]) -> set[str]:
    """The definitions that these schemas use, and those that they use in turn."""
    found: set[str] = set()
    waiting = [msgspec.json.encode(schema).decode() for schema in schemas]
    while waiting:
        for name in re.findall(rf'"#/definitions/{prefix}(\w+)"', waiting.pop()):
            if name not in found:
                found.add(name)
                waiting.append(msgspec.json.encode(definitions[name]).decode())
    return found


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


def any_json(kind: type) -> dict[str, Any]:
    if kind is msgspec.Raw:
        return {}
    raise NotImplementedError(kind)


def shared_by(game: AnyGame) -> str:
    """What the screens of a game need of its rules: how many play, its numbers, the range and default of each option.

    The numbers are the constants in capitals beside its options.
    """
    model = vars(import_module(game.options_type.__module__))
    numbers = {name: value for name, value in model.items() if name.isupper() and type(value) is int}
    options = {}
    for field in msgspec.inspect.type_info(game.options_type).fields:  # type: ignore[attr-defined]
        kind = field.type
        bounds = {"least": getattr(kind, "ge", None), "most": getattr(kind, "le", None)}
        known = {name: bound for name, bound in bounds.items() if bound is not None}
        options[field.encode_name] = {"default": field.default, **known}
    about = {
        "least": game.players.start,
        "most": game.players.stop - 1,
        "colours": game.colours,
        **numbers,
        "options": options,
        "presets": game.presets,
    }
    return msgspec.json.format(msgspec.json.encode(about), indent=2).decode()


def typescript() -> dict[Path, str]:
    """The text of each generated file."""
    games = list(GAMES.values())
    made = subprocess.run(
        ["node", "--input-type=module", "-e", COMPILE],
        cwd=WEB,
        input=msgspec.json.encode([house_schema(), *map(game_schema, games)]),
        capture_output=True,
        check=True,
    )
    house, *types = [
        re.sub(r"/\*\*.*?\*/\n|export interface Everything \{.*?\n\}\n", "", text, flags=re.S)
        for text in msgspec.json.decode(made.stdout, type=list[str])
    ]
    limits = "".join(f"export const {name} = {json.dumps(value)};\n" for name, value in LIMITS.items())
    files = {WEB / "src" / "protocol.ts": HEADER + limits + house}
    for game, text in zip(games, types, strict=True):
        numbers = f"export const {game.name.upper()} = {shared_by(game)} as const;\n"
        files[WEB / "src" / "games" / game.name / "protocol.ts"] = HEADER + numbers + text
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if a file is not up to date")
    check = parser.parse_args().check
    stale = 0
    for file, text in typescript().items():
        if check and (not file.exists() or file.read_text(encoding="utf-8") != text):
            print(f"{file.relative_to(WEB)} is not what the server speaks: run `make protocol`", file=sys.stderr)
            stale = 1
        elif not check:
            file.write_text(text, encoding="utf-8")
    return stale


if __name__ == "__main__":
    sys.exit(main())
