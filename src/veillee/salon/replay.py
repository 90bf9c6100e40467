"""Reads a salon from its log, which another version may have written, and which may be damaged.

`evolve` judges what people do now. Here nothing is judged: what is in a log has happened. If this version does not
understand an entry or would refuse it, the entry is skipped. If this server cannot replay a game, the game stays on the
table without a state (`Running.lost`), while entries about people and chairs are applied; `mend` then puts it away.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from veillee.games import GAMES
from veillee.rules import AnyGame, Deck, Refused, commitment
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.fold import apply_event, evolve, note
from veillee.salon.game import count_result, seating, with_game, with_late
from veillee.salon.model import Lost, Person, Running, Salon, with_chair
from veillee.workshop import acts as deck_acts

# A line of a log: number, kind and body of an entry.
Line: TypeAlias = tuple[int, str, bytes]

_decoder = msgspec.json.Decoder(Entry)

# The house writes these when a game is over, and never while one is played.
BETWEEN_GAMES = (ev.Finished, ev.Returned, ev.Committed)


def read_entry(body: bytes) -> Entry | None:
    """None for an entry that is damaged, or that only another version knows."""
    try:
        return _decoder.decode(body)
    except Exception:
        # Whatever is wrong with one line, the salon opens.
        return None


class Happened(NamedTuple):
    """A line of a log with the salon before and after it. `entry`: None if it cannot be read here.

    `passed_over`: which line was skipped, and why.
    """

    before: Salon | None
    entry: Entry | None
    after: Salon
    passed_over: str | None = None


def tell(salon: Salon | None, lines: Iterable[Line], decks: Mapping[str, Deck]) -> Iterator[Happened]:
    """What happened, line by line. Everybody who reads a log reads it so, and each entry is decoded once."""
    for seq, kind, body in lines:
        before, entry = salon, read_entry(body)
        if salon is None:
            if entry is None or not isinstance(entry.what, ev.Opened):
                raise Refused("salon_damaged")
            salon = evolve(None, entry, decks)
            yield Happened(before, entry, salon)
            continue
        if salon.seq != seq - 1:
            salon = replace(salon, seq=seq - 1)
        passed_over = None
        try:
            if entry is None:
                raise ValueError("not readable here")
            salon = note(salon, relive(salon, entry, decks), entry)
        except Exception as why:
            passed_over = f"{seq} {kind}: {why!r}"
            after = pass_over(salon, kind, entry)
            salon = note(salon, after, entry) if entry else replace(after, seq=seq)
        yield Happened(before, entry, salon, passed_over)


def replay(salon: Salon | None, lines: Iterable[Line], decks: Mapping[str, Deck]) -> tuple[Salon, list[str]]:
    """The salon after these lines of its log, and which of them were passed over and why."""
    passed_over: list[str] = []
    for told in tell(salon, lines, decks):
        salon = told.after
        if told.passed_over is not None:
            passed_over.append(told.passed_over)
    if salon is None:
        raise Refused("salon_damaged")
    return salon, passed_over


def relive(salon: Salon, entry: Entry, decks: Mapping[str, Deck]) -> Salon:
    what = entry.what
    if isinstance(what, BETWEEN_GAMES) and salon.playing:
        salon = lose(salon, over=True)
    lost = salon.running is not None and salon.running.lost is not None
    match what:
        case ev.Started():
            return start_again(salon, entry, what, decks)
        case ev.Finished() if lost:
            return finish_lost(salon, what)
        case (
            ev.Play()
            | ev.BotPlayed()
            | ev.Absent()
            | ev.Seated()
            | ev.Expired()
            | ev.GoOn()
            | ev.Resumed()
            | ev.Finish()
        ):
            return move_lost(salon, what) if lost else move_again(salon, entry, decks)
        case ev.Say() | ev.Guess() if lost:
            return salon
        case ev.Choose(game=name) if name not in GAMES:
            return replace(salon, game=name, running=None, chairs=salon.chairs_kept)
    if salon.game in GAMES:
        return apply_event(salon, entry, decks)
    if isinstance(what, ev.SetOptions | deck_acts.WriteCard):
        raise Refused("no_such_game")
    # Chairs and colours as in the game that people will find chosen instead.
    after = apply_event(replace(salon, game=stand_in().name), entry, decks)
    return after if isinstance(what, ev.Choose) else replace(after, game=salon.game)


def stand_in() -> AnyGame:
    """The game to choose instead of one that this server does not have: the one for most players."""
    return max(GAMES.values(), key=lambda game: (game.players.stop, game.colours))


def start_again(salon: Salon, entry: Entry, what: ev.Started, decks: Mapping[str, Deck]) -> Salon:
    if salon.playing:
        # Nothing starts while a game is played: the end of that one was passed over.
        salon = replace(salon, running=None)
        salon = replace(salon, chairs=salon.chairs_kept)
    game = GAMES.get(what.game)
    if game is None:
        lost = Lost("game_gone")
    elif game.version != what.version:
        lost = Lost("rules_changed")
    else:
        try:
            # The game that is played is the one that was chosen, if that entry cannot be read.
            return apply_event(replace(salon, game=what.game), entry, decks)
        except Exception as error:
            lost = Lost("cannot_replay", error=repr(error))
    commitment(what.server_part)  # a seed that cannot be opened is no start
    by_id = {chair.id: chair for chair in salon.chairs}
    chairs = tuple(by_id[id] for id in what.chairs if id in by_id)
    running = Running(start=what, started_seq=salon.seq + 1, state=None, sat=seating(chairs), lost=lost)
    return with_game(salon, chairs, running)


def move_again(salon: Salon, entry: Entry, decks: Mapping[str, Deck]) -> Salon:
    try:
        return apply_event(salon, entry, decks)
    except Exception as error:
        if not salon.playing:
            raise
        # The move was legal once, so the rules have changed without a new version.
        salon = lose(salon, error=repr(error))
    return move_lost(salon, entry.what)


def move_lost(salon: Salon, what: ev.AnyEvent) -> Salon:
    """What is left of a move in a lost game: a person who plays has their chair back, a late guest has a seat."""
    match what:
        case ev.Play(chair=id) if salon.chair(id).automatic:
            return with_chair(salon, id, lambda c: replace(c, automatic=False, left=False, bot=None))
        case ev.Seated(chair=id) if salon.running is not None and salon.running.seat_of(id) is None:
            return replace(salon, running=with_late(salon.running, salon.chair(id)))
        case _:
            return salon


def finish_lost(salon: Salon, what: ev.Finished) -> Salon:
    running = salon.running
    assert running is not None
    if running.finished:
        raise Refused("game_not_over")
    salon = count_result(salon, running.chairs, what)
    return replace(salon, running=replace(running, finished=True))


def lose(salon: Salon, over: bool = False, error: str = "") -> Salon:
    running = salon.running
    assert running is not None
    lost = replace(running.lost or Lost("cannot_replay", error=error), over=over)
    return replace(salon, running=replace(running, state=None, clock=None, stopped=None, lost=lost))


def pass_over(salon: Salon, kind: str, entry: Entry | None) -> Salon:
    """Numbers that the entry used up stay used up: later entries speak of people, chairs and cards by number."""
    match kind:
        case "joined":
            id = len(salon.people)
            if entry is not None and isinstance(entry.what, ev.Joined):
                # A television has no name before the host gives it one.
                name = "" if entry.what.screen else entry.what.name
                person = Person(id=id, name=name, key=entry.what.key, screen=entry.what.screen)
            else:
                person = Person(id=id, name="", key="", removed=True)
            return replace(salon, people=(*salon.people, person))
        case "sit" | "add_bot":
            return replace(salon, chairs_made=salon.chairs_made + 1)
        case "write_card":
            return replace(salon, cards_made=salon.cards_made + 1)
        case "started":
            # The seed is spent, too: no second game is dealt from it.
            return replace(salon, games=salon.games + 1, running=None, server_part="", parts={})
        case "play" | "bot_played" | "absent" | "seated" | "expired" | "go_on" | "resumed" | "finish" if salon.playing:
            return lose(salon, error=f"an entry of the kind {kind} is damaged")
    return salon


def mend(salon: Salon, at: int) -> list[Entry]:
    """The entries that the server must add to a replayed salon before anybody sees it."""
    entries: list[Entry] = []
    if salon.running is not None and salon.running.lost is not None:
        entries.append(Entry(at=at, what=ev.Shelved(reason=salon.running.lost.reason)))
    if salon.game not in GAMES:
        entries.append(Entry(at=at, by=salon.host, what=ev.Choose(game=stand_in().name)))
    return entries
