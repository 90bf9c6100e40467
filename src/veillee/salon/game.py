"""The game on the table: its start, its moves, those who are away, its clock, its end."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import MISSING_PART, AnyGame, Chance, Deck, Outcome, Refused, Table, seed_of
from veillee.salon import events as ev
from veillee.salon.checks import require_game, require_host, require_lobby, require_own_chair
from veillee.salon.events import ChairId, Entry, PersonId
from veillee.salon.model import Chair, GivenUp, RanOut, Running, RunningClock, Salon, StoppedClock, with_chair
from veillee.salon.seats import waiting_chairs
from veillee.workshop.own_decks import chosen_decks


def start_event(salon: Salon, decks: tuple[Deck, ...]) -> ev.Started:
    """What pressing "start" writes down. `decks` are those of the house."""
    game = GAMES[salon.game]
    chairs = salon.chairs_kept
    held = [chair.holder for chair in chairs]
    return ev.Started(
        game=game.name,
        version=game.version,
        # As the log gives them back: lists, no tuples.
        options=msgspec.json.decode(msgspec.json.encode(salon.options_of(game))),
        chairs=tuple(chair.id for chair in chairs),
        host=held.index(salon.host) if salon.host in held else None,
        server_part=salon.server_part,
        parts=tuple(salon.parts.get(holder, MISSING_PART) for holder in held),
        decks=tuple(deck.hash for deck in decks),
        mixed=chosen_decks(salon, game),
    )


def on_started(salon: Salon, entry: Entry, what: ev.Started, decks: Mapping[str, Deck]) -> Salon:
    require_host(salon, entry)
    require_lobby(salon)
    game = GAMES[what.game]
    if len(what.chairs) not in game.players:
        raise Refused("wrong_number_of_players", least=game.players.start, most=game.players.stop - 1)
    chairs = tuple(salon.chair(id) for id in what.chairs)
    running = Running(start=what, started_seq=salon.seq + 1, state=begin(what, decks), sat=seating(chairs))
    return with_game(salon, chairs, update_clock(running, entry.at))


def seating(chairs: tuple[Chair, ...]) -> tuple[tuple[PersonId, ChairId], ...]:
    return tuple((chair.holder, chair.id) for chair in chairs)


def with_game(salon: Salon, chairs: tuple[Chair, ...], running: Running) -> Salon:
    return replace(
        salon,
        chairs=chairs,
        running=running,
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
        game.read_options(start.options),
        [*(decks[hash] for hash in start.decks), *start.mixed, *older_own_deck(start)],
        chance(seed_of(start.server_part, start.parts)),
    )


def older_own_deck(start: ev.Started) -> list[Deck]:
    """The cards that people of the salon wrote, where an older version pinned them, as one more deck."""
    if not start.own:
        return []
    about = {"id": "own", "kind": "own", "language": "", "licence": "", "name": {}, "authors": ()}
    return [msgspec.convert({**about, "game": start.game, "cards": start.own}, Deck)]


def on_play(salon: Salon, entry: Entry, what: ev.Play) -> Salon:
    chair = require_own_chair(salon, entry, what.chair)
    running = require_game(salon)
    seat = running.seat_of(what.chair)
    if seat is None:
        raise Refused("not_in_this_game")
    state = running.game.apply(running.state, seat, move_in(running, what))
    if chair.automatic:
        salon = with_chair(salon, chair.id, lambda c: replace(c, automatic=False, left=False, bot=None))
    if running.quiet or running.paused:
        running = replace(running, quiet=0, paused=False)
    return advance(salon, running, state, entry.at)


def on_bot_played(salon: Salon, entry: Entry, what: ev.BotPlayed) -> Salon:
    running = require_game(salon)
    seat = running.seat_of(what.chair)
    if seat is None or salon.chair(what.chair).bot is None:
        raise Refused("not_a_bot")
    state = running.game.apply(running.state, seat, move_in(running, what))
    return advance(salon, running, state, entry.at)


def on_absent(salon: Salon, entry: Entry, what: ev.Absent) -> Salon:
    running = require_game(salon)
    seat = running.seat_of(what.chair)
    if seat is None or seat not in running.game.awaited(running.state):
        raise Refused("not_awaited")
    return advance(salon, running, running.game.absent(running.state, seat), entry.at)


def on_seated(salon: Salon, entry: Entry, what: ev.Seated) -> Salon:
    running = require_game(salon)
    chair = salon.chair(what.chair)
    if chair not in waiting_chairs(salon):
        raise Refused("no_late_guests")
    state = running.game.seat_late(running.state)
    running = with_late(running, chair)
    return advance(salon, running, state, entry.at)


def with_late(running: Running, chair: Chair) -> Running:
    return replace(running, late=(*running.late, chair.id), sat=(*running.sat, *seating((chair,))))


def on_expired(salon: Salon, entry: Entry, what: ev.Expired) -> Salon:
    running = require_game(salon)
    if running.clock is None or running.clock.key != what.clock:
        raise Refused("clock_stopped")
    quiet = running.quiet + 1
    # As many limits as there are seats: that is a whole circle if everybody lets their turn pass.
    running = replace(running, quiet=quiet, paused=quiet >= len(running.chairs), ran_out=ran_out(running, entry.at))
    return advance(salon, running, time_is_up(running.game, running.state), entry.at)


def ran_out(running: Running, at: int) -> RanOut:
    phase = str(type(running.game.public(running.state)).__struct_config__.tag)
    return RanOut(at=at, phase=phase, seats=running.game.awaited(running.state))


def on_go_on(salon: Salon, entry: Entry, what: ev.GoOn) -> Salon:
    running = require_game(salon)
    salon.person(entry.by)
    if not running.paused:
        raise Refused("not_paused")
    return replace(salon, running=update_clock(replace(running, quiet=0, paused=False), entry.at))


def on_resumed(salon: Salon, entry: Entry, what: ev.Resumed) -> Salon:
    running = require_game(salon)
    return replace(salon, running=update_clock(replace(running, clock=None, stopped=None), entry.at))


def on_finish(salon: Salon, entry: Entry, what: ev.Finish) -> Salon:
    require_host(salon, entry)
    running = require_game(salon)
    return advance(salon, running, running.game.finish(running.state, what.on), entry.at)


def on_put_away(salon: Salon, entry: Entry, what: ev.PutAway) -> Salon:
    require_host(salon, entry)
    running = require_game(salon)
    given_up = None if running.over else GivenUp(start=running.start, number=salon.games)
    salon = replace(salon, running=None, given_up=given_up)
    return replace(salon, chairs=salon.chairs_kept)


def on_finished(salon: Salon, entry: Entry, what: ev.Finished) -> Salon:
    running = require_game(salon)
    if not running.over or running.finished:
        raise Refused("game_not_over")
    return replace(salon, running=replace(running, finished=True))


def on_shelved(salon: Salon, entry: Entry, what: ev.Shelved) -> Salon:
    running = require_game(salon)
    given_up = GivenUp(start=running.start, number=salon.games, reason=what.reason, over=running.over)
    salon = replace(salon, running=None, given_up=given_up)
    return replace(salon, chairs=salon.chairs_kept)


def move_in(running: Running, what: ev.Play | ev.BotPlayed) -> Any:
    """What comes from a log is still to be decoded."""
    move: Any = what.move
    return decode_move(running.game, move) if type(move) is Raw else move


def decode_move(game: AnyGame, move: bytes) -> Any:
    try:
        return decoder(game.name).decode(move)
    except (msgspec.MsgspecError, UnicodeError) as wrong:
        raise Refused("bad_move", why=str(wrong)) from wrong


@cache
def decoder(name: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(GAMES[name].move_type)


def time_is_up(game: AnyGame, state: Any) -> Any:
    """Everyone still awaited is out of time, until the clock that ran out no longer runs."""
    ran_out = game.clock(state)
    for seat in game.awaited(state):
        if game.clock(state) != ran_out:
            break
        state = game.out_of_time(state, seat)
    return state


def advance(salon: Salon, running: Running, state: Any, at: int) -> Salon:
    game, running = running.game, update_clock(replace(running, state=state), at)
    outcome = game.outcome(state)
    if outcome is not None:
        salon = count_result(salon, running.chairs, outcome)
    return replace(salon, running=running)


def count_result(salon: Salon, seats: tuple[ChairId, ...], result: Outcome | ev.Finished) -> Salon:
    """Add a game to the wins and points of the evening."""
    for seat, id in enumerate(seats):
        chair = salon.chair(id)
        won, points = int(seat in result.winners), result.scores[seat]
        salon = with_chair(salon, id, partial(replace, wins=chair.wins + won, points=chair.points + points))
    return salon


def update_clock(running: Running, at: int) -> Running:
    """Stop the limit that is no longer in force, and start the one that is when the reveal has been seen."""
    clock = None if running.paused else running.game.clock(running.state)
    before, stopped = running.clock, running.stopped
    if (before.key if before else None) == (clock.key if clock else None):
        return running
    just_stopped = StoppedClock(before.key, ran=max(0, at - before.since)) if before else stopped
    if clock is None:
        return replace(running, clock=None, stopped=just_stopped)
    spent = stopped.ran if clock.goes_on and stopped and stopped.key == clock.key else 0
    since = at + round(1000 * running.game.reveal_seconds(running.state)) - spent
    return replace(running, clock=RunningClock(clock.key, since, clock.seconds), stopped=just_stopped)
