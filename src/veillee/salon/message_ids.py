"""Messages that come again must not happen twice, however late they come.

A browser numbers its messages: an id is the name of the open page and a number. The ids that were accepted last are
remembered. Of those that had to be forgotten the highest number of each page is, and older messages are refused.
"""

import re
from typing import Any

from veillee.salon.events import PersonId
from veillee.salon.model import Salon

IDS_KEPT = 128
PAGES_KEPT = 8

NUMBERED = re.compile(r"([A-Za-z0-9]{8,})-([0-9]{1,9})")


def remembered(salon: Salon, by: PersonId, mid: str) -> dict[str, Any]:
    """What of the salon is new when it remembers this one."""
    ids = (*salon.mids.get(by, ()), mid)
    mids = {**salon.mids, by: ids[-IDS_KEPT:]}
    if len(ids) <= IDS_KEPT:
        return {"mids": mids}
    pages = _forget(salon.forgotten_mids.get(by, {}), ids[0])
    return {"mids": mids, "forgotten_mids": {**salon.forgotten_mids, by: pages}}


def was_accepted(salon: Salon, by: PersonId, mid: str) -> bool:
    """Whether it is remembered."""
    return mid in salon.mids.get(by, ())


def is_forgotten(salon: Salon, by: PersonId, mid: str) -> bool:
    """Whether it is so old that nobody knows any more whether it was accepted."""
    pages = salon.forgotten_mids.get(by)
    if pages is None:
        return False
    numbered = NUMBERED.fullmatch(mid)
    return numbered is not None and int(numbered[2]) <= pages.get(numbered[1], -1)


def _forget(pages: dict[str, int], mid: str) -> dict[str, int]:
    numbered = NUMBERED.fullmatch(mid)
    if numbered is None:
        return pages
    page, number = numbered[1], int(numbered[2])
    # The page that was used last stands last: a person may have several open.
    others = {name: highest for name, highest in pages.items() if name != page}
    kept = list(others.items())[-(PAGES_KEPT - 1) :]
    return {**dict(kept), page: max(number, pages.get(page, 0))}
