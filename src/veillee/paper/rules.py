"""The rules of a game for people around a table: the text of the client, without what only screens do."""

import tomllib
from pathlib import Path

import msgspec
from msgspec import Struct

from veillee.paper import client
from veillee.paper.texts import Language

Both = dict[str, str]
GAMES = Path(__file__).resolve().parents[1] / "games"


class Rule(Struct, frozen=True):
    id: str
    fr: str
    en: str


class Section(Struct, frozen=True):
    title: Both
    rules: tuple[Rule, ...]


class Rules(Struct, frozen=True):
    title: Both
    line: Both
    sections: tuple[Section, ...]
    credits: Both
    advice: tuple[Both, ...] = ()


class PaperSection(Struct, frozen=True):
    title: str
    rules: tuple[str, ...]


def read_rules(game: str) -> Rules:
    """The build of the client writes the rules of all games into one file."""
    return msgspec.json.decode(client.read("rules.json"), type=dict[str, Rules])[game]


def at_a_table(game: str, rules: Rules, language: Language) -> tuple[PaperSection, ...]:
    """A rule that speaks of screens has another text for paper; an empty one leaves it out."""
    others = other_texts(game)
    sections = []
    for section in rules.sections:
        texts = [others[rule.id][language] if rule.id in others else getattr(rule, language) for rule in section.rules]
        sections.append(PaperSection(section.title[language], tuple(text for text in texts if text)))
    return tuple(sections)


def other_texts(game: str) -> dict[str, Both]:
    """By the ids of rules."""
    try:
        return tomllib.loads((GAMES / game / "at_a_table.toml").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
