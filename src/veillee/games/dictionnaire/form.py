"""The form of a small dictionary, given to any text."""

import re

BEGINNINGS = re.compile(
    r"^(c[’']est|ce sont|il s[’']agit d[e’']u?n?e?|se dit d[’'](?=une? )|it is|this is|means?)\s+", re.IGNORECASE
)
ARTICLES = re.compile(r"^(une?|le|la|les|des|an?|the)\s+|^l[’']", re.IGNORECASE)


def tidied(text: str, word: str, noun: bool) -> str:
    """No word repeated before it, no article, a capital letter, one full stop."""
    plain = re.sub(rf"^{re.escape(word)}\s*[:=,–-]\s*", "", text, flags=re.IGNORECASE)
    plain = BEGINNINGS.sub("", plain)
    if noun:
        plain = ARTICLES.sub("", plain)
    plain = re.sub(r"\s*([.!?…]+)$", "", plain.strip()).strip()
    plain = plain.replace("'", "’").replace("...", "…")
    plain = re.sub(r"\s*([;:!?])", "\u00a0\\1", plain)
    plain = plain or text
    return plain[0].upper() + plain[1:] + "."
