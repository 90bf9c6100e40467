"""The salon as a pure fold of its log: people, chairs, host, options, games.

`evolve(salon, entry, decks)` gives the salon after an entry, or `Refused`. There is no other way to change a salon.
"""

import hashlib
import hmac
from collections.abc import Callable, Mapping
from functools import partial, singledispatch
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from veillee.bots.mind import Bot, TemperamentName
from veillee.games import GAMES
from veillee.rooms import events as ev
from veillee.rooms.events import CardId, ChairId, Entry, PersonId
from veillee.rules import (
    MISSING_PART,
    AnyGame,
    Card,
    Chance,
    Deck,
    Refused,
    Seat,
    Table,
    clean,
    commitment,
    seed_of,
)

NAME_LENGTH = 24
NOBODY: PersonId = -1  # holds the chairs of bots
BOT_NAMES: dict[TemperamentName, tuple[str, ...]] = {
    "cautious": ("Prudence", "Barnabé", "Honorine"),
    "playful": ("Zélie", "Pirouette", "Oscar"),
    "sharp": ("Silex", "Ariane", "Théodore"),
}
CHAT_LENGTH = 500
LINK_LENGTH = 300
MOST_PEOPLE = 40
MOST_OWN_CARDS = 40
# Screens show the newest clues; older ones that were taken down answer "not found" by themselves.
CLIPS_GONE_KEPT = 16
# A client resends only what was not answered, so a short memory of message ids is enough.
MIDS_KEPT = 128


class Person(Struct, frozen=True):
    id: PersonId
    name: str
    key: str
    screen: bool = False
    removed: bool = False


class Chair(Struct, frozen=True):
    """A place in the circle. `left`: its player went away, anyone may take it over. `bot`: played by one for now."""

    id: ChairId
    name: str
    colour: int
    holder: PersonId
    automatic: bool = False
    left: bool = False
    wins: int = 0
    points: int = 0
    bot: Bot | None = None


class OwnCard(Struct, frozen=True):
    """A card that somebody here wrote for one of the games."""

    id: CardId
    game: str
    by: PersonId
    fields: dict[str, str]


class Running(Struct, frozen=True):
    """The game on the table. `clock` is the running limit and its start, `stopped` the one before it and how long it
    ran; `sat` says who has had which chair in this game."""

    start: ev.Started
    started_seq: int
    state: Any
    clock: tuple[str, int, int] | None = None
    stopped: tuple[str, int] | None = None
    sat: tuple[tuple[PersonId, ChairId], ...] = ()

    @property
    def game(self) -> AnyGame:
        return GAMES[self.start.game]

    @property
    def over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def seat_of(self, chair: ChairId) -> Seat | None:
        return self.start.chairs.index(chair) if chair in self.start.chairs else None


class GivenUp(Struct, frozen=True):
    """A game that was put away before its end. Nothing resumes it, so its seed is opened like any other (CO-5)."""

    start: ev.Started
    number: int


class Salon(Struct, frozen=True):
    code: str
    game: str
    seq: int = 0
    people: tuple[Person, ...] = ()
    chairs: tuple[Chair, ...] = ()
    host: PersonId = 0
    locked: bool = False
    call: str = ""
    options: dict[str, Any] = {}
    chairs_made: int = 0
    games: int = 0
    server_part: str = ""
    parts: dict[PersonId, str] = {}
    clips_gone: tuple[str, ...] = ()
    own_cards: tuple[OwnCard, ...] = ()
    cards_made: int = 0
    mids: dict[PersonId, tuple[str, ...]] = {}
    running: Running | None = None
    given_up: GivenUp | None = None

    def person(self, id: PersonId | None) -> Person:
        if id is None or not 0 <= id < len(self.people) or self.people[id].removed:
            raise Refused("not_a_member")
        return self.people[id]

    def chair(self, id: ChairId) -> Chair:
        for chair in self.chairs:
            if chair.id == id:
                return chair
        raise Refused("no_such_chair")

    @property
    def playing(self) -> bool:
        return self.running is not None and not self.running.over

    def options_of(self, game: AnyGame) -> Any:
        return self.options.get(game.name) or game.options_type()


def hash_of_key(key: str) -> str:
    return hashlib.sha256(key.encode(errors="replace")).hexdigest()


def find_person(salon: Salon, key: str) -> Person | None:
    hashed = hash_of_key(key)
    for person in salon.people:
        if hmac.compare_digest(person.key, hashed):
            return person
    return None


def evolve(salon: Salon | None, entry: Entry, decks: Mapping[str, Deck]) -> Salon:
    if salon is None:
        if not isinstance(entry.what, ev.Opened):
            raise Refused("no_such_salon")
        return Salon(code=entry.what.code, game=entry.what.game, seq=1)
    if isinstance(entry.what, ev.Started):
        after = started(salon, entry, entry.what, decks)
    else:
        after = happen(entry.what, salon, entry)
    mids = salon.mids
    if entry.by is not None and entry.mid is not None:
        mids = {**mids, entry.by: (*mids.get(entry.by, ()), entry.mid)[-MIDS_KEPT:]}
    return replace(after, seq=salon.seq + 1, mids=mids)


def with_person(salon: Salon, id: PersonId, change: Callable[[Person], Person]) -> Salon:
    return replace(salon, people=tuple(change(p) if p.id == id else p for p in salon.people))


def with_chair(salon: Salon, id: ChairId, change: Callable[[Chair], Chair]) -> Salon:
    salon.chair(id)
    return replace(salon, chairs=tuple(change(c) if c.id == id else c for c in salon.chairs))


def host_only(salon: Salon, entry: Entry) -> None:
    if salon.person(entry.by).id != salon.host:
        raise Refused("host_only")


def in_lobby(salon: Salon) -> None:
    if salon.playing:
        raise Refused("game_running")


def own_chair(salon: Salon, entry: Entry, id: ChairId) -> Chair:
    chair = salon.chair(id)
    if chair.holder != salon.person(entry.by).id:
        raise Refused("not_your_chair")
    return chair


def fresh_name(salon: Salon, name: str, but: ChairId | None = None) -> str:
    name = clean(name, NAME_LENGTH)
    if any(c.name.casefold() == name.casefold() and c.id != but for c in chairs_kept(salon)):
        raise Refused("name_taken", name=name)
    return name


def free_colour(salon: Salon, colour: int, but: ChairId | None = None) -> int:
    if not 0 <= colour < GAMES[salon.game].colours:
        raise Refused("no_such_colour")
    if any(chair.colour == colour and chair.id != but for chair in chairs_kept(salon)):
        raise Refused("colour_taken")
    return colour


@singledispatch
def happen(what: Any, salon: Salon, entry: Entry) -> Salon:
    raise Refused("unknown_act")


@happen.register
def _(what: ev.Joined, salon: Salon, entry: Entry) -> Salon:
    if salon.locked:
        raise Refused("salon_locked")
    if sum(not person.removed for person in salon.people) >= MOST_PEOPLE:
        raise Refused("salon_full")
    name = "" if what.screen else clean(what.name, NAME_LENGTH)
    # Nobody chats under a name that another person already has.
    if name and any(p.name.casefold() == name.casefold() and not p.removed for p in salon.people):
        raise Refused("name_taken", name=name)
    person = Person(id=len(salon.people), name=name, key=what.key, screen=what.screen)
    return replace(salon, people=(*salon.people, person))


@happen.register
def _(what: ev.Sit, salon: Salon, entry: Entry) -> Salon:
    person = salon.person(entry.by)
    if person.screen:
        raise Refused("screens_do_not_play")
    may_write(salon, person)
    if len(chairs_kept(salon)) >= GAMES[salon.game].players.stop - 1:
        raise Refused("no_chair_free")
    chair = Chair(
        id=salon.chairs_made,
        name=fresh_name(salon, what.name),
        colour=free_colour(salon, what.colour),
        holder=person.id,
    )
    return replace(salon, chairs=(*salon.chairs, chair), chairs_made=salon.chairs_made + 1)


@happen.register
def _(what: ev.AddBot, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    in_lobby(salon)
    game, kept = GAMES[salon.game], chairs_kept(salon)
    if len(kept) >= game.players.stop - 1:
        raise Refused("no_chair_free")
    taken = {chair.name.casefold() for chair in kept}
    names = [*BOT_NAMES[what.bot.temperament], *(name for names in BOT_NAMES.values() for name in names)]
    name = next(name for name in names if name.casefold() not in taken)
    colour = min(set(range(game.colours)) - {chair.colour for chair in kept})
    chair = Chair(id=salon.chairs_made, name=name, colour=colour, holder=NOBODY, bot=what.bot)
    return replace(salon, chairs=(*salon.chairs, chair), chairs_made=salon.chairs_made + 1)


@happen.register
def _(what: ev.TakeChair, salon: Salon, entry: Entry) -> Salon:
    person = salon.person(entry.by)
    chair = salon.chair(what.chair)
    if person.screen:
        raise Refused("screens_do_not_play")
    if not chair.left:
        raise Refused("chair_taken")
    name = fresh_name(salon, what.name, but=chair.id)
    running = salon.running
    if running is not None and (person.id, chair.id) not in running.sat:
        salon = replace(salon, running=replace(running, sat=(*running.sat, (person.id, chair.id))))
    return with_chair(
        salon, chair.id, lambda c: replace(c, holder=person.id, name=name, left=False, automatic=False, bot=None)
    )


def seats_to_take(salon: Salon, person: PersonId | None) -> tuple[ChairId, ...]:
    """The chairs that were left and that this person may take over.

    Whoever has had a hand in the game on the table may take that one back, and no other: nobody sees two hands (CO-2).
    """
    left = tuple([chair.id for chair in salon.chairs if chair.left and has_its_place(salon, chair)])
    if not left or salon.running is None or salon.running.over:
        return left
    known = {chair for who, chair in salon.running.sat if who == person}
    return tuple(chair for chair in left if chair in known) if known else left


@happen.register
def _(what: ev.Stand, salon: Salon, entry: Entry) -> Salon:
    chair = salon.chair(what.chair)
    if chair.holder != salon.person(entry.by).id:
        host_only(salon, entry)
        # In a running game the host may put a chair on automatic, not clear it for somebody else.
        in_lobby(salon)
    return vacate(salon, chair)


def chairs_kept(salon: Salon) -> tuple[Chair, ...]:
    """The chairs that the next game has: those left empty stay only as long as the game on the table needs them."""
    return salon.chairs if salon.playing else tuple(chair for chair in salon.chairs if not chair.left)


def has_its_place(salon: Salon, chair: Chair) -> bool:
    """Whether a chair that was left can be had again.

    Once the game is over others may have sat down instead, also with its colour or under its name.
    """
    others = [other for other in chairs_kept(salon) if other.id != chair.id]
    return len(others) < GAMES[salon.game].players.stop - 1 and not any(
        other.colour == chair.colour or other.name.casefold() == chair.name.casefold() for other in others
    )


def vacate(salon: Salon, chair: Chair) -> Salon:
    """With a game on the table the chair stays, on automatic, for its player or another to come back to (CO-6)."""
    if salon.running is not None and salon.running.seat_of(chair.id) is not None:
        return with_chair(salon, chair.id, lambda c: replace(c, left=True, automatic=True))
    return replace(salon, chairs=tuple(c for c in salon.chairs if c.id != chair.id))


@happen.register
def _(what: ev.Dress, salon: Salon, entry: Entry) -> Salon:
    chair = own_chair(salon, entry, what.chair)
    may_write(salon, salon.person(entry.by))
    name = fresh_name(salon, what.name, but=chair.id)
    colour = free_colour(salon, what.colour, but=chair.id)
    return with_chair(salon, chair.id, lambda c: replace(c, name=name, colour=colour))


@happen.register
def _(what: ev.Arrange, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    in_lobby(salon)
    if sorted(what.order) != sorted(chair.id for chair in salon.chairs):
        raise Refused("bad_order")
    return replace(salon, chairs=tuple(salon.chair(id) for id in what.order))


@happen.register
def _(what: ev.Choose, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    in_lobby(salon)
    game = GAMES.get(what.game)
    if game is None:
        raise Refused("no_such_game")
    chairs = chairs_kept(salon)
    if len(chairs) > game.players.stop - 1:
        raise Refused("too_many_players", most=game.players.stop - 1)
    return repaint(replace(salon, game=game.name, running=None, chairs=chairs), game.colours)


def repaint(salon: Salon, colours: int) -> Salon:
    """A box with fewer pawns: whoever has a colour it lacks gets the first free one."""
    for chair in salon.chairs:
        if chair.colour >= colours:
            free = min(set(range(colours)) - {other.colour for other in salon.chairs})
            salon = with_chair(salon, chair.id, partial(replace, colour=free))
    return salon


@happen.register
def _(what: ev.SetOptions, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    in_lobby(salon)
    game = GAMES[salon.game]
    try:
        options = msgspec.convert(what.options, game.options_type)
    except msgspec.ValidationError as wrong:
        raise Refused("bad_options", why=str(wrong)) from wrong
    return replace(salon, options={**salon.options, game.name: game.cleaned(options)})


@happen.register
def _(what: ev.WriteCard, salon: Salon, entry: Entry) -> Salon:
    person = salon.person(entry.by)
    if person.screen:
        raise Refused("screens_do_not_play")
    in_lobby(salon)
    fields = GAMES[salon.game].own_card(what.fields)
    if len(salon.own_cards) >= MOST_OWN_CARDS:
        raise Refused("too_many_own_cards", most=MOST_OWN_CARDS)
    card = OwnCard(id=salon.cards_made, game=salon.game, by=person.id, fields=fields)
    if any(other.game == card.game and other.fields == card.fields for other in salon.own_cards):
        raise Refused("card_already_there")
    return replace(salon, own_cards=(*salon.own_cards, card), cards_made=salon.cards_made + 1)


@happen.register
def _(what: ev.TearCard, salon: Salon, entry: Entry) -> Salon:
    person = salon.person(entry.by)
    in_lobby(salon)
    card = next((card for card in salon.own_cards if card.id == what.card), None)
    if card is None:
        raise Refused("no_such_card")
    if card.by != person.id:
        host_only(salon, entry)
    return replace(salon, own_cards=tuple(other for other in salon.own_cards if other is not card))


@happen.register
def _(what: ev.SetCall, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    may_write(salon, salon.person(entry.by))
    if not what.link:
        return replace(salon, call="")
    link = clean(what.link, LINK_LENGTH)
    try:
        parts = urlsplit(link)
    except ValueError:
        raise Refused("bad_link") from None
    if parts.scheme != "https" or not parts.netloc:
        raise Refused("bad_link")
    return replace(salon, call=link)


@happen.register
def _(what: ev.Lock, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    return replace(salon, locked=what.on)


@happen.register
def _(what: ev.GiveHost, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    person = salon.person(what.person)
    if person.screen:
        raise Refused("screens_do_not_play")
    return replace(salon, host=person.id)


@happen.register
def _(what: ev.TakeHost, salon: Salon, entry: Entry) -> Salon:
    return replace(salon, host=salon.person(entry.by).id)


@happen.register
def _(what: ev.Remove, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    if what.person == salon.host:
        raise Refused("host_stays")
    salon = go(salon, salon.person(what.person))
    return with_person(salon, what.person, lambda person: replace(person, removed=True))


@happen.register
def _(what: ev.Leave, salon: Salon, entry: Entry) -> Salon:
    return go(salon, salon.person(entry.by))


def go(salon: Salon, person: Person) -> Salon:
    for chair in salon.chairs:
        if chair.holder == person.id:
            salon = vacate(salon, chair)
    return salon


@happen.register
def _(what: ev.Say, salon: Salon, entry: Entry) -> Salon:
    # The words were looked at at the door. Here there may be none: those that were taken down are gone from the log.
    if entry.by is None:
        bot_may_speak(salon, what.chair)
        return salon
    person = salon.person(entry.by)
    if person.screen:
        raise Refused("screens_do_not_play")
    if what.chair is not None:
        own_chair(salon, entry, what.chair)
    may_write(salon, person)
    return salon


def bot_may_speak(salon: Salon, chair: ChairId | None) -> None:
    """Nobody's words are a bot's: only the house writes them down. It is silent where a person must be."""
    running = game_on(salon)
    seat = None if chair is None else running.seat_of(chair)
    if chair is None or seat is None or salon.chair(chair).bot is None:
        raise Refused("not_a_bot")
    if not running.game.may_speak(running.state, seat):
        raise Refused("may_not_speak")


def may_write(salon: Salon, person: Person) -> None:
    """Whoever must be silent writes nothing that others read: no message, no name, no link."""
    running = salon.running
    if running is not None:
        seats = [running.seat_of(chair.id) for chair in salon.chairs if chair.holder == person.id]
        if not all(seat is None or running.game.may_speak(running.state, seat) for seat in seats):
            raise Refused("may_not_speak")


@happen.register
def _(what: ev.TakeDown, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    return salon


@happen.register
def _(what: ev.TakeDownClip, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    gone = tuple(clip for clip in salon.clips_gone if clip != what.clip)
    return replace(salon, clips_gone=(*gone, what.clip)[-CLIPS_GONE_KEPT:])


@happen.register
def _(what: ev.SetAutomatic, salon: Salon, entry: Entry) -> Salon:
    """The host puts an absent chair on automatic; its owner takes it back (CO-6)."""
    chair = salon.chair(what.chair)
    if chair.holder != salon.person(entry.by).id:
        host_only(salon, entry)
    must_be_a_persons(chair)
    left = chair.left and (what.on or chair.holder != entry.by)
    return with_chair(salon, chair.id, lambda c: replace(c, automatic=what.on or left, left=left, bot=None))


@happen.register
def _(what: ev.HandOver, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    game_on(salon)
    must_be_a_persons(salon.chair(what.chair))
    return with_chair(salon, what.chair, lambda c: replace(c, automatic=True, bot=what.bot))


def must_be_a_persons(chair: Chair) -> None:
    if chair.holder == NOBODY:
        raise Refused("chair_of_a_bot")


@happen.register
def _(what: ev.Committed, salon: Salon, entry: Entry) -> Salon:
    return replace(salon, server_part=what.part, parts={})


@happen.register
def _(what: ev.AddPart, salon: Salon, entry: Entry) -> Salon:
    person = salon.person(entry.by)
    if person.id in salon.parts:
        raise Refused("part_given")
    if not salon.server_part or commitment(salon.server_part) != what.commitment:
        raise Refused("stale_commitment")
    return replace(salon, parts={**salon.parts, person.id: what.part})


def start_event(salon: Salon, decks: tuple[Deck, ...]) -> ev.Started:
    """What pressing "start" writes down."""
    game = GAMES[salon.game]
    chairs = chairs_kept(salon)
    held = [chair.holder for chair in chairs]
    return ev.Started(
        game=game.name,
        version=game.version,
        options=msgspec.to_builtins(salon.options_of(game)),
        chairs=tuple(chair.id for chair in chairs),
        host=held.index(salon.host) if salon.host in held else None,
        server_part=salon.server_part,
        parts=tuple(salon.parts.get(holder, MISSING_PART) for holder in held),
        decks=tuple(deck.hash for deck in decks),
        own=tuple(Card(id=f"own-{card.id}", fields=card.fields) for card in salon.own_cards if card.game == game.name),
    )


def started(salon: Salon, entry: Entry, what: ev.Started, decks: Mapping[str, Deck]) -> Salon:
    host_only(salon, entry)
    in_lobby(salon)
    game = GAMES[what.game]
    if len(what.chairs) not in game.players:
        raise Refused("wrong_number_of_players", least=game.players.start, most=game.players.stop - 1)
    state = begin(what, decks)
    sat = tuple((salon.chair(id).holder, id) for id in what.chairs)
    running = Running(start=what, started_seq=salon.seq + 1, state=state, sat=sat)
    return replace(
        salon,
        chairs=tuple(salon.chair(id) for id in what.chairs),
        running=ticking(running, entry.at),
        games=salon.games + 1,
        given_up=None,
        # The server's part is spent: the next game has a new one.
        server_part="",
        parts={},
    )


def begin(start: ev.Started, decks: Mapping[str, Deck], chance: Callable[[bytes], Chance] = Chance) -> Any:
    """The first state of a game from nothing but its start entry and decks."""
    game = GAMES[start.game]
    return game.start(
        Table(seats=len(start.chairs), host=start.host),
        msgspec.convert(start.options, game.options_type),
        [*(decks[hash] for hash in start.decks), *own_deck(start)],
        chance(seed_of(start.server_part, start.parts)),
    )


def own_deck(start: ev.Started) -> list[Deck]:
    """The cards that people of the salon wrote, as one more deck."""
    if not start.own:
        return []
    about = {"id": "own", "kind": "own", "language": "", "licence": "", "name": {}, "authors": ()}
    return [msgspec.convert({**about, "game": start.game, "cards": start.own}, Deck)]


def game_on(salon: Salon) -> Running:
    if salon.running is None:
        raise Refused("no_game")
    return salon.running


@happen.register
def _(what: ev.Play, salon: Salon, entry: Entry) -> Salon:
    chair = own_chair(salon, entry, what.chair)
    running = game_on(salon)
    seat = running.seat_of(what.chair)
    if seat is None:
        raise Refused("not_in_this_game")
    state = running.game.apply(running.state, seat, decode_move(running.game, what.move))
    if chair.automatic:
        salon = with_chair(salon, chair.id, lambda c: replace(c, automatic=False, left=False, bot=None))
    return advance(salon, running, state, entry.at)


@happen.register
def _(what: ev.BotPlayed, salon: Salon, entry: Entry) -> Salon:
    running = game_on(salon)
    seat = running.seat_of(what.chair)
    if seat is None or salon.chair(what.chair).bot is None:
        raise Refused("not_a_bot")
    state = running.game.apply(running.state, seat, decode_move(running.game, what.move))
    return advance(salon, running, state, entry.at)


def decode_move(game: AnyGame, move: bytes) -> Any:
    try:
        return decoder(game.name).decode(move)
    except (msgspec.MsgspecError, UnicodeError) as wrong:
        raise Refused("bad_move", why=str(wrong)) from wrong


_decoders: dict[str, msgspec.json.Decoder[Any]] = {}


def decoder(name: str) -> msgspec.json.Decoder[Any]:
    if name not in _decoders:
        _decoders[name] = msgspec.json.Decoder(GAMES[name].move_type)
    return _decoders[name]


@happen.register
def _(what: ev.Absent, salon: Salon, entry: Entry) -> Salon:
    running = game_on(salon)
    seat = running.seat_of(what.chair)
    if seat is None or seat not in running.game.awaited(running.state):
        raise Refused("not_awaited")
    return advance(salon, running, running.game.absent(running.state, seat), entry.at)


@happen.register
def _(what: ev.Returned, salon: Salon, entry: Entry) -> Salon:
    in_lobby(salon)
    must_be_a_persons(salon.chair(what.chair))
    return with_chair(salon, what.chair, lambda c: replace(c, automatic=False, bot=None))


@happen.register
def _(what: ev.Expired, salon: Salon, entry: Entry) -> Salon:
    running = game_on(salon)
    if running.clock is None or running.clock[0] != what.clock:
        raise Refused("clock_stopped")
    return advance(salon, running, time_is_up(running.game, running.state), entry.at)


def time_is_up(game: AnyGame, state: Any) -> Any:
    """Everyone still awaited is treated as absent, until the clock that ran out no longer runs."""
    ran_out = game.clock(state)
    for seat in game.awaited(state):
        if game.clock(state) != ran_out:
            break
        state = game.absent(state, seat)
    return state


def advance(salon: Salon, running: Running, state: Any, at: int) -> Salon:
    running = ticking(replace(running, state=state), at)
    outcome = running.game.outcome(state)
    if outcome is not None:
        for seat, id in enumerate(running.start.chairs):
            chair = salon.chair(id)
            won, points = int(seat in outcome.winners), outcome.scores[seat]
            salon = with_chair(salon, id, partial(replace, wins=chair.wins + won, points=chair.points + points))
    return replace(salon, running=running)


def ticking(running: Running, at: int) -> Running:
    clock, before, stopped = running.game.clock(running.state), running.clock, running.stopped
    if (before[0] if before else None) == (clock.key if clock else None):
        return running
    running = replace(running, clock=None, stopped=(before[0], at - before[1]) if before else stopped)
    if clock is None:
        return running
    spent = stopped[1] if clock.goes_on and stopped and stopped[0] == clock.key else 0
    return replace(running, clock=(clock.key, at - spent, clock.seconds))


@happen.register
def _(what: ev.PutAway, salon: Salon, entry: Entry) -> Salon:
    host_only(salon, entry)
    running = game_on(salon)
    given_up = None if running.over else GivenUp(start=running.start, number=salon.games)
    salon = replace(salon, running=None, given_up=given_up)
    return replace(salon, chairs=chairs_kept(salon))
