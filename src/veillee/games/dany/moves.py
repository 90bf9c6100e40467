"""What players do at Dany: their moves, and what their hands show meanwhile."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from veillee.games.dany.model import SURFACE_HEIGHT, SURFACE_WIDTH, Memory, Pieces, WordNumber
from veillee.rules import Seat, Tagged


class Point(Tagged, frozen=True, tag="point"):
    """At the player who talks to themselves most often (DA-4), or at the one believed to be Dany (DA-17)."""

    seat: Seat


class TurnUp(Tagged, frozen=True, tag="turn_up"):
    """Turn up an idea, look at a choice card, take seven memories (DA-5)."""


class Keep(Tagged, frozen=True, tag="keep"):
    memories: tuple[Memory, ...]


class Send(Tagged, frozen=True, tag="send"):
    """Hands off: the composition as it will stay (DA-8)."""

    pieces: Pieces


class Lean(Tagged, frozen=True, tag="lean"):
    """Show which word one leans to; not a vote, but it says something (DA-11)."""

    word: WordNumber | None


class Heard(Tagged, frozen=True, tag="heard"):
    """I have said what I had to say (DA-11)."""

    on: bool = True


class CloseTalk(Tagged, frozen=True, tag="close_talk"):
    """The decider closes the talk: whoever has not spoken has a few seconds left (DA-11)."""


class Answer(Tagged, frozen=True, tag="answer"):
    word: WordNumber


class CallHelp(Tagged, frozen=True, tag="call_help"):
    """The active personality helped (DA-10)."""


class Confirm(Tagged, frozen=True, tag="confirm"):
    """Whether they did."""

    helped: bool


class NoQuestion(Tagged, frozen=True, tag="content"):
    """About the composition (DA-13)."""


class AskWhy(Tagged, frozen=True, tag="ask_why"):
    """Explain your composition (DA-13)."""


class Explained(Tagged, frozen=True, tag="explained"):
    """I have explained it, aloud or in `words` (DA-13)."""

    words: str = ""


class Judge(Tagged, frozen=True, tag="judge"):
    """Whether the explanation convinces."""

    convinced: bool


Move: TypeAlias = (
    Point
    | TurnUp
    | Keep
    | Send
    | Lean
    | Heard
    | CloseTalk
    | Answer
    | CallHelp
    | Confirm
    | NoQuestion
    | AskWhy
    | Explained
    | Judge
)


# Live


class Surface(Tagged, frozen=True, tag="surface"):
    """The composition as it grows."""

    pieces: Pieces


class Pointer(Tagged, frozen=True, tag="pointer"):
    """Where somebody points while they talk about the composition; nowhere any more without a place."""

    at: tuple[Annotated[int, Meta(ge=0, le=SURFACE_WIDTH)], Annotated[int, Meta(ge=0, le=SURFACE_HEIGHT)]] | None


class Writing(Tagged, frozen=True, tag="writing"):
    """Somebody is writing in the talk, or no longer."""

    on: bool = True


Draft: TypeAlias = Surface | Pointer | Writing
