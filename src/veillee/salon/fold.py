"""How a salon changes: `evolve` applies an entry."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from veillee.album import acts as album_acts
from veillee.album import marks
from veillee.rules import Deck, Refused
from veillee.salon import audience, chairs, chat, covers, game, lobby, people, sitting
from veillee.salon import events as ev
from veillee.salon.events import Entry
from veillee.salon.message_ids import remembered
from veillee.salon.model import Salon
from veillee.workshop import acts as deck_acts
from veillee.workshop import own_decks

# Beside these there is `Opened`, which begins a salon, and `Started`, which needs the decks.
HANDLERS: dict[type, Callable[[Salon, Entry, Any], Salon]] = {
    ev.Joined: people.on_joined,
    ev.KeyMoved: people.on_key_moved,
    ev.Lock: people.on_lock,
    ev.Approve: people.on_approve,
    ev.GiveHost: people.on_give_host,
    ev.TakeHost: people.on_take_host,
    ev.Remove: people.on_remove,
    ev.Silence: people.on_silence,
    ev.LetTelevision: people.on_let_television,
    ev.Closed: people.on_closed,
    ev.Reopen: people.on_reopen,
    ev.Leave: people.on_leave,
    ev.Sit: chairs.on_sit,
    ev.AddBot: chairs.on_add_bot,
    ev.TakeChair: chairs.on_take_chair,
    ev.Stand: chairs.on_stand,
    ev.EditChair: chairs.on_edit_chair,
    ev.Arrange: chairs.on_arrange,
    ev.SetAutomatic: chairs.on_set_automatic,
    ev.HandOver: chairs.on_hand_over,
    ev.Returned: chairs.on_returned,
    ev.Say: chat.on_say,
    ev.TakeDown: chat.on_take_down,
    ev.TakeDownClip: chat.on_take_down_clip,
    ev.Cover: covers.on_cover,
    ev.Uncover: covers.on_uncover,
    ev.Rename: covers.on_rename,
    ev.Choose: lobby.on_choose,
    ev.SetOptions: lobby.on_set_options,
    ev.SetSitting: sitting.on_set_sitting,
    deck_acts.MakeDeck: own_decks.on_make_deck,
    deck_acts.EditDeck: own_decks.on_edit_deck,
    deck_acts.RemoveDeck: own_decks.on_remove_deck,
    deck_acts.DeckImported: own_decks.on_deck_imported,
    deck_acts.WriteCards: own_decks.on_write_cards,
    deck_acts.EditCard: own_decks.on_edit_card,
    deck_acts.RemoveCard: own_decks.on_remove_card,
    deck_acts.WriteCard: own_decks.on_write_card,
    ev.SetCall: lobby.on_set_call,
    ev.Committed: lobby.on_committed,
    ev.AddPart: lobby.on_add_part,
    ev.Play: game.on_play,
    ev.BotPlayed: game.on_bot_played,
    ev.Absent: game.on_absent,
    ev.Seated: game.on_seated,
    ev.Expired: game.on_expired,
    ev.Guess: audience.on_guess,
    ev.GoOn: game.on_go_on,
    ev.Resumed: game.on_resumed,
    ev.Finish: game.on_finish,
    ev.PutAway: game.on_put_away,
    ev.Finished: game.on_finished,
    ev.Shelved: game.on_shelved,
    album_acts.Favourite: marks.on_favourite,
    album_acts.LeaveOut: marks.on_leave_out,
    album_acts.WriteDown: marks.on_write_down,
    album_acts.ShareAlbum: marks.on_share_album,
}


def evolve(salon: Salon | None, entry: Entry, decks: Mapping[str, Deck]) -> Salon:
    """The salon after an entry, or `Refused`."""
    if salon is None:
        if not isinstance(entry.what, ev.Opened):
            raise Refused("no_such_salon")
        return Salon(code=entry.what.code, game=entry.what.game, seq=1)
    return note(salon, apply_event(salon, entry, decks), entry)


def note(before: Salon, after: Salon, entry: Entry) -> Salon:
    """Count the entry, remember its message id for resends, and keep what was won at chairs that are gone with it."""
    salon = chairs.keep_what_was_won(before, after)
    if entry.by is None or entry.mid is None:
        return replace(salon, seq=salon.seq + 1)
    return replace(salon, seq=salon.seq + 1, **remembered(salon, entry.by, entry.mid))


def apply_event(salon: Salon, entry: Entry, decks: Mapping[str, Deck]) -> Salon:
    what = entry.what
    if isinstance(what, ev.Started):
        return game.on_started(salon, entry, what, decks)
    handler = HANDLERS.get(type(what))
    if handler is None:
        raise Refused("unknown_act")
    return handler(salon, entry, what)
