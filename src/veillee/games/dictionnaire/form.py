"""The form of a small dictionary, given to any text."""

import re

from veillee.games.dictionnaire.model import DEFINITION_LENGTH
from veillee.rules import Language

BEGINNINGS: dict[Language, re.Pattern[str]] = {
    "fr": re.compile(r"^(c[’']est|ce sont|il s[’']agit (de\s|d[’'](une?\s)?))\s*", re.IGNORECASE),
    "en": re.compile(r"^((it|this) (is|means)|it[’']s|means(?= (to|an?|the) ))\s+", re.IGNORECASE),
}
# French dictionaries leave the article out, English ones have it. It stays where the sense hangs on it: « un des
# outils », « la plus grande des voiles », « un peu de sel ».
ARTICLE_STAYS_BEFORE = (
    r"d(e|es|u)\b|d[’']"
    r"|(plus|moins|meilleure?s?|pires?|premi[eè]re?s?|derni[eè]re?s?|seule?s?|autres?|une?|peu|fois|plupart)\b"
)
ARTICLE = re.compile(rf"^((une?|le|la|les|des)\s+|l[’'])(?!{ARTICLE_STAYS_BEFORE})", re.IGNORECASE)


def tidied(text: str, word: str, noun: bool, language: Language) -> str:
    """No word repeated before it, a capital letter, one full stop; in French no article before a noun.

    What is not a sentence, and what would become too long, stays as it is.
    """
    plain = re.sub(rf"^{re.escape(word)}(\s*[:=,]\s*|\s+[–—-]\s+)", "", text, flags=re.IGNORECASE)
    plain = BEGINNINGS[language].sub("", plain)
    plain = re.sub(r"\s*[.!?…]+$", "", plain).replace("'", "’").replace("...", "…")
    if language == "fr":
        plain = ARTICLE.sub("", plain) if noun else plain
        plain = re.sub(r"(?<=[\w»)])\s*([;:!?])(?=\s)", "\u00a0\\1", plain)
    if not any(letter.isalnum() for letter in plain):
        return text
    sentence = plain[0].upper() + plain[1:]
    return next(told for told in (f"{sentence}.", sentence, text) if len(told) <= DEFINITION_LENGTH)
