"""The album of the evening: all that everyone saw, nothing that was never shown; marked only by whom it concerns."""

import json
import secrets
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.chaos.hidden import hidden_from, open_at
from tests.evenings import LIBRARY, Evening, Line, key_of, log_of, whole_evening
from tests.guests import Guest, play_on, sit_down, start
from tests.hand_clock import HandClock
from tests.rooms.test_erasure import files_of, go_home
from veillee.album import acts as album_acts
from veillee.album import file
from veillee.album.chapters import Chapters, of_records
from veillee.album.marks import MOST_MARKS
from veillee.album.model import Album
from veillee.cli import main
from veillee.games import GAMES
from veillee.rooms import reading
from veillee.rules import Game, Refused
from veillee.salon import events as ev
from veillee.salon import records
from veillee.salon.model import AlbumMarks, GameMarks, Salon
from veillee.salon.records import texts_in
from veillee.salon.replay import read_entry, replay
from veillee.server.keys import HOUSE
from veillee.storage import Row

# Whole evenings are played for most of them.
pytestmark = pytest.mark.slow

CODE = "VEILL"


def read(lines: tuple[Line, ...]) -> tuple[Chapters, Salon]:
    chapters = Chapters(LIBRARY)
    chapters.read(lines)
    salon, passed_over = replay(None, lines, LIBRARY)
    assert passed_over == []
    return chapters, salon


def album_of(lines: tuple[Line, ...]) -> Album:
    chapters, salon = read(lines)
    return chapters.album(salon)


NO_MARKS = GameMarks()
# Games of which the album has more than the result.
IN_THE_ALBUM = [name for name, game in GAMES.items() if type(game).moments is not Game.moments]


def files(lines: tuple[Line, ...], marks: GameMarks = NO_MARKS) -> list[bytes]:
    """What people get who keep every game at its end."""
    made = []
    for at, (seq, kind, _) in enumerate(lines, 1):
        if kind != "finished":
            continue
        chapters, salon = read(lines[:at])
        running = salon.running
        assert running is not None
        decks = tuple(LIBRARY[hash] for hash in running.start.decks)
        entries = [entry for n, _, body in lines[running.started_seq : seq] if (entry := read_entry(body))]
        steps = records.as_exported(running.start, decks, records.steps_of(running.start.chairs, entries))
        evening = chapters.evening(salon, salon.games)
        assert evening is not None
        evening = msgspec.structs.replace(evening, marks=marks)
        told = msgspec.structs.replace(records.record(running.start, decks, steps), evening=evening)
        made.append(msgspec.json.encode(told))
    return made


def album_of_files(made: list[bytes]) -> Album:
    return of_records([msgspec.json.decode(one, type=records.Record) for one in made], LIBRARY)


def test_the_album_of_a_log_is_the_album_of_the_games_that_were_kept() -> None:
    album = album_of(whole_evening())
    made = files(whole_evening())
    assert album_of_files(made) == album
    assert album_of_files(made[::-1]) == album
    assert [chapter.game for chapter in album.chapters] == list(GAMES)
    assert [chapter.game for chapter in album.chapters if chapter.pages] == IN_THE_ALBUM
    for one in made:
        assert records.verify(one).wrong == ()


def test_a_log_that_is_read_in_pieces_gives_the_same_album() -> None:
    lines = whole_evening()
    chapters = Chapters(LIBRARY)
    for first in range(0, len(lines), 7):
        chapters.read(lines[first : first + 7])
    whole, salon = read(lines)
    assert chapters.album(salon) == whole.album(salon)


def test_the_points_of_the_album_are_those_of_the_evening() -> None:
    chapters, salon = read(whole_evening())
    album = chapters.album(salon)
    for chair in salon.chairs:
        seats = [(c, [s.chair for s in c.seats].index(chair.id)) for c in album.chapters]
        assert sum(c.outcome.scores[seat] for c, seat in seats) == chair.points
        assert sum(seat in c.outcome.winners for c, seat in seats) == chair.wins


@pytest.mark.no_cover
def test_nothing_that_was_never_shown_is_in_the_album() -> None:
    hidden, shown = set[str](), set[str]()
    salon: Salon | None = None
    for line in whole_evening():
        salon, _ = replay(salon, [line], LIBRARY)
        hidden |= hidden_from(salon, ())
        if salon.running is not None:
            shown |= open_at(salon.running)
            hidden |= {salon.running.start.server_part, *salon.running.start.parts}
        entry = read_entry(line[2])
        assert entry is not None
        if isinstance(entry.what, ev.Say):
            hidden.add(entry.what.text)
    album = album_of(whole_evening())
    told = texts_in(album)
    never = hidden - shown
    assert len(never) > 100
    assert told & never == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_was_given_up_or_is_being_played_is_not_in_the_album(game: str) -> None:
    chapters, salon = read(log_of(f"{game}-midway"))
    assert salon.games == 2
    assert chapters.album(salon) == Album(())
    album = album_of(log_of(f"{game}-whole"))
    assert [chapter.number for chapter in album.chapters] == [2]


def test_the_album_test_would_notice_a_hand() -> None:
    """The cards in it are those on the table, never the rest of the deck."""
    album = album_of(whole_evening())
    for chapter in album.chapters:
        decks = [LIBRARY[deck] for deck in LIBRARY if LIBRARY.images(LIBRARY[deck]) in chapter.images.values()]
        assert chapter.cards.keys() <= texts_in([page.line for page in chapter.pages])
        assert all(len(chapter.cards) < len(deck.cards) for deck in decks)


def first_moment(album: Album, game: str, spoken: bool = False, part: bool = False) -> tuple[int, str]:
    chapter = next(one for one in album.chapters if one.game == game)
    moments = [m for page in chapter.pages for m in (page.moments[1:] if part else page.moments[:1])]
    return chapter.number, next(m.key for m in moments if m.spoken or not spoken)


@pytest.mark.parametrize("game", IN_THE_ALBUM)
@pytest.mark.no_cover
def test_what_is_left_out_is_in_no_album(game: str) -> None:
    chapters, salon = read(whole_evening())
    number, key = first_moment(chapters.album(salon), game)
    before = next(one for one in chapters.album(salon).chapters if one.number == number)
    made = files(whole_evening(), GameMarks(left_out=(key,)))
    chapter = next(one for one in album_of_files(made).chapters if one.number == number)
    assert len(chapter.pages) == len(before.pages) - 1
    gone = (
        texts_in(before.pages[0].line) - texts_in([page.line for page in before.pages[1:]]) - set(before.seats[0].name)
    )
    assert gone & texts_in(chapter) == set()
    assert chapter.outcome == before.outcome


def test_a_definition_that_is_left_out_takes_its_votes_along() -> None:
    chapters, salon = read(whole_evening())
    album = chapters.album(salon)
    chapter = next(one for one in album.chapters if one.game == "dictionnaire")
    page = next(p for p in chapter.pages if any(not d.real for d in p.line.definitions))
    one = next(d for d in page.line.definitions if not d.real)
    kept = GAMES["dictionnaire"].kept(page.line, (f"{page.line.number}{one.letter}",))
    assert one.text not in texts_in(kept)
    assert one.letter not in kept.votes  # type: ignore[union-attr]
    assert len(kept.definitions) == len(page.line.definitions) - 1  # type: ignore[union-attr]


# On a real server


@pytest.fixture
async def guests(session: aiohttp.ClientSession, address: str, app: web.Application) -> list[Guest]:
    """The people of the evening, who come back to its salon: the host, two guests, a television."""
    house = app[HOUSE]
    for deck in LIBRARY.values():
        await house.keep_decks((deck,))
    rows = [Row(seq=seq, kind=kind, body=body) for seq, kind, body in whole_evening()]
    assert await house.storage.create(CODE, rows, rows[-1].seq * 1000)
    there = [Guest(session, address, CODE, name, key_of(name)) for name in ("Léa", "Tom", "Nina", "tv")]
    return [await guest.connect() for guest in there]


async def ask(guest: Guest, path: str, key: str | None = None) -> tuple[int, Any]:
    headers = {"X-Veillee-Key": guest.key if key is None else key}
    async with guest.session.get(f"{guest.address}/api/{path}", headers=headers) as answer:
        return answer.status, await answer.json()


async def page_of(guest: Guest) -> Any:
    status, page = await ask(guest, f"salons/{CODE}/album")
    assert status == 200, page
    return page


def find(page: Any, game: int, key: str) -> Any:
    chapter = next(one for one in page["album"]["chapters"] if one["number"] == game)
    return next((m for p in chapter["pages"] for m in p["moments"] if m["key"] == key), None)


def own_moment(page: Any, **wanted: Any) -> tuple[int, str]:
    """One of this person's own."""
    for chapter in page["album"]["chapters"]:
        for one in chapter["pages"]:
            for moment in one["moments"]:
                place = f"{chapter['number']}/{moment['key']}"
                if place in page["yours"] and wanted.items() <= moment.items():
                    return chapter["number"], moment["key"]
    raise AssertionError("nothing of theirs")


async def test_members_read_the_album_and_nobody_else(guests: list[Guest]) -> None:
    album = album_of(whole_evening())
    for guest in guests:
        page = await page_of(guest)
        assert msgspec.convert(page["album"]["chapters"][0]["seats"], tuple[records.Sitter, ...])
        assert page["album"] == msgspec.json.decode(msgspec.json.encode(album))
        for other in guests:
            assert other.key not in json.dumps(page)
    assert (await ask(guests[0], f"salons/{CODE}/album", secrets.token_urlsafe(24)))[0] == 403
    assert (await ask(guests[0], "salons/ZZZZ/album"))[0] == 404


async def test_a_heart_counts_once_for_each_person(guests: list[Guest]) -> None:
    host, tom, nina, tv = guests
    game, moment = first_moment(album_of(whole_evening()), "didixit")
    for guest in (tom, tom, nina):
        await guest.do("favourite", game=game, moment=moment, on=True)
    page = await page_of(tom)
    assert find(page, game, moment)["likes"] == 2
    assert page["liked"] == [f"{game}/{moment}"]
    assert (await page_of(host))["liked"] == []
    assert host.view["salon"]["album"]["changes"] == 3
    await tom.do("favourite", game=game, moment=moment, on=False)
    assert find(await page_of(host), game, moment)["likes"] == 1
    assert await tv.refusal("favourite", game=game, moment=moment, on=True) == "screens_do_not_play"


async def test_only_whose_it_is_and_the_host_leave_something_out(guests: list[Guest]) -> None:
    host, tom, nina, _ = guests
    game, moment = own_moment(await page_of(tom))
    assert await nina.refusal("leave_out", game=game, moment=moment, on=True) == "not_your_moment"
    await tom.do("leave_out", game=game, moment=moment, on=True)
    for guest in guests:
        assert find(await page_of(guest), game, moment) is None
    assert (await page_of(tom))["left_out"] == (await page_of(host))["left_out"] == [f"{game}/{moment}"]
    assert (await page_of(nina))["left_out"] == []
    assert await nina.refusal("leave_out", game=game, moment=moment, on=False) == "not_your_moment"
    await host.do("leave_out", game=game, moment=moment, on=False)
    assert find(await page_of(nina), game, moment) is not None


async def test_whoever_said_it_writes_it_down_and_can_erase_it(
    guests: list[Guest], app: web.Application, tmp_path: Path, clock: HandClock
) -> None:
    host, tom, nina, _ = guests
    game, moment = own_moment(await page_of(tom), spoken=True)
    about: dict[str, Any] = {"game": game, "moment": moment}
    assert await nina.refusal("write_down", **about, text="Ce n’est pas de moi.") == "not_your_moment"
    assert await tom.refusal("write_down", **about, text="x" * 501) == "text_too_long"
    assert await tom.refusal("write_down", **about, text="\u200b\u0301") == "text_empty"
    assert await tom.refusal("write_down", **about, text="") == "no_such_moment"
    await tom.do("write_down", **about, text="Ils ont tous survécu au carambouillis.\n")
    assert find(await page_of(nina), game, moment)["words"] == "Ils ont tous survécu au carambouillis."
    await tom.do("write_down", **about, text="Ils ont tous vu la tarasque.")
    assert find(await page_of(nina), game, moment)["words"] == "Ils ont tous vu la tarasque."
    await host.do("write_down", **about, text="")
    assert find(await page_of(tom), game, moment)["words"] is None
    game, moment = own_moment(await page_of(tom), spoken=False)
    assert await tom.refusal("write_down", game=game, moment=moment, text="Encore.") == "not_your_moment"
    await go_home(app[HOUSE], guests, clock)
    assert b"carambouillis" not in files_of(tmp_path)
    assert b"tarasque" not in files_of(tmp_path)


FORGED = [
    ("favourite", {"game": 99, "moment": "1", "on": True}, "no_such_moment"),
    ("favourite", {"game": 0, "moment": "1", "on": True}, "no_such_moment"),
    ("favourite", {"game": -1, "moment": "1", "on": True}, "no_such_moment"),
    # It was given up.
    ("favourite", {"game": 1, "moment": "1", "on": True}, "no_such_moment"),
    ("favourite", {"game": 2, "moment": "999", "on": True}, "no_such_moment"),
    ("leave_out", {"game": 2, "moment": "999", "on": True}, "no_such_moment"),
    ("write_down", {"game": 2, "moment": "999", "text": "a"}, "no_such_moment"),
    ("favourite", {"game": 2, "moment": "../1", "on": True}, "bad_message"),
    ("favourite", {"game": 2, "moment": "1" * 10_000, "on": True}, "bad_message"),
    ("write_down", {"game": 2, "moment": "1", "text": "a" * 10_000}, "bad_message"),
    ("share_album", {"on": True}, "bad_message"),
    ("share_album", {"on": True, "token": "short"}, "bad_message"),
]


@pytest.mark.parametrize(("act", "what", "code"), FORGED)
async def test_forged_marks_are_refused_and_change_nothing(
    guests: list[Guest], app: web.Application, act: str, what: dict[str, Any], code: str
) -> None:
    room = await app[HOUSE].room(CODE)
    assert await guests[1].refusal(act, **what) == code
    assert room.stored.album == AlbumMarks()
    visitor = await Guest(guests[0].session, guests[0].address, CODE, "Zoé").connect()
    assert await visitor.refusal("favourite", game=2, moment="1", on=True) == "not_a_member"


async def test_marks_are_bounded(guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.album.marks.MOST_MARKS", 3)
    tom = guests[1]
    for key in ("1", "2", "3"):
        await tom.do("favourite", game=6, moment=key, on=True)
    assert await tom.refusal("favourite", game=6, moment="4", on=True) == "too_many_marks"
    await tom.do("favourite", game=6, moment="1", on=False)
    await tom.do("favourite", game=6, moment="4", on=True)
    assert MOST_MARKS == 500


async def test_a_shared_album_is_read_only_and_ends_when_the_host_says_so(
    guests: list[Guest], app: web.Application, tmp_path: Path, clock: HandClock
) -> None:
    host, tom, nina, tv = guests
    token, other = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    assert (await ask(host, f"album/{CODE}-{token}"))[0] == 404
    await tom.do("share_album", on=True, token=token)
    await nina.do("share_album", on=True, token=other)
    status, album = await ask(host, f"album/{CODE}-{token}", key="")
    assert status == 200
    assert album == (await page_of(tom))["album"]
    assert host.view["salon"]["album"]["links"] == 2
    assert all(token.encode() not in frame for guest in guests for frame in guest.frames)
    assert await tv.refusal("share_album", on=True, token=secrets.token_urlsafe(24)) == "screens_do_not_play"
    # Nina ends her own; the host ends all.
    await nina.do("share_album", on=False)
    assert await ask(host, f"album/{CODE}-{other}") == (404, {"code": "no_such_album", "data": {}})
    assert (await ask(host, f"album/{CODE}-{token}"))[0] == 200
    await host.do("share_album", on=False)
    assert await ask(host, f"album/{CODE}-{token}") == (404, {"code": "no_such_album", "data": {}})
    assert await ask(host, f"album/ZZZZ-{token}") == (404, {"code": "no_such_album", "data": {}})
    await tom.do("share_album", on=True, token=token)
    assert token.encode() not in files_of(tmp_path)
    await host.do("remove", person=tom.person)
    assert (await ask(host, f"album/{CODE}-{token}"))[0] == 404
    await nina.do("share_album", on=True, token=other)
    assert (await ask(host, f"album/{CODE}-{other}"))[0] == 200
    await host.send({"t": "delete_salon", "mid": "delete-it-1"})
    await host.until(lambda one: one.ws.closed)
    assert await ask(nina, f"album/{CODE}-{other}") == (404, {"code": "no_such_album", "data": {}})
    assert (await ask(nina, f"salons/{CODE}/album"))[0] == 404


async def test_guessing_links_ends_like_guessing_codes(guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("veillee.server.finding.REFUSED_AFTER_SECONDS", 0)
    answers = [(await ask(guests[0], f"album/{CODE}-{secrets.token_urlsafe(24)}"))[0] for _ in range(32)]
    assert answers[0] == 404
    assert answers[-1] == 429


async def test_a_right_link_opens_after_any_number_of_wrong_codes_at_the_same_address(
    guests: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("veillee.server.finding.REFUSED_AFTER_SECONDS", 0)
    host, tom, *_ = guests
    token, ended = secrets.token_urlsafe(24), secrets.token_urlsafe(24)
    await tom.do("share_album", on=True, token=ended)
    await tom.do("share_album", on=True, token=token)
    for _ in range(30):
        assert (await ask(host, f"album/ZZZZ-{token}"))[0] == 404
    for _ in range(2):
        status, album = await ask(host, f"album/{CODE}-{token}", key="")
        assert (status, album) == (200, (await page_of(tom))["album"])
    # A link that was ended opens nothing, nor does a right one in another salon.
    assert (await ask(host, f"album/{CODE}-{ended}"))[1]["code"] == "too_many_codes"
    assert (await ask(host, f"album/ZZZZ-{token}"))[1]["code"] == "too_many_codes"


async def test_a_game_is_exported_with_its_people_and_marks(session: aiohttp.ClientSession, address: str) -> None:
    people = await sit_down(session, address, ["Léa", "Tom", "Nina"])
    host, tom, _ = people
    await start(people, end="score", target=5)
    await play_on(people)
    await tom.do("favourite", game=1, moment="1", on=True)
    await host.send({"t": "ask_export"})
    exported = await host.other.get()
    record = msgspec.json.decode(msgspec.json.encode(exported["file"]), type=records.Record)
    assert record.evening is not None
    assert [seat.name for seat in record.evening.seats] == ["Léa", "Tom", "Nina"]
    assert record.evening.marks == GameMarks(likes={"1": 1})
    _, page = await ask(host, f"salons/{host.code}/album")
    assert msgspec.json.decode(msgspec.json.encode(of_records([record], LIBRARY))) == page["album"]
    assert records.verify(msgspec.json.encode(exported["file"])).wrong == ()
    # The next game is in no album before its end.
    await host.ask({"t": "start"})
    _, page = await ask(host, f"salons/{host.code}/album")
    assert [chapter["number"] for chapter in page["album"]["chapters"]] == [1]
    assert await tom.refusal("favourite", game=2, moment="1", on=True) == "no_such_moment"


def test_whoever_must_be_silent_writes_nothing_into_the_album() -> None:
    """Words in the album would be read by those who are guessing."""
    evening = Evening("dany")
    evening.gather()
    evening.start()
    outcome = evening.play(100_000)
    assert outcome is not None
    evening.finish(outcome)
    evening.start()
    chairs = evening.running.start.chairs
    while True:
        assert evening.salon is not None
        silent = [
            chair
            for chair in evening.salon.chairs
            if chair.bot is None and not evening.game.may_speak(evening.running.state, chairs.index(chair.id))
        ]
        if silent:
            break
        evening.play(1)
    with pytest.raises(Refused, match="may_not_speak"):
        evening.note(album_acts.WriteDown(game=1, moment="1", text="Le mot est la lune."), by=silent[0].holder)
    evening.note(album_acts.WriteDown(game=1, moment="1", text=""), by=silent[0].holder)


async def test_the_album_is_read_in_pieces_of_the_log(guests: list[Guest], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "ROWS_AT_ONCE", 100)
    album = album_of(whole_evening())
    assert (await page_of(guests[0]))["album"] == msgspec.json.decode(msgspec.json.encode(album))


# As a file

NASTY = "</script><img src=x onerror=alert(1)><!-- https://example.org/x.js"


class Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.data: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        tag, attributes = self.found[-1] if self.found else ("", {})
        self.data[str(attributes.get("id", tag))] = self.data.get(str(attributes.get("id", tag)), "") + data


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = tmp_path / "template.html"
    made.write_text(f"<!doctype html><title>Veillée</title><body>{file.PLACE}<p>end</p></body>", encoding="utf-8")
    monkeypatch.setattr(file, "TEMPLATE", made)


def nasty_evening() -> list[bytes]:
    """The second game, whose people and moments are called so."""
    made = []
    for one in files(whole_evening())[:2]:
        record = json.loads(one)
        for seat in record["evening"]["seats"]:
            seat["name"] = NASTY
        for line in record["story"]:
            for definition in line.get("definitions", []):
                definition["text"] = NASTY
        made.append(json.dumps(record).encode())
    return made


@pytest.mark.usefixtures("template")
def test_whatever_people_wrote_stays_text_in_the_file() -> None:
    album = album_of_files(nasty_evening())
    page = Elements()
    page.feed(file.album_file(album, "fr", LIBRARY).decode())
    assert [tag for tag, _ in page.found] == ["title", "body", "script", "p"]
    contents = json.loads(page.data["album"])
    assert contents["language"] == "fr"
    assert contents["album"] == msgspec.json.decode(msgspec.json.encode(album))
    assert contents["album"]["chapters"][0]["seats"][0]["name"] == NASTY


@pytest.mark.usefixtures("template")
def test_the_file_has_the_pictures_that_are_seen_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    album = album_of(whole_evening())
    pictures = file.pictures_of(album, LIBRARY)
    assert pictures.keys() == {f"{c.images['']}/{card}" for c in album.chapters for card in c.cards}
    assert all(one.startswith("data:image/webp;base64,UklGR") for one in pictures.values())
    monkeypatch.setattr(file, "MOST_PICTURE_BYTES", 0)
    small = file.pictures_of(album, LIBRARY)
    assert small.keys() == pictures.keys()
    assert sum(map(len, small.values())) < sum(map(len, pictures.values())) / 2


@pytest.mark.usefixtures("template")
def test_the_command_makes_the_album_from_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = []
    for number, one in enumerate(files(whole_evening())):
        paths.append(tmp_path / f"{number}.json")
        paths[-1].write_bytes(one)
    made = tmp_path / "album.html"
    assert main(["album", *map(str, paths), "-o", str(made), "--language", "en"]) == 0
    assert f"{len(GAMES)} games" in capsys.readouterr().out
    page = Elements()
    page.feed(made.read_text(encoding="utf-8"))
    contents = json.loads(page.data["album"])
    assert contents["language"] == "en"
    assert contents["album"] == msgspec.json.decode(msgspec.json.encode(album_of(whole_evening())))


@pytest.mark.usefixtures("template")
def test_the_command_says_what_is_wrong_with_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "album.html"
    assert main(["album", str(tmp_path / "none.json"), "-o", str(made)]) == 2
    broken = tmp_path / "broken.json"
    broken.write_bytes(b'{"veillee": 1}')
    assert main(["album", str(broken), "-o", str(made)]) == 1
    assert "not a game that this version can read" in capsys.readouterr().err
    record = json.loads(files(whole_evening())[0])
    record["story"] = [{"t": "round", "number": "x"}]
    broken.write_text(json.dumps(record), encoding="utf-8")
    assert main(["album", str(broken), "-o", str(made)]) == 1
    assert not made.exists()


@pytest.mark.usefixtures("template")
def test_a_file_of_an_older_version_has_no_names_and_other_rules_no_pages(tmp_path: Path) -> None:
    old = Path(__file__).parents[1] / "records" / "didixit-0.1.0.json"
    made = tmp_path / "album.html"
    assert main(["album", str(old), "-o", str(made)]) == 0
    [chapter] = album_of_files([old.read_bytes()]).chapters
    assert [seat.name for seat in chapter.seats] == [str(n + 1) for n in range(len(chapter.seats))]
    assert chapter.pages == ()


def test_without_the_client_there_is_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file, "TEMPLATE", tmp_path / "none.html")
    kept = tmp_path / "game.json"
    kept.write_bytes(files(whole_evening())[0])
    assert main(["album", str(kept), "-o", str(tmp_path / "album.html")]) == 1


@pytest.mark.usefixtures("template")
async def test_members_download_the_same_file(guests: list[Guest]) -> None:
    headers = {"X-Veillee-Key": guests[1].key}
    url = f"{guests[1].address}/api/salons/{CODE}/album.html?language=en"
    async with guests[1].session.get(url, headers=headers) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Disposition"] == "attachment"
        body = await answer.read()
    assert body == file.album_file(album_of(whole_evening()), "en", LIBRARY)
    async with guests[1].session.get(url, headers={"X-Veillee-Key": secrets.token_urlsafe(24)}) as answer:
        assert answer.status == 403
