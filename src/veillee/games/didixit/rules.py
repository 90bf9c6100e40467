"""The rules of Didixit in the order of the rulebook: dealing, telling, giving, voting, points, drawing."""

from collections.abc import Sequence

from msgspec.structs import replace

from veillee.games.didixit.model import (
    CLUE_LENGTH,
    IMAGES,
    OWN_IN_HAND,
    Image,
    Laid,
    Mime,
    Options,
    Round,
    Sentence,
    Tell,
    Tune,
)
from veillee.games.didixit.state import Claiming, Giving, Over, State, Telling, Voting
from veillee.rules import Chance, Gathered, Pile, Refused, Seat, Tally, clean, left_of, mix, others, with_seat

# Dealing


def hand_size(seats: int) -> int:
    return 7 if seats == 3 else 6  # DX-16


def images_to_give(seats: int) -> int:
    return 2 if seats == 3 else 1  # DX-16


def images_per_round(seats: int) -> int:
    return 1 + (seats - 1) * images_to_give(seats)


def images_needed(seats: int) -> int:
    """Full hands, and one round."""
    return seats * hand_size(seats) + images_per_round(seats)


def deal(seats: int, house: Sequence[Image], own: Sequence[Image], options: Options, chance: Chance) -> State:
    """CO-15: if the table's own images are mixed in, the game is no longer than with the box alone, and each first hand
    has two of them; if there are fewer, they are dealt out one by one."""
    size, needed, there = hand_size(seats), images_needed(seats), len(house) + len(own)
    if there < needed:
        raise Refused("deck_too_small", kind="images", needed=needed, cards=there)
    first: tuple[Image, ...] = ()
    if house and own:
        ours = chance.shuffle("first:own", own)
        first, own = ours[: OWN_IN_HAND * seats], ours[OWN_IN_HAND * seats :]
    cards = mix(chance, "deal", house, own, IMAGES - len(first))
    if first and options.end == "pile":
        cards = cards[: IMAGES - len(first)]
    hands = []
    for seat, turn in enumerate(chance.shuffle("first:seats", range(seats)) if first else range(seats)):
        mine = first[turn::seats]
        hand, cards = (*mine, *cards[: size - len(mine)]), cards[size - len(mine) :]
        hands.append(chance.shuffle(f"first:{seat}", hand) if mine else hand)
    return State(
        options=options,
        chance=chance,
        phase=Claiming(),
        pile=Pile(cards=cards),
        hands=tuple(hands),
        tally=Tally(scores=(0,) * seats),
    )


def seat_late(state: State) -> State:
    """CO-12: until somebody tells, a late guest gets a hand from the pile and the score of the last player.

    The last image of the pile ends the game (DX-14), so a guest does not get it. From the third player to the fourth,
    nobody loses an image: a seventh one is not drawn again once it has been played (DX-13, DX-16).
    """
    match state.phase:
        case Claiming() | Telling():
            pass
        case Over():
            raise Refused("game_over")
        case _:
            raise Refused("not_between_rounds")
    seat, pile, ends_with_pile = state.seats, state.pile, state.options.end == "pile"
    size = hand_size(seat + 1)
    if (len(pile.cards) if ends_with_pile else pile.left) <= size:
        raise Refused("pile_too_small")
    if len(pile.cards) < size:
        pile = pile.refill(state.chance, f"late:{seat}")
    hand, pile = pile.draw(size)
    return replace(state, hands=(*state.hands, hand), pile=pile, tally=state.tally.seat_late())


# From phase to phase


def settle(state: State) -> State:
    """After each answer, and each absent seat that was skipped: if nobody is waited for, the next phase comes."""
    match state.phase:
        case Giving() as giving if giving.gifts.complete:
            return lay_out(state, giving)
        case Voting() as voting if voting.votes.complete:
            return end_round(state, voting)
        case Claiming() as claiming if not still_here(state, claiming):
            return draw_storyteller(state)
        case _:
            return state


# Telling


def still_here(state: State, claiming: Claiming) -> tuple[Seat, ...]:
    return tuple([seat for seat in range(state.seats) if seat not in claiming.declined | claiming.skipped])


def claim(state: State, seat: Seat) -> State:
    return replace(state, phase=Telling(storyteller=seat, claimed=True))


def decline(state: State, claiming: Claiming, seat: Seat) -> State:
    return settle(replace(state, phase=replace(claiming, declined=claiming.declined | {seat})))


def skip_claim(state: State, claiming: Claiming, seat: Seat) -> State:
    return settle(replace(state, phase=replace(claiming, skipped=claiming.skipped | {seat})))


def draw_storyteller(state: State) -> State:
    """DX-3: nobody claimed, so chance decides."""
    drawn = state.chance.pick(f"storyteller:{state.tally.number}", range(state.seats))
    return replace(state, phase=Telling(storyteller=drawn))


def give_up(state: State, telling: Telling) -> State:
    """DX-3: only a claimed role can be given up; then anyone may claim again."""
    if not telling.claimed:
        raise Refused("not_now")
    return replace(state, phase=Claiming())


def pass_on(state: State, telling: Telling) -> State:
    """CO-9: the role of an absent storyteller goes to the next seat. Once round the table, nobody has let it pass."""
    storyteller, passed = left_of(telling.storyteller, state.seats), telling.passed | {telling.storyteller}
    return replace(
        state, phase=Telling(storyteller=storyteller, passed=frozenset() if storyteller in passed else passed)
    )


def tell(state: State, telling: Telling, move: Tell) -> State:
    seat, clue = telling.storyteller, move.clue
    if isinstance(clue, Sentence):
        clue = Sentence(text=clean(clue.text, CLUE_LENGTH))
    elif isinstance(clue, Tune | Mime) and not state.options.mimes:
        raise Refused("option_off", option="mimes")
    hands = with_seat(state.hands, seat, without(state.hands[seat], (move.image,)))
    gifts: Gathered[tuple[Image, ...]] = Gathered.among(state.seats, others(state.seats, seat))
    giving = Giving(storyteller=seat, clue=clue, image=move.image, gifts=gifts, passed=telling.passed)
    return replace(state, hands=hands, phase=giving)


def may_mend(giving: Giving) -> bool:
    """DX-5: written words, until somebody gives an image. What chance gives for somebody absent does not count."""
    return isinstance(giving.clue, Sentence) and giving.gifts.skipped.issuperset(giving.gifts.answered)


def mend(state: State, giving: Giving, text: str) -> State:
    if not isinstance(giving.clue, Sentence):
        raise Refused("nothing_to_mend")
    if not may_mend(giving):
        raise Refused("too_late_to_mend")
    return replace(state, phase=replace(giving, clue=Sentence(text=clean(text, CLUE_LENGTH))))


def without(hand: tuple[Image, ...], images: tuple[Image, ...]) -> tuple[Image, ...]:
    left = list(hand)
    for image in images:
        if image not in left:
            raise Refused("card_not_held")
        left.remove(image)
    return tuple(left)


# Giving


def give(state: State, giving: Giving, seat: Seat, images: tuple[Image, ...]) -> State:
    """DX-5: what a seat gave before comes back to its hand first."""
    if len(images) != images_to_give(state.seats):
        raise Refused("wrong_number_of_images", images=images_to_give(state.seats))
    whole = state.hands[seat] + (giving.gifts.given[seat] or ())
    hands = with_seat(state.hands, seat, without(whole, images))
    giving = replace(giving, gifts=giving.gifts.put(seat, images))
    return settle(replace(state, hands=hands, phase=giving))


def gift_of(state: State, seat: Seat) -> tuple[Image, ...] | None:
    """What this seat has given, while it may still be exchanged."""
    return state.phase.gifts.given[seat] if isinstance(state.phase, Giving) else None


def skip_gift(state: State, giving: Giving, seat: Seat) -> State:
    """CO-9: chance gives in place of somebody absent."""
    hand = state.chance.shuffle(f"gift:{state.tally.number}:{seat}", state.hands[seat])
    images = hand[: images_to_give(state.seats)]
    hands = with_seat(state.hands, seat, without(state.hands[seat], images))
    giving = replace(giving, gifts=giving.gifts.put(seat, images).skip(seat))
    return settle(replace(state, hands=hands, phase=giving))


def lay_out(state: State, giving: Giving) -> State:
    """DX-6: all images shuffled, so that neither place nor number tells whose they are."""
    gifts = giving.gifts
    images = [Laid(image=giving.image, owner=giving.storyteller)]
    images += [Laid(image=image, owner=seat) for seat, gift in gifts.answers.items() for image in gift]
    voting = Voting(
        storyteller=giving.storyteller,
        clue=giving.clue,
        laid=state.chance.shuffle(f"lay:{state.tally.number}", images),
        gave=gifts.takes_part - gifts.skipped,
        votes=Gathered.among(state.seats, gifts.takes_part),
        passed=giving.passed,
    )
    return replace(state, phase=voting)


# Voting


def vote(state: State, voting: Voting, seat: Seat, number: int) -> State:
    if not 1 <= number <= len(voting.laid):
        raise Refused("no_such_number", most=len(voting.laid))
    if voting.laid[number - 1].owner == seat:
        raise Refused("own_image")
    return settle(replace(state, phase=replace(voting, votes=voting.votes.put(seat, number))))


def vote_of(state: State, seat: Seat) -> int | None:
    """The vote of this seat, while it may still be changed."""
    return state.phase.votes.given[seat] if isinstance(state.phase, Voting) else None


def skip_vote(state: State, voting: Voting, seat: Seat) -> State:
    return settle(replace(state, phase=replace(voting, votes=voting.votes.skip(seat))))


# Points


def points_of(voting: Voting) -> tuple[int, ...]:
    """DX-10 to DX-12 and DX-16, read aloud. Whoever let the telling pass scores nothing (CO-9)."""
    seats, storyteller = len(voting.votes.given), voting.storyteller
    believed = {seat: voting.laid[number - 1].owner for seat, number in voting.votes.answers.items()}
    finders = [seat for seat, owner in believed.items() if owner == storyteller]

    points = [0] * seats
    if not finders or all_found(voting, finders):
        for voter in believed:
            points[voter] += 2
    else:
        for seat in [storyteller, *finders]:
            points[seat] += 4 if seats == 3 and len(finders) == 1 else 3
    for owner in believed.values():
        if owner in voting.gave:
            points[owner] += 1
    return tuple([0 if seat in voting.passed else won for seat, won in enumerate(points)])


def all_found(voting: Voting, finders: Sequence[Seat]) -> bool:
    """DX-10, CO-9: all who gave or voted themselves. If there is a single one, finding it is not all finding it."""
    took_part = voting.gave.union(voting.votes.answered)
    return len(finders) == len(took_part) > 1


def end_round(state: State, voting: Voting) -> State:
    points = points_of(voting)
    tally = state.tally.count(points)
    last = Round(
        number=tally.number,
        storyteller=voting.storyteller,
        clue=voting.clue,
        laid=voting.laid,
        votes=voting.votes.given,
        drawn=tuple(sorted(voting.votes.takes_part - voting.gave)),
        passed=tuple(sorted(voting.passed)),
        points=points,
        scores=tally.scores,
    )
    pile = state.pile.put_aside(*[laid.image for laid in voting.laid])
    state = replace(state, tally=tally, last=last, pile=pile)
    if state.options.end == "score" and max(tally.scores) >= state.options.target:
        return replace(state, phase=Over(reason="score"))
    return draw(state, voting.storyteller)


# Drawing


def draw(state: State, storyteller: Seat) -> State:
    """DX-13, DX-14: one image at a time from the storyteller's left, until hands are full or the pile is empty."""
    seats, pile = state.seats, state.pile
    missing = [hand_size(seats) - len(hand) for hand in state.hands]
    from_the_left = [*range(storyteller + 1, seats), *range(storyteller + 1)]
    draws = [seat for turn in range(max(missing)) for seat in from_the_left if missing[seat] > turn]
    if len(draws) > len(pile.cards) and state.options.end == "score":
        pile = pile.refill(state.chance, f"pile:{state.tally.number}")
    drawn, pile = pile.draw(len(draws))
    hands = list(state.hands)
    for seat, image in zip(draws, drawn, strict=False):
        hands[seat] += (image,)
    state = replace(state, hands=tuple(hands), pile=pile)
    if not pile.cards and state.options.end == "pile":
        return replace(state, phase=Over(reason="pile"))
    if state.last_round:
        return replace(state, phase=Over(reason="stopped"))
    return replace(state, tally=state.tally.next_round(), phase=Telling(storyteller=left_of(storyteller, seats)))


def finish(state: State, on: bool) -> State:
    """CO-14: the round on the table is the last one, or not after all."""
    if isinstance(state.phase, Over):
        raise Refused("game_over")
    return replace(state, last_round=on)


def rounds_expected(state: State) -> int | None:
    """How many rounds this game lasts, when the pile or the host decides (DX-14, CO-14)."""
    if state.last_round:
        return state.tally.number
    if state.options.end == "score":
        return None
    if isinstance(state.phase, Over):
        return state.tally.number
    return state.tally.number - 1 + -(-len(state.pile.cards) // images_per_round(state.seats))
