"""What bots know of images that people brought: what their descriptions say, in one language or both."""

import re
from collections.abc import Container, Iterable
from functools import lru_cache

from veillee.bots.lexicon import STOP_WORDS, lexicon, themes_in
from veillee.bots.mind import Keyword, Keywords, Thing, Things
from veillee.rules import Deck, Language, plain

# Who describes an image begins with the main thing.
MAIN_WORDS = 3
MAIN, BESIDE = 3, 2
MOST_THINGS = 3
# Without accents.
LITTLE_WORDS = STOP_WORDS.union(
    re.findall(
        r"\w+",
        """pres entre vers sous devant derriere contre tres plus comme tout tous toute dont deux trois quatre near
        between towards under over behind against very more like all whose two three four from into his her""",
    )
)
WORD = r"[^\W\d_]+(?:-[^\W\d_]+)*"
# Things with their article, where the words around them leave no doubt. In French a noun follows its article, but for a
# few adjectives; « le » and « la » count where no pronoun can stand. An English noun is the last word before a little
# word or a punctuation mark.
FRENCH_NOUN = rf"(?:(?:petit|grand|gros|vieux|vieil|beau|bel|jeune|joli|long|haut)\w* )*{WORD}"
FRENCH_THING = re.compile(
    rf"\b(?:une?|des) {FRENCH_NOUN}"
    rf"|(?:^|(?<=[,;:.] )|(?<=\bdans )|(?<=\bsur )|(?<=\bsous )|(?<=\bde )|(?<=\bdevant )|(?<=\bavec ))"
    rf"(?:les? |la |l[’']){FRENCH_NOUN}",
    re.IGNORECASE,
)
ENGLISH_THING = re.compile(
    rf"\b(?:an?|the) (?:{WORD} )?{WORD}"
    r"(?=[,.;:!?]|$| (?:in|on|of|at|to|with|without|under|over|beside|behind|near|and|by)\b)",
    re.IGNORECASE,
)
# After a noun these are verbs: “a boy runs in”, “a lamp hanging on”.
ENGLISH_VERB = re.compile(r"^\w+ \w+ \w*(?:[^s]s|ing|ed)$")


def own_keywords(decks: Iterable[Deck], known: Container[str] = ()) -> Keywords:
    """The words of the descriptions, for the images of these decks but those `known`. The main thing weighs more."""
    return {
        card.id: keywords_of(card.fields.get("alt_fr", ""), card.fields.get("alt_en", ""))
        for deck in decks
        if deck.kind == "images"
        for card in deck.cards
        if card.id not in known
    }


@lru_cache(maxsize=1024)
def keywords_of(fr: str, en: str) -> tuple[Keyword, ...]:
    """If there is no description in one language, the words of its themes stand for those of the other."""
    french = [Keyword(fr=word, en="" if en else translated(word, "fr"), weight=weight) for word, weight in weighed(fr)]
    english = [Keyword(fr="" if fr else translated(word, "en"), en=word, weight=weight) for word, weight in weighed(en)]
    return (*french, *english)


def weighed(text: str) -> list[tuple[str, int]]:
    """The words that say something, each once."""
    found = dict.fromkeys(word for word in re.findall(WORD, text.lower()) if says_something(word))
    return [(word, MAIN if place < MAIN_WORDS else BESIDE) for place, word in enumerate(found)]


def says_something(word: str) -> bool:
    return len(word) > 2 and plain(word) not in LITTLE_WORDS


def translated(word: str, language: Language) -> str:
    """What the other language calls the theme that this word is most about."""
    themes = themes_in(word, language)
    names = lexicon("en" if language == "fr" else "fr").names
    return names.get(max(themes, key=lambda theme: themes[theme]), "") if themes else ""


def own_things(decks: Iterable[Deck], language: Language, known: Container[str] = ()) -> Things:
    """What a bot that speaks this language can name in these images but those `known`, if they are described in it."""
    return {
        card.id: things_of(card.fields.get(f"alt_{language}", ""), language)
        for deck in decks
        if deck.kind == "images"
        for card in deck.cards
        if card.id not in known
    }


@lru_cache(maxsize=1024)
def things_of(text: str, language: Language) -> tuple[Thing, ...]:
    """The first things with a theme, the first of all as what fills the image. A name is in one language only."""
    pattern = FRENCH_THING if language == "fr" else ENGLISH_THING
    names = dict.fromkeys(found.lower().replace("'", "’") for found in pattern.findall(text))
    named = [(name, themes) for name in names if (themes := themes_named(name, language))][:MOST_THINGS]
    return tuple(
        Thing(fr=name, en=name, size=3 if place == 0 else 2, themes=themes)
        for place, (name, themes) in enumerate(named)
    )


def themes_named(name: str, language: Language) -> tuple[str, ...]:
    """What a thing stands for; nothing if its last word is none that we know, or a verb."""
    noun = re.split("[ ’]", name)[-1]
    if not themes_in(noun, language) or (language == "en" and ENGLISH_VERB.search(name)):
        return ()
    return tuple(themes_in(name, language))
