"""Dany, read like the rulebook: from the deal to the composition."""

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    active_of,
    answered,
    begun,
    choosing,
    composing,
    game,
    new_game,
    pointing,
    refused,
    seen,
    talking,
)
from tests.players.dany import decks, laid
from veillee.games.dany.model import (
    AskCompose,
    AskKeep,
    BeginningView,
    ComposingView,
    IdeaView,
    Options,
    Piece,
    Pointed,
    RoundView,
    TalkingView,
)
from veillee.games.dany.moves import Answer, CallHelp, Heard, Keep, Lean, Point, Pointer, Send, Surface, TurnUp
from veillee.games.dany.state import Choosing, Composing, Preparing, Talking
from veillee.rules import Chance, Refused, Table

# Material and the deal


@pytest.mark.rule("DA-1")
def test_ideas_of_five_words_and_a_choice_among_five() -> None:
    state = new_game()
    assert all(len(idea.words) == 5 for idea in state.ideas)
    assert len(state.ideas) == 37
    choices = set()
    for n in range(60):
        phase = game.apply(pointing(new_game(3, seed=bytes([n])), 0, 0, 0), 0, TurnUp()).phase
        assert isinstance(phase, Choosing)
        choices.add(phase.choice)
    assert choices == {1, 2, 3, 4, 5}


@pytest.mark.rule("DA-2")
@pytest.mark.parametrize("memories", [30, 35, 40, 60])
def test_thirty_memories_at_random_or_more_stay_in_play(memories: int) -> None:
    state = new_game(memories=memories)
    assert len(set(state.memories)) == memories
    assert set(new_game(seed=b"one").memories) != set(new_game(seed=b"two").memories)
    assert len(new_game().memories) == 30


@pytest.mark.parametrize("memories", [29, 61])
def test_no_fewer_than_thirty_and_no_more_than_there_are(memories: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"memories": memories}, Options)


def test_decks_with_too_few_memories_or_ideas_are_refused() -> None:
    """With eight ideas six are found or three missed, if every round counts."""
    with pytest.raises(Refused) as refusal:
        game.start(Table(seats=3), Options(memories=40), decks(memories=39), Chance(b"x"))
    assert (refusal.value.code, refusal.value.data) == ("deck_too_small", {"kind": "images", "needed": 40, "cards": 39})
    with pytest.raises(Refused) as refusal:
        game.start(Table(seats=3), Options(), decks(ideas=7), Chance(b"x"))
    assert (refusal.value.code, refusal.value.data) == ("deck_too_small", {"kind": "ideas", "needed": 8, "cards": 7})
    assert game.needs(Options(memories=40), 5) == {"images": 40, "ideas": 8}
    assert len(game.start(Table(seats=3), Options(), decks(ideas=8), Chance(b"x")).ideas) == 8


@pytest.mark.rule("DA-3", "DA-1")
@pytest.mark.parametrize("players", [3, 8])
def test_one_dany_and_the_others_secondary_each_sees_only_their_own(players: int) -> None:
    dealt = set()
    for n in range(80):
        state = new_game(players, seed=bytes([n]))
        cards = [game.private(state, seat).personality for seat in range(players)]
        assert sorted(cards) == ["dany"] + ["secondary"] * (players - 1)
        assert cards[state.dany] == "dany"
        dealt.add(state.dany)
        assert not hasattr(game.public(state), "dany")
    assert dealt == set(range(players))


# The first active personality


@pytest.mark.rule("DA-4")
def test_the_table_points_at_the_first_active_one_and_the_right_neighbour_decides() -> None:
    state = pointing(new_game(), 2, 2, 2, 0, 0)
    assert state.phase == Preparing(2)
    assert seen(state, RoundView).decider == 1
    assert state.last_pointing == Pointed(turn=0, candidates=(0, 1, 2, 3, 4), fingers=(2, 2, 2, 0, 0), designated=2)


@pytest.mark.rule("DA-4", "CO-3")
def test_one_may_point_at_oneself_and_change_until_the_last_finger() -> None:
    state = pointing(new_game(), 0, 0, 0, 3)
    assert seen(state, BeginningView).ready == (0, 1, 2, 3)
    state = game.apply(state, 0, Point(seat=3))
    state = game.apply(state, 1, Point(seat=3))
    state = game.apply(state, 4, Point(seat=0))
    assert state.phase == Preparing(3)


@pytest.mark.rule("DA-4")
def test_a_tie_is_drawn_among_the_tied_and_the_option_draws_at_once() -> None:
    firsts = {active_of(pointing(new_game(4, seed=bytes([n])), 0, 0, 2, 2)) for n in range(40)}
    assert firsts == {0, 2}
    drawn = {active_of(new_game(4, seed=bytes([n]), first="drawn")) for n in range(60)}
    assert drawn == {0, 1, 2, 3}
    assert refused(new_game(), 0, Point(seat=5)) == "no_such_candidate"


@pytest.mark.rule("DA-4", "CO-9")
def test_an_absent_player_points_at_nobody() -> None:
    state = new_game()
    for seat in (0, 1, 3, 4):
        state = game.absent(state, seat)
    state = game.apply(state, 2, Point(seat=1))
    assert state.phase == Preparing(1)


# Preparing and choosing


@pytest.mark.rule("DA-5")
def test_the_active_one_turns_up_an_idea_looks_at_a_choice_and_takes_seven() -> None:
    before = begun()
    state = game.apply(before, ACTIVE, TurnUp())
    assert seen(state, IdeaView).idea == before.ideas[0]
    private = game.private(state, ACTIVE)
    assert private.ask == AskKeep(hand=before.memories[:7])
    assert private.word in range(1, 6)
    assert len(state.memories) == 23
    for seat in range(1, 5):
        assert game.private(state, seat).word is None
        assert game.private(state, seat).ask is None
    assert refused(before, LEFT, TurnUp()) == "not_active"


@pytest.mark.rule("DA-5", "CO-5")
def test_the_choice_cards_are_shuffled_in_every_round() -> None:
    choices = []
    for number in range(1, 21):
        phase = game.apply(replace(begun(), number=number), ACTIVE, TurnUp()).phase
        assert isinstance(phase, Choosing)
        choices.append(phase.choice)
    assert set(choices) == {1, 2, 3, 4, 5}


@pytest.mark.rule("DA-6")
@pytest.mark.parametrize("count", [0, 3, 7])
def test_they_keep_as_many_as_they_like_and_the_others_go_back(count: int) -> None:
    state = choosing()
    assert isinstance(state.phase, Choosing)
    hand = state.phase.hand
    after = game.apply(state, ACTIVE, Keep(memories=hand[:count]))
    assert game.private(after, ACTIVE).ask == AskCompose(kept=hand[:count])
    assert set(after.memories) == set(state.memories) | set(hand[count:])
    assert seen(after, ComposingView).kept == count


@pytest.mark.rule("DA-6", "CO-4")
def test_only_cards_of_the_seven_can_be_kept_each_once() -> None:
    state = choosing()
    assert isinstance(state.phase, Choosing)
    assert refused(state, ACTIVE, Keep(memories=state.memories[:1])) == "not_in_hand"
    assert refused(state, ACTIVE, Keep(memories=state.phase.hand[:1] * 2)) == "not_in_hand"
    assert refused(state, LEFT, Keep(memories=())) == "not_active"
    assert refused(state, ACTIVE, Send(pieces=())) == "not_now"


# Composing


@pytest.mark.rule("DA-7")
def test_the_composition_has_place_angle_order_face_and_lean() -> None:
    state = composing(keep=3)
    assert isinstance(state.phase, Composing)
    one, two, three = state.phase.kept
    pieces = (
        Piece(memory=three, x=0, y=1150, angle=3599, lean=-80),
        Piece(memory=one, x=500, y=400, angle=125),
        Piece(memory=two, x=500, y=405, face_up=False),
    )
    state = game.apply(state, ACTIVE, Send(pieces=pieces))
    shown = seen(state, TalkingView).pieces
    assert shown[:2] == pieces[:2]
    assert shown[2] == replace(pieces[2], memory=None)


@pytest.mark.rule("DA-7")
def test_the_others_watch_it_grow_live_and_never_learn_what_lies_face_down() -> None:
    state = composing(keep=3)
    assert isinstance(state.phase, Composing)
    shown = game.draft(state, ACTIVE, Surface(pieces=laid(state.phase.kept)))
    assert isinstance(shown, Surface)
    assert [piece.memory for piece in shown.pieces] == [state.phase.kept[0], None, state.phase.kept[2]]
    assert state.phase.kept[1].encode() not in msgspec.json.encode(shown)
    # What was shown would be taken again: that is how a room knows that it is still timely.
    assert game.draft(state, ACTIVE, shown) == shown


@pytest.mark.rule("DA-7", "CO-4")
def test_only_kept_cards_each_once_come_on_the_surface() -> None:
    state = composing(keep=2)
    assert isinstance(state.phase, Composing)
    mine = state.phase.kept[0]
    for pieces in (
        (Piece(memory=state.memories[0], x=1, y=1),),
        (Piece(memory=mine, x=1, y=1), Piece(memory=mine, x=2, y=2)),
        (Piece(memory=None, x=1, y=1),),
        (Piece(memory=state.memories[0], x=1, y=1, face_up=False),),
        tuple(Piece(x=1, y=1, face_up=False) for _ in range(3)),
    ):
        assert refused(state, ACTIVE, Send(pieces=pieces)) == "not_kept"
        with pytest.raises(Refused, match="not_kept"):
            game.draft(state, ACTIVE, Surface(pieces=pieces))
    assert refused(state, ACTIVE, Send(pieces=(Piece(x=1, y=1, face_up=False),))) == "not_kept"


@pytest.mark.rule("DA-7", "CO-4")
@pytest.mark.parametrize(
    "piece",
    [
        '{"x":"left","y":1}',
        '{"x":1e400,"y":1}',
        '{"x":NaN,"y":1}',
        '{"x":1.5,"y":1}',
        '{"x":-1,"y":1}',
        '{"x":1001,"y":1}',
        '{"x":1,"y":99999999999}',
        '{"x":1,"y":1,"angle":3600}',
        '{"x":1,"y":1,"lean":81}',
        '{"x":1,"y":1,"drawing":"a cat"}',
    ],
)
def test_a_place_that_is_no_place_on_the_surface_is_refused(piece: str) -> None:
    for kind in ("send", "surface"):
        wanted = game.move_type if kind == "send" else game.draft_type
        with pytest.raises(msgspec.MsgspecError):
            msgspec.json.decode(f'{{"t":"{kind}","pieces":[{piece}]}}', type=wanted)


@pytest.mark.rule("DA-8")
def test_hands_off_nothing_of_the_composition_changes_after_sending() -> None:
    state = talking()
    assert isinstance(state.phase, Talking)
    moved = tuple(replace(piece, x=1) for piece in state.phase.pieces)
    assert refused(state, ACTIVE, Send(pieces=moved)) == "hands_off"
    assert refused(state, ACTIVE, Keep(memories=())) == "hands_off"
    with pytest.raises(Refused, match="hands_off"):
        game.draft(state, ACTIVE, Surface(pieces=moved))
    assert refused(answered(state, right=True), ACTIVE, Send(pieces=moved)) == "hands_off"


@pytest.mark.rule("DA-9")
def test_the_active_one_says_and_points_at_nothing_from_the_choice_card_to_the_reveal() -> None:
    called = game.apply(talking(), LEFT, CallHelp())
    for state in (choosing(), composing(), talking(), called):
        assert not game.may_speak(state, ACTIVE)
        assert all(game.may_speak(state, seat) for seat in range(1, 5))
    for state in (begun(), answered(talking(), right=True), answered(talking(), right=False)):
        assert game.may_speak(state, ACTIVE)
    with pytest.raises(Refused, match="not_for_active"):
        game.draft(talking(), ACTIVE, Pointer(at=(5, 5)))
    for move in (Lean(word=1), Heard(), Answer(word=1), CallHelp()):
        assert refused(talking(), ACTIVE, move) == "not_for_active"


@pytest.mark.rule("DA-9")
def test_the_others_may_point_while_they_talk_and_nobody_touches_the_cards() -> None:
    assert game.draft(talking(), LEFT, Pointer(at=(5, 5))) == Pointer(at=(5, 5))
    with pytest.raises(Refused, match="not_active"):
        game.draft(composing(), LEFT, Surface(pieces=()))
    with pytest.raises(Refused, match="not_now"):
        game.draft(composing(), LEFT, Pointer(at=(5, 5)))
    with pytest.raises(Refused, match="not_now"):
        game.draft(choosing(), ACTIVE, Surface(pieces=()))
    assert refused(composing(), LEFT, Send(pieces=())) == "not_active"


@pytest.mark.rule("DA-19")
def test_nothing_but_cards_enters_the_composition() -> None:
    assert set(Piece.__struct_fields__) == {"memory", "x", "y", "angle", "lean", "face_up"}
    for foreign in ('{"t":"send","pieces":[],"text":"a hint"}', '{"t":"surface","pieces":[],"drawing":[]}'):
        wanted = game.move_type if "send" in foreign else game.draft_type
        with pytest.raises(msgspec.MsgspecError):
            msgspec.json.decode(foreign, type=wanted)
    pieces = ",".join(['{"x":1,"y":1}'] * 8)
    with pytest.raises(msgspec.MsgspecError):
        msgspec.json.decode(f'{{"t":"send","pieces":[{pieces}]}}', type=game.move_type)
