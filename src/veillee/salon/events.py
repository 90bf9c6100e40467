"""Everything that can happen in a salon. These are the entries of the log; those of `Act` are also what people send."""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from veillee.album.acts import Favourite, LeaveOut, ShareAlbum, WriteDown
from veillee.rules import Bot, Card, Deck, Seat, Tagged, Text
from veillee.workshop.acts import (
    DeckImported,
    EditCard,
    EditDeck,
    MakeDeck,
    RemoveCard,
    RemoveDeck,
    WriteCard,
    WriteCards,
)

ChairId: TypeAlias = int
PersonId: TypeAlias = int
# The rules have another version; this server does not have the game; options, decks or moves do not fit the rules;
# everybody has left.
WhyShelved: TypeAlias = Literal["rules_changed", "game_gone", "cannot_replay", "deserted"]

# Around one table, everybody at home, or some here and some there.
Sitting: TypeAlias = Literal["together", "apart", "both"]

# A topic that the audience may guess at, or one of its choices.
Choice = Annotated[str, Meta(max_length=100)]
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


# What people do


class Sit(Tagged, frozen=True, tag="sit"):
    """Take a new chair. One person may take several: people behind one screen."""

    name: Text
    colour: int


class AddBot(Tagged, frozen=True, tag="add_bot"):
    """A bot takes a new chair."""

    bot: Bot


class TakeChair(Tagged, frozen=True, tag="take_chair"):
    """Take over a chair whose player has left, also in mid-game."""

    chair: ChairId
    name: Text


class Stand(Tagged, frozen=True, tag="stand"):
    chair: ChairId


class EditChair(Tagged, frozen=True, tag="dress"):
    """Change the name or the colour of one's chair."""

    chair: ChairId
    name: Text
    colour: int


class Arrange(Tagged, frozen=True, tag="arrange"):
    order: tuple[ChairId, ...]


class Choose(Tagged, frozen=True, tag="choose"):
    """Choose the next game."""

    game: Text


class SetOptions(Tagged, frozen=True, tag="set_options"):
    options: dict[str, Any]


class SetSitting(Tagged, frozen=True, tag="set_sitting"):
    """Where people sit tonight: it decides what screens offer first, and whether there is a gentle clock."""

    sitting: Sitting


class SetCall(Tagged, frozen=True, tag="set_call"):
    """The link of the group's own voice call, or nothing."""

    link: Text


class Lock(Tagged, frozen=True, tag="lock"):
    on: bool


class Approve(Tagged, frozen=True, tag="approve"):
    """Whether newcomers come in only after the host has said yes."""

    on: bool


class GiveHost(Tagged, frozen=True, tag="give_host"):
    person: PersonId


class TakeHost(Tagged, frozen=True, tag="take_host"):
    """The host is gone and the next seat takes over. The runtime knows who is here, and lets only the heir do this."""


class Remove(Tagged, frozen=True, tag="remove"):
    person: PersonId


class Silence(Tagged, frozen=True, tag="silence"):
    """The host takes somebody's voice away for all who are in the call, or gives it back (CO-16)."""

    person: PersonId
    on: bool


class LetTelevision(Tagged, frozen=True, tag="let_television"):
    """The host lets a television into the call, under the name of its room; without a name, it is let in no more."""

    person: PersonId
    name: Text


class Reopen(Tagged, frozen=True, tag="reopen"):
    """Whoever opened the salon takes back that another host has deleted it."""


class Leave(Tagged, frozen=True, tag="leave"):
    pass


class Say(Tagged, frozen=True, tag="say"):
    """In the chat, from a chair or from among those who watch. An entry by nobody is a bot's."""

    text: Text
    chair: ChairId | None = None


class TakeDown(Tagged, frozen=True, tag="take_down"):
    """Remove a message for good: whoever said it may do this, and the host. Its words are erased from the log too."""

    line: int


class TakeDownClip(Tagged, frozen=True, tag="take_down_clip"):
    """Remove a recorded clue for good. The game goes on without it."""

    clip: Hex256


class Cover(Tagged, frozen=True, tag="cover"):
    """The host covers something on all screens at once; the game goes on with it. In the log, words are a hash."""

    kind: Literal["words", "image", "clip"]
    of: Text


class Uncover(Tagged, frozen=True, tag="uncover"):
    """Whoever covered it takes the cover off, or the host."""

    cover: int


class Rename(Tagged, frozen=True, tag="rename"):
    """Whoever has this name takes another. The host may do it for others, and then nobody is shown the old one.

    Without a new name, the host gives a neutral one.
    """

    name: Text
    to: Text = ""


class SetAutomatic(Tagged, frozen=True, tag="set_automatic"):
    chair: ChairId
    on: bool


class HandOver(Tagged, frozen=True, tag="hand_over"):
    """An absent chair is played by a bot until its player takes it back (CO-6)."""

    chair: ChairId
    bot: Bot


class AddPart(Tagged, frozen=True, tag="add_part"):
    """A browser's own part of the seed, bound to the commitment it was shown (CO-5)."""

    commitment: Hex256
    part: Hex256


class Play(Tagged, frozen=True, tag="play"):
    """A move in the game, for a chair of this person.

    `move` is bytes in a message and in a log; once it is admitted, it is what its game makes of them.
    """

    chair: ChairId
    move: Raw


class Guess(Tagged, frozen=True, tag="guess"):
    """Somebody who only watches answers the question of the moment, by topic; the whole answer is sent anew (CO-13)."""

    guess: Annotated[dict[Choice, Choice], Meta(max_length=16)]


class GoOn(Tagged, frozen=True, tag="go_on"):
    """The table had paused because nobody moved: somebody is there, and the time limits run again (CO-10)."""


class Finish(Tagged, frozen=True, tag="finish"):
    """The host lets the game finish after this round, or go on after all (CO-14)."""

    on: bool


class PutAway(Tagged, frozen=True, tag="put_away"):
    """Back to the lobby: the game is over, or is given up."""


Act: TypeAlias = (
    Sit
    | AddBot
    | TakeChair
    | Stand
    | EditChair
    | Arrange
    | Choose
    | SetOptions
    | MakeDeck
    | EditDeck
    | RemoveDeck
    | WriteCards
    | EditCard
    | RemoveCard
    | SetSitting
    | SetCall
    | Lock
    | Approve
    | GiveHost
    | TakeHost
    | Remove
    | Silence
    | LetTelevision
    | Reopen
    | Leave
    | Say
    | TakeDown
    | TakeDownClip
    | Cover
    | Uncover
    | Rename
    | SetAutomatic
    | HandOver
    | AddPart
    | Play
    | Guess
    | GoOn
    | Finish
    | PutAway
    | Favourite
    | LeaveOut
    | WriteDown
    | ShareAlbum
)


# What the server does


class Opened(Tagged, frozen=True, tag="opened"):
    code: str
    game: str


class Joined(Tagged, frozen=True, tag="joined"):
    """`key` is a hash: the secret itself is never stored. A screen is a television: it watches, without a name."""

    name: str
    key: str
    screen: bool = False


class KeyMoved(Tagged, frozen=True, tag="key_moved"):
    """A person is on another device, as those who `vouched` said. `key` is a hash; the key before opens nothing."""

    person: PersonId
    key: str
    vouched: tuple[PersonId, ...]


class Closed(Tagged, frozen=True, tag="closed"):
    """A host who has not opened the salon has deleted it. It is erased later, unless it is opened again."""


class Committed(Tagged, frozen=True, tag="committed"):
    """The server's part of the next game's seed. People see its hash until that game is over."""

    part: str


class Started(Tagged, frozen=True, tag="started"):
    """Everything that decides a game, pinned: the log alone replays it.

    `decks`: the hashes of those of the house. `mixed`: the decks that people of the salon made, whole. Older versions
    wrote their cards into `own`.
    """

    game: str
    version: int
    options: dict[str, Any]
    chairs: tuple[ChairId, ...]
    host: int | None
    server_part: str
    parts: tuple[str, ...]
    decks: tuple[str, ...]
    own: tuple[Card, ...] = ()
    mixed: tuple[Deck, ...] = ()


class Absent(Tagged, frozen=True, tag="absent"):
    """The game waits for an automatic chair, and goes on without it (CO-9)."""

    chair: ChairId


class BotPlayed(Tagged, frozen=True, tag="bot_played"):
    """A bot's move: a move like any other, judged as the bytes that a log will give back."""

    chair: ChairId
    move: Raw


class Returned(Tagged, frozen=True, tag="returned"):
    """Between two games, someone is here whose chair went on without them: it is theirs again (CO-6)."""

    chair: ChairId


class Seated(Tagged, frozen=True, tag="seated"):
    """Somebody who came late has a seat in the game on the table from this round on (CO-12)."""

    chair: ChairId


class Expired(Tagged, frozen=True, tag="expired"):
    """A time limit has run out."""

    clock: str


class Resumed(Tagged, frozen=True, tag="resumed"):
    """No player had been connected, and one is again: the time limit in force starts again (CO-10)."""


class Finished(Tagged, frozen=True, tag="finished"):
    """How the game on the table ended: a server without these rules still knows who won."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str


class Shelved(Tagged, frozen=True, tag="shelved"):
    """The server has put the game on the table away: it cannot continue it, or everybody has left it (CO-10)."""

    reason: WhyShelved


HouseEvent: TypeAlias = (
    Opened
    | Joined
    | KeyMoved
    | Closed
    | Committed
    | DeckImported
    | Started
    | Absent
    | BotPlayed
    | Returned
    | Seated
    | Expired
    | Resumed
    | Finished
    | Shelved
)


AnyEvent: TypeAlias = Act | HouseEvent | WriteCard


class Entry(Struct, frozen=True):
    """One line of the log. `at` in milliseconds; `mid` is the sender's own id of the message, for resends."""

    at: int
    what: AnyEvent
    by: PersonId | None = None
    mid: str | None = None
