"""`python -m art.review`: fresh eyes on the story deck, as in the game, kept in review.json beside the manifest.

    python -m art.review show FOLDER      the cards, six to a sheet, for whoever writes three clues for each
    python -m art.review deal FOLDER      one clue of each card, and four random hands of six to pick from
    python -m art.review lay FOLDER       the card among the four picks, for whoever looks for it
    python -m art.review pairs FOLDER COMMIT    each card as it was in that commit beside what it is now, to be judged
    python -m art.review judged FOLDER    takes what judges wrote into FOLDER/*.jsonl
    python -m art.review again FOLDER     the same of further judges
    python -m art.review figures          what came of it

The judge of pairs does not know which of two is older: the key to them lies beside FOLDER. For each pair a line
{"pair": "story-07", "left": [richness, beauty, craft], "right": [...], "better": "left" or "right", "why": "..."},
each from 1 to 5. First judges are told nothing more. Further ones are asked to be severe: 5 could stand in a published
deck as it is, 4 is good with small faults, 3 acceptable with clear faults, 2 weak, 1 broken.

A reviewer never draws, and never reads recipes, keywords or alternative texts. Sheets number the cards; what a
reviewer writes goes into review.json under the cards' ids, with a fingerprint of the picture that was seen.
"""

from __future__ import annotations

import hashlib
import io
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, TypedDict

from PIL import Image, ImageDraw

from art.decks import FOLDERS, of_deck
from art.jobs import HERE

REVIEW = HERE / "review.json"
IMAGES = FOLDERS["story"] / "images"
RIVALS, HAND = 4, 6


class Round(TypedDict):
    """A clue for a card, four hands of six, what was picked from each, the five as laid out, the one chosen."""

    card: str
    clue: str
    hands: list[list[str]]
    picks: list[str]
    laid: list[str]
    chosen: str


class Verdict(TypedDict):
    """Whether a card calls up different clues; what was said of one that was redrawn stays under `earlier`."""

    keep: bool
    remark: str


class Earlier(TypedDict):
    scene: str
    clues: list[str]
    remark: str


class Play(TypedDict):
    """A first play, with clues that pointed at details: all found everything, which tells nothing."""

    clues: dict[str, list[str]]
    rounds: list[Round]


class Opinion(TypedDict):
    """Of old and new of one card, by a judge who did not know which is which: richness, beauty, craft."""

    new_was: str
    old_scores: list[int]
    new_scores: list[int]
    new_is_better: bool
    why: str


class Pair(Opinion):
    """By ids. What the first judge said, and further ones, who were asked to be severe."""

    deck: str
    old: str
    new: str
    seen: str
    more: list[Opinion]


class Review(TypedDict):
    seen: dict[str, str]
    clues: dict[str, list[str]]
    verdicts: dict[str, Verdict]
    earlier: list[Earlier]
    first: Play
    superseded: list[Round]  # of cards that were redrawn after their round, and played again
    rounds: list[Round]
    pairs: list[Pair]


def read() -> Review:
    if not REVIEW.exists():
        return Review(
            seen={},
            clues={},
            verdicts={},
            earlier=[],
            first=Play(clues={}, rounds=[]),
            superseded=[],
            rounds=[],
            pairs=[],
        )
    review: Review = json.loads(REVIEW.read_text("utf-8"))
    return review


def write(review: Review) -> None:
    REVIEW.write_text(json.dumps(review, indent=1, ensure_ascii=False) + "\n", "utf-8")


def picture(id: str, deck: str = "story") -> str:
    """A fingerprint of a card as printed."""
    return hashlib.sha256((FOLDERS[deck] / "images" / f"{id}.webp").read_bytes()).hexdigest()[:12]


def _row(ids: list[str], width: int, start: int = 1) -> Image.Image:
    height = width * 3 // 2
    sheet = Image.new("RGB", (len(ids) * (width + 8) + 8, height + 30), "#3a3f4c")
    pen = ImageDraw.Draw(sheet)
    for i, id in enumerate(ids):
        with Image.open(IMAGES / f"{id}.webp") as image:
            sheet.paste(image.resize((width, height), Image.Resampling.LANCZOS), (8 + i * (width + 8), 22))
        pen.text((12 + i * (width + 8), 5), str(start + i), fill="#ffffff", font_size=16)
    return sheet


def _stack(rows: list[Image.Image]) -> Image.Image:
    sheet = Image.new("RGB", (max(row.width for row in rows), sum(row.height for row in rows)), "#3a3f4c")
    y = 0
    for row in rows:
        sheet.paste(row, (0, y))
        y += row.height
    return sheet


def show(folder: Path) -> None:
    ids = [scene.id for scene in of_deck("story")]
    for first in range(0, len(ids), 6):
        rows = [_row(ids[k : k + 3], 400, k + 1) for k in range(first, min(first + 6, len(ids)), 3)]
        _stack(rows).save(folder / f"cards-{first + 1:02}.png")
    (folder / "ids.json").write_text(json.dumps(ids), "utf-8")


def deal(folder: Path, review: Review) -> None:
    """A round for every card that has clues and none yet: the clue is drawn, and so are the hands."""
    known = [scene.id for scene in of_deck("story") if scene.id in review["clues"]]
    played = {one["card"] for one in review["rounds"]}
    for card in known:
        if card not in played:
            random = Random(card)
            others = random.sample([id for id in known if id != card], RIVALS * HAND)
            clue = random.choice(review["clues"][card])
            hands = [others[i * HAND : (i + 1) * HAND] for i in range(RIVALS)]
            review["rounds"].append(Round(card=card, clue=clue, hands=hands, picks=[], laid=[], chosen=""))
    write(review)
    for n, one in enumerate(review["rounds"]):
        if not one["picks"]:
            _stack([_row(hand, 190) for hand in one["hands"]]).save(folder / f"hands-{n:02}.png")
            (folder / f"hands-{n:02}.txt").write_text(one["clue"] + "\n", "utf-8")


def lay(folder: Path, review: Review) -> None:
    for n, one in enumerate(review["rounds"]):
        if one["picks"] and not one["laid"]:
            laid = [one["card"], *one["picks"]]
            Random(f"{n} {one['clue']}").shuffle(laid)
            one["laid"] = laid
        if one["laid"] and not one["chosen"]:
            _row(one["laid"], 300).save(folder / f"laid-{n:02}.png")
            (folder / f"laid-{n:02}.txt").write_text(one["clue"] + "\n", "utf-8")
    write(review)


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=HERE.parent, check=True, capture_output=True).stdout


def _both(deck: str, commit: str) -> list[tuple[str, str]]:
    """Old and new ids of the cards whose picture changed. What was drawn from a new idea is beside what went for it."""
    place = f"{commit}:{(FOLDERS[deck] / 'images').relative_to(HERE.parent)}"
    names = _git("ls-tree", "--name-only", place).decode().split()
    before = {name.removesuffix(".webp") for name in names if name.endswith(".webp") and ".thumb" not in name}
    now = {scene.id for scene in of_deck(deck)}
    pairs = [(id, id) for id in before & now] + list(zip(sorted(before - now), sorted(now - before), strict=True))
    return sorted(
        (old, new)
        for old, new in pairs
        if hashlib.sha256(_git("show", f"{place}/{old}.webp")).hexdigest()[:12] != picture(new, deck)
    )


def pair(folder: Path, commit: str) -> None:
    key: dict[str, tuple[str, str, str, str]] = {}
    for deck, where in FOLDERS.items():
        place = f"{commit}:{(where / 'images').relative_to(HERE.parent)}"
        pairs = _both(deck, commit)
        Random(commit).shuffle(pairs)
        for n, (old, new) in enumerate(pairs):
            with (
                Image.open(io.BytesIO(_git("show", f"{place}/{old}.webp"))) as before,
                Image.open(where / "images" / f"{new}.webp") as now,
            ):
                side = Random(f"{commit} {new}").choice(("left", "right"))
                left, right = (now, before) if side == "left" else (before, now)
                sheet = Image.new("RGB", (left.width + right.width + 24, left.height), "#3a3f4c")
                sheet.paste(left, (0, 0))
                sheet.paste(right, (left.width + 24, 0))
                sheet.save(folder / f"{deck}-{n:02}.png")
            key[f"{deck}-{n:02}"] = deck, old, new, side
    folder.with_suffix(".key.json").write_text(json.dumps(key), "utf-8")


def _opinion(said: dict[str, Any], side: str) -> Opinion:
    other = "right" if side == "left" else "left"
    return Opinion(
        new_was=side,
        old_scores=said[other],
        new_scores=said[side],
        new_is_better=said["better"] == side,
        why=said["why"],
    )


def judged(folder: Path, review: Review, further: bool = False) -> None:
    """What a first judge says later of a card replaces what was said before; of cards that are gone nothing is kept."""
    key = json.loads(folder.with_suffix(".key.json").read_text("utf-8"))
    now = {(deck, scene.id) for deck in FOLDERS for scene in of_deck(deck)}
    kept = {(one["deck"], one["new"]): one for one in review.get("pairs", []) if (one["deck"], one["new"]) in now}
    for file in sorted(folder.glob("*.jsonl")):
        for said in map(json.loads, file.read_text("utf-8").splitlines()):
            deck, old, new, side = key[said["pair"]]
            if further:
                kept[deck, new]["more"].append(_opinion(said, side))
            else:
                kept[deck, new] = Pair(
                    deck=deck, old=old, new=new, seen=picture(new, deck), more=[], **_opinion(said, side)
                )
    review["pairs"] = [kept[id] for id in sorted(kept)]
    write(review)


def _is_current(one: Pair) -> bool:
    there = (FOLDERS[one["deck"]] / "images" / f"{one['new']}.webp").exists()
    return there and picture(one["new"], one["deck"]) == one["seen"]


def _share(those: list[bool]) -> float:
    return round(sum(those) / len(those), 3)


def _figures_of(opinions: list[Opinion]) -> dict[str, float]:
    told = {"new preferred, share": _share([one["new_is_better"] for one in opinions])}
    for number, what in enumerate(("richness", "beauty", "craft")):
        old = [one["old_scores"][number] for one in opinions]
        new = [one["new_scores"][number] for one in opinions]
        told[f"{what}, old"] = round(sum(old) / len(old), 2)
        told[f"{what}, new"] = round(sum(new) / len(new), 2)
    told["new ones with a score below 3"] = sum(min(one["new_scores"]) < 3 for one in opinions)
    return told


def figures_of_pairs(review: Review) -> dict[str, float]:
    told: dict[str, float] = {}
    for deck in FOLDERS:
        pairs = [one for one in review.get("pairs", []) if one["deck"] == deck]
        if not pairs:
            continue
        told[f"{deck}: pairs judged blind"] = len(pairs)
        told[f"{deck}: of these as they were when seen"] = sum(map(_is_current, pairs))
        told[f"{deck}: seen by further judges too"] = sum(len(one["more"]) for one in pairs)
        first: list[Opinion] = [*pairs]
        further = [opinion for one in pairs for opinion in one["more"]]
        for whose, opinions in (("", first), (", severe judges", further)):
            if opinions:
                told |= {f"{deck}: {what}{whose}": value for what, value in _figures_of(opinions).items()}
    return told


def _found(rounds: list[Round]) -> int:
    return sum(one["chosen"] == one["card"] for one in rounds)


def figures(review: Review) -> dict[str, float]:
    """Everything that is said about the deck in figures comes from here."""
    played = [one for one in review["rounds"] if one["chosen"]]
    found, found_first = _found(played), _found(review["first"]["rounds"])
    clues = [clue.casefold() for given in review["clues"].values() for clue in given]
    again = sum(count - 1 for count in Counter(clues).values())
    current = [id for id, seen in review["seen"].items() if (IMAGES / f"{id}.webp").exists() and picture(id) == seen]
    return {
        "cards with three clues": sum(len(given) == 3 for given in review["clues"].values()),
        "clues given twice": again,
        "cards redrawn after a verdict": len(review["earlier"]),
        "rounds of the first play": len(review["first"]["rounds"]),
        "found in the first play": found_first,
        "rounds superseded": len(review["superseded"]),
        "found in them": _found(review["superseded"]),
        "rounds played": len(played),
        "found": found,
        "found, share": round(found / len(played), 3) if played else 0,
        "cards as they were when seen": len(current),
        **figures_of_pairs(review),
    }


def main(words: list[str]) -> int:
    what, *rest = words
    review = read()
    if what == "figures":
        for name, value in figures(review).items():
            print(f"{name:62}{value:>8}")
        return 0
    folder = Path(rest[0])
    folder.mkdir(parents=True, exist_ok=True)
    if what == "show":
        show(folder)
    elif what == "pairs":
        pair(folder, rest[1])
    elif what in ("judged", "again"):
        judged(folder, review, what == "again")
    elif what == "deal":
        deal(folder, review)
    else:
        lay(folder, review)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
