"""What files of finished games are good for: `veillee verify` and `veillee album`."""

import argparse
import sys
from pathlib import Path

import msgspec

from veillee.album.chapters import of_records
from veillee.album.file import album_file
from veillee.cli.words import count
from veillee.decks import Library
from veillee.rules import Refused
from veillee.salon.records import Record, verify


def add_commands(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    verifying = commands.add_parser("verify", help="check that a finished game was dealt fairly")
    verifying.add_argument("file", type=Path, help="the file that “Check the shuffle” on its last screen gave you")
    verifying.set_defaults(run=verify_file)

    binding = commands.add_parser("album", help="make the album of an evening from the files of its games")
    binding.add_argument("file", type=Path, nargs="+", help="the files that the last screens of the games gave you")
    binding.add_argument("-o", "--output", type=Path, default=Path("album.html"), help="(default: %(default)s)")
    binding.add_argument("--language", choices=("fr", "en"), default="fr", help="(default: %(default)s)")
    binding.set_defaults(run=bind_album)


def verify_file(chosen: argparse.Namespace) -> int:
    try:
        file = chosen.file.read_bytes()
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    verdict = verify(file)
    for wrong in verdict.wrong:
        print(f"✗ {wrong}")
    if verdict.wrong:
        return 1
    print(
        f"✓ fair: the server used the part it had sealed, and all {verdict.shuffles} shuffles follow from all the parts"
    )
    print(f"  rules   {verdict.rules}")
    print(f"  seal    {verdict.commitment}")
    if verdict.outcome is not None:
        print(f"  scores  {', '.join(map(str, verdict.outcome.scores))}")
    print(
        "  Compare this seal with the one on your screen before the deal: the file alone cannot prove that they match."
    )
    return 0


def bind_album(chosen: argparse.Namespace) -> int:
    records = []
    for path in chosen.file:
        try:
            records.append(msgspec.json.decode(path.read_bytes(), type=Record))
        except OSError as error:
            print(error, file=sys.stderr)
            return 2
        except (msgspec.MsgspecError, UnicodeError) as error:
            print(f"{path}: not a game that this version can read: {error}", file=sys.stderr)
            return 1
    library = Library()
    try:
        album = of_records(records, library)
        file = album_file(album, chosen.language, library)
    except msgspec.MsgspecError as error:
        print(f"The story in one of the files cannot be read: {error}", file=sys.stderr)
        return 1
    except Refused:
        print("The client is not built: run make client.", file=sys.stderr)
        return 1
    try:
        chosen.output.write_bytes(file)
    except OSError as error:
        print(error, file=sys.stderr)
        return 2
    moments = sum(len(chapter.pages) for chapter in album.chapters)
    told = f"{count(len(album.chapters), 'game')}, {count(moments, 'page')}"
    print(f"{chosen.output}: {told}, {len(file) / 1e6:.1f} MB")
    return 0
