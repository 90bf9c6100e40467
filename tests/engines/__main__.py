"""Plays a round of every game in three engines, and shows their screens side by side (make engines)."""

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from pathlib import Path

from PIL import Image

from tests.conftest import ServerProcess
from tests.engines.browsers import ENGINES, LAPTOP, PHONE, Size
from tests.engines.person import Person
from tests.engines.rounds import ROUNDS, open_salon

SIZES = {size.name: size for size in (PHONE, LAPTOP)}


async def play(engine: str, game: str, size: Size, address: str, pictures: Path) -> str:
    """Gives what to say about it."""
    began = time.monotonic()
    title, rounds = ROUNDS[game]
    async with ENGINES[engine].start(size) as browser:
        person = Person(browser, pictures / engine / size.name / game)
        try:
            await open_salon(person, address, title)
            await rounds(person)
            await person.leave()
        except BaseException:
            await person.picture("failed")
            raise
    notes = [f"played in {time.monotonic() - began:.0f} s", f"{len(person.taken)} pictures", *person.notes]
    return ", ".join(notes)


def side_by_side(pictures: Path) -> None:
    """One picture of every screen, in the order of ENGINES: also with what earlier runs have left in the folder."""
    seen: dict[tuple[str, str, str], list[Path]] = {}
    for engine in ENGINES:
        for file in sorted((pictures / engine).glob("*/*/*.png")):
            size, game = file.parts[-3:-1]
            seen.setdefault((size, game, file.stem[3:]), []).append(file)
    for (size, game, screen), files in seen.items():
        images = [Image.open(file) for file in files]
        whole = Image.new("RGB", (sum(one.width + 8 for one in images) - 8, max(one.height for one in images)), "red")
        across = 0
        for image in images:
            whole.paste(image, (across, 0))
            across += image.width + 8
        target = pictures / "side by side" / size
        target.mkdir(parents=True, exist_ok=True)
        whole.save(target / f"{game} {screen}.png")


async def main() -> int:
    parser = argparse.ArgumentParser(prog="make engines", description=__doc__)
    parser.add_argument("--engine", action="append", choices=ENGINES, help="only this one; may be repeated")
    parser.add_argument("--game", action="append", choices=ROUNDS, help="only this one; may be repeated")
    parser.add_argument("--size", action="append", choices=SIZES, help="only this one; may be repeated")
    parser.add_argument("--pictures", type=Path, default=Path(".cache/engines"), help="where pictures are kept")
    chosen = parser.parse_args()
    engines = chosen.engine or list(ENGINES)
    failed = 0
    with tempfile.TemporaryDirectory() as data:
        server = ServerProcess(Path(data))
        server.start("--bot-pace", "0.05")
        try:
            for engine in engines:
                for game in chosen.game or ROUNDS:
                    for size in chosen.size or SIZES:
                        if why := ENGINES[engine].missing():
                            outcome = f"left out: {why}"
                        else:
                            try:
                                outcome = await play(engine, game, SIZES[size], server.address, chosen.pictures)
                            except Exception:
                                failed += 1
                                traceback.print_exc()
                                outcome = "FAILED"
                        print(f"{engine:<9} {game:<13} {size:<7} {outcome}", flush=True)
        finally:
            server.kill()
    side_by_side(chosen.pictures)
    print(f"pictures in {chosen.pictures}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
