"""Dany, read like the rulebook."""

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.players.dany import decks, laid
from veillee.games.dany.game import Dany
from veillee.games.dany.model import (
    AskAnyQuestion,
    AskCompose,
    AskExplain,
    AskKeep,
    AskPoint,
    AskTalk,
    BeginningView,
    BreakingView,
    Called,
    CallingView,
    ComposingView,
    ExplainingView,
    Idea,
    IdeaView,
    Options,
    OverView,
    Passed,
    Piece,
    Pointed,
    RevealedView,
    Round,
    RoundView,
    TalkingView,
    TwistView,
)
from veillee.games.dany.moves import (
    Answer,
    AskWhy,
    CallHelp,
    CloseTalk,
    Confirm,
    Explained,
    Heard,
    Judge,
    Keep,
    Lean,
    Move,
    NoQuestion,
    Point,
    Pointer,
    Send,
    Surface,
    TurnUp,
    Writing,
)
from veillee.games.dany.state import (
    Beginning,
    Breaking,
    Calling,
    Choosing,
    Composing,
    Explaining,
    Over,
    Preparing,
    Revealed,
    State,
    Talking,
    Twist,
)
from veillee.rules import Chance, Clock, Gathered, Question, Refused, Table
from veillee.salon import events as ev
from veillee.salon.game import time_is_up, update_clock
from veillee.salon.model import Running, RunningClock

game = Dany()
ACTIVE, LEFT, RIGHT = 0, 1, 4


def new_game(players: int = 5, seed: bytes = b"veillee", **options: Any) -> State:
    return game.start(Table(seats=players, host=0), Options(**options), decks(), Chance(seed))


def begun(players: int = 5, **options: Any) -> State:
    """Everyone pointed at seat 0, who is active."""
    state = new_game(players, **options)
    for seat in range(players):
        state = game.apply(state, seat, Point(seat=ACTIVE))
    assert state.phase == Preparing(ACTIVE)
    return state


def choosing(players: int = 5, **options: Any) -> State:
    return game.apply(begun(players, **options), ACTIVE, TurnUp())


def composing(players: int = 5, keep: int = 4, **options: Any) -> State:
    state = choosing(players, **options)
    assert isinstance(state.phase, Choosing)
    return game.apply(state, ACTIVE, Keep(memories=state.phase.hand[:keep]))


def talking(players: int = 5, keep: int = 4, **options: Any) -> State:
    return sent(composing(players, keep, **options))


def sent(state: State) -> State:
    assert isinstance(state.phase, Composing)
    return game.apply(state, state.phase.active, Send(pieces=laid(state.phase.kept)))


V = TypeVar("V")


def seen(state: State, view: type[V]) -> V:
    """What everyone sees, in a phase of which this is there to see."""
    public = game.public(state)
    assert isinstance(public, view)
    return public


def active_of(state: State) -> int:
    return seen(state, RoundView).active


def heard(state: State) -> State:
    for seat in range(state.seats):
        if seat not in (active_of(state), seen(state, RoundView).decider):
            state = game.apply(state, seat, Heard())
    return state


def answered(state: State, right: bool) -> State:
    """Everyone is heard, and the decider gives the answer."""
    state = heard(state)
    assert isinstance(state.phase, Talking)
    word = state.phase.choice if right else state.phase.choice % 5 + 1
    return game.apply(state, seen(state, RoundView).decider, Answer(word=word))


def helped(state: State, caller: int, confirmed: bool = True) -> State:
    """Somebody calls for help, and all others say the same."""
    state = game.apply(state, caller, CallHelp())
    assert isinstance(state.phase, Calling)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=confirmed))
    return state


def content(state: State) -> State:
    active = active_of(state)
    for seat in range(state.seats):
        if seat != active:
            state = game.apply(state, seat, NoQuestion())
    return state


def next_talk(state: State, keep: int = 0) -> State:
    """The next active personality composes with so many cards."""
    state = game.apply(state, active_of(state), TurnUp())
    assert isinstance(state.phase, Choosing)
    state = game.apply(state, active_of(state), Keep(memories=state.phase.hand[:keep]))
    return sent(state)


def after_rounds(results: str, state: State | None = None) -> State:
    """Rounds one after the other: + found, - missed."""
    state = begun() if state is None else state
    for result in results:
        state = answered(next_talk(state), right=result == "+")
        state = content(state) if result == "+" else state
    return state


def refused(state: State, seat: int, move: Move) -> str:
    before = msgspec.json.encode(state)
    with pytest.raises(Refused) as refusal:
        game.apply(state, seat, move)
    assert msgspec.json.encode(state) == before
    return refusal.value.code


def pointing(state: State, *fingers: int) -> State:
    for seat, at in enumerate(fingers):
        state = game.apply(state, seat, Point(seat=at))
    return state


def no_fingers(players: int) -> Gathered[int]:
    return Gathered.among(players, range(players))


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


# The talk and the answer


@pytest.mark.rule("DA-11")
def test_a_leaning_is_shown_to_all_and_is_no_vote() -> None:
    state = game.apply(talking(), 2, Lean(word=4))
    assert seen(state, TalkingView).leanings == (None, None, 4, None, None)
    state = game.apply(state, 2, Lean(word=None))
    assert seen(state, TalkingView).leanings == (None,) * 5


@pytest.mark.rule("DA-11")
def test_a_leaning_says_something_and_taking_it_back_unsays_nothing() -> None:
    state = game.apply(talking(), 2, Lean(word=4))
    assert seen(state, TalkingView).heard == (2,)
    assert game.awaited(state) == (1, 3, RIGHT)
    state = game.apply(state, 2, Lean(word=None))
    assert seen(state, TalkingView).heard == (2,)
    untouched = game.apply(talking(), 2, Lean(word=None))
    assert seen(untouched, TalkingView).heard == ()
    for seat in (1, 3):
        state = game.apply(state, seat, Lean(word=1))
    assert isinstance(game.apply(state, RIGHT, Answer(word=1)).phase, Revealed | Preparing)


@pytest.mark.rule("DA-11")
def test_the_decider_answers_when_all_have_been_heard_and_has_the_last_word() -> None:
    state = talking()
    assert game.awaited(state) == (1, 2, 3, RIGHT)
    assert refused(state, RIGHT, Answer(word=1)) == "not_all_heard"
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=False, may_close=True)
    assert game.private(state, LEFT).ask == AskTalk(heard=False, may_answer=False, may_close=False)
    state = heard(state)
    assert game.awaited(state) == (RIGHT,)
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=True, may_close=False)
    assert game.private(state, LEFT).ask == AskTalk(heard=True, may_answer=False, may_close=False)
    assert refused(state, LEFT, Answer(word=1)) == "not_decider"
    assert refused(state, 2, Heard(on=False)) == "not_now"
    again = game.apply(game.apply(talking(), 2, Heard()), 2, Heard(on=False))
    assert game.awaited(again) == (1, 2, 3, RIGHT)


@pytest.mark.rule("DA-11", "CO-9")
def test_or_after_a_clock() -> None:
    state = talking(talk_seconds=90)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 90
    state = time_is_up(game, state)
    assert game.clock(state) is None
    assert game.awaited(state) == (RIGHT,)
    assert game.clock(talking()) is None


@pytest.mark.rule("DA-11")
@pytest.mark.parametrize("talk_seconds", [0, 600])
def test_or_after_a_short_notice_to_those_who_have_said_nothing(talk_seconds: int) -> None:
    state = game.apply(talking(talk_seconds=talk_seconds), 2, Heard())
    assert refused(state, LEFT, CloseTalk()) == "not_decider"
    assert refused(state, ACTIVE, CloseTalk()) == "not_for_active"
    state = game.apply(state, RIGHT, CloseTalk())
    assert seen(state, TalkingView).closing
    assert game.clock(state) == Clock(key="1:close", seconds=15, goes_on=True)
    assert game.awaited(state) == (1, 3)
    assert refused(state, RIGHT, CloseTalk()) == "not_now"
    assert refused(state, RIGHT, Answer(word=1)) == "not_all_heard"
    assert game.private(state, RIGHT).ask == AskTalk(heard=False, may_answer=False, may_close=False)
    in_time = game.apply(game.apply(state, 1, Lean(word=1)), 3, Heard())
    too_late = time_is_up(game, state)
    for closed in (in_time, too_late):
        assert game.clock(closed) is None
        assert game.awaited(closed) == (RIGHT,)
        assert game.private(closed, RIGHT).ask == AskTalk(heard=False, may_answer=True, may_close=False)
    assert refused(heard(talking()), RIGHT, CloseTalk()) == "not_now"
    assert refused(composing(), RIGHT, CloseTalk()) == "not_now"


@pytest.mark.rule("DA-11", "CO-9")
def test_a_decider_who_leaves_before_all_have_spoken_is_replaced_and_nobody_is_passed_over() -> None:
    state = game.absent(talking(), RIGHT)
    assert seen(state, RoundView).decider == 3
    assert game.awaited(state) == (1, 2, 3)
    closed = game.absent(game.apply(talking(), RIGHT, CloseTalk()), 1)
    assert game.awaited(closed) == (2, 3)


@pytest.mark.rule("DA-11", "CO-6")
def test_whoever_had_nothing_to_say_in_time_may_still_decide() -> None:
    state = game.absent(game.absent(talking(), 3), RIGHT)
    assert seen(state, RoundView).decider == 3
    assert game.awaited(state) == (1, 2, 3)


@pytest.mark.rule("DA-11", "CO-9")
def test_a_decider_who_is_away_is_replaced_by_the_next_to_the_right() -> None:
    state = game.absent(heard(talking()), RIGHT)
    assert seen(state, RoundView).decider == 3
    state = answered(state, right=False)
    assert state.past[-1].decider == 3
    nobody = heard(talking())
    for seat in (4, 3, 2, 1):
        nobody = game.absent(nobody, seat)
    assert nobody.last is not None
    assert nobody.last.result == "unanswered"
    assert (nobody.successes, nobody.failures) == ((), ())
    assert nobody.phase == Preparing(LEFT)


@pytest.mark.rule("DA-12")
def test_a_right_word_is_a_success_the_idea_to_the_right() -> None:
    state = talking()
    idea = seen(state, IdeaView).idea
    state = answered(state, right=True)
    assert isinstance(state.phase, Revealed)
    assert seen(state, RevealedView).word == state.phase.talk.choice
    state = content(state)
    assert state.successes == (idea,)
    assert state.failures == ()
    assert state.last is not None
    assert (state.last.result, state.last.answer, state.last.decider) == ("found", state.last.word, RIGHT)


@pytest.mark.rule("DA-12")
def test_a_wrong_word_is_a_failure_the_idea_to_the_left() -> None:
    state = talking()
    idea = seen(state, IdeaView).idea
    state = answered(state, right=False)
    assert state.failures == (idea,)
    assert state.successes == ()
    assert state.last is not None
    assert state.last.result == "missed"
    assert state.last.answer != state.last.word


@pytest.mark.rule("DA-12", "CO-2")
def test_the_word_is_known_to_nobody_else_before_the_reveal() -> None:
    state = heard(talking())
    assert not hasattr(game.public(state), "word")
    assert [game.private(state, seat).word is not None for seat in range(5)] == [True] + [False] * 4


# Help


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize("moment", [choosing, composing, talking])
def test_help_confirmed_by_a_majority_adds_a_failure_and_the_round_goes_on(moment: Any) -> None:
    before = moment()
    state = game.apply(before, 1, CallHelp())
    assert isinstance(state.phase, Calling)
    assert game.awaited(state) == (2, 3, 4)
    for seat, helped in ((2, True), (3, False), (4, True)):
        state = game.apply(state, seat, Confirm(helped=helped))
    assert len(state.failures) == 1
    assert type(state.phase) is type(before.phase)
    assert len(state.ideas) == len(before.ideas) - 1
    assert state.last_call == Called(number=1, caller=1, votes=(None, None, True, False, True), confirmed=True)


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize(("moment", "laid_out"), [(choosing, 0), (composing, 0), (talking, 4)])
def test_while_a_call_is_voted_on_all_see_what_lay_there(moment: Any, laid_out: int) -> None:
    before = moment()
    view = seen(game.apply(game.apply(before, 1, CallHelp()), 3, Confirm(helped=True)), CallingView)
    assert (view.active, view.decider, view.caller, view.ready, view.word) == (ACTIVE, RIGHT, 1, (3,), None)
    assert view.idea == seen(before, IdeaView).idea
    assert len(view.pieces) == laid_out
    assert view.leanings == (None,) * 5


@pytest.mark.rule("DA-10", "DA-7")
def test_the_composition_goes_on_growing_while_a_call_is_voted_on() -> None:
    state = composing(keep=2)
    assert isinstance(state.phase, Composing)
    surface = Surface(pieces=laid(state.phase.kept[:1]))
    assert game.draft(game.apply(state, 1, CallHelp()), ACTIVE, surface) == surface
    called = game.apply(talking(), 1, CallHelp())
    assert game.draft(called, 2, Pointer(at=(5, 5))) == Pointer(at=(5, 5))
    with pytest.raises(Refused, match="not_for_active"):
        game.draft(called, ACTIVE, Pointer(at=(5, 5)))


@pytest.mark.rule("DA-10")
def test_a_tie_does_not_confirm_and_nobody_calls_twice_in_a_round() -> None:
    state = game.apply(talking(4), 1, CallHelp())
    assert refused(state, 1, Confirm(helped=True)) == "own_call"
    assert refused(state, ACTIVE, Confirm(helped=True)) == "not_for_active"
    state = game.apply(state, 2, Confirm(helped=True))
    state = game.apply(state, 3, Confirm(helped=False))
    assert state.failures == ()
    assert isinstance(state.phase, Talking)
    assert refused(state, 1, CallHelp()) == "already_called"
    assert not game.private(state, 1).may_call_help
    assert game.private(state, 2).may_call_help


@pytest.mark.rule("DA-10")
def test_a_call_is_remembered_through_the_whole_round_and_forgotten_after_it() -> None:
    def not_confirmed(state: State, caller: int) -> State:
        state = game.apply(state, caller, CallHelp())
        for seat in game.awaited(state):
            state = game.apply(state, seat, Confirm(helped=False))
        assert refused(state, caller, CallHelp()) == "already_called"
        return state

    state = not_confirmed(choosing(), 1)
    state = not_confirmed(game.apply(state, ACTIVE, Keep(memories=())), 2)
    assert refused(state, 1, CallHelp()) == "already_called"
    state = not_confirmed(game.apply(state, ACTIVE, Send(pieces=())), 3)
    for seat in (1, 2):
        assert refused(state, seat, CallHelp()) == "already_called"
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [False, False, False, False, True]
    state = answered(state, right=False)
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [False, False, False, False, True]
    state = next_talk(state)
    assert [game.private(state, seat).may_call_help for seat in range(5)] == [True, False, True, True, True]


def all_phases_of_a_round() -> dict[str, State]:
    shown = answered(talking(), right=True)
    asked = game.apply(shown, 2, AskWhy())
    return {
        "choosing": choosing(),
        "composing": composing(),
        "talking": talking(),
        "revealed": shown,
        "explaining": asked,
        "explained": game.apply(asked, ACTIVE, Explained()),
        "missed": answered(talking(), right=False),
        "found": content(shown),
    }


@pytest.mark.rule("DA-10")
@pytest.mark.parametrize("moment", all_phases_of_a_round())
def test_it_can_be_called_until_the_next_round_begins(moment: str) -> None:
    before = all_phases_of_a_round()[moment]
    over = isinstance(before.phase, Preparing)
    assert [game.private(before, seat).may_call_help for seat in range(5)] == [False, True, True, True, True]
    assert refused(before, ACTIVE, CallHelp()) == "not_for_active"
    called = game.apply(before, LEFT, CallHelp())
    view = seen(called, CallingView)
    assert (view.active, view.caller, view.decider) == (ACTIVE, LEFT, RIGHT)
    assert game.awaited(called) == (2, 3, 4)
    assert view.idea == (before.last.idea if over and before.last else seen(before, IdeaView).idea)
    assert (view.word is None) == (moment in ("choosing", "composing", "talking"))
    assert game.private(called, ACTIVE).word == game.private(before, ACTIVE).word
    after = helped(before, LEFT)
    assert after.phase == before.phase
    assert len(after.failures) == len(before.failures) + 1
    assert after.ideas == before.ideas[1:]
    assert after.last_call is not None
    assert (after.last_call.number, after.last_call.confirmed) == (1, True)
    assert not any(game.private(after, seat).may_call_help for seat in range(5))
    assert refused(after, 3, CallHelp()) == "already_helped"
    assert game.story(called, after) == (after.last_call,)


@pytest.mark.rule("DA-10", "CO-4")
def test_but_not_before_the_first_round_nor_about_one_that_somebody_let_pass() -> None:
    for state in (begun(), game.absent(begun(), ACTIVE), game.absent(after_rounds("-"), LEFT)):
        assert not any(game.private(state, seat).may_call_help for seat in range(5))
        assert refused(state, 3, CallHelp()) == "not_now"
    for state in (new_game(), twisted(), five_ties()):
        assert refused(state, 3, CallHelp()) == "not_now"


@pytest.mark.rule("DA-10", "CO-4")
def test_while_a_call_about_the_round_before_is_voted_on_the_next_one_waits() -> None:
    state = game.apply(answered(talking(), right=False), 3, CallHelp())
    assert refused(state, LEFT, TurnUp()) == "not_now"
    assert refused(state, 2, TurnUp()) == "not_active"
    assert refused(state, ACTIVE, Confirm(helped=False)) == "not_for_active"
    assert refused(state, LEFT, Keep(memories=())) == "hands_off"
    assert game.awaited(state) == (1, 2, 4)
    assert all(game.may_speak(state, seat) for seat in range(5))


@pytest.mark.rule("DA-10")
def test_one_confirmed_call_a_round_and_the_next_round_is_another_one() -> None:
    state = helped(talking(), 1)
    state = answered(state, right=False)
    assert refused(state, 3, CallHelp()) == "already_helped"
    state = next_talk(state)
    assert game.private(state, 3).may_call_help
    assert isinstance(helped(state, 3).phase, Twist)


@pytest.mark.rule("DA-10", "DA-16")
@pytest.mark.parametrize(("ideas", "failures"), [(1, 0), (5, 1), (5, 2)])
def test_after_the_round_it_leads_to_the_twist_if_it_is_the_third_or_took_the_last_idea(
    ideas: int, failures: int
) -> None:
    before = content(answered(next_talk(after_rounds("-" * failures)), right=True))
    before = replace(before, ideas=before.ideas[:ideas])
    caller = (before.past[-1].active + 2) % 5
    after = helped(before, caller)
    assert len(after.failures) == failures + 1
    assert isinstance(after.phase, Twist) == (ideas == 1 or failures == 2)
    assert len(after.successes) == 1


@pytest.mark.rule("DA-10", "DA-15")
@pytest.mark.parametrize("asked", [False, True])
def test_a_right_word_does_not_count_if_the_third_failure_comes_before_it(asked: bool) -> None:
    state = answered(next_talk(after_rounds("+++++--")), right=True)
    active = active_of(state)
    if asked:
        state = game.apply(state, (active + 1) % 5, AskWhy())
    idea = seen(state, IdeaView).idea
    state = helped(state, (active + 1) % 5)
    assert isinstance(state.phase, Twist)
    assert (len(state.successes), state.failures[-1]) == (5, idea)
    assert state.last is not None
    assert (state.last.result, state.last.answer, state.last.decider) == ("helped", state.last.word, (active - 1) % 5)


@pytest.mark.rule("DA-10")
def test_with_the_option_it_also_ends_a_round_whose_word_is_revealed() -> None:
    state = helped(answered(talking(help_ends_round=True), right=True), 1)
    assert state.phase == Preparing(LEFT)
    assert (len(state.successes), len(state.failures)) == (0, 1)
    over = helped(answered(talking(help_ends_round=True), right=False), 1)
    assert over.phase == Preparing(LEFT)
    assert len(over.failures) == 2


@pytest.mark.rule("DA-10", "DA-17")
def test_the_table_remembers_that_there_was_help_also_if_the_round_went_on() -> None:
    in_talk = answered(helped(talking(), 1), right=False)
    after_it = helped(answered(talking(), right=False), 1)
    denied = helped(answered(talking(), right=False), 1, confirmed=False)
    ended = helped(talking(help_ends_round=True), 1)
    for state, result, remembered in (
        (in_talk, "missed", True),
        (after_it, "missed", True),
        (denied, "missed", False),
        (ended, "helped", True),
    ):
        (past,) = game.public(state).past
        assert (past.result, past.helped) == (result, remembered)
    second = helped(after_rounds("+-"), 3)
    assert [(past.number, past.helped) for past in second.past] == [(1, False), (2, True)]


@pytest.mark.rule("DA-10", "DA-11")
def test_a_call_about_the_round_before_shows_who_decided_in_it() -> None:
    replaced = answered(game.absent(talking(), RIGHT), right=False)
    nobody = next_talk(after_rounds("-"))
    while isinstance(nobody.phase, Talking):
        nobody = game.absent(nobody, game.awaited(nobody)[0])
    for state, decider in ((replaced, 3), (nobody, ACTIVE)):
        assert seen(game.apply(state, 2, CallHelp()), CallingView).decider == decider


@pytest.mark.rule("DA-10", "CO-9")
def test_nobody_there_to_confirm_is_no_confirmation() -> None:
    state = game.apply(talking(3), 1, CallHelp())
    state = game.absent(state, 2)
    assert isinstance(state.phase, Talking)
    assert state.failures == ()


@pytest.mark.rule("DA-10", "DA-16")
def test_unless_it_is_the_third_failure() -> None:
    state = next_talk(after_rounds("--"))
    caller = (active_of(state) + 1) % 5
    idea = seen(state, IdeaView).idea
    state = game.apply(state, caller, CallHelp())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=True))
    assert isinstance(state.phase, Twist)
    assert len(state.failures) == 3
    assert state.failures[-1] == idea
    assert state.last is not None
    assert state.last.result == "helped"


@pytest.mark.rule("DA-10")
def test_with_the_option_it_also_ends_the_round() -> None:
    state = talking(help_ends_round=True)
    memories = len(state.memories)
    state = game.apply(state, 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert state.phase == Preparing(LEFT)
    assert len(state.failures) == 1
    assert len(state.memories) == memories


@pytest.mark.rule("DA-10", "DA-14")
def test_the_memories_kept_leave_the_game_also_when_help_ends_the_round() -> None:
    for state in (composing(keep=3, help_ends_round=True), talking(keep=3, help_ends_round=True)):
        assert isinstance(state.phase, Composing | Talking)
        kept = state.phase.kept
        after = game.apply(state, 1, CallHelp())
        for seat in (2, 3, 4):
            after = game.apply(after, seat, Confirm(helped=True))
        assert after.phase == Preparing(LEFT)
        assert not set(after.memories) & set(kept)
        assert len(after.memories) == 27


@pytest.mark.rule("DA-10", "DA-6")
def test_a_round_ended_while_choosing_gives_the_seven_back() -> None:
    state = game.apply(choosing(help_ends_round=True), 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert len(state.memories) == 30


# The explanation


def asked_why(players: int = 5, **options: Any) -> State:
    return game.apply(answered(talking(players, **options), right=True), 2, AskWhy())


def explaining(players: int = 5, **options: Any) -> State:
    return game.apply(asked_why(players, **options), ACTIVE, Explained())


@pytest.mark.rule("DA-13")
def test_nobody_judges_before_the_active_one_has_explained() -> None:
    state = asked_why()
    assert game.awaited(state) == (ACTIVE,)
    assert game.private(state, ACTIVE).ask == AskExplain()
    assert [game.private(state, seat).ask for seat in range(1, 5)] == [None] * 4
    assert seen(state, ExplainingView).explanation == "awaited"
    assert refused(state, 1, Judge(convinced=False)) == "not_explained"
    assert refused(state, 1, Explained()) == "not_active"
    state = game.apply(state, ACTIVE, Explained())
    assert seen(state, ExplainingView).explanation == "given"
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, ACTIVE, Explained()) == "not_now"
    assert refused(talking(), ACTIVE, Explained()) == "not_now"


@pytest.mark.rule("DA-13", "CO-11")
def test_an_explanation_in_writing_is_judged_and_kept_as_others_read_it() -> None:
    asked = asked_why()
    for empty in (" ", "\u200b"):
        assert refused(asked, ACTIVE, Explained(words=empty)) == "text_empty"
    assert refused(asked, ACTIVE, Explained(words="a" * 501)) == "text_too_long"
    assert seen(asked, ExplainingView).words is UNSET
    state = game.apply(asked, ACTIVE, Explained(words=" La lumière\ns’ouvre. "))
    assert seen(state, ExplainingView).words == "La lumière s’ouvre."
    # Also after a call for help, which only interrupts.
    state = game.apply(state, 1, CallHelp())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Confirm(helped=False))
    assert seen(state, ExplainingView).words == "La lumière s’ouvre."
    before = state
    for seat in (1, 2, 3, 4):
        before, state = state, game.apply(state, seat, Judge(convinced=True))
    assert [line.explanation for line in game.story(before, state) if isinstance(line, Round)] == [
        "La lumière s’ouvre."
    ]
    # Aloud there is nothing to keep.
    aloud = explaining()
    assert seen(aloud, ExplainingView).words is UNSET
    for seat in (1, 2, 3, 4):
        aloud = game.apply(aloud, seat, Judge(convinced=True))
    assert aloud.last is not None
    assert aloud.last.explanation is UNSET


@pytest.mark.rule("DA-9", "DA-13")
def test_others_see_who_writes_where_they_may_speak() -> None:
    for state, seat in ((talking(), LEFT), (asked_why(), ACTIVE), (twisted(), LEFT), (five_ties(), LEFT)):
        assert game.draft(state, seat, Writing()) == Writing()
    with pytest.raises(Refused, match="bound_to_silence"):
        game.draft(talking(), ACTIVE, Writing())
    for state in (begun(), choosing(), composing(), answered(talking(), right=True)):
        with pytest.raises(Refused, match="not_now"):
            game.draft(state, LEFT, Writing())


@pytest.mark.rule("DA-13", "CO-9")
def test_or_has_let_the_time_pass() -> None:
    state = asked_why()
    assert game.clock(state) == Clock(key="1:explain", seconds=60, goes_on=True)
    state = time_is_up(game, state)
    assert seen(state, ExplainingView).explanation == "missing"
    assert game.awaited(state) == (1, 2, 3, 4)
    assert game.clock(state) is None
    assert refused(state, ACTIVE, Explained()) == "not_now"


@pytest.mark.rule("DA-13")
@pytest.mark.parametrize("vote_seconds", [0, 600])
def test_silence_passes_by_itself_after_a_few_seconds(vote_seconds: int) -> None:
    state = answered(talking(vote_seconds=vote_seconds), right=True)
    # The first time, the question is new.
    assert game.clock(state) == Clock(key="1:content", seconds=18, goes_on=True)
    state = time_is_up(game, game.apply(state, 3, NoQuestion()))
    assert state.phase == Preparing(LEFT)
    assert len(state.successes) == 1
    again = answered(next_talk(state), right=True)
    assert game.clock(again) == Clock(key="2:content", seconds=8, goes_on=True)
    missed_before = answered(next_talk(answered(talking(), right=False)), right=True)
    assert game.clock(missed_before) == Clock(key="2:content", seconds=18, goes_on=True)


@pytest.mark.rule("DA-13")
def test_asked_to_explain_and_unconvincing_the_round_counts_neither_way() -> None:
    state = explaining()
    assert isinstance(state.phase, Explaining)
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, ACTIVE, Judge(convinced=True)) == "not_for_active"
    assert game.may_speak(state, ACTIVE)
    for seat, convinced in ((1, True), (2, False), (3, False), (4, False)):
        state = game.apply(state, seat, Judge(convinced=convinced))
    assert (state.successes, state.failures) == ((), ())
    assert state.last is not None
    assert (state.last.result, state.last.asker) == ("unexplained", 2)
    assert state.last.judged == (None, True, False, False, False)
    assert state.phase == Preparing(LEFT)


@pytest.mark.rule("DA-13")
def test_a_tie_convinces() -> None:
    state = explaining()
    for seat in (1, 2, 3, 4):
        state = game.apply(state, seat, Judge(convinced=seat < 3))
    assert len(state.successes) == 1


@pytest.mark.rule("DA-13", "CO-3")
def test_a_verdict_can_be_changed_until_the_last_one_and_is_secret_till_then() -> None:
    state = game.apply(explaining(), 1, Judge(convinced=False))
    assert seen(state, ExplainingView).ready == (1,)
    state = game.apply(state, 1, Judge(convinced=True))
    for seat in (2, 3, 4):
        state = game.absent(state, seat)
    assert len(state.successes) == 1


@pytest.mark.rule("DA-13")
def test_only_a_right_word_is_asked_about_and_only_by_the_others() -> None:
    assert refused(answered(talking(), right=True), ACTIVE, AskWhy()) == "not_for_active"
    assert refused(answered(talking(), right=False), 2, AskWhy()) == "not_now"


@pytest.mark.rule("DA-13")
def test_whoever_had_no_question_may_still_ask_and_judges_like_the_others() -> None:
    state = answered(talking(), right=True)
    for seat in (1, 2, 3):
        state = game.apply(state, seat, NoQuestion())
    state = game.apply(state, 2, AskWhy())
    assert seen(state, ExplainingView).asker == 2
    state = game.apply(state, ACTIVE, Explained())
    assert game.awaited(state) == (1, 2, 3, 4)
    for seat in (1, 3, 4):
        state = game.apply(state, seat, Judge(convinced=False))
    assert isinstance(state.phase, Explaining)
    assert game.awaited(state) == (2,)
    state = game.apply(state, 2, Judge(convinced=True))
    assert state.last is not None
    assert state.last.result == "unexplained"


# Between rounds


@pytest.mark.rule("DA-14")
def test_kept_memories_leave_the_game_laid_out_or_not_and_the_pile_is_shuffled() -> None:
    state = composing(keep=4)
    assert isinstance(state.phase, Composing)
    kept = state.phase.kept
    state = game.apply(state, ACTIVE, Send(pieces=laid(kept[:2])))
    before = state.memories
    state = answered(state, right=False)
    assert set(state.memories) == set(before)
    assert not set(state.memories) & set(kept)
    assert state.memories != before
    assert len(state.memories) == 26


@pytest.mark.rule("DA-14", "CO-5")
def test_the_pile_is_shuffled_in_every_round_otherwise_also_when_nobody_is_left_to_guess() -> None:
    def after(number: int) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
        talk, choice = replace(talking(keep=0), number=number), replace(choosing(), number=number)
        for seat in range(4):
            choice = game.absent(choice, seat)
        return answered(talk, right=False).memories, choice.memories, talk.memories

    missed, passed, before = zip(*(after(number) for number in range(1, 6)), strict=True)
    assert len(set(missed)) == len(set(passed)) == 5
    assert {tuple(sorted(pile)) for pile in (*missed, *passed)} == {tuple(sorted(before[0]))}


@pytest.mark.rule("DA-14")
def test_the_active_one_decides_next_and_the_left_neighbour_is_active() -> None:
    state = after_rounds("-")
    assert state.phase == Preparing(LEFT)
    assert seen(state, RoundView).decider == ACTIVE


# The end


@pytest.mark.rule("DA-15")
def test_six_successes_and_the_secondary_personalities_win() -> None:
    state = after_rounds("++-+++")
    assert len(state.successes) == 5
    state = answered(next_talk(state), right=True)
    assert isinstance(state.phase, Revealed)
    state = content(state)
    assert state.phase == Over(reason="successes")
    outcome = game.outcome(state)
    assert outcome is not None
    assert set(outcome.winners) == set(range(5)) - {state.dany}
    assert outcome.scores == tuple(int(seat != state.dany) for seat in range(5))
    assert seen(state, OverView).dany == state.dany


@pytest.mark.rule("DA-15", "DA-13")
def test_not_if_the_sixth_cannot_be_explained() -> None:
    state = answered(next_talk(after_rounds("+++++")), right=True)
    active = active_of(state)
    state = game.apply(state, (active + 1) % 5, AskWhy())
    state = game.apply(state, active, Explained())
    for seat in game.awaited(state):
        state = game.apply(state, seat, Judge(convinced=False))
    assert len(state.successes) == 5
    assert isinstance(state.phase, Preparing)


@pytest.mark.rule("DA-16")
def test_three_failures_lead_to_the_twist() -> None:
    state = after_rounds("-+--")
    assert state.phase == Twist(candidates=(0, 1, 2, 3, 4), fingers=no_fingers(5))


@pytest.mark.rule("DA-16")
def test_fewer_than_seven_memories_lead_to_the_twist_before_an_idea_is_turned() -> None:
    state = begun()
    assert isinstance(answered(next_talk(replace(state, memories=state.memories[:9]), keep=2), False).phase, Preparing)
    state = answered(next_talk(replace(state, memories=state.memories[:9]), keep=3), right=False)
    ideas = len(state.ideas)
    assert isinstance(state.phase, Twist)
    assert ideas == 36


@pytest.mark.rule("DA-16")
def test_also_when_no_idea_is_left() -> None:
    state = begun()
    state = answered(next_talk(replace(state, ideas=state.ideas[:1])), right=False)
    assert isinstance(state.phase, Twist)


def twisted(players: int = 5, dany: int = 2) -> State:
    state = begun(players)
    return replace(after_rounds("---", state), dany=dany)


@pytest.mark.rule("DA-17", "CO-3")
def test_all_point_at_once_and_most_fingers_designate() -> None:
    state = twisted()
    assert game.private(state, 1).ask == AskPoint(candidates=(0, 2, 3, 4), finger=None)
    state = pointing(state, 2, 2, 0, 0)
    assert seen(state, TwistView).ready == (0, 1, 2, 3)
    assert game.public(state).last_pointing == begun().last_pointing
    state = game.apply(state, 4, Point(seat=2))
    assert state.phase == Over(reason="unmasked", designated=2)
    assert state.last_pointing == Pointed(turn=1, candidates=(0, 1, 2, 3, 4), fingers=(2, 2, 0, 0, 2), designated=2)


@pytest.mark.rule("DA-17", "CO-9")
def test_somebody_away_can_be_designated_too() -> None:
    state = game.absent(twisted(dany=2), 2)
    assert game.private(state, 0).ask == AskPoint(candidates=(1, 2, 3, 4), finger=None)
    for seat in (0, 1, 3, 4):
        state = game.apply(state, seat, Point(seat=2))
    assert state.phase == Over(reason="unmasked", designated=2)


@pytest.mark.rule("DA-17", "CO-4")
def test_nobody_points_at_themselves_or_at_someone_no_longer_tied() -> None:
    assert refused(twisted(), 1, Point(seat=1)) == "not_at_oneself"
    assert refused(twisted(), 1, Point(seat=7)) == "no_such_candidate"
    tied = pointing(twisted(), 1, 2, 1, 2, 0)
    assert isinstance(tied.phase, Twist)
    assert refused(tied, 0, Point(seat=3)) == "no_such_candidate"


@pytest.mark.rule("DA-17")
def test_a_tie_is_voted_again_by_all_among_the_tied_only() -> None:
    state = pointing(twisted(), 1, 2, 1, 2, 0)
    assert state.phase == Twist(candidates=(1, 2), fingers=no_fingers(5), ties=1)
    assert game.awaited(state) == (0, 1, 2, 3, 4)
    assert state.last_pointing is not None
    assert state.last_pointing.designated is None
    assert all(game.may_speak(state, seat) for seat in range(5))
    state = pointing(state, 1, 2, 1, 1, 2)
    assert state.phase == Over(reason="escaped", designated=1)


def five_ties() -> State:
    """Seats 3, 0 and 1 have decided, in this order."""
    state = twisted(4)
    for _ in range(5):
        state = pointing(state, 1, 0, 1, 0)
    return state


@pytest.mark.rule("DA-17")
def test_after_the_fifth_tie_in_a_row_the_last_decider_who_is_not_among_the_tied_breaks_it() -> None:
    state = five_ties()
    assert [past.decider for past in state.past] == [3, 0, 1]
    assert state.phase == Breaking(decider=3, candidates=(0, 1))
    assert game.awaited(state) == (3,)
    assert (seen(state, BreakingView).decider, seen(state, BreakingView).candidates) == (3, (0, 1))
    assert game.private(state, 3).ask == AskPoint(candidates=(0, 1), finger=None)
    assert refused(state, 0, Point(seat=1)) == "not_decider"
    assert refused(state, 3, Point(seat=2)) == "no_such_candidate"
    assert game.apply(state, 3, Point(seat=0)).phase == Over(reason="escaped", designated=0)
    later = twisted(4)
    for _ in range(5):
        later = pointing(later, 2, 3, 3, 2)
    assert later.phase == Breaking(decider=1, candidates=(2, 3))


@pytest.mark.rule("DA-17")
def test_a_tie_of_all_is_told_as_one_and_after_the_fifth_chance_designates_openly() -> None:
    """Everybody is told of the fifth tie with its fingers, among whom chance draws, and whom it designates."""
    designated = set()
    for n in range(30):
        state = replace(twisted(3), chance=Chance(bytes([n])))
        for ties in range(5):
            assert seen(state, TwistView).ties == ties
            assert seen(state, TwistView).candidates == (0, 1, 2)
            before, state = pointing(state, 1, 2), pointing(state, 1, 2, 0)
            assert state.last_pointing is not None
            assert state.last_pointing.drawn == (UNSET if ties < 4 else (0, 1, 2))
        assert isinstance(state.phase, Over)
        designated.add(state.phase.designated)
        told = Pointed(
            turn=5, candidates=(0, 1, 2), fingers=(1, 2, 0), designated=state.phase.designated, drawn=(0, 1, 2)
        )
        assert game.public(state).last_pointing == told
        assert game.story(before, state) == (told,)
    assert designated == {0, 1, 2}


@pytest.mark.rule("DA-17", "CO-9")
def test_a_tie_that_nobody_is_there_to_break_is_broken_by_chance() -> None:
    state = game.absent(five_ties(), 3)
    assert isinstance(state.phase, Over)
    assert state.phase.designated in (0, 1)
    assert state.last_pointing is not None
    assert state.last_pointing.designated == state.phase.designated
    assert set(state.last_pointing.fingers) == {None}
    assert (state.last_pointing.turn, state.last_pointing.drawn) == (6, (0, 1))


@pytest.mark.rule("DA-17", "CO-5")
def test_and_chance_favours_none_of_the_tied() -> None:
    tied = five_ties()
    designated = set()
    for n in range(20):
        phase = game.absent(replace(tied, chance=Chance(bytes([n]))), 3).phase
        assert isinstance(phase, Over)
        designated.add(phase.designated)
    assert designated == {0, 1}


@pytest.mark.rule("DA-17", "DA-18")
def test_everyone_is_told_whom_the_decider_designates() -> None:
    before = five_ties()
    after = game.apply(before, 3, Point(seat=0))
    pointed = game.public(after).last_pointing
    assert pointed is not None
    assert pointed.designated == 0
    assert pointed.fingers == (None, None, None, 0)
    assert (pointed.turn, pointed.drawn) == (6, UNSET)
    assert pointed in game.story(before, after)


@pytest.mark.rule("DA-17")
def test_where_none_of_the_others_ever_decided_chance_draws_one_of_the_tied() -> None:
    designated = set()
    for seed in range(30):
        state = replace(new_game(4, seed=bytes([seed])), phase=Twist(candidates=(0, 1), fingers=no_fingers(4), ties=4))
        state = pointing(state, 1, 0, 1, 0)
        assert isinstance(state.phase, Over)
        assert state.last_pointing is not None
        assert (state.last_pointing.fingers, state.last_pointing.drawn) == ((1, 0, 1, 0), (0, 1))
        designated.add(state.phase.designated)
    assert designated == {0, 1}


@pytest.mark.rule("DA-18")
@pytest.mark.parametrize(("designated", "reason"), [(2, "unmasked"), (3, "escaped")])
def test_dany_unmasked_loses_and_anyone_else_means_that_dany_wins(designated: int, reason: str) -> None:
    other = 0 if designated == 2 else 1
    fingers = [other if seat == designated else designated for seat in range(5)]
    state = pointing(twisted(dany=2), *fingers)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == reason
    assert outcome.winners == ((0, 1, 3, 4) if designated == 2 else (2,))
    assert seen(state, OverView).dany == 2
    assert refused(state, 0, Point(seat=1)) == "game_over"


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="escaped", designated=0))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)


@pytest.mark.rule("DA-17", "DA-18")
@pytest.mark.parametrize("players", [3, 8])
def test_three_and_eight_players_play_to_the_twist(players: int) -> None:
    state = twisted(players, dany=1)
    state = pointing(state, *[0 if seat == 1 else 1 for seat in range(players)])
    assert state.phase == Over(reason="unmasked", designated=1)


# Absence


@pytest.mark.rule("CO-9", "DA-14")
def test_an_absent_active_personality_passes_the_role_to_the_left() -> None:
    before = begun()
    state = game.absent(before, ACTIVE)
    assert state.phase == Preparing(LEFT)
    assert len(state.memories) == 30
    assert len(state.ideas) == 37
    assert game.story(before, state) == (Passed(number=1, seat=ACTIVE),)


@pytest.mark.rule("CO-9", "DA-5")
@pytest.mark.parametrize("keep", [None, 0, 3, 7])
def test_once_the_idea_is_turned_up_the_word_and_the_seven_memories_pass_on_with_the_role(keep: int | None) -> None:
    before = choosing(compose_seconds=60)
    assert isinstance(before.phase, Choosing)
    first = before.phase
    leaves = before if keep is None else game.apply(before, ACTIVE, Keep(memories=first.hand[-keep:] if keep else ()))
    state = game.absent(leaves, ACTIVE)
    assert isinstance(state.phase, Choosing)
    assert (state.phase.active, state.number) == (LEFT, 1)
    assert (state.phase.idea, state.phase.choice) == (first.idea, first.choice)
    assert set(state.phase.hand) == set(first.hand)
    assert state.memories == before.memories
    assert game.story(leaves, state) == (Passed(number=1, seat=ACTIVE),)
    assert game.clock(state) != game.clock(before)
    assert game.private(state, LEFT).word == first.choice
    assert game.private(state, ACTIVE).word is None


@pytest.mark.rule("CO-9", "DA-5", "DA-6")
def test_the_next_one_finds_the_memories_that_were_kept_first_then_the_others_as_they_lay() -> None:
    before = choosing()
    assert isinstance(before.phase, Choosing)
    hand = before.phase.hand
    state = game.absent(game.apply(before, ACTIVE, Keep(memories=(hand[5], hand[2]))), ACTIVE)
    others = (hand[0], hand[1], hand[3], hand[4], hand[6])
    assert game.private(state, LEFT).ask == AskKeep(hand=(hand[2], hand[5], *others))
    # Nobody has kept any: they lie as they were taken.
    assert game.private(game.absent(before, ACTIVE), LEFT).ask == AskKeep(hand=hand)


@pytest.mark.rule("CO-9", "DA-9")
def test_whoever_let_it_pass_has_seen_the_word_and_is_bound_to_silence_until_the_reveal() -> None:
    state = game.absent(choosing(), ACTIVE)
    called = game.apply(state, 2, CallHelp())
    talk = next_talk_of(state)
    for moment in (state, called, talk):
        assert [game.may_speak(moment, seat) for seat in range(5)] == [False, False, True, True, True]
        assert seen(moment, RoundView).bound == (ACTIVE,)
    # The decider stays the same.
    assert seen(state, RoundView).decider == seen(talk, RoundView).decider == RIGHT
    assert game.awaited(talk) == (2, 3, RIGHT)
    assert game.private(talk, ACTIVE).ask is None
    for move in (Lean(word=1), Heard(), Answer(word=1), CloseTalk()):
        assert refused(talk, ACTIVE, move) == "bound_to_silence"
    with pytest.raises(Refused, match="bound_to_silence"):
        game.draft(talk, ACTIVE, Pointer(at=(5, 5)))
    shown = answered_by(talk, (2, 3), RIGHT, right=True)
    assert game.may_speak(shown, ACTIVE)
    assert ACTIVE in game.awaited(shown)


def next_talk_of(state: State) -> State:
    assert isinstance(state.phase, Choosing)
    return sent(game.apply(state, state.phase.active, Keep(memories=state.phase.hand[:2])))


def answered_by(state: State, speakers: tuple[int, ...], decider: int, right: bool) -> State:
    for seat in speakers:
        state = game.apply(state, seat, Heard())
    assert isinstance(state.phase, Talking)
    return game.apply(state, decider, Answer(word=state.phase.choice if right else state.phase.choice % 5 + 1))


@pytest.mark.rule("CO-9", "DA-11")
@pytest.mark.parametrize("players", [3, 5])
def test_if_only_one_has_not_seen_the_word_that_one_guesses_and_then_a_new_round_begins(players: int) -> None:
    state = choosing(players)
    for seat in range(players - 2):
        state = game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.phase.active == players - 2
    last = players - 1
    talk = next_talk_of(state)
    assert game.awaited(talk) == (last,)
    assert answered_by(talk, (), last, right=False).past[-1].decider == last
    unanswered = game.absent(talk, last)
    assert unanswered.last is not None
    assert unanswered.last.result == "unanswered"
    nobody = game.absent(state, players - 2)
    assert nobody.phase == Preparing(last)
    assert (nobody.number, len(nobody.memories), len(nobody.ideas)) == (2, 30, 37)
    assert nobody.past == ()


@pytest.mark.rule("CO-10")
def test_when_the_role_has_gone_all_the_way_round_the_first_is_active_again() -> None:
    state = begun()
    for seat in range(5):
        state = game.absent(state, seat)
    assert state.phase == Preparing(ACTIVE)


@pytest.mark.rule("CO-6", "DA-17")
def test_a_player_who_comes_back_in_time_still_points() -> None:
    state = game.absent(twisted(), 0)
    state = game.apply(state, 0, Point(seat=2))
    assert seen(state, TwistView).ready == (0,)


@pytest.mark.rule("CO-6", "CO-9")
def test_a_round_that_is_played_begins_the_count_of_absences_anew() -> None:
    state = game.absent(begun(), ACTIVE)
    assert isinstance(state.phase, Preparing)
    assert state.phase.active == LEFT
    state = answered(next_talk(state), right=False)
    assert state.phase == Preparing(LEFT + 1)


# Who is asked what


def asked(state: State) -> dict[int, str]:
    asks = {seat: game.private(state, seat).ask for seat in range(state.seats)}
    return {seat: str(type(ask).__struct_config__.tag) for seat, ask in asks.items() if ask is not None}


@pytest.mark.rule("CO-4", "DA-9")
def test_in_every_phase_each_is_asked_what_they_may_do() -> None:
    called = game.apply(talking(), 1, CallHelp())
    shown = answered(talking(), right=True)
    others = {1, 2, 3, 4}
    assert asked(new_game()) == dict.fromkeys(range(5), "point")
    assert asked(begun()) == {ACTIVE: "turn_up"}
    assert asked(choosing()) == {ACTIVE: "keep"}
    assert asked(composing()) == {ACTIVE: "compose"}
    assert asked(talking()) == dict.fromkeys(others, "talk")
    assert asked(called) == dict.fromkeys({2, 3, 4}, "confirm")
    assert asked(shown) == dict.fromkeys(others, "content")
    assert asked(game.apply(shown, 2, AskWhy())) == {ACTIVE: "explain"}
    assert asked(explaining()) == dict.fromkeys(others, "judge")
    assert asked(twisted()) == dict.fromkeys(range(5), "point")
    assert asked(five_ties()) == {3: "point"}


@pytest.mark.rule("DA-13", "CO-9")
def test_a_player_who_nodded_is_no_longer_awaited() -> None:
    state = game.apply(answered(talking(), right=True), 1, NoQuestion())
    assert game.awaited(state) == (2, 3, 4)
    assert game.private(state, 1).ask == AskAnyQuestion(content=True)
    assert game.private(state, 2).ask == AskAnyQuestion(content=False)
    state = game.apply(explaining(), 1, Judge(convinced=True))
    assert game.awaited(game.absent(state, 2)) == (3, 4)
    assert game.awaited(game.absent(game.absent(state, 2), 3)) == (4,)


@pytest.mark.rule("DA-10")
def test_the_mark_of_a_failure_by_help_is_the_next_idea_of_the_pile() -> None:
    before = talking()
    state = game.apply(before, 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert state.failures == before.ideas[:1]
    assert state.ideas == before.ideas[1:]
    last = replace(before, ideas=())
    state = game.apply(last, 1, CallHelp())
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=True))
    assert state.failures == (seen(before, IdeaView).idea,)


@pytest.mark.rule("DA-17")
def test_the_table_remembers_who_composed_and_decided_and_how_it_went() -> None:
    state = after_rounds("+-")
    assert [(past.active, past.decider, past.result) for past in game.public(state).past] == [
        (0, 4, "found"),
        (1, 0, "missed"),
    ]


@pytest.mark.rule("DA-17", "DA-11")
def test_and_who_leaned_to_what_whichever_way_it_went() -> None:
    leaning = game.apply(game.apply(talking(), 2, Lean(word=4)), 3, Lean(word=1))
    helped = game.apply(replace(leaning, options=Options(help_ends_round=True)), 1, CallHelp())
    for seat in (2, 3, 4):
        helped = game.apply(helped, seat, Confirm(helped=True))
    for state in (answered(leaning, right=False), content(answered(leaning, right=True)), helped):
        assert state.last is not None
        assert state.last.leanings == (None, None, 4, 1, None)
        (past,) = game.public(state).past
        assert past.leanings == (None, None, 4, 1, None)
        assert (past.number, past.idea, past.word, past.answer) == (
            1,
            state.last.idea,
            state.last.word,
            state.last.answer,
        )
        assert len(state.last.pieces) == 4
        assert state.last.idea == seen(leaning, IdeaView).idea
        assert state.last.number == 1


# Limits and story


@pytest.mark.rule("CO-8", "CO-9")
def test_limits_run_from_the_choice_card_in_the_talk_and_in_votes() -> None:
    limits: dict[str, Any] = {"compose_seconds": 60, "talk_seconds": 90, "vote_seconds": 30}
    prepared = game.clock(begun(**limits))
    assert prepared is not None
    assert prepared.seconds == 60
    assert game.clock(choosing(**limits)) != prepared
    for state in (new_game(**limits), heard(talking(**limits))):
        clock = game.clock(state)
        assert clock is not None
        assert clock.seconds == 30
    # In the twist the table talks before it points, each time.
    twist = replace(twisted(), options=Options(**limits))
    first, second = game.clock(twist), game.clock(pointing(twist, 1, 2, 1, 2, 0))
    assert first is not None
    assert second is not None
    assert first.seconds == second.seconds == 90
    assert first.key != second.key
    passed = game.absent(heard(talking(**limits)), RIGHT)
    assert game.clock(passed) != game.clock(heard(talking(**limits)))
    breaking = game.clock(replace(five_ties(), options=Options(**limits)))
    assert breaking is not None
    assert breaking.seconds == 30
    chosen = game.clock(choosing(**limits))
    assert chosen is not None
    assert chosen.seconds == 60
    assert game.clock(composing(**limits)) == chosen
    calls = [game.clock(game.apply(talking(**limits), caller, CallHelp())) for caller in (1, 2)]
    assert calls[0] != calls[1]
    judged = game.clock(explaining(**limits))
    assert judged is not None
    assert judged.seconds == 30


@pytest.mark.rule("CO-8", "CO-9")
def test_without_limits_no_clock_runs_and_with_them_every_round_has_its_own() -> None:
    def moments(**limits: Any) -> list[State]:
        round = [begun(**limits), choosing(**limits), composing(**limits), talking(**limits), heard(talking(**limits))]
        return [*round, game.apply(talking(**limits), 1, CallHelp()), explaining(**limits)]

    fixed = [game.apply(talking(), RIGHT, CloseTalk()), answered(talking(), right=True), asked_why()]
    assert [game.clock(state) for state in (new_game(), *moments(), twisted(), five_ties())] == [None] * 10
    for state in (*moments(compose_seconds=60, talk_seconds=90, vote_seconds=30), *fixed):
        first, second = game.clock(state), game.clock(replace(state, number=2))
        assert first is not None
        assert second is not None
        assert first.key != second.key
        assert replace(first, key=second.key) == second


@pytest.mark.rule("DA-1", "DA-7")
def test_there_are_eight_personalities_and_a_card_lies_flat_and_straight_unless_it_is_said() -> None:
    assert list(game.players) == [3, 4, 5, 6, 7, 8]
    assert game.colours == 8
    flat = Piece(memory="m01", x=1, y=1)
    assert (flat.angle, flat.lean, flat.face_up) == (0, 0, True)


@pytest.mark.rule("DA-10", "CO-9")
@pytest.mark.parametrize("vote_seconds", [0, 30])
def test_nobody_gains_time_by_a_call_for_help(vote_seconds: int) -> None:
    start = ev.Started("dany", 1, {}, (), None, "", (), ())
    state = composing(compose_seconds=60, vote_seconds=vote_seconds)
    running = update_clock(Running(start=start, started_seq=1, state=state), 1_000)
    assert running.clock == RunningClock("1:compose:0", 1_000, 60)
    for caller, at, until in ((1, 11_000, 31_000), (2, 41_000, 42_000)):
        state = game.apply(state, caller, CallHelp())
        running = update_clock(replace(running, state=state), at)
        assert running.clock == (RunningClock(f"1:call:{caller}", at, 30) if vote_seconds else None)
        for seat in {1, 2, 3, 4} - {caller}:
            state = game.apply(state, seat, Confirm(helped=False))
        running = update_clock(replace(running, state=state), until)
    # Ten seconds before the first call, ten before the second.
    assert running.clock == RunningClock("1:compose:0", 42_000 - 20_000, 60)


@pytest.mark.rule("DA-10", "CO-9")
def test_a_call_after_the_limit_leaves_no_time() -> None:
    start = ev.Started("dany", 1, {}, (), None, "", (), ())
    state = composing(compose_seconds=60)
    running = update_clock(Running(start=start, started_seq=1, state=state), 0)
    state = game.apply(state, 1, CallHelp())
    running = update_clock(replace(running, state=state), 60_500)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Confirm(helped=False))
    running = update_clock(replace(running, state=state), 70_000)
    assert running.clock == RunningClock("1:compose:0", 9_500, 60)


@pytest.mark.rule("DA-10", "DA-13")
def test_a_call_stops_the_time_for_questions_and_does_not_begin_it_anew() -> None:
    start = ev.Started("dany", 1, {}, (), None, "", (), ())
    state = answered(talking(), right=True)
    running = update_clock(Running(start=start, started_seq=1, state=state), 0)
    shown = round(1000 * game.reveal_seconds(state))
    assert running.clock == RunningClock("1:content", shown, 18)
    running = update_clock(replace(running, state=game.apply(state, 1, CallHelp())), shown + 5_000)
    assert running.clock is None
    running = update_clock(replace(running, state=helped(state, 1, confirmed=False)), 60_000)
    assert running.clock == RunningClock("1:content", 60_000 + shown - 5_000, 18)


@pytest.mark.rule("CO-10")
def test_limits_wait_until_the_screens_have_shown_what_was_counted() -> None:
    tied = pointing(twisted(), 1, 2, 1, 2, 0)
    seconds = {
        "beginning": game.reveal_seconds(new_game()),
        "first": game.reveal_seconds(begun()),
        "drawn": game.reveal_seconds(new_game(first="drawn")),
        "passed": game.reveal_seconds(game.absent(begun(), ACTIVE)),
        "talk": game.reveal_seconds(talking()),
        "word": game.reveal_seconds(answered(talking(), right=True)),
        "explaining": game.reveal_seconds(explaining()),
        "found": game.reveal_seconds(after_rounds("+")),
        "missed": game.reveal_seconds(after_rounds("-")),
        "passed again": game.reveal_seconds(game.absent(after_rounds("-"), LEFT)),
        "helped": game.reveal_seconds(helped(talking(help_ends_round=True), 1)),
        "twist": game.reveal_seconds(twisted()),
        "tie": game.reveal_seconds(tied),
        "breaking": game.reveal_seconds(five_ties()),
    }
    assert seconds == {
        "beginning": 0,
        "first": 7,
        "drawn": 0,
        "passed": 0,
        "talk": 0,
        "word": 5,
        "explaining": 0,
        "found": 5,
        "missed": 5,
        "passed again": 0,
        "helped": 9,
        "twist": 5,
        "tie": 8,
        "breaking": 8,
    }


@pytest.mark.rule("CO-2")
def test_the_story_of_a_round_keeps_what_lay_face_down() -> None:
    state = heard(talking())
    assert isinstance(state.phase, Talking)
    hidden = state.phase.kept[1]
    after = answered(state, right=False)
    (line,) = game.story(state, after)
    assert isinstance(line, Round)
    assert hidden.encode() not in msgspec.json.encode(line)
    assert hidden.encode() not in msgspec.json.encode(game.public(after))


def test_an_idea_is_five_words() -> None:
    state = new_game()
    assert state.ideas[0] in [Idea(id=f"i{n:02}", words=tuple(f"mot {n}.{k}" for k in range(1, 6))) for n in range(38)]
    assert isinstance(state.phase, Beginning)


# Finishing


def stopped(results: str = "-", players: int = 5, dany: int = 2) -> State:
    """The host let it be the last of these rounds."""
    state = after_rounds(results[:-1], replace(begun(players), dany=dany))
    return after_rounds(results[-1], game.finish(state, True))


@pytest.mark.rule("CO-14", "DA-17", "DA-18")
@pytest.mark.parametrize("result", ["+", "-"])
@pytest.mark.parametrize(("designated", "winners"), [(2, (0, 1, 3, 4)), (3, (2,))])
def test_the_host_lets_the_game_finish_with_the_twist_after_this_round(
    result: str, designated: int, winners: tuple[int, ...]
) -> None:
    state = game.finish(after_rounds("-", replace(begun(), dany=2)), True)
    assert game.public(state).last_round
    state = after_rounds(result, state)
    assert state.phase == Twist(candidates=(0, 1, 2, 3, 4), fingers=no_fingers(5))
    assert (seen(state, TwistView).number, seen(state, TwistView).stopped) == (2, True)
    assert not game.public(state).last_round
    other = 0 if designated == 2 else 1
    state = pointing(state, *[other if seat == designated else designated for seat in range(5)])
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == (winners, "stopped")
    assert outcome.scores == tuple(int(seat in winners) for seat in range(5))
    assert seen(state, OverView).dany == 2
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
@pytest.mark.parametrize("result", ["+", "-"])
def test_the_host_may_change_their_mind_until_the_round_is_over(result: str) -> None:
    state = game.finish(game.finish(begun(), True), False)
    assert not game.public(state).last_round
    assert after_rounds(result, state).phase == Preparing(LEFT)
    state = stopped(result)
    assert game.finish(state, False) == state


@pytest.mark.rule("CO-14", "DA-15")
def test_six_successes_come_before_the_twist_also_in_the_last_round() -> None:
    state = stopped("++++++")
    assert state.phase == Over(reason="successes")
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "successes"


@pytest.mark.rule("CO-14", "DA-16")
def test_a_last_round_after_which_the_twist_comes_anyway_stops_nothing() -> None:
    failed = stopped("---")
    state = begun()
    no_idea = after_rounds("-", game.finish(replace(state, ideas=state.ideas[:1]), True))
    few = game.finish(replace(state, memories=state.memories[:9]), True)
    no_memory = answered(next_talk(few, keep=3), right=False)
    for twist in (failed, no_idea, no_memory):
        assert not seen(twist, TwistView).stopped
        assert not game.public(twist).last_round
        outcome = game.outcome(pointing(twist, 1, 0, 1, 1, 1))
        assert outcome is not None
        assert outcome.reason in ("unmasked", "escaped")


@pytest.mark.rule("CO-14", "DA-13")
def test_a_last_round_that_counts_for_nothing_leads_to_the_twist_too() -> None:
    state = game.apply(answered(game.finish(talking(), True), right=True), 1, AskWhy())
    state = game.apply(state, ACTIVE, Explained())
    for seat in range(1, 5):
        state = game.apply(state, seat, Judge(convinced=False))
    assert (len(state.successes), len(state.failures)) == (0, 0)
    assert seen(state, TwistView).stopped


@pytest.mark.rule("CO-14", "DA-4")
def test_before_the_first_round_the_first_round_is_the_last() -> None:
    state = pointing(game.finish(new_game(), True), 0, 0, 0, 0, 0)
    assert state.phase == Preparing(ACTIVE)
    assert seen(after_rounds("+", state), TwistView).number == 1


@pytest.mark.rule("CO-9", "CO-14")
def test_a_role_that_passes_does_not_end_the_last_round() -> None:
    """Nobody has composed yet: the next seat does."""
    state = game.absent(game.finish(begun(), True), ACTIVE)
    assert state.phase == Preparing(LEFT)
    state = game.apply(state, LEFT, TurnUp())
    while isinstance(state.phase, Choosing):
        state = game.absent(state, active_of(state))
    assert isinstance(state.phase, Preparing)
    assert game.public(state).last_round
    assert seen(after_rounds("-", state), TwistView).stopped


@pytest.mark.rule("CO-14", "DA-10")
def test_a_last_round_that_help_ends_leads_to_the_twist() -> None:
    state = helped(game.finish(talking(help_ends_round=True), True), 2)
    assert seen(state, TwistView).stopped
    assert seen(state, TwistView).failures == (seen(talking(), IdeaView).idea,)


@pytest.mark.rule("CO-14", "DA-17")
@pytest.mark.parametrize(
    ("fingers", "decided_by"),
    [
        ((1, 0, 1, 0), 3),  # the only decider is not among the tied
        ((2, 3, 3, 2), None),  # the only decider is among them: chance draws
        ((1, 2, 3, 0), None),  # all are
    ],
)
def test_the_twist_after_a_single_round_has_all_its_rules(fingers: tuple[int, ...], decided_by: int | None) -> None:
    state = stopped("-", players=4)
    assert [past.decider for past in seen(state, TwistView).past] == [3]
    for ties in range(5):
        assert (seen(state, TwistView).ties, seen(state, TwistView).stopped) == (ties, True)
        state = pointing(state, *fingers)
    if decided_by is not None:
        assert state.phase == Breaking(decider=decided_by, candidates=(0, 1))
        state = game.apply(state, decided_by, Point(seat=0))
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.reason == "stopped"


# Late guests


@pytest.mark.rule("CO-12", "DA-3")
def test_dany_takes_no_late_guests() -> None:
    """The personalities are dealt: whoever comes late is audience until the next game."""
    assert not game.takes_late
    for state in (new_game(), begun(), talking(), twisted()):
        with pytest.raises(Refused, match="no_late_guests"):
            game.seat_late(state)


# The audience


WORDS = Question(key="1", topics={"word": ("0", "1", "2", "3", "4")})
WHO_IS_DANY = Question(key="twist", topics={"dany": ("0", "1", "2", "3", "4")})


def audience(state: State) -> tuple[Question | None, str | None]:
    """What those who watch may answer now, and whose answers everyone sees."""
    return game.audience_asked(state), game.audience_shown(state)


@pytest.mark.rule("CO-13", "DA-11")
def test_whoever_watches_may_guess_the_word_while_others_talk_about_a_composition() -> None:
    for state in (new_game(), begun(), choosing(), composing()):
        assert audience(state) == (None, None)
    state = talking()
    assert audience(state) == (WORDS, None)
    assert audience(game.apply(state, 1, Lean(word=3))) == (WORDS, None)
    assert audience(heard(state)) == (WORDS, None)


@pytest.mark.rule("CO-13", "DA-10")
def test_the_audience_goes_on_guessing_while_a_call_for_help_is_voted_on() -> None:
    state = talking()
    assert audience(game.apply(state, 1, CallHelp())) == (WORDS, None)
    assert audience(helped(state, 1)) == (WORDS, None)
    assert audience(game.apply(composing(), 1, CallHelp())) == (None, None)


@pytest.mark.rule("CO-13", "DA-12", "DA-13")
def test_once_the_word_is_turned_nobody_guesses_and_nobody_sees_the_guesses_before_the_round_is_judged() -> None:
    right = answered(talking(), right=True)
    assert audience(right) == (None, None)
    assert audience(game.apply(right, 3, CallHelp())) == (None, None)
    asked = game.apply(right, 1, AskWhy())
    assert audience(asked) == (None, None)
    explained = game.apply(asked, ACTIVE, Explained())
    assert audience(explained) == (None, None)
    for seat in range(1, 5):
        assert audience(explained) == (None, None)
        explained = game.apply(explained, seat, Judge(convinced=True))
    assert audience(explained) == (None, "1")
    assert audience(content(right)) == (None, "1")
    assert audience(answered(talking(), right=False)) == (None, "1")


@pytest.mark.rule("CO-13")
def test_the_guesses_of_a_round_are_shown_until_there_is_another_composition() -> None:
    state = after_rounds("-")
    assert audience(state) == (None, "1")
    assert audience(game.apply(state, 3, CallHelp())) == (None, "1")
    state = game.apply(state, LEFT, TurnUp())
    assert audience(state) == (None, "1")
    assert isinstance(state.phase, Choosing)
    state = sent(game.apply(state, LEFT, Keep(memories=state.phase.hand[:1])))
    assert audience(state) == (Question(key="2", topics=WORDS.topics), None)


@pytest.mark.rule("CO-13", "DA-10")
def test_a_round_without_a_composition_has_no_guesses_to_show() -> None:
    assert audience(helped(choosing(help_ends_round=True), 1)) == (None, None)
    second = game.apply(after_rounds("-", begun(help_ends_round=True)), LEFT, TurnUp())
    assert audience(helped(second, 3)) == (None, "1")


@pytest.mark.rule("CO-13", "CO-9")
def test_a_round_that_nobody_answers_shows_its_guesses_too() -> None:
    state = talking()
    while isinstance(state.phase, Talking):
        state = game.absent(state, game.awaited(state)[0])
    assert audience(state) == (None, "1")


@pytest.mark.rule("CO-13", "DA-15")
def test_after_the_sixth_success_the_last_round_is_shown() -> None:
    assert audience(after_rounds("++++++")) == (None, "6")


@pytest.mark.rule("CO-13", "DA-17", "DA-18")
def test_in_the_twist_whoever_watches_may_say_who_is_dany_and_it_is_shown_with_the_card() -> None:
    state = twisted()
    assert audience(state) == (WHO_IS_DANY, "3")
    assert audience(pointing(state, 2, 2, 0, 0)) == (WHO_IS_DANY, "3")
    assert audience(pointing(state, 2, 2, 0, 0, 2)) == (None, "twist")


@pytest.mark.rule("CO-13", "DA-17")
def test_between_two_votes_the_table_does_not_see_whom_the_audience_suspects() -> None:
    """Anyone may be taken for Dany all the time, also after a tie between others."""
    asked = Question(key="twist", topics={"dany": ("0", "1", "2", "3")})
    state = twisted(4)
    for _ in range(5):
        assert audience(state) == (asked, "3")
        state = pointing(state, 1, 0, 1, 0)
    assert isinstance(state.phase, Breaking)
    assert audience(state) == (asked, "3")
    assert audience(game.apply(state, 3, Point(seat=0))) == (None, "twist")
    assert audience(game.absent(state, 3)) == (None, "twist")


@pytest.mark.rule("CO-2", "CO-13")
@pytest.mark.parametrize("begin", [talking, twisted])
def test_what_the_audience_is_asked_says_nothing_about_dany_or_the_word(begin: Callable[[], State]) -> None:
    state = begin()
    phase = state.phase
    for secret in range(5):
        other = replace(state, dany=secret)
        if isinstance(phase, Talking):
            other = replace(other, phase=replace(phase, choice=secret + 1))
        assert audience(other) == audience(state)
