"""An evening on a real server: people, chairs, host, absence, chat, the story."""

import asyncio
from typing import Any

import aiohttp
import msgspec
import pytest
from aiohttp import web

from tests.guests import Guest, RefusedByServer, open_salon, play_on, sit_down, start, together
from tests.hand_clock import HandClock
from veillee.decks import Library
from veillee.games.dany import model as dany_model
from veillee.games.dany import moves as dany_moves
from veillee.games.dictionnaire import model as dictionnaire
from veillee.games.didixit import Claim, ClaimingView, Give, GivingView, Sentence, Tell, TellingView, Vote, VotingView
from veillee.rooms import admission, presence
from veillee.rules import AnyGame
from veillee.salon import game, message_ids
from veillee.server.keys import HOUSE

NAMES = ["Léa", "Tom", "Nina", "Julien"]


async def tell(guest: Guest, clue: str = "Minuit") -> None:
    await guest.play(Tell(image=guest.private.hand[0], clue=Sentence(text=clue)))


async def test_four_people_play_a_round_and_everyone_is_shown_the_same_table(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    # All three at once: gifts never conflict with each other.
    await together(guests)
    await asyncio.gather(*(guest.play(Give(images=guest.private.hand[:1])) for guest in guests[1:]))
    await together(guests)
    numbers = [guest.private.ask.numbers[0] for guest in guests[1:]]
    await asyncio.gather(*(g.play(Vote(number=n)) for g, n in zip(guests[1:], numbers, strict=True)))
    await together(guests)
    assert len({str(guest.view["game"]) for guest in guests}) == 1
    assert guests[0].public.last.number == 1
    assert guests[0].view["game"]["awaited"] == [1]


async def test_a_move_is_decoded_once_and_stored_as_it_was_understood(
    session: aiohttp.ClientSession, address: str, app: web.Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    decoded: list[bytes] = []
    for module in (admission, game):
        monkeypatch.setattr(module, "decode_move", counting(decoded, game.decode_move))
    image = guests[0].private.hand[0]
    what = f'{{"t": "play", "chair": 0, "move": {{ "clue":{{"t":"aloud"}},  "image":"{image}", "t":"tell"}}}}'
    await guests[0].send(f'{{"t": "do", "mid": "with-blanks", "what": {what}}}')
    await guests[0].until(lambda one: isinstance(one.public, GivingView))
    assert len(decoded) == 1
    room = await app[HOUSE].room(guests[0].code)
    (row,) = await app[HOUSE].storage.read(room.code, room.stored.seq - 1, room.stored.seq)
    assert f'"move":{{"t":"tell","image":"{image}","clue":{{"t":"aloud"}}}}'.encode() in row.body


def counting(decoded: list[bytes], decode: Any) -> Any:
    def count(rules: AnyGame, move: bytes) -> Any:
        decoded.append(bytes(move))
        return decode(rules, move)

    return count


async def test_everyone_sees_who_is_here(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    tom = await (await Guest(session, address, host.code, "Tom").connect()).join()
    for guest in (host, tom):
        await guest.until(lambda one: one.live["present"] == [0, 1])
    again = await Guest(session, address, host.code, "", key=tom.key).connect()
    await tom.hang_up()
    await again.until(lambda one: one.live["present"] == [0, 1])
    await again.hang_up()
    await host.until(lambda one: one.live["present"] == [0])


@pytest.mark.rule("CO-1")
async def test_the_host_sets_the_order_of_the_circle(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[0].do("arrange", order=[3, 1, 0, 2])
    assert await guests[1].refusal("arrange", order=[0, 1, 2, 3]) == "host_only"
    assert await guests[0].refusal("arrange", order=[0, 0, 1, 2]) == "bad_order"
    await start(guests)
    assert guests[0].view["game"]["chairs"] == [3, 1, 0, 2]
    assert await guests[0].refusal("arrange", order=[0, 1, 2, 3]) == "game_running"


@pytest.mark.rule("DX-1")
async def test_everyone_chooses_a_rabbit_of_their_own(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    assert await host.refusal("sit", name="Léa", colour=6) == "no_such_colour"
    await host.do("sit", name="Léa", colour=5)
    other = await (await Guest(session, address, host.code, "Tom").connect()).join()
    assert await other.refusal("sit", name="Tom", colour=5) == "colour_taken"
    assert await other.refusal("sit", name="léa", colour=1) == "name_taken"
    await other.do("sit", name="Tom", colour=1)
    await other.do("dress", chair=other.chair, name="Thomas", colour=2)
    assert other.view["salon"]["chairs"][1]["colour"] == 2


@pytest.mark.rule("CO-8")
async def test_options_in_force_are_shown_before_the_start_and_during_play(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    assert guests[1].view["salon"]["options"]["end"] == "pile"
    await guests[0].do("set_options", options={"end": "score", "target": 20})
    assert await guests[1].refusal("set_options", options={}) == "host_only"
    assert await guests[0].refusal("set_options", options={"target": 4000}) == "bad_options"
    assert await guests[0].refusal("set_options", options={"magic": True}) == "bad_options"
    await together(guests)
    assert all(guest.view["salon"]["options"]["target"] == 20 for guest in guests)
    await start(guests)
    assert all(guest.view["game"]["options"]["target"] == 20 for guest in guests)
    assert await guests[0].refusal("set_options", options={}) == "game_running"


async def test_too_few_and_too_many_players(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    with pytest.raises(Exception, match="wrong_number_of_players"):
        await guests[0].ask({"t": "start"})
    for colour in range(2, 6):
        await guests[0].do("sit", name=f"Enfant {colour}", colour=colour)
    late = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    assert await late.refusal("sit", name="Zoé", colour=0) == "no_chair_free"


async def test_one_person_may_hold_several_chairs(session: aiohttp.ClientSession, address: str) -> None:
    host = await open_salon(session, address)
    for colour, name in enumerate(NAMES):
        await host.do("sit", name=name, colour=colour)
    await host.ask({"t": "start"})
    hands = host.view["you"]["hands"]
    assert [hand["seat"] for hand in hands] == [0, 1, 2, 3]
    await host.do("play", chair=2, move={"t": "claim"})
    assert host.public.storyteller == 2


@pytest.mark.rule("CO-6")
async def test_the_same_seat_comes_back_after_a_reload_and_on_another_device(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    hand = guests[2].private.hand
    await guests[2].hang_up()
    await guests[0].until(lambda one: one.live["present"] == [0, 1, 3])
    elsewhere = await Guest(session, address, guests[0].code, "", key=guests[2].key).connect()
    assert elsewhere.private.hand == hand
    both = await guests[2].connect()
    await both.play(Claim())
    await elsewhere.until(lambda one: isinstance(one.public, TellingView))
    assert elsewhere.public.storyteller == 2


@pytest.mark.rule("CO-6", "CO-9")
async def test_an_absent_seat_is_put_on_automatic_by_the_host_and_taken_back(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom = guests[0], guests[1]
    await start(guests)
    await host.play(Claim())
    await tell(host)
    chair = tom.chair
    # Nobody plays in place of somebody who is there.
    assert await host.refusal("set_automatic", chair=chair, on=True) == "player_is_here"
    await tom.hang_up()
    assert await guests[2].refusal("set_automatic", chair=chair, on=True) == "host_only"
    await host.do("set_automatic", chair=chair, on=True)
    assert host.public.given == (1,)
    for guest in guests[2:]:
        await guest.play(Give(images=guest.private.hand[:1]))
    assert host.view["game"]["awaited"] == [2, 3]
    # Back in time: the seat is Tom's again, and he may still vote.
    await tom.connect()
    await tom.do("set_automatic", chair=chair, on=False)
    await tom.play(Vote(number=tom.private.ask.numbers[0]))
    assert tom.public.voted == (1,)
    assert not tom.view["salon"]["chairs"][1]["automatic"]


@pytest.mark.rule("CO-9")
async def test_an_automatic_storyteller_passes_the_role_on_at_once(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[1].play(Claim())
    await guests[1].do("set_automatic", chair=guests[1].chair, on=True)
    assert guests[1].public.storyteller == 2


@pytest.mark.rule("CO-9", "DX-18")
async def test_an_expired_limit_is_an_entry_in_the_log(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, give_seconds=60)
    await guests[0].play(Claim())
    await tell(guests[0])
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    assert guests[1].view["game"]["clock"]["seconds"] == 60
    await clock.pass_on(60)
    await guests[1].until(lambda one: isinstance(one.public, VotingView))
    assert len(guests[1].public.table) == 4
    assert guests[1].view["game"]["clock"] is None
    # Everybody is told for whom it ran out, and in which phase: what was public then.
    ran_out = guests[1].view["game"]["ran_out"]
    assert {key: ran_out[key] for key in ran_out if key != "at"} == {"phase": "giving", "seats": [2, 3]}


async def test_a_player_who_leaves_during_a_game_can_be_replaced(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[0].play(Claim())
    await tell(guests[0])
    left = guests[3].chair
    await guests[3].do("leave")
    zoe = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    assert await zoe.refusal("take_chair", chair=guests[1].chair, name="Zoé") == "chair_taken"
    # Nobody who plays looks into a second hand, the host neither.
    assert await guests[0].refusal("take_chair", chair=left, name="Deux") == "already_playing"
    assert await guests[0].refusal("stand", chair=guests[1].chair) == "game_running"
    await zoe.do("take_chair", chair=left, name="Zoé")
    assert len(zoe.private.hand) == 5
    await zoe.until(lambda one: one.public.given == (3,))
    assert zoe.view["salon"]["chairs"][3]["name"] == "Zoé"


@pytest.mark.rule("CO-2")
async def test_nobody_sees_two_hands_of_one_game(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await start(guests)
    hand, toms, ninas = tom.private.hand, tom.chair, nina.chair
    await tom.do("leave")
    zoe = await (await Guest(session, address, lea.code, "Zoé").connect()).join()
    assert zoe.view["you"]["seats_to_take"] == [toms]
    assert julien.view["you"]["seats_to_take"] == []
    await zoe.do("take_chair", chair=toms, name="Zoé")
    assert zoe.private.hand == hand
    # Tom has no seat any more, but he has seen a hand: another is not for him, nor for Zoé.
    await nina.do("leave")
    await together([tom, nina, zoe])
    nothing = {"hands": [], "seats_to_take": [], "late": False, "question": None, "guess": None, "renamed": False}
    assert tom.view["you"] == {"person": tom.person, **nothing}
    assert await tom.refusal("take_chair", chair=ninas, name="Tom") == "already_playing"
    assert await zoe.refusal("take_chair", chair=ninas, name="Zoé") == "already_playing"
    # His own he takes back as soon as it is free.
    await zoe.do("leave")
    await together([tom, zoe])
    assert tom.view["you"]["seats_to_take"] == [toms]
    assert await zoe.refusal("take_chair", chair=ninas, name="Zoé") == "already_playing"
    await tom.do("take_chair", chair=toms, name="Tom")
    assert tom.private.hand == hand
    # However often he goes and comes: it is said once that he has sat there.
    for _ in range(3):
        await tom.do("leave")
        await tom.do("take_chair", chair=toms, name="Tom")
    running = (await app[HOUSE].room(lea.code)).head.running
    assert running is not None
    assert len(running.sat) == len(set(running.sat)) == 5
    # The next game knows nothing of this one.
    await lea.do("put_away")
    await zoe.do("sit", name="Zoé", colour=5)
    await start([lea, tom, julien, zoe])
    julien_left = julien.chair
    await julien.do("leave")
    await nina.until(lambda one: one.view["you"]["seats_to_take"] == [julien_left])
    await nina.do("take_chair", chair=julien_left, name="Nina")
    assert len(nina.private.hand) == 6


async def test_after_the_end_any_free_seat_may_be_taken(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    lea, tom, nina, julien = guests
    await start(guests, end="score", target=5)
    toms, ninas = tom.chair, nina.chair
    await tom.do("leave")
    zoe = await (await Guest(session, address, lea.code, "Zoé").connect()).join()
    await zoe.do("take_chair", chair=toms, name="Zoé")
    await play_on([lea, zoe, nina, julien])
    await nina.do("leave")
    await tom.until(lambda one: one.view["you"]["seats_to_take"] == [ninas])
    await tom.do("take_chair", chair=ninas, name="Tom")


async def test_a_newcomer_watches_and_sits_down_for_the_next_game(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    zoe = await Guest(session, address, guests[0].code, "Zoé").connect()
    nothing = {"hands": [], "seats_to_take": [], "late": True, "question": None, "guess": None, "renamed": False}
    assert zoe.view["you"] == {"person": None, **nothing}
    assert isinstance(zoe.public, ClaimingView)
    await zoe.join()
    await guests[0].play(Claim())
    await tell(guests[0])
    await zoe.do("sit", name="Zoé", colour=5)
    assert zoe.view["you"]["hands"] == []
    assert await zoe.refusal("play", chair=zoe.chair, move={"t": "claim"}) == "not_in_this_game"
    await guests[0].do("put_away")
    await start([*guests, zoe])
    assert len(zoe.view["game"]["chairs"]) == 5


async def test_the_host_passes_on_the_role_removes_locks_and_deletes(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    host, tom, nina, julien = guests
    assert await tom.refusal("give_host", person=tom.person) == "host_only"
    assert await tom.refusal("remove", person=nina.person) == "host_only"
    assert await tom.refusal("lock", on=True) == "host_only"
    await host.do("give_host", person=tom.person)
    await tom.do("lock", on=True)
    stranger = Guest(session, address, host.code, "Zoé")
    assert await stranger.turned_away() == "salon_locked"
    await tom.do("remove", person=julien.person)
    assert (await asyncio.wait_for(julien.other.get(), 60))["code"] == "removed"
    again = Guest(session, address, host.code, "Julien", key=julien.key)
    assert await again.turned_away() == "removed"
    with pytest.raises(Exception, match="host_only"):
        await host.ask({"t": "delete_salon"})
    await tom.send({"t": "delete_salon", "mid": "deletesalon"})
    assert (await asyncio.wait_for(nina.other.get(), 60))["code"] == "deleted"
    gone = Guest(session, address, host.code, "Nina", key=nina.key)
    assert await gone.turned_away() == "no_such_salon"


async def test_the_next_seat_takes_over_from_a_host_who_is_gone(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    assert await guests[1].refusal("take_host") == "host_is_here"
    await guests[0].hang_up()
    await guests[1].until(lambda one: 0 not in one.live["present"])
    await clock.pass_on(presence.HOST_GRACE_SECONDS - 1)
    assert await guests[1].refusal("take_host") == "host_is_here"
    await clock.pass_on(2)
    await guests[1].until(lambda one: one.live["heir"] == 1)
    assert await guests[2].refusal("take_host") == "host_is_here"
    await guests[1].do("take_host")
    assert guests[1].view["salon"]["host"] == 1


async def test_however_often_others_come_and_go_an_absent_host_is_waited_for_no_longer(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[0].hang_up()
    await guests[1].until(lambda one: 0 not in one.live["present"])
    await clock.pass_on(presence.HOST_GRACE_SECONDS - 1)
    await guests[2].hang_up()
    await guests[1].until(lambda one: 2 not in one.live["present"])
    assert guests[1].live["heir"] is None
    await clock.pass_on(2)
    await guests[1].until(lambda one: one.live["heir"] == 1)


async def test_chat_is_paged_and_can_be_taken_down_for_good(
    session: aiohttp.ClientSession, address: str, tmp_path: object
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    visitor = await Guest(session, address, guests[0].code, "").connect()
    await guests[1].do("say", text="  un gros\u202e mot ")
    await guests[0].until(lambda one: bool(one.chat))
    await visitor.until(lambda one: one.view["seq"] == guests[1].view["seq"])
    await visitor.send({"t": "ask_chat", "before": 1000})
    await visitor.until(lambda one: one.strays[-1:] == ["not_a_member"])
    assert not any(b"gros" in frame for frame in visitor.frames)
    line = guests[0].chat[0]
    assert (line["name"], line["text"]) == ("Tom", "un gros mot")
    assert await guests[2].refusal("take_down", line=line["id"]) == "not_your_line"
    assert await guests[0].refusal("take_down", line=1) == "no_such_line"
    await guests[0].do("take_down", line=line["id"])
    await guests[1].until(lambda one: one.chat[-1]["text"] is None)
    late = await Guest(session, address, guests[0].code, "", key=guests[1].key).connect()
    await late.until(lambda one: bool(one.chat))
    assert late.chat[0]["text"] is None
    assert await guests[1].refusal("say", text="x" * 501) == "text_too_long"
    assert await guests[1].refusal("say", text="   ") == "text_empty"


async def test_whoever_said_a_line_takes_it_down(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    host, tom, _ = await sit_down(session, address, NAMES[:3])
    await tom.do("say", text="un mot de trop")
    await host.do("say", text="un autre mot")
    await tom.until(lambda one: len(one.chat) == 2)
    assert await tom.refusal("take_down", line=tom.chat[1]["id"]) == "not_your_line"
    await tom.do("take_down", line=tom.chat[0]["id"])
    await host.until(lambda one: one.chat[-1]["text"] is None)
    rows = await app[HOUSE].storage.read(host.code, 0)
    assert not any(b"un mot de trop" in row.body for row in rows)
    assert any(b"un autre mot" in row.body for row in rows)
    # What is gone is gone, and to do it again does no harm.
    await tom.do("take_down", line=tom.chat[0]["id"])


async def test_the_story_is_fetched_in_pages_and_does_not_travel_with_the_view(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    sizes = []
    await guests[0].play(Claim())
    for number in range(1, 5):
        storyteller = guests[guests[0].public.storyteller]
        await together(guests)
        await tell(storyteller, f"indice {number}")
        for guest in guests:
            await guest.until(lambda one: isinstance(one.public, GivingView))
        for guest in guests:
            if guest is not storyteller:
                await guest.play(Give(images=guest.private.hand[:1]))
        for guest in guests:
            await guest.until(lambda one: isinstance(one.public, VotingView))
        for guest in guests:
            if guest is not storyteller:
                await guest.play(Vote(number=guest.private.ask.numbers[0]))
        await together(guests)
        sizes.append(len(str(guests[0].view)))
    assert max(sizes[1:]) - min(sizes[1:]) < 60
    await guests[0].send({"t": "ask_story", "after": 0})
    story = await asyncio.wait_for(guests[0].other.get(), 60)
    assert [line["t"] for line in story["lines"]] == ["told", "round"] * 4
    await guests[0].send({"t": "ask_story", "after": 6})
    rest = await asyncio.wait_for(guests[0].other.get(), 60)
    assert rest["lines"] == story["lines"][6:]


async def test_a_television_sees_the_table_and_no_secret(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    screen = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    assert await screen.refusal("sit", name="Télé", colour=5) == "screens_do_not_play"
    assert await screen.refusal("say", text="bonsoir") == "screens_do_not_play"
    await start([*guests, screen])
    assert screen.view["you"]["hands"] == []
    # A locked salon keeps the screens it has.
    await guests[0].do("lock", on=True)
    again = await Guest(session, address, guests[0].code, "", key=screen.key).connect()
    assert isinstance(again.public, ClaimingView)


async def test_wins_and_points_of_the_evening_add_up(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    await start(guests, end="score", target=5)
    while guests[0].view["game"]["outcome"] is None:
        for guest in guests:
            if guest.moves() and guest.view["you"]["hands"][0]["seat"] in guest.view["game"]["awaited"]:
                await guest.play(guest.moves()[0])
                await together(guests)
                break
    outcome = guests[0].view["game"]["outcome"]
    chairs = guests[0].view["salon"]["chairs"]
    assert [chair["points"] for chair in chairs] == outcome["scores"]
    assert [seat for seat, chair in enumerate(chairs) if chair["wins"]] == outcome["winners"]
    await start(guests)
    assert guests[0].view["game"]["number"] == 2
    assert guests[0].view["game"]["outcome"] is None


async def test_a_host_role_given_to_someone_absent_can_be_taken_over(
    session: aiohttp.ClientSession, address: str, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await guests[3].hang_up()
    await guests[0].do("give_host", person=3)
    await clock.pass_on(presence.HOST_GRACE_SECONDS + 1)
    await guests[1].until(lambda one: one.live["heir"] == 0)
    await guests[0].do("take_host")
    assert guests[0].view["salon"]["host"] == 0


@pytest.mark.rule("CO-6")
async def test_a_player_who_left_comes_back_to_the_same_seat(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    hand, chair = guests[1].private.hand, guests[1].chair
    await guests[1].do("leave")
    assert guests[1].view["salon"]["chairs"][1]["left"]
    await guests[1].do("set_automatic", chair=chair, on=False)
    back = guests[1].view["salon"]["chairs"][1]
    assert (back["left"], back["automatic"]) == (False, False)
    assert guests[1].private.hand == hand


@pytest.mark.rule("CO-6")
async def test_playing_takes_an_automatic_seat_back(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests)
    await guests[1].do("set_automatic", chair=guests[1].chair, on=True)
    await guests[1].play(Claim())
    assert not guests[1].view["salon"]["chairs"][1]["automatic"]
    assert guests[1].public.storyteller == 1


async def test_a_locked_salon_lets_nobody_in_and_shows_visitors_out(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES)
    visitor = await Guest(session, address, guests[0].code, "Zoé").connect()
    slow = await Guest(session, address, guests[0].code, "Max").connect()
    await guests[0].send({"t": "do", "mid": "lock-the-door", "what": {"t": "lock", "on": True}})
    await slow.send({"t": "join", "mid": "too-late-now", "key": slow.key, "name": "Max"})
    await asyncio.wait_for(visitor.reading, 60)
    assert visitor.strays[-1] == "salon_locked"
    await asyncio.wait_for(slow.reading, 60)
    assert [person["name"] for person in guests[0].view["salon"]["people"]] == NAMES


async def test_the_host_is_not_removed(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    assert await guests[0].refusal("remove", person=0) == "host_stays"


async def test_nobody_chats_under_anothers_name(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES)
    double = await Guest(session, address, guests[0].code, "TOM").connect()
    with pytest.raises(Exception, match="name_taken"):
        await double.join()


async def test_a_full_table_frees_the_colour_of_a_player_who_left(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, [f"N{colour}" for colour in range(6)])
    leaver = guests[3]
    await start(guests, end="score", target=5)
    await play_on(guests)
    await leaver.do("stand", chair=3)
    zoe = await (await Guest(session, address, leaver.code, "Zoé").connect()).join()
    assert zoe.view["you"]["seats_to_take"] == [3]
    await zoe.do("sit", name="N3", colour=3)
    # The chair that was left cannot be taken now: its colour is used, and there would be a seventh chair.
    max_ = await (await Guest(session, address, leaver.code, "Max").connect()).join()
    assert max_.view["you"]["seats_to_take"] == []
    assert await max_.refusal("take_chair", chair=3, name="Max") == "chair_taken"
    assert await leaver.refusal("set_automatic", chair=3, on=False) == "chair_taken"
    await zoe.do("leave")
    await max_.until(lambda one: one.view["you"]["seats_to_take"] == [3])
    await max_.do("take_chair", chair=3, name="Max")


async def test_a_resent_join_is_answered_again(session: aiohttp.ClientSession, address: str) -> None:
    guests = await sit_down(session, address, NAMES[:2])
    seq = guests[1].view["seq"]
    await guests[1].join()
    assert guests[1].view["seq"] == seq
    guests[1].key = "x" * 32
    with pytest.raises(Exception, match="unknown_key"):
        await guests[1].join()


async def test_a_message_that_comes_again_is_never_applied_twice_however_late_it_comes(
    monkeypatch: pytest.MonkeyPatch, session: aiohttp.ClientSession, address: str
) -> None:
    monkeypatch.setattr(message_ids, "IDS_KEPT", 5)
    [host] = await sit_down(session, address, NAMES[:1])
    mids = [f"0123456789abcdef-{number}" for number in range(1, 8)]
    for number, mid in enumerate(mids):
        await host.do("dress", mid, chair=0, name=f"Nina {number}", colour=0)
    before = host.view
    # Those that are remembered are answered again, older ones are refused; neither happens.
    await host.do("dress", mids[-5], chair=0, name="Nina 2", colour=0)
    for mid in mids[:2]:
        with pytest.raises(RefusedByServer, match="too_late"):
            await host.do("dress", mid, chair=0, name="Nina 0", colour=0)
    # Another page of the same person begins with 1.
    await host.do("dress", "fedcba9876543210-1", chair=0, name="Nina", colour=0)
    assert host.view["seq"] == before["seq"] + 1
    assert host.view["salon"]["chairs"][0]["name"] == "Nina"


async def test_whoever_was_removed_hears_only_that_when_joining_again(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, NAMES[:3])
    await guests[0].do("remove", person=guests[1].person)
    back = await Guest(session, address, guests[0].code, "Tom").connect(key="another-key-that-nobody-has")
    heard = len(back.frames)
    with pytest.raises(RefusedByServer, match="removed"):
        await back.ask({"t": "join", "key": guests[1].key, "name": "Tom"}, mid="once-more")
    await back.send({"t": "ping"})
    await asyncio.wait_for(back.other.get(), 60)
    assert [frame for frame in back.frames[heard:] if b'"done"' in frame] == []


async def test_a_limit_does_not_start_again_with_every_move_and_late_expiry_is_nothing(
    session: aiohttp.ClientSession, address: str, app: web.Application, clock: HandClock
) -> None:
    guests = await sit_down(session, address, NAMES)
    await start(guests, give_seconds=100, vote_seconds=50)
    await guests[0].play(Claim())
    await tell(guests[0])
    until = guests[0].view["game"]["clock"]["until"]
    await clock.pass_on(30)
    await guests[1].play(Give(images=guests[1].private.hand[:1]))
    assert guests[1].view["game"]["clock"]["until"] == until
    room = await app[HOUSE].room(guests[0].code)
    seq = room.stored.seq
    room.timers.expire("1:tell:0")
    await guests[0].do("say", text="rien")
    assert guests[0].view["seq"] == seq + 1


async def test_the_readers_light_outlives_a_vote_and_ends_with_the_count(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    reader, *writers = guests
    await start(guests)
    await reader.play(dictionnaire.Draw(box=1))
    await reader.play(dictionnaire.Choose(word=reader.private.ask.words[0].id))
    for guest in writers:
        await together(guests)
        await guest.play(dictionnaire.Write(text=f"Chose de {guest.name}."))
    await together(guests)
    await reader.play(dictionnaire.Read(at_once=True))
    await together(guests)

    light = {"chair": reader.chair, "draft": {"t": "lit", "letter": "A"}}
    await reader.send({"t": "draft", **light})
    for guest in writers:
        await guest.until(lambda one: one.live["drafts"] == [light])
    await writers[0].play(dictionnaire.Vote(letter="A"))
    await together(guests)
    assert writers[1].live["drafts"] == [light]
    await writers[1].play(dictionnaire.Vote(letter="A"))
    await writers[0].until(lambda one: one.live["drafts"] == [])


async def test_the_real_definition_reaches_nobody_but_the_reader_before_it_is_read(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "dictionnaire")
    reader, *writers = guests
    await start(guests)
    await reader.play(dictionnaire.Draw(box=2))
    word = reader.private.ask.words[0]
    await reader.play(dictionnaire.Choose(word=word.id))
    for guest in writers:
        await together(guests)
        await guest.play(dictionnaire.Write(text=f"Chose de {guest.name}."))
    await together(guests)
    assert word.definition in str(reader.view)
    for guest in writers:
        assert word.word in str(guest.view)
        assert word.definition not in str(guest.view)
        assert all(f"Chose de {other.name}." not in str(guest.view) for other in writers if other is not guest)
    await reader.play(dictionnaire.Read(at_once=True))
    await together(guests)
    assert all(word.definition in str(guest.view) for guest in writers)


ODILE = {"name": "Tante Odile", "family": "imaginary", "line": "Elle sait tout, et le dit au dessert."}


@pytest.mark.rule("DN-1")
async def test_a_guest_that_was_written_is_shuffled_into_the_next_game(
    session: aiohttp.ClientSession, address: str, app: web.Application
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], "diner")
    tom = guests[1]
    await tom.do("make_deck", kind="guests", name="La famille", language="fr")
    await tom.do("write_cards", deck=tom.view["salon"]["decks"][0]["id"], cards=[ODILE])
    await together(guests)
    await start(guests)
    salon = (await app[HOUSE].room(guests[0].code)).stored
    assert salon.running is not None
    (odile,) = salon.running.start.mixed[0].cards
    assert salon.running.state.guests[odile.id].name_fr == "Tante Odile"
    dealt = [id for hand in salon.running.state.hands for id in hand]
    assert [*dealt, *salon.running.state.pile.cards].count(odile.id) == 1


async def composing_dany(session: aiohttp.ClientSession, address: str) -> tuple[list[Guest], Guest, Guest, list[Guest]]:
    """Players of whom one composes, who decides, and everyone who looks on: the others, a spectator, a television."""
    guests = await sit_down(session, address, NAMES, "dany")
    spectator = await (await Guest(session, address, guests[0].code, "Zoé").connect()).join()
    television = await (await Guest(session, address, guests[0].code, "").connect()).join(screen=True)
    await start(guests, first="drawn")
    active = guests[guests[0].public.active]
    await active.play(dany_moves.TurnUp())
    await active.play(dany_moves.Keep(memories=active.private.ask.hand[:4]))
    await together(guests)
    decider = guests[active.public.decider]
    return guests, active, decider, [*(one for one in guests if one is not active), spectator, television]


@pytest.mark.rule("CO-2", "DA-7")
async def test_a_composition_grows_before_everyone_and_names_nothing_that_lies_face_down(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests, active, _, onlookers = await composing_dany(session, address)
    shown, hidden, *in_hand = active.private.ask.kept
    unseen = [hidden, *in_hand]
    for step in range(5):
        pieces = (
            dany_model.Piece(x=100 * step, y=300, angle=70, memory=shown),
            dany_model.Piece(x=500, y=300 + step, lean=40, face_up=False, memory=hidden),
        )
        draft = msgspec.to_builtins(dany_moves.Surface(pieces=pieces))
        await active.send({"t": "draft", "chair": active.chair, "draft": draft})

    def sees(guest: Guest) -> bool:
        return any(draft["draft"]["pieces"][0]["x"] == 400 for draft in guest.live["drafts"])

    for guest in onlookers:
        await guest.until(sees)
        assert guest.live["drafts"][0]["draft"]["pieces"][1]["memory"] is None
    await active.play(dany_moves.Send(pieces=pieces))
    await together(guests)
    for guest in onlookers:
        await guest.until(lambda one: isinstance(one.public, dany_model.TalkingView))
        # Whatever ever came to them, live or in a view.
        everything = b"".join(guest.frames)
        assert shown.encode() in everything
        assert all(memory.encode() not in everything for memory in unseen)
    for memory in unseen:
        assert memory.encode() in b"".join(active.frames)


@pytest.mark.rule("DA-8", "DA-9", "CO-4")
async def test_after_hands_off_nothing_moves_and_the_active_one_is_silent(
    session: aiohttp.ClientSession, address: str
) -> None:
    guests, active, decider, onlookers = await composing_dany(session, address)
    # The host may always erase words: so the active one is not the host here.
    if active is guests[0]:
        await active.do("give_host", person=decider.person)
    memory = active.private.ask.kept[0]
    laid = dany_model.Piece(x=500, y=500, memory=memory)
    surface = {"t": "draft", "chair": active.chair, "draft": msgspec.to_builtins(dany_moves.Surface(pieces=(laid,)))}
    # A stranger's card is neither shown nor sent.
    left = {card.id for card in Library().by_id("souvenirs").cards} - set(active.private.ask.kept)  # type: ignore[union-attr]
    foreign = msgspec.structs.replace(laid, memory=min(left))
    await active.send({**surface, "draft": msgspec.to_builtins(dany_moves.Surface(pieces=(foreign,)))})
    await active.until(lambda one: one.strays[-1:] == ["not_kept"])
    refused = await active.refusal(
        "play", chair=active.chair, move=msgspec.to_builtins(dany_moves.Send(pieces=(foreign,)))
    )
    assert refused == "not_kept"
    await active.send(surface)
    for guest in onlookers:
        await guest.until(lambda one: one.live["drafts"] != [])
    await active.play(dany_moves.Send(pieces=(laid,)))
    for guest in onlookers:
        await guest.until(lambda one: one.live["drafts"] == [])
    await active.send(surface)
    await active.until(lambda one: one.strays[-1:] == ["hands_off"])
    pointer = {"t": "draft", "chair": active.chair, "draft": {"t": "pointer", "at": [5, 5]}}
    await active.send(pointer)
    await active.until(lambda one: one.strays[-1:] == ["not_for_active"])
    assert await active.refusal("say", text="C’est le 3 !", chair=active.chair) == "may_not_speak"
    # Nor by another way of writing to all.
    assert await active.refusal("take_down", line=1) == "may_not_speak"
    assert await active.refusal("dress", chair=active.chair, name="Le 3", colour=7) == "may_not_speak"
    assert await active.refusal("sit", name="Le 3", colour=7) == "may_not_speak"
    await decider.do("say", text="Le 3, peut-être.", chair=decider.chair)
    await active.until(lambda one: [line["text"] for line in one.chat] == ["Le 3, peut-être."])
    # The others may point; and only one of them answers, when all have been heard.
    other = next(one for one in guests if one not in (active, decider))
    await other.send({**pointer, "chair": other.chair})
    await active.until(lambda one: [draft["draft"]["at"] for draft in one.live["drafts"]] == [[5, 5]])
    answer = msgspec.to_builtins(dany_moves.Answer(word=1))
    assert await other.refusal("play", chair=other.chair, move=answer) == "not_decider"
    assert await decider.refusal("play", chair=decider.chair, move=answer) == "not_all_heard"


@pytest.mark.parametrize(
    ("game", "options"),
    [("diner", {"decks": ["reves"]}), ("diner", {"decks": ["mots-rares"]}), ("didixit", {"decks": ["idees"]})],
)
async def test_a_deck_of_another_game_is_refused_at_the_start(
    session: aiohttp.ClientSession, address: str, game: str, options: dict[str, Any]
) -> None:
    guests = await sit_down(session, address, ["Léa", "Tom", "Nina"], game)
    await guests[0].do("set_options", options=options)
    with pytest.raises(RefusedByServer, match="no_such_deck"):
        await guests[0].ask({"t": "start"})
