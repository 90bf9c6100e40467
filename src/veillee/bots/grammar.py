"""Articles, elision and number: a phrase keeps its grammar wherever a sentence puts it.

A frame is a sentence with places for phrases: `{word}` takes the phrase as it is, `{de word}` with a little word before
it, `{the word}` with the definite article, `{de the word}` with both, `{word:is|are}` the form that agrees with it. A
place that begins with a capital gives one to what is put there.
"""

import re
from collections.abc import Callable, Mapping

from veillee.rules import Language, plain

NUMBERS = {
    "fr": ("deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"),
    "en": ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
}
# Before an h a French vowel stays, but for these words and names.
MUTE_H = (
    *(
        "habi",
        "harmon",
        "herb",
        "heur",
        "hirondelle",
        "histoire",
        "hiver",
        "homm",
        "honn",
        "hopita",
        "horloge",
        "hotel",
    ),
    *("hector", "helene", "henri", "hermione", "hippol", "honor", "hubert", "hugo"),
)
PLACE = re.compile(r"\{([^{}]+)\}")


def elides(phrase: str) -> bool:
    """Whether « de », « que », « le » lose their vowel before it."""
    start = plain(phrase)
    return start.startswith(("a", "e", "i", "o", "u", "yv", *MUTE_H))


def elided(little: str, phrase: str) -> str:
    return f"{little[:-1]}’{phrase}" if elides(phrase) else f"{little} {phrase}"


def first_word(phrase: str) -> tuple[str, str]:
    word, _, rest = phrase.partition(" ")
    return word.lower(), rest


def is_plural(phrase: str, language: Language) -> bool:
    """By its article: an English plural may have none."""
    word, _ = first_word(phrase)
    if language == "fr":
        return word in ("des", "les", *NUMBERS["fr"])
    return word in NUMBERS["en"] or word not in ("a", "an", "the", "one", "someone")


def le(phrase: str) -> str:
    match first_word(phrase):
        case "un", rest:
            return elided("le", rest)
        case "une", rest:
            return elided("la", rest)
        case "des", rest:
            return f"les {rest}"
        case word, _ if word in NUMBERS["fr"]:
            return f"les {phrase}"
        case _:
            return phrase


def the(phrase: str) -> str:
    match first_word(phrase):
        case "a" | "an", rest:
            return f"the {rest}"
        case "the" | "someone", _:
            return phrase
        case _:
            return f"the {phrase}"


def de(phrase: str) -> str:
    match first_word(phrase):
        case "le", rest:
            return f"du {rest}"
        case "les", rest:
            return f"des {rest}"
        case "des", rest:
            return elided("de", rest)
        case _:
            return elided("de", phrase)


def a(phrase: str) -> str:
    match first_word(phrase):
        case "le", rest:
            return f"au {rest}"
        case "les", rest:
            return f"aux {rest}"
        case _:
            return f"à {phrase}"


def que(phrase: str) -> str:
    return elided("que", phrase)


def si(clause: str) -> str:
    return f"s’{clause}" if first_word(clause)[0] in ("il", "ils") else f"si {clause}"


def c_est(phrase: str) -> str:
    return f"ce sont {phrase}" if is_plural(phrase, "fr") else f"c’est {phrase}"


LITTLE_WORDS: dict[Language, dict[str, Callable[[str], str]]] = {
    "fr": {"the": le, "de": de, "à": a, "que": que, "si": si, "c’est": c_est},
    "en": {"the": the},
}


def slots_of(frame: str) -> set[str]:
    """The names of the phrases that a frame has places for."""
    return {place.partition(":")[0].split()[-1].lower() for place in PLACE.findall(frame)}


def fill(frame: str, phrases: Mapping[str, str], language: Language) -> str:
    """The frame with these phrases in their places."""

    def put(found: re.Match[str]) -> str:
        place = found[1]
        name, colon, forms = place.partition(":")
        if colon:
            one, many = forms.split("|")
            return many if is_plural(phrases[name], language) else one
        *before, slot = (place[0].lower() + place[1:]).split()
        text = phrases[slot]
        for little in reversed(before):
            text = LITTLE_WORDS[language][little](text)
        return capital(text) if place[0].isupper() else text

    return PLACE.sub(put, frame)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
