"""Dany: who is asked what, limits and the story."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.dany_tables import (
    ACTIVE,
    LEFT,
    RIGHT,
    after_rounds,
    answered,
    asked,
    asked_why,
    begun,
    choosing,
    composing,
    content,
    explaining,
    five_ties,
    game,
    heard,
    helped,
    new_game,
    pointing,
    seen,
    talking,
    twisted,
)
from veillee.games.dany.model import AskAnyQuestion, Idea, IdeaView, Options, Piece, Round
from veillee.games.dany.moves import AskWhy, CallHelp, CloseTalk, Confirm, Judge, Lean, NoQuestion
from veillee.games.dany.state import Beginning, State, Talking
from veillee.salon import events as ev
from veillee.salon.game import update_clock
from veillee.salon.model import Running, RunningClock

# Who is asked what


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
