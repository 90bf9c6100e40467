"""Didixit, also known as Dixit: a storyteller's clue, everyone's images, a secret vote (DX).

Read `model` first (what players do and see), then `state` (what is true), `rules` (what happens) and `game`, where the
house finds them. `bot` plays, and knows the model only; `cards` proof-reads the decks.
"""

from veillee.games.didixit.game import Didixit
from veillee.games.didixit.model import (
    Aloud,
    AskClaim,
    AskGive,
    AskTell,
    AskVote,
    Claim,
    ClaimingView,
    Decline,
    Give,
    GiveUp,
    GivingView,
    Laid,
    Mend,
    Mime,
    Move,
    Options,
    Passed,
    Private,
    Public,
    Round,
    Sentence,
    Tell,
    TellingView,
    Told,
    Tune,
    Vote,
    VotingView,
    Writing,
)
from veillee.games.didixit.state import Claiming, Giving, Over, State, Telling, Voting

GAME = Didixit()

__all__ = [
    "GAME",
    "Aloud",
    "AskClaim",
    "AskGive",
    "AskTell",
    "AskVote",
    "Claim",
    "Claiming",
    "ClaimingView",
    "Decline",
    "Didixit",
    "Give",
    "GiveUp",
    "Giving",
    "GivingView",
    "Laid",
    "Mend",
    "Mime",
    "Move",
    "Options",
    "Over",
    "Passed",
    "Private",
    "Public",
    "Round",
    "Sentence",
    "State",
    "Tell",
    "Telling",
    "TellingView",
    "Told",
    "Tune",
    "Vote",
    "Voting",
    "VotingView",
    "Writing",
]
