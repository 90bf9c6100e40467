"""Didixit as the house sees it: which rule answers which move, and what each viewer is shown."""

from collections.abc import Collection, Iterable, Sequence
from typing import ClassVar, Literal

from msgspec import Struct
from msgspec.structs import replace

from veillee.games.didixit import rules
from veillee.games.didixit.model import (
    REVEAL_SECONDS,
    Ask,
    AskClaim,
    AskGive,
    AskTell,
    AskVote,
    Claim,
    ClaimingView,
    Decline,
    Draft,
    Give,
    GiveUp,
    GivingView,
    Mend,
    Mime,
    Move,
    Options,
    OverView,
    Passed,
    Performing,
    Private,
    Public,
    Round,
    Sentence,
    Story,
    Tell,
    TellingView,
    Told,
    Tune,
    Vote,
    VotingView,
)
from veillee.games.didixit.state import Claiming, Giving, Over, State, Telling, Voting
from veillee.rules import (
    Chance,
    Clock,
    Deck,
    Game,
    Moment,
    Outcome,
    Question,
    Refused,
    Seat,
    Table,
    best,
    house_and_own,
    ids_of,
    last_answer,
)


class Didixit(Game[State, Move, Options]):
    name = "didixit"
    kinds = ("images",)
    words = frozenset({"text"})
    older_decks = ("deck",)
    gentle: ClassVar = {"tell_seconds": 180, "give_seconds": 120, "vote_seconds": 120}
    presets: ClassVar = {
        "usual": {"end": "pile", "target": 30, "mimes": False},
        "short": {"end": "score", "target": 15, "mimes": False},
        "family": {"end": "score", "target": 20, "mimes": True},
    }
    version = 3
    players = range(3, 7)
    colours = 6
    takes_late = True
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Draft
    public_type = Public
    private_type = Private
    story_type = Story

    def needs(self, options: Options, seats: int) -> dict[str, int]:
        return {"images": rules.images_needed(seats)}

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        house, own = house_and_own(decks)
        return rules.deal(table.seats, ids_of(house), ids_of(own), options, chance)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match state.phase, move:
            case Giving() as giving, Give() if seat != giving.storyteller:
                return rules.give(state, giving, seat, move.images)
            case Voting() as voting, Vote() if seat != voting.storyteller:
                return rules.vote(state, voting, seat, move.number)
            case Telling() as telling, Tell() if seat == telling.storyteller:
                return rules.tell(state, telling, move)
            case Claiming(), Claim():
                return rules.claim(state, seat)
            case Claiming() as claiming, Decline():
                return rules.decline(state, claiming, seat)
            case Giving() as giving, Mend() if seat == giving.storyteller:
                return rules.mend(state, giving, move.text)
            case Telling() as telling, GiveUp() if seat == telling.storyteller:
                return rules.give_up(state, telling)
            # Everything else is refused: the most telling reason first.
            case Telling(claimed=True) as telling, Claim() if seat != telling.storyteller:
                raise Refused("already_claimed", seat=telling.storyteller)
            case Voting() as voting, Mend() if seat == voting.storyteller:
                raise Refused("too_late_to_mend")
            case Giving() | Voting(), _ if seat == state.phase.storyteller:
                raise Refused("not_for_storyteller")
            case Telling() as telling, Tell() | GiveUp():
                raise Refused("not_storyteller", seat=telling.storyteller)
            case Giving() | Voting(), Mend():
                raise Refused("not_storyteller", seat=state.phase.storyteller)
            case Over(), _:
                raise Refused("game_over")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Giving(gifts=gifts):
                return gifts.waiting
            case Voting(votes=votes):
                return votes.waiting
            case Telling(storyteller=storyteller):
                return (storyteller,)
            case Claiming() as claiming:
                return rules.still_here(state, claiming)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Claiming() as claiming:
                return rules.skip_claim(state, claiming, seat)
            case Telling() as telling:
                return rules.pass_on(state, telling)
            case Giving() as giving:
                return rules.skip_gift(state, giving, seat)
            case Voting() as voting:
                return rules.skip_vote(state, voting, seat)
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        tally, pile = state.tally, len(state.pile.cards)
        everywhere = (tally.number, rules.rounds_expected(state), pile, tally.scores, state.last, state.last_round)
        match state.phase:
            case Giving() as giving:
                return GivingView(
                    *everywhere, storyteller=giving.storyteller, clue=giving.clue, given=giving.gifts.answered
                )
            case Voting() as voting:
                return VotingView(
                    *everywhere,
                    storyteller=voting.storyteller,
                    clue=voting.clue,
                    table=tuple([laid.image for laid in voting.laid]),
                    voted=voting.votes.answered,
                )
            case Telling() as telling:
                return TellingView(*everywhere, storyteller=telling.storyteller)
            case Claiming(declined=declined):
                return ClaimingView(*everywhere, declined=tuple(sorted(declined)))
            case Over():
                return OverView(*everywhere)

    def private(self, state: State, seat: Seat) -> Private:
        hand = state.hands[seat]
        match state.phase:
            case Giving() as giving:
                if seat == giving.storyteller:
                    return Private(hand=hand, gifts=(giving.image,), may_mend=rules.may_mend(giving))
                gifts = giving.gifts.given[seat] or ()
                return Private(hand=hand, gifts=gifts, ask=AskGive(images=rules.images_to_give(state.seats)))
            case Voting() as voting:
                mine = tuple([number for number, one in enumerate(voting.laid, 1) if one.owner == seat])
                ask: Ask | None = None
                if seat != voting.storyteller:
                    ask = AskVote(numbers=tuple([n for n in range(1, len(voting.laid) + 1) if n not in mine]))
                return Private(hand=hand, mine=mine, vote=voting.votes.given[seat], ask=ask)
            case Telling() as telling if seat == telling.storyteller:
                return Private(hand=hand, ask=AskTell(may_give_up=telling.claimed))
            case Claiming():
                return Private(hand=hand, ask=AskClaim())
            case _:
                return Private(hand=hand)

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                scores = state.tally.scores
                return Outcome(scores=scores, winners=best(scores), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        number = before.tally.number
        match before.phase, after.phase:
            case Giving(storyteller=storyteller, clue=clue), Voting():
                return (Told(number=number, storyteller=storyteller, clue=clue),)
            case Telling(storyteller=storyteller), Telling(storyteller=after_them) if after_them != storyteller:
                return (Passed(number=number, seat=storyteller),)
            case Voting(), Telling() | Over() if after.last is not None:
                return (after.last,)
            case _:
                return ()

    def seat_late(self, state: State) -> State:
        return rules.seat_late(state)

    def finish(self, state: State, on: bool) -> State:
        return rules.finish(state, on)

    def audience_asked(self, state: State) -> Question | None:
        match state.phase:
            case Voting(laid=laid):
                return Question(key=str(state.tally.number), topics={"image": tuple([one.image for one in laid])})
            case _:
                return None

    def audience_shown(self, state: State) -> str | None:
        return None if state.last is None else str(state.last.number)

    def draft(self, state: State, seat: Seat, draft: Draft) -> Draft:
        if isinstance(draft, Performing) and not state.options.mimes:
            raise Refused("option_off", option="mimes")
        match state.phase:
            case Telling(storyteller=storyteller) if seat == storyteller:
                return draft
            case _:
                raise Refused("not_now")

    def clock(self, state: State) -> Clock | None:
        options = state.options
        match state.phase:
            case Claiming():
                key, seconds = "claim", options.tell_seconds
            case Telling(storyteller=storyteller):
                key, seconds = f"tell:{storyteller}", options.tell_seconds
            case Giving():
                key, seconds = "give", options.give_seconds
            case Voting():
                key, seconds = "vote", options.vote_seconds
            case Over():
                return None
        return Clock(key=f"{state.tally.number}:{key}", seconds=seconds) if seconds else None

    def reveal_seconds(self, state: State) -> float:
        """Until somebody tells, screens may still show the round before."""
        return REVEAL_SECONDS if isinstance(state.phase, Telling) and state.last is not None else 0

    def exported(self, seat: Seat, move: Move, after: Iterable[State]) -> Move:
        """An image that was given and taken back, or a vote that was changed, was seen by nobody (DX-5, DX-8)."""
        match move:
            case Give(images=images):
                return Give(images=last_answer(images, (rules.gift_of(state, seat) for state in after)))
            case Vote(number=number):
                return Vote(number=last_answer(number, (rules.vote_of(state, seat) for state in after)))
            case _:
                return move

    def clips(self, move: Move) -> dict[str, Literal["sound", "film"]]:
        match move:
            case Tell(clue=Tune(clip=str(clip))):
                return {clip: "sound"}
            case Tell(clue=Mime(clip=str(clip))):
                return {clip: "film"}
            case _:
                return {}

    def moments(self, line: Story) -> tuple[Moment, ...]:
        match line:
            case Round(number=number, storyteller=storyteller, clue=clue):
                return (Moment(str(number), by=(storyteller,), spoken=not isinstance(clue, Sentence)),)
            case _:
                return ()

    def kept(self, line: Round, left_out: Collection[str]) -> Round | None:
        """Without the recording: the album leaves the salon, and recordings do not."""
        if str(line.number) in left_out:
            return None
        recorded = isinstance(line.clue, Tune | Mime) and line.clue.clip is not None
        return replace(line, clue=replace(line.clue, clip="")) if recorded else line
