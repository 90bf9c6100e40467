"""Didixit, also known as Dixit: a storyteller's clue, everyone's images, a secret vote (DX)."""

from collections.abc import Sequence
from operator import add
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from veillee.rules import (
    Chance,
    Clock,
    Deck,
    DeckId,
    Game,
    Outcome,
    Refused,
    Seat,
    Seconds,
    Table,
    Tagged,
    best,
    clean,
    with_seat,
)

Image: TypeAlias = str
CLUE_LENGTH = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules (DX-17, DX-18). The defaults are the rulebook's game. A limit of 0 seconds is no limit."""

    deck: DeckId = "reves"
    end: Literal["pile", "score"] = "pile"
    target: Annotated[int, Meta(ge=5, le=100)] = 30
    mimes: bool = False
    tell_seconds: Seconds = 0
    give_seconds: Seconds = 0
    vote_seconds: Seconds = 0


# Clues (DX-4, DX-17)


class Sentence(Tagged, frozen=True, tag="sentence"):
    text: str


class Aloud(Tagged, frozen=True, tag="aloud"):
    """Said in the room: everybody heard it."""


class Tune(Tagged, frozen=True, tag="tune"):
    """Hummed: a recorded clip, or live when there is none."""

    clip: str | None = None


class Mime(Tagged, frozen=True, tag="mime"):
    """Mimed: a short silent film, or live when there is none."""

    clip: str | None = None


Clue: TypeAlias = Sentence | Aloud | Tune | Mime


# Moves


class Claim(Tagged, frozen=True, tag="claim"):
    """I have a sentence: I tell first."""


class GiveUp(Tagged, frozen=True, tag="give_up"):
    """I claimed too soon."""


class Tell(Tagged, frozen=True, tag="tell"):
    image: Image
    clue: Clue


class Give(Tagged, frozen=True, tag="give"):
    images: tuple[Image, ...]


class Vote(Tagged, frozen=True, tag="vote"):
    number: int


Move: TypeAlias = Claim | GiveUp | Tell | Give | Vote


class Writing(Tagged, frozen=True, tag="writing"):
    """The only draft: the storyteller is writing, or has stopped."""

    on: bool


# Phases


class Laid(Struct, frozen=True):
    """An image on the table and whose it is. Its number is its place in the row, from 1."""

    image: Image
    owner: Seat


class Claiming(Tagged, frozen=True, tag="claiming"):
    away: frozenset[Seat] = frozenset()


class Telling(Tagged, frozen=True, tag="telling"):
    storyteller: Seat
    claimed: bool = False
    passed: frozenset[Seat] = frozenset()


class Giving(Tagged, frozen=True, tag="giving"):
    storyteller: Seat
    clue: Clue
    image: Image
    gifts: tuple[tuple[Image, ...], ...]
    drawn: frozenset[Seat] = frozenset()


class Voting(Tagged, frozen=True, tag="voting"):
    storyteller: Seat
    clue: Clue
    laid: tuple[Laid, ...]
    votes: tuple[int | None, ...]
    drawn: frozenset[Seat]
    abstained: frozenset[Seat] = frozenset()


class Over(Tagged, frozen=True, tag="over"):
    reason: Literal["pile", "score", "deserted"]


Phase: TypeAlias = Claiming | Telling | Giving | Voting | Over


class Round(Tagged, frozen=True, tag="round"):
    """A round that was counted: everything in it is known to all (DX-9)."""

    number: int
    storyteller: Seat
    clue: Clue
    laid: tuple[Laid, ...]
    votes: tuple[int | None, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]


class State(Struct, frozen=True):
    options: Options
    chance: Chance
    phase: Phase
    pile: tuple[Image, ...]
    hands: tuple[tuple[Image, ...], ...]
    scores: tuple[int, ...]
    played: tuple[Image, ...] = ()
    number: int = 1
    lonely: int = 0  # rounds in a row in which nobody but the storyteller took part
    last: Round | None = None

    @property
    def seats(self) -> int:
        return len(self.hands)


# What each seat is asked


class AskClaim(Tagged, frozen=True, tag="claim"):
    pass


class AskTell(Tagged, frozen=True, tag="tell"):
    may_give_up: bool


class AskGive(Tagged, frozen=True, tag="give"):
    images: int


class AskVote(Tagged, frozen=True, tag="vote"):
    numbers: tuple[int, ...]


Ask: TypeAlias = AskClaim | AskTell | AskGive | AskVote


class Public(Struct, frozen=True):
    phase: Literal["claiming", "telling", "giving", "voting", "over"]
    number: int
    rounds: int | None
    storyteller: Seat | None
    clue: Clue | None
    given: tuple[Seat, ...]
    table: tuple[Image, ...]
    voted: tuple[Seat, ...]
    pile: int
    scores: tuple[int, ...]
    last: Round | None


class Private(Struct, frozen=True):
    hand: tuple[Image, ...]
    gifts: tuple[Image, ...]
    mine: tuple[int, ...]
    vote: int | None
    ask: Ask | None


# The story


class Told(Tagged, frozen=True, tag="told"):
    number: int
    storyteller: Seat
    clue: Clue


class Passed(Tagged, frozen=True, tag="passed"):
    """The storyteller was away: the next seat tells."""

    number: int
    seat: Seat


Story: TypeAlias = Told | Passed | Round


class Didixit(Game[State, Move, Options]):
    name = "didixit"
    version = 1
    players = range(3, 7)
    colours = 6
    state_type = State
    move_type = Move
    options_type = Options
    draft_type = Writing
    public_type = Public
    private_type = Private
    story_type = Story

    def decks(self, options: Options) -> tuple[str, ...]:
        return (options.deck,)

    def start(self, table: Table, options: Options, decks: Sequence[Deck], chance: Chance) -> State:
        images = [card.id for deck in decks for card in deck.cards]
        needed = table.seats * hand_size(table.seats) + images_per_round(table.seats)
        if len(images) < needed:
            raise Refused("deck_too_small", needed=needed, cards=len(images))
        size = hand_size(table.seats)
        pile = chance.shuffle("deal", images)
        hands = tuple(pile[seat * size : (seat + 1) * size] for seat in range(table.seats))
        return State(
            options=options,
            chance=chance,
            phase=Claiming(),
            pile=pile[table.seats * size :],
            hands=hands,
            scores=(0,) * table.seats,
        )

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        match state.phase, move:
            case Giving() as giving, Give() if seat != giving.storyteller:
                return give(state, giving, seat, move.images)
            case Voting() as voting, Vote() if seat != voting.storyteller:
                return vote(state, voting, seat, move.number)
            case Telling() as telling, Tell() if seat == telling.storyteller:
                return tell(state, seat, move)
            case Claiming(), Claim():
                return replace(state, phase=Telling(storyteller=seat, claimed=True))
            case Telling(claimed=True) as telling, Claim() if seat != telling.storyteller:
                raise Refused("already_claimed", seat=telling.storyteller)
            case Telling() as telling, GiveUp() if seat == telling.storyteller:
                return give_up(state, telling)
            case Giving() | Voting(), _ if seat == state.phase.storyteller:
                raise Refused("not_for_storyteller")
            case Telling(), Tell() | GiveUp():
                raise Refused("not_storyteller", seat=state.phase.storyteller)
            case Over(), _:
                raise Refused("game_over")
            case _:
                raise Refused("not_now")

    def awaited(self, state: State) -> tuple[Seat, ...]:
        match state.phase:
            case Giving() as giving:
                return yet_to_give(giving)
            case Voting() as voting:
                return yet_to_vote(voting)
            case Telling(storyteller=storyteller):
                return (storyteller,)
            case Claiming(away=away):
                return still_here(state, away)
            case Over():
                return ()

    def absent(self, state: State, seat: Seat) -> State:
        match state.phase:
            case Claiming(away=away):
                phase = Claiming(away=away | {seat})
                if not still_here(state, phase.away):
                    drawn = state.chance.pick(f"storyteller:{state.number}", range(state.seats))
                    return replace(state, phase=Telling(storyteller=drawn))
                return replace(state, phase=phase)
            case Telling() as telling:
                return pass_on(state, telling)
            case Giving() as giving:
                count = images_to_give(state.seats)
                hand = state.chance.shuffle(f"gift:{state.number}:{seat}", state.hands[seat])
                return give(state, replace(giving, drawn=giving.drawn | {seat}), seat, hand[:count])
            case Voting() as voting:
                return count_when_all_voted(state, replace(voting, abstained=voting.abstained | {seat}))
            case Over():
                raise Refused("game_over")

    def public(self, state: State) -> Public:
        phase = state.phase
        storyteller: Seat | None = None
        clue: Clue | None = None
        given: tuple[Seat, ...] = ()
        table: tuple[Image, ...] = ()
        voted: tuple[Seat, ...] = ()
        match phase:
            case Giving():
                storyteller, clue = phase.storyteller, phase.clue
                given = tuple([seat for seat, gift in enumerate(phase.gifts) if gift])
            case Voting():
                storyteller, clue = phase.storyteller, phase.clue
                table = tuple([laid.image for laid in phase.laid])
                voted = tuple([seat for seat, number in enumerate(phase.votes) if number is not None])
            case Telling():
                storyteller = phase.storyteller
        return Public(
            phase=PHASE_NAMES[type(phase)],
            number=state.number,
            rounds=rounds_expected(state),
            storyteller=storyteller,
            clue=clue,
            given=given,
            table=table,
            voted=voted,
            pile=len(state.pile),
            scores=state.scores,
            last=state.last,
        )

    def private(self, state: State, seat: Seat) -> Private:
        gifts: tuple[Image, ...] = ()
        mine: tuple[int, ...] = ()
        vote: int | None = None
        ask: Ask | None = None
        match state.phase:
            case Giving() as giving:
                gifts = (giving.image,) if seat == giving.storyteller else giving.gifts[seat]
                if not gifts:
                    ask = AskGive(images=images_to_give(state.seats))
            case Voting() as voting:
                mine = tuple([number for number, one in enumerate(voting.laid, 1) if one.owner == seat])
                vote = voting.votes[seat]
                if seat != voting.storyteller:
                    ask = AskVote(numbers=tuple([n for n in range(1, len(voting.laid) + 1) if n not in mine]))
            case Telling() as telling if seat == telling.storyteller:
                ask = AskTell(may_give_up=telling.claimed)
            case Claiming():
                ask = AskClaim()
        return Private(hand=state.hands[seat], gifts=gifts, mine=mine, vote=vote, ask=ask)

    def outcome(self, state: State) -> Outcome | None:
        match state.phase:
            case Over(reason=reason):
                return Outcome(scores=state.scores, winners=best(state.scores), reason=reason)
            case _:
                return None

    def story(self, before: State, after: State) -> tuple[Struct, ...]:
        lines: list[Struct] = []
        if isinstance(before.phase, Telling):
            if isinstance(after.phase, Giving):
                phase = after.phase
                lines.append(Told(number=after.number, storyteller=phase.storyteller, clue=phase.clue))
            elif isinstance(after.phase, Telling | Over):
                lines.append(Passed(number=before.number, seat=before.phase.storyteller))
        if after.last is not None and after.last is not before.last:
            lines.append(after.last)
        return tuple(lines)

    def draft(self, state: State, seat: Seat, draft: Writing) -> Writing:
        if not (isinstance(state.phase, Telling) and state.phase.storyteller == seat):
            raise Refused("not_now")
        return draft

    def clock(self, state: State) -> Clock | None:
        options, phase = state.options, state.phase
        match phase:
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
        return Clock(key=f"{state.number}:{key}", seconds=seconds) if seconds else None

    def clips(self, move: Move) -> dict[str, Literal["sound", "film"]]:
        match move:
            case Tell(clue=Tune(clip=str(clip))):
                return {clip: "sound"}
            case Tell(clue=Mime(clip=str(clip))):
                return {clip: "film"}
            case _:
                return {}


PHASE_NAMES: dict[type, Literal["claiming", "telling", "giving", "voting", "over"]] = {
    Claiming: "claiming",
    Telling: "telling",
    Giving: "giving",
    Voting: "voting",
    Over: "over",
}


def hand_size(seats: int) -> int:
    return 7 if seats == 3 else 6  # DX-16


def images_to_give(seats: int) -> int:
    return 2 if seats == 3 else 1  # DX-16


def images_per_round(seats: int) -> int:
    return 1 + (seats - 1) * images_to_give(seats)


def still_here(state: State, away: frozenset[Seat]) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if seat not in away])


def yet_to_give(giving: Giving) -> tuple[Seat, ...]:
    return tuple([seat for seat, gift in enumerate(giving.gifts) if not gift and seat != giving.storyteller])


def yet_to_vote(voting: Voting) -> tuple[Seat, ...]:
    skipped = voting.abstained | {voting.storyteller}
    return tuple([seat for seat, number in enumerate(voting.votes) if number is None and seat not in skipped])


def rounds_expected(state: State) -> int | None:
    """How many rounds this game lasts, when the pile decides (DX-14)."""
    if state.options.end == "score":
        return None
    if isinstance(state.phase, Over):
        return state.number
    return state.number - 1 + -(-len(state.pile) // images_per_round(state.seats))


def give_up(state: State, telling: Telling) -> State:
    """DX-3: only a claimed role can be given up; then anyone may claim again."""
    if not telling.claimed:
        raise Refused("not_now")
    return replace(state, phase=Claiming())


def pass_on(state: State, telling: Telling) -> State:
    """CO-9: the role goes to the next seat. When it has gone all the way round, nobody is left to play with."""
    passed = telling.passed | {telling.storyteller}
    if len(passed) == state.seats:
        return replace(state, phase=Over(reason="deserted"))
    return replace(state, phase=Telling(storyteller=(telling.storyteller + 1) % state.seats, passed=passed))


def tell(state: State, seat: Seat, move: Tell) -> State:
    clue = move.clue
    if isinstance(clue, Sentence):
        clue = Sentence(text=clean(clue.text, CLUE_LENGTH))
    elif isinstance(clue, Tune | Mime) and not state.options.mimes:
        raise Refused("option_off", option="mimes")
    return replace(
        state,
        hands=without(state.hands, seat, (move.image,)),
        phase=Giving(storyteller=seat, clue=clue, image=move.image, gifts=((),) * state.seats),
    )


def without(
    hands: tuple[tuple[Image, ...], ...], seat: Seat, images: tuple[Image, ...]
) -> tuple[tuple[Image, ...], ...]:
    hand = list(hands[seat])
    for image in images:
        if image not in hand:
            raise Refused("card_not_held")
        hand.remove(image)
    return with_seat(hands, seat, tuple(hand))


def give(state: State, giving: Giving, seat: Seat, images: tuple[Image, ...]) -> State:
    if giving.gifts[seat]:
        raise Refused("already_given")
    if len(images) != images_to_give(state.seats):
        raise Refused("wrong_number_of_images", images=images_to_give(state.seats))
    hands = without(state.hands, seat, images)
    giving = replace(giving, gifts=with_seat(giving.gifts, seat, images))
    return replace(state, hands=hands, phase=giving if yet_to_give(giving) else lay_out(state, giving))


def lay_out(state: State, giving: Giving) -> Voting:
    """DX-6: all images shuffled, so that neither place nor number tells whose they are."""
    images = [Laid(image=giving.image, owner=giving.storyteller)]
    images += [Laid(image=image, owner=seat) for seat, gift in enumerate(giving.gifts) for image in gift]
    return Voting(
        storyteller=giving.storyteller,
        clue=giving.clue,
        laid=state.chance.shuffle(f"lay:{state.number}", images),
        votes=(None,) * state.seats,
        drawn=giving.drawn,
    )


def vote(state: State, voting: Voting, seat: Seat, number: int) -> State:
    if not 1 <= number <= len(voting.laid):
        raise Refused("no_such_number", most=len(voting.laid))
    if voting.laid[number - 1].owner == seat:
        raise Refused("own_image")
    voting = replace(voting, votes=with_seat(voting.votes, seat, number), abstained=voting.abstained - {seat})
    return count_when_all_voted(state, voting)


def count_when_all_voted(state: State, voting: Voting) -> State:
    return replace(state, phase=voting) if yet_to_vote(voting) else end_round(state, voting)


def points_of(voting: Voting) -> tuple[int, ...]:
    """DX-10 to DX-12 and DX-16, read aloud."""
    seats, storyteller = len(voting.votes), voting.storyteller
    believed = {seat: voting.laid[number - 1].owner for seat, number in enumerate(voting.votes) if number is not None}
    finders = [seat for seat, owner in believed.items() if owner == storyteller]

    points = [0] * seats
    if len(finders) in (0, len(believed)):
        for seat in who_took_part(voting):
            points[seat] += 2
    else:
        for seat in [storyteller, *finders]:
            points[seat] += 4 if seats == 3 and len(finders) == 1 else 3
    for owner in believed.values():
        if owner != storyteller and owner not in voting.drawn:
            points[owner] += 1
    return tuple(points)


def who_took_part(voting: Voting) -> list[Seat]:
    """CO-9: of the others, those who gave or voted themselves."""
    return [
        seat
        for seat, number in enumerate(voting.votes)
        if seat != voting.storyteller and (number is not None or seat not in voting.drawn)
    ]


def end_round(state: State, voting: Voting) -> State:
    points = points_of(voting)
    lonely = 0 if who_took_part(voting) else state.lonely + 1
    scores = tuple(map(add, state.scores, points))
    last = Round(
        number=state.number,
        storyteller=voting.storyteller,
        clue=voting.clue,
        laid=voting.laid,
        votes=voting.votes,
        points=points,
        scores=scores,
    )
    played = state.played + tuple([laid.image for laid in voting.laid])
    state = replace(state, scores=scores, last=last, played=played, lonely=lonely)
    if lonely == state.seats:
        return replace(state, phase=Over(reason="deserted"))
    if state.options.end == "score" and max(scores) >= state.options.target:
        return replace(state, phase=Over(reason="score"))
    return draw(state, voting.storyteller)


def draw(state: State, storyteller: Seat) -> State:
    """DX-13, DX-14: one image at a time from the storyteller's left, until hands are full or the pile is empty."""
    seats, size, pile, played = state.seats, hand_size(state.seats), state.pile, state.played
    missing = [size - len(hand) for hand in state.hands]
    from_the_left = [*range(storyteller + 1, seats), *range(storyteller + 1)]
    draws = [seat for turn in range(max(missing)) for seat in from_the_left if missing[seat] > turn]
    if len(draws) > len(pile) and state.options.end == "score":
        pile, played = pile + state.chance.shuffle(f"pile:{state.number}", played), ()
    hands = list(state.hands)
    for seat, image in zip(draws, pile, strict=False):
        hands[seat] += (image,)
    pile = pile[len(draws) :]
    if not pile and state.options.end == "pile":
        return replace(state, hands=tuple(hands), pile=pile, phase=Over(reason="pile"))
    return replace(
        state,
        hands=tuple(hands),
        pile=pile,
        played=played,
        number=state.number + 1,
        phase=Telling(storyteller=(storyteller + 1) % seats),
    )
