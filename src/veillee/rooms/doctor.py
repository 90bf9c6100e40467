"""Looks through the folder of a server: can every salon be opened, and is everything what it should be?"""

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial

from msgspec import Struct

from veillee.clock import Clock
from veillee.decks import Library
from veillee.rooms import chat
from veillee.rooms.house import DAY_MS
from veillee.rooms.old_decks import read_deck
from veillee.rules import Refused
from veillee.salon import events as ev
from veillee.salon import snapshots
from veillee.salon.replay import read_entry, replay
from veillee.storage import Row, SalonRecord
from veillee.storage.checkup import Checkup
from veillee.workshop import acts as deck_acts
from veillee.workshop import erasing
from veillee.workshop.acts import CardId, DeckNumber
from veillee.workshop.image_check import name_of


class Finding(Struct, frozen=True):
    """What is not as it should be. `repair` does what `remedy` says. A finding without harm is only a note."""

    what: str
    remedy: str = ""
    repair: Callable[[], None] | None = None
    harmless: bool = False


def examine(checkup: Checkup, library: Library) -> Iterator[Finding]:
    """Everything that is found. Repairs may be made only after all of it was read."""
    try:
        yield from examine_file(checkup)
        yield from examine_decks(checkup, library)
        for record in checkup.salons():
            yield from examine_salon(checkup, record, library, Clock().now())
        yield from examine_clips(checkup)
        yield from examine_images(checkup)
        yield from examine_orphans(checkup)
    except sqlite3.Error as error:
        yield Finding(f"the rest cannot be read: {error}")


def examine_file(checkup: Checkup) -> Iterator[Finding]:
    if checkup.unmerged_bytes:
        yield Finding(
            f"the last server did not close: {checkup.unmerged_bytes} bytes that it had stored are merged",
            harmless=True,
        )
    if checkup.outdated:
        yield Finding("an older Veillée wrote this database: the next server brings it up to date", harmless=True)
    damage = checkup.damage()
    if damage:
        yield Finding(
            f"the file is damaged ({len(damage)} places): {damage[0]}",
            "rebuilt the indexes",
            checkup.rebuild_indexes,
        )


def examine_decks(checkup: Checkup, library: Library) -> Iterator[Finding]:
    """Decks that no salon plays with are kept on purpose: they are the same for everybody, and may be needed again."""
    for hash, body in checkup.decks():
        deck = read_deck(body, hash)
        if deck is not None:
            if hash not in library:
                library.keep(hash, deck)
        elif hash in library:
            again = library[hash].body
            yield Finding(
                f"the deck {hash[:8]} is damaged",
                "stored it again, from the decks of this Veillée",
                partial(checkup.put_deck, hash, again),
            )
        else:
            yield Finding(
                f"the deck {hash[:8]} is damaged",
                "dropped it: games with it are put away",
                partial(checkup.drop_deck, hash),
            )


def examine_salon(checkup: Checkup, record: SalonRecord, library: Library, now: int) -> Iterator[Finding]:
    code, rows = record.code, checkup.rows(record.code)
    if not rows:
        yield Finding(f"salon {code} has no entries", "dropped it", partial(checkup.drop_salon, code))
        return
    last = rows[-1].seq
    if record.seq != last:
        yield Finding(
            f"salon {code} should have {record.seq} entries and has {last}: nothing could be added to it",
            f"it goes on after entry {last}",
            partial(checkup.set_last, code, last),
        )
    if record.last_at > now + DAY_MS:
        yield Finding(
            f"salon {code} is dated {(record.last_at - now) // DAY_MS} days ahead: until then, no salon expires",
            "dated it today",
            partial(checkup.set_date, code, now),
        )
    missing = last - len(rows)
    if missing:
        yield Finding(f"salon {code}: {missing} of {last} entries are missing; only a backup has them")
    for row in rows:
        if read_entry(row.body) is None:
            yield Finding(f"salon {code}: entry {row.seq} ({row.kind}) cannot be read; only a backup has it")
    try:
        salon, passed_over = replay(None, lines_of(rows), library)
    except Refused:
        yield Finding(f"salon {code} cannot be opened: its first entry is lost; only a backup has it")
        return
    readable = [line for line in passed_over if "not readable here" not in line]
    for line in readable:
        yield Finding(f"salon {code}: this Veillée passes over entry {line}", harmless=True)
    if salon.running is not None and salon.running.lost is not None:
        why = salon.running.lost.reason
        yield Finding(f"salon {code}: the game on its table will be put away ({why})", harmless=True)
    words = words_left(rows, library)
    if words:
        yield Finding(
            f"salon {code}: words that were taken down are still in {len(words)} of its entries",
            "erased them",
            partial(checkup.erase, code, words),
        )
    yield from examine_snapshot(checkup, code, rows, library)


def examine_snapshot(checkup: Checkup, code: str, rows: list[Row], library: Library) -> Iterator[Finding]:
    saved = checkup.snapshot(code)
    if saved is None:
        return
    seq, body = saved
    wrong = None
    if not snapshots.is_whole(body) and not snapshots.is_of_first_version(body):
        wrong = "is damaged"
    elif (salon := snapshots.load(body)) is None:
        yield Finding(f"salon {code}: its snapshot is of another version; the log is read instead", harmless=True)
    elif seq > rows[-1].seq or salon.seq != seq:
        wrong = "is ahead of its log"
    else:
        replayed, _ = replay(None, lines_of([row for row in rows if row.seq <= seq]), library)
        if snapshots.load(snapshots.save(replayed)) != salon:
            wrong = "is not what its log says"
    if wrong is not None:
        what, drop = f"salon {code}: its snapshot {wrong}", partial(checkup.drop_snapshot, code)
        yield Finding(what, "dropped it: the log is read instead", drop)


def words_left(rows: list[Row], library: Library) -> list[Row]:
    """Entries without the words that they should not have: older versions did not erase all of them."""
    by_seq = {row.seq: row for row in rows}
    found, torn, removed, salon = list[Row](), set[CardId](), set[DeckNumber](), None
    waiting = list[Row]()
    for row in rows:
        match read_event(row):
            case ev.TakeDown(line=line) if line in by_seq:
                said = read_entry(by_seq[line].body)
                if said is not None and isinstance(said.what, ev.Say) and said.what.text:
                    found += chat.without_words(line, said)[1].rows
            case deck_acts.RemoveCard(card=card):
                torn.add(card)
            case deck_acts.RemoveDeck(deck=number) as what:
                # Only the salon of that moment knows which cards were in it.
                salon, _ = replay(salon, lines_of(waiting), library)
                waiting.clear()
                torn |= {card.id for card in erasing.going(salon, what)[1]}
                removed.add(number)
        waiting.append(row)
    return [*found, *erasing.rows_without(rows, torn, removed, library)]


def read_event(row: Row) -> ev.AnyEvent | None:
    entry = read_entry(row.body)
    return None if entry is None else entry.what


def examine_clips(checkup: Checkup) -> Iterator[Finding]:
    for salon, hash, body in checkup.clips():
        if hashlib.sha256(body).hexdigest() != hash:
            what, drop = f"salon {salon}: the recording {hash[:8]} is damaged", partial(checkup.drop_clip, salon, hash)
            yield Finding(what, "dropped it", drop)


def examine_images(checkup: Checkup) -> Iterator[Finding]:
    for salon, image, thumb_name in checkup.images():
        if name_of(image.body) != image.name:
            what, drop = f"salon {salon}: the image {image.name[:8]} is damaged", checkup.drop_image
            yield Finding(what, "dropped it: its card is told in words", partial(drop, salon, image.name))
        elif image.thumb and name_of(image.thumb) != thumb_name:
            what, drop = f"salon {salon}: the thumbnail of the image {image.name[:8]} is damaged", checkup.drop_thumb
            yield Finding(what, "dropped it: the image is shown instead", partial(drop, salon, image.name))


def examine_orphans(checkup: Checkup) -> Iterator[Finding]:
    for table, salon, count in checkup.orphans():
        what = f"there is no salon {salon}, but something of it is left ({table}: {count})"
        yield Finding(what, "erased them", partial(checkup.drop_orphans, table, salon))


def lines_of(rows: list[Row]) -> list[tuple[int, str, bytes]]:
    return [(row.seq, row.kind, row.body) for row in rows]
