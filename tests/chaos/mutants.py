"""Messages with mistakes of every kind, made from real ones, and the people who send them."""

import asyncio
import json
import random
import re
import secrets
from copy import deepcopy
from typing import Any

import aiohttp
import msgspec

from tests.chaos.people import BROKEN, Client, open_salon
from tests.chaos.witness import Witness, read_message, texts_in
from veillee.games import GAMES
from veillee.server import protocol as p

# The server takes 40 messages a second of each person, and some more at once.
PER_SECOND = 36
AT_ONCE = 100
RENEWED_AFTER_SECONDS = 60

ODD_VALUES: list[Any] = [
    None, True, False, 0, -1, 1, 99, 2**31, 2**53 + 1, 2**63, -(2**70), 1e308, 0.5, "", " ", "x", "\u0000", "\ud800",
    "\u202e", "é" * 500, "x" * 5000, "../../etc/passwd", "' OR 1=1 --", "<script>", [], {}, [[]], {"t": "play"},
    {"": {}},
    ["x"] * 300, {"t": None}, {str(n): n for n in range(50)}, "0" * 64, "NaN",
]  # fmt: skip
# Not made from real messages: nested without end, no JSON, no text, numbers without end.
ODD_BYTES = [
    b"", b"null", b"[" * 60_000, b'{"t":' * 9000, b'{"a":' * 500 + b"1" + b"}" * 500, b"\xff\xfe\x00", b"\xed\xa0\x80",
    b'{"t":"do","mid":"\xff\xff\xff\xff\xff\xff\xff\xff"}', b'{"t":"ping"}' * 2, b"9" * 5000, b"-", b"1e999999",
    b'{"t":"ask_chat","before":' + b"9" * 3000 + b"}", b'"' + b"\\u0000" * 5000 + b'"', b"\xef\xbb\xbf{}", b"{}\x00",
]  # fmt: skip
TOO_BIG = b'{"t":"ping","x":"' + b"x" * 70_000 + b'"}'
BOT = {"temperament": "sharp", "language": "fr"}
# One of each kind that people write.
CARDS = {
    "guests": {"name": "Tante Odile", "line": "Notre tante.", "family": "arts"},
    "words": {"word": "Pantouflard", "kind": "n. m.", "definition": "Qui vit en pantoufles."},
    "ideas": {f"word{number}": word for number, word in enumerate(("mer", "feu", "or", "pluie", "nid"), 1)},
    "images": {"image": "0" * 32, "alt_fr": "Une photo.", "alt_en": ""},
}


def messages(client: Client, chance: random.Random) -> list[dict[str, Any]]:
    """One real message of each kind, as this person could send it now."""
    number, part = chance.randrange(6), secrets.token_hex(32)
    view = client.view
    decks = view["salon"]["decks"] if view else []
    deck = chance.choice(decks)["id"] if decks else number
    acts: list[dict[str, Any]] = [
        {"t": "sit", "name": f"N{number}", "colour": number},
        {"t": "add_bot", "bot": BOT},
        {"t": "take_chair", "chair": number, "name": "N"},
        {"t": "stand", "chair": number},
        {"t": "dress", "chair": 0, "name": f"N{number}", "colour": number},
        {"t": "arrange", "order": [2, 1, 0]},
        {"t": "choose", "game": chance.choice(list(GAMES))},
        {"t": "set_options", "options": {}},
        {"t": "make_deck", "kind": chance.choice(list(CARDS)), "name": f"Les {number}", "language": "fr"},
        {"t": "edit_deck", "deck": deck, "name": f"N{number}", "language": "en", "author": "N", "licence": "CC0"},
        {"t": "remove_deck", "deck": deck},
        *({"t": "write_cards", "deck": deck, "cards": [fields, *CARDS.values()]} for fields in CARDS.values()),
        {"t": "edit_card", "card": 256 * deck + 256 + number, "fields": chance.choice(list(CARDS.values()))},
        {"t": "tear_card", "card": 256 * deck + 256 + number},
        {"t": "set_call", "link": "https://call.example/soir"},
        {"t": "lock", "on": number > 3},
        {"t": "give_host", "person": number},
        {"t": "take_host"},
        {"t": "remove", "person": number},
        {"t": "reopen"},
        {"t": "say", "text": "Bonsoir !", "chair": 0},
        {"t": "take_down", "line": number * 5},
        {"t": "take_down_clip", "clip": part},
        {"t": "set_automatic", "chair": number, "on": True},
        {"t": "hand_over", "chair": number, "bot": BOT},
        {"t": "add_part", "commitment": (view and view["salon"]["commitment"]) or part, "part": part},
        {"t": "go_on"},
        {"t": "put_away"},
    ]
    if view and view["game"] and view["you"]["hands"]:
        moves = client.moves() or [{"t": "vote", "number": 1}]
        acts += [{"t": "play", "chair": client.chair, "move": chance.choice(moves)} for _ in range(12)]
    return [
        *({"t": "do", "mid": secrets.token_hex(8), "what": act} for act in acts),
        {"t": "hello", "protocol": p.PROTOCOL, "code": client.code, "key": client.key},
        {"t": "join", "mid": secrets.token_hex(8), "key": client.key, "name": client.name},
        {"t": "start", "mid": secrets.token_hex(8)},
        {"t": "start", "mid": secrets.token_hex(8)},
        {"t": "delete_salon", "mid": secrets.token_hex(8)},
        {"t": "draft", "chair": 0, "draft": {"t": "lit", "letter": "A"}},
        {"t": "react", "kind": "heart", "chair": 0},
        {"t": "show_film", "at": 3},
        {"t": "ask_chat", "before": 10},
        {"t": "ask_story", "after": 0},
        {"t": "ask_export"},
    ]


def places(value: Any, found: list[tuple[Any, Any]]) -> list[tuple[Any, Any]]:
    """Every place in a message: what contains it, and under which key or number."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in list(inner):
        found.append((value, key))
        places(one, found)
    return found


def odd_value(chance: random.Random) -> Any:
    # A copy: if it is changed too, a message could contain itself.
    return deepcopy(chance.choice(ODD_VALUES))


def change_structure(message: dict[str, Any], other: dict[str, Any], chance: random.Random) -> None:
    around, key = chance.choice(places(message, []))
    match chance.randrange(6):
        case 0 | 1:
            around[key] = odd_value(chance)
        case 2:
            del around[key]
        case 3 if isinstance(around, dict):
            around[chance.choice(["extra", "mid", "t", "", "what"])] = odd_value(chance)
        case 4:
            from_around, from_key = chance.choice(places(other, []))
            around[key] = deepcopy(from_around[from_key])
        case _:
            around[key] = [around[key]] if chance.random() < 0.5 else {"t": around[key]}


def change_bytes(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 5))):
        at = chance.randrange(len(changed) + 1)
        match chance.randrange(5):
            case 0 if at < len(changed):
                changed[at] = chance.randrange(256)
            case 1:
                changed[at:at] = chance.randbytes(chance.randrange(1, 5))
            case 2:
                del changed[at : at + chance.randrange(1, 5)]
            case 3:
                del changed[at:]
            case _:
                changed[at:at] = changed[at : at + chance.randrange(1, 40)]
    return bytes(changed)


def mutant(chance: random.Random, corpus: list[dict[str, Any]]) -> bytes:
    dice = chance.random()
    if dice < 0.03:
        return chance.choice(ODD_BYTES)
    message = deepcopy(chance.choice(corpus))
    if "mid" in message:
        message["mid"] = secrets.token_hex(8)
    if dice < 0.55:
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            if message:
                change_structure(message, chance.choice(corpus), chance)
    # With escapes: half a surrogate pair cannot be written otherwise.
    data = json.dumps(message).encode()
    return change_bytes(data, chance) if dice > 0.5 else data


class Mutator(Client):
    """Sends mutants, as many as the server takes of one person, and does not wait for answers."""

    async def _write(self, message: bytes) -> None:
        # Bytes that are no text would end the connection if the frame said that they are; floods.py does that.
        await self.ws.send_bytes(message)

    async def mutate(self) -> None:
        connection, budget, corpus = None, 0.0, list[dict[str, Any]]()
        while not self.gone:
            await asyncio.sleep(0.1)
            if not self.view:
                continue
            if connection is not self.ws:
                connection, budget = self.ws, AT_ONCE - len(self.pending)
            if not corpus or self.chance.random() < 0.3:
                corpus = messages(self, self.chance)
            budget = min(budget + PER_SECOND / 10, AT_ONCE)
            try:
                while budget >= 1 and self.view:
                    budget -= 1
                    await self._send(mutant(self.chance, corpus))
                if self.chance.random() < 0.003:
                    await self._send(TOO_BIG)
            except BROKEN:
                continue

    async def _send(self, data: bytes) -> None:
        try:
            message = read_message(data)
        except p.UNREADABLE:
            message = None
            # It is refused under the id that it has; another message with this id may not be.
            ids = {id.decode() for id in re.findall(rb"[0-9a-f]{16}", data)}
            self.book.used |= ids
            self._sent_again |= ids
        else:
            self.book.said |= texts_in(msgspec.json.encode(message))
        if isinstance(message, p.DeleteSalon):
            self.book.may_be_deleted = True
        if isinstance(message, p.Do | p.Start | p.Join):
            if message.mid in self.book.used:
                # Another message may have this id: a server remembers only the last ones of each person.
                return
            self.book.used.add(message.mid)
            if not re.fullmatch("[0-9a-f]{16}", message.mid):
                # A message that cannot be read may have this id too, and is refused.
                self._sent_again.add(message.mid)
            self.pending[message.mid] = data
        await self._write(data)
        self.book.findings.mutated += 1


async def mutate_salons(witness: Witness, session: aiohttp.ClientSession, address: str, chance: random.Random) -> None:
    """One salon after another in which the host, a member and a visitor send mutants while bots wait for them."""
    while True:
        try:
            code, key = await open_salon(session, address, chance.choice(list(GAMES)), "Hôte")
        except BROKEN:
            await asyncio.sleep(0.2)
            continue
        book = witness.book(code)
        book.mutated = True
        host = Mutator(session, address, book, "Hôte", chance, key)
        member, visitor = (Mutator(session, address, book, name, chance) for name in ("Membre", "Visite"))
        tasks = [asyncio.create_task(one.stay()) for one in (host, member, visitor)]
        try:
            async with asyncio.timeout(RENEWED_AFTER_SECONDS):
                await set_up(host, member)
                tasks += [asyncio.create_task(one.mutate()) for one in (member, visitor)]
                await host.mutate()
        except TimeoutError:
            pass
        finally:
            await end(tasks)


async def set_up(host: Mutator, member: Mutator) -> None:
    await host.seen()
    await host.try_to("sit", name="Hôte", colour=0)
    for _ in range(3):
        await host.try_to("add_bot", bot=BOT)
    await member.seen()
    await member.act({"t": "join", "key": member.key, "name": member.name})
    await host.act({"t": "start"})


async def end(tasks: list["asyncio.Task[None]"]) -> None:
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
