"""How similar a text and an image are, from our own word associations and the keywords of the images.

`themes.csv` lists about 160 themes. Each has words that belong to it, clues that suggest it, and near themes.
"""

import csv
import math
import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TypeAlias

from msgspec import Struct

from veillee.bots.mind import Keyword
from veillee.rules import Language, plain

HERE = Path(__file__).parent
NEIGHBOUR_SHARE = 0.35  # the part of a theme's weight that each near theme gets
SAYING_WEIGHT = 2.0  # one of our own clues counts as this many words of its theme
NAMING_BONUS = 0.5  # added when the text names what the image shows

Theme: TypeAlias = str
Vector: TypeAlias = Mapping[str, float]

STOP_WORDS = frozenset(
    re.findall(
        r"\w+",
        """a an the of in on at to and or is it its for with my your our you me we they he she i that this what who no
        not le la les un une des de du d l et ou en au aux ce se s qui que qu est c il elle je tu y n ne pas mon ma mes
        ton ta son sa ses notre nos votre dans sur pour par avec sans""",
    )
)


class Lexicon(Struct, frozen=True):
    """`themes.csv` in one language. `words` maps a first token to (all tokens of the word, its theme).

    `names`: what the language calls a theme, the first of its words.
    """

    words: dict[str, list[tuple[frozenset[str], Theme]]]
    sayings: dict[str, Theme]
    near: dict[Theme, list[Theme]]
    themes_of_word: dict[frozenset[str], int]
    names: dict[Theme, str]


@lru_cache(maxsize=16384)
def tokens(text: str) -> frozenset[str]:
    """The words of a text, without stop words, accents and endings."""
    letters = plain(text)
    return frozenset(stem(word) for word in re.findall(r"[a-z]+", letters) if word not in STOP_WORDS)


def stem(word: str) -> str:
    for ending in ("ing", "ly", "es", "s", "x", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


@cache
def lexicon(language: Language) -> Lexicon:
    words: dict[str, list[tuple[frozenset[str], Theme]]] = defaultdict(list)
    sayings: dict[str, Theme] = {}
    near: dict[Theme, list[Theme]] = defaultdict(list)
    counts: dict[frozenset[str], int] = defaultdict(int)
    names: dict[Theme, str] = {}
    with (HERE / "themes.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["kind"] == "near":
                near[row["theme"]].append(row["text"])
            elif row["language"] != language:
                continue
            elif row["kind"] == "saying":
                sayings[row["text"]] = row["theme"]
            elif found := tokens(row["text"]):
                words[min(found)].append((found, row["theme"]))
                counts[found] += 1
                names.setdefault(row["theme"], row["text"])
    return Lexicon(words=dict(words), sayings=sayings, near=dict(near), themes_of_word=dict(counts), names=names)


def themes_in(text: str, language: Language) -> dict[Theme, float]:
    """The themes of a text, with weights. A word that belongs to many themes counts less for each of them."""
    lexis = lexicon(language)
    found: dict[Theme, float] = defaultdict(float)
    seen = tokens(text)
    # Sorted, because sums of floats depend on their order, and the order of a set differs from process to process.
    for token in sorted(seen):
        for word, theme in lexis.words.get(token, ()):
            if word <= seen:
                found[theme] += len(word) / math.sqrt(lexis.themes_of_word[word])
    said = lexis.sayings.get(text)
    if said is not None:
        found[said] += SAYING_WEIGHT
    return dict(found)


def unit_vector(themes: Mapping[Theme, float], language: Language) -> Vector:
    """The themes with a share for near themes, scaled to length 1."""
    near = lexicon(language).near
    wide: dict[str, float] = defaultdict(float, themes)
    for theme, weight in themes.items():
        for other in near.get(theme, ()):
            wide[other] += NEIGHBOUR_SHARE * weight
    length = math.sqrt(sum(weight * weight for weight in wide.values()))
    return {theme: weight / length for theme, weight in wide.items()} if length else {}


# The cache is limited because people write clues too.
@lru_cache(maxsize=4096)
def text_vector(text: str, language: Language) -> Vector:
    return unit_vector(themes_in(text, language), language)


@lru_cache(maxsize=4096)
def image_vector(keywords: tuple[Keyword, ...], language: Language) -> Vector:
    found: dict[Theme, float] = defaultdict(float)
    for keyword in keywords:
        for theme, weight in themes_in(word_of(keyword, language), language).items():
            found[theme] += weight * keyword.weight
    return unit_vector(found, language)


def word_of(keyword: Keyword, language: Language) -> str:
    return keyword.fr if language == "fr" else keyword.en


def dot_product(one: Vector, other: Vector) -> float:
    return sum(weight * other[theme] for theme, weight in one.items() if theme in other)


def likeness(text: str, image: tuple[Keyword, ...], language: Language) -> float:
    """From 0 (nothing in common) to about 1.5."""
    seen = tokens(text)
    named = sum(keyword.weight for keyword in image if (word := tokens(word_of(keyword, language))) and word <= seen)
    return dot_product(text_vector(text, language), image_vector(image, language)) + NAMING_BONUS * min(named / 3, 1)


def sayings(language: Language) -> Mapping[str, Theme]:
    """Our clues, with the theme of each."""
    return lexicon(language).sayings


# Words or no words


@cache
def known_stems() -> frozenset[str]:
    """Of all words of `themes.csv`, in both languages."""
    with (HERE / "themes.csv").open(encoding="utf-8", newline="") as file:
        texts = [row["text"] for row in csv.DictReader(file) if row["kind"] != "near"]
    return frozenset(stem(word) for text in texts for word in re.findall(r"[a-z]+", plain(text)))


def runs(word: str) -> set[str]:
    """Three letters each, with the beginning and the end."""
    whole = f"^{word}$"
    return {whole[at : at + 3] for at in range(len(whole) - 2)}


@cache
def known_runs() -> frozenset[str]:
    return frozenset(run for word in known_stems() for run in runs(word))


def sense(text: str) -> float:
    """How much of a text is words, from 0 to 1. A word that we do not know counts half if it is built like one.

    Of other scripts than ours nothing is known.
    """
    words = re.findall(r"[a-z]+", plain(text))
    if not words:
        return float(any(map(str.isalpha, text)))
    known = sum(len(word) for word in words if word in STOP_WORDS or stem(word) in known_stems())
    alike = sum(
        len(word)
        for word in words
        if word not in STOP_WORDS and stem(word) not in known_stems() and runs(word) <= known_runs()
    )
    return (known + alike / 2) / sum(map(len, words))


@cache
def phrases(file: Path, language: Language) -> dict[str, list[str]]:
    """The phrases of a game's bots in one language, by the part of the sentence or of the talk they are for."""
    found: dict[str, list[str]] = {}
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines):
            if row["language"] == language:
                found.setdefault(row["part"], []).append(row["text"])
    return found
