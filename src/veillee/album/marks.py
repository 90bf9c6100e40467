"""What people mark in the album of the evening: favourites, what is left out, words written down, who may see it.

The fold knows only numbers of games and keys of moments. Whether there is such a moment, and whose it is, the room
finds out from the log.
"""

from msgspec.structs import replace

from veillee.album import acts as album_acts
from veillee.rules import Refused
from veillee.salon.checks import require_player, require_voice
from veillee.salon.events import Entry, PersonId
from veillee.salon.model import AlbumMarks, GameMarks, Salon, WrittenDown
from veillee.salon.people import hash_of_key

# Hearts of all people, moments left out and words written down, taken together.
MOST_MARKS = 500


def place(game: int, moment: str) -> str:
    """How a moment of the evening is called here."""
    return f"{game}/{moment}"


def on_favourite(salon: Salon, entry: Entry, what: album_acts.Favourite) -> Salon:
    by, at, marks = require_player(salon, entry.by).id, place_of(salon, what), salon.album
    likes = tuple(person for person in marks.likes.get(at, ()) if person != by)
    if what.on:
        likes = (*likes, by)
        require_room(marks)
    others = {other: people for other, people in marks.likes.items() if other != at}
    return changed(salon, replace(marks, likes={**others, at: likes} if likes else others))


def on_leave_out(salon: Salon, entry: Entry, what: album_acts.LeaveOut) -> Salon:
    by, at, marks = require_player(salon, entry.by).id, place_of(salon, what), salon.album
    left_out = {other: person for other, person in marks.left_out.items() if other != at}
    if what.on:
        require_room(marks)
        left_out[at] = by
    return changed(salon, replace(marks, left_out=left_out))


def on_write_down(salon: Salon, entry: Entry, what: album_acts.WriteDown) -> Salon:
    """Without words: what was written there is gone, or was erased later."""
    person = require_player(salon, entry.by)
    at, marks = place_of(salon, what), salon.album
    words = {other: written for other, written in marks.words.items() if other != at}
    if what.text:
        require_voice(salon, person)
        require_room(marks)
        words[at] = WrittenDown(text=what.text, seq=salon.seq + 1)
    return changed(salon, replace(marks, words=words))


def on_share_album(salon: Salon, entry: Entry, what: album_acts.ShareAlbum) -> Salon:
    """Everybody has one link at most; the host takes all of them back."""
    by, marks = require_player(salon, entry.by).id, salon.album
    links = {} if by == salon.host and not what.on else {p: link for p, link in marks.links.items() if p != by}
    if what.on and what.token is not None:
        links[by] = what.token
    return changed(salon, replace(marks, links=links))


def place_of(salon: Salon, what: album_acts.Favourite | album_acts.LeaveOut | album_acts.WriteDown) -> str:
    if not 1 <= what.game <= salon.games:
        raise Refused("no_such_moment")
    return place(what.game, what.moment)


def require_room(marks: AlbumMarks) -> None:
    if sum(map(len, marks.likes.values())) + len(marks.left_out) + len(marks.words) >= MOST_MARKS:
        raise Refused("too_many_marks", most=MOST_MARKS)


def changed(salon: Salon, marks: AlbumMarks) -> Salon:
    return replace(salon, album=replace(marks, changes=marks.changes + 1))


def marks_of(salon: Salon, game: int) -> GameMarks:
    """What was marked in one game, without who did it."""
    marks, start = salon.album, place(game, "")
    return GameMarks(
        likes={at.removeprefix(start): len(people) for at, people in marks.likes.items() if at.startswith(start)},
        left_out=tuple([at.removeprefix(start) for at in marks.left_out if at.startswith(start)]),
        words={at.removeprefix(start): one.text for at, one in marks.words.items() if at.startswith(start)},
    )


def opens(salon: Salon, token: str) -> bool:
    """Whether this is a link that somebody of the salon has shared."""
    hashed = hash_of_key(token)
    return any(link == hashed and not salon.people[by].removed for by, link in salon.album.links.items())


def liked_by(salon: Salon, person: PersonId) -> tuple[str, ...]:
    return tuple([at for at, people in salon.album.likes.items() if person in people])
