"""A card with a picture that somebody brought. Games know it by its id; what is on it is for people and bots."""

import re

from veillee.rules.refused import Refused
from veillee.rules.text import clean

ALT_LENGTH = 200
# The name of a picture: the beginning of its hash.
NAME = re.compile("[0-9a-f]{32}")


def image_card(fields: dict[str, str]) -> dict[str, str]:
    """The card, cleaned: which picture it has, and what is to be seen on it, which may be said later."""
    name = fields.get("image", "")
    if not NAME.fullmatch(name):
        raise Refused("no_such_image")
    return {"image": name} | {
        field: clean(fields[field], ALT_LENGTH) if fields.get(field, "").strip() else ""
        for field in ("alt_fr", "alt_en")
    }
