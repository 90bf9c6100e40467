"""Dictionnaire, read like the rulebook: the words, the reader, and what is written."""

import pytest
from msgspec.structs import replace

from tests.games.dictionnaire_tables import game, new_game, points, refused, vote_for, voting, writing
from tests.players.dictionnaire import decks
from veillee.games.dictionnaire.model import (
    AskChoose,
    AskDraw,
    AskWrite,
    Choose,
    ChoosingView,
    Draw,
    Options,
    Read,
    Stake,
    Vote,
    Write,
    WritingView,
)
from veillee.games.dictionnaire.state import Choosing, Over, Sorting, State, Writing
from veillee.rules import Chance, Refused, Table, Tally

# The words and the reader


@pytest.mark.rule("DI-1")
def test_a_card_carries_four_words_and_the_box_is_of_the_readers_choice() -> None:
    state = new_game()
    for box in (1, 2):
        drawn = game.apply(state, 0, Draw(box=box))
        ask = game.private(drawn, 0).ask
        assert isinstance(ask, AskChoose)
        assert len(ask.words) == 4
        assert drawn.phase == Choosing(reader=0, drawn=state.boxes[box - 1][0])
        assert len(drawn.boxes[box - 1]) == len(state.boxes[box - 1]) - 1


@pytest.mark.rule("DI-1")
def test_an_empty_box_is_refused_and_the_other_one_serves() -> None:
    state = new_game()
    state = replace(state, boxes=((), state.boxes[1]))
    assert refused(state, 0, Draw(box=1)) == "box_empty"
    ask = game.private(state, 0).ask
    assert ask == AskDraw(boxes=(2,))


@pytest.mark.rule("DI-1")
def test_an_empty_box_stays_empty_while_there_is_a_card_in_the_other() -> None:
    for boxes in (((), (1, 3)), ((0, 2), ()), ((0,), (1,))):
        state = replace(voting(), boxes=boxes)
        state = vote_for(state, {1: None, 2: None, 3: None, 4: None})
        assert isinstance(state.phase, Choosing)
        assert state.boxes == boxes


@pytest.mark.rule("DI-1")
def test_when_both_boxes_are_empty_the_cards_come_back_without_the_played_words() -> None:
    state = new_game(cards=2)
    for _ in range(8):
        state = whole_round(state)
        if isinstance(state.phase, Over):
            break
    assert isinstance(state.phase, Over)
    assert state.phase.reason == "words"
    assert len(state.played) == 8
    # Eight rounds that the readers alone scored in: the first three of five read twice.
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8, 8, 8, 4, 4), (0, 1, 2))


@pytest.mark.rule("DI-1", "CO-5")
def test_both_boxes_are_shuffled_before_the_first_card_and_whenever_they_are_filled_anew() -> None:
    orders = {new_game(cards=20, seed=bytes([n])).boxes for n in range(10)}
    assert len({first for first, _ in orders}) == len({second for _, second in orders}) == 10
    assert {frozenset(first) for first, _ in orders} == {frozenset(range(0, 20, 2))}
    assert {frozenset(second) for _, second in orders} == {frozenset(range(1, 20, 2))}

    def filled_anew(number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        state = replace(voting(players=3, cards=20), boxes=((), ()), tally=Tally(scores=(0,) * 3, number=number))
        return vote_for(state, {1: None, 2: None}).boxes

    anew = {filled_anew(number) for number in range(1, 6)}
    assert len({first for first, _ in anew}) == len({second for _, second in anew}) == 5
    assert {(frozenset(first), frozenset(second)) for first, second in anew} == {
        (frozenset(range(0, 20, 2)), frozenset(range(1, 20, 2)))
    }


@pytest.mark.rule("DI-1", "CO-5")
def test_each_box_is_shuffled_for_itself_and_everyone_sees_how_many_cards_are_left() -> None:
    first, second = new_game(cards=20).boxes
    assert [card // 2 for card in first] != [card // 2 for card in second]
    drawn = game.apply(new_game(cards=20), 0, Draw(box=1))
    assert game.public(drawn).boxes == (9, 10)


@pytest.mark.rule("DI-1")
@pytest.mark.parametrize("empty", ["1", "2"])
def test_a_deck_that_leaves_a_box_empty_is_refused(empty: str) -> None:
    deck = decks(4)[0]
    cards = tuple(card for card in deck.cards if card.fields["box"] != empty)
    with pytest.raises(Refused) as refusal:
        game.start(Table(seats=3, host=0), Options(), [replace(deck, cards=cards)], Chance(b"x"))
    assert (refusal.value.code, refusal.value.data) == ("deck_too_small", {"kind": "words", "needed": 2, "cards": 2})


def whole_round(state: State) -> State:
    """Everybody writes and votes for what earns nobody anything but the reader."""
    assert isinstance(state.phase, Choosing)
    reader = state.phase.reader
    ask = game.private(state, reader).ask
    assert isinstance(ask, AskDraw)
    state = game.apply(state, reader, Draw(box=ask.boxes[0]))  # type: ignore[arg-type]
    chosen = game.private(state, reader).ask
    assert isinstance(chosen, AskChoose)
    state = game.apply(state, reader, Choose(word=chosen.words[0].id))
    others = [seat for seat in range(state.seats) if seat != reader]
    for seat in others:
        state = game.apply(state, seat, Write(text=f"Chose {seat} {state.tally.number}."))
    state = game.apply(state, reader, Read(at_once=True))
    return vote_for(state, {seat: seat for seat in others})


@pytest.mark.rule("DI-4")
def test_the_first_reader_set_up_the_game_then_the_left_neighbour_reads() -> None:
    state = new_game(host=3)
    assert isinstance(state.phase, Choosing)
    assert state.phase.reader == 3
    state = whole_round(state)
    assert isinstance(state.phase, Choosing)
    assert state.phase.reader == 4
    state = whole_round(state)
    assert isinstance(state.phase, Choosing)
    assert state.phase.reader == 0


@pytest.mark.rule("DI-4")
def test_if_the_host_does_not_play_the_first_reader_is_drawn_by_chance() -> None:
    readers = {new_game(host=None, seed=bytes([n])).phase.reader for n in range(40)}  # type: ignore[union-attr]
    assert readers == set(range(5))


@pytest.mark.rule("DI-2", "DI-3")
def test_three_to_six_players_each_with_a_pawn_and_three_tokens() -> None:
    assert list(game.players) == [3, 4, 5, 6]
    assert game.colours == 6
    for players in game.players:
        state = new_game(players)
        assert (state.tally.scores, state.tokens) == ((0,) * players, (3,) * players)


@pytest.mark.rule("DI-5")
def test_the_others_see_the_word_and_its_kind_and_nothing_of_its_meaning() -> None:
    assert game.private(new_game(), 1).ask is None
    state = game.apply(new_game(), 0, Draw(box=1))
    assert game.private(state, 1).ask is None
    assert isinstance(game.public(state), ChoosingView)
    chosen = game.private(state, 0).ask
    assert isinstance(chosen, AskChoose)
    state = game.apply(state, 0, Choose(word=chosen.words[2].id))
    public = game.public(state)
    assert isinstance(public, WritingView)
    assert public.word == chosen.words[2].word
    assert public.kind == chosen.words[2].kind


@pytest.mark.rule("DI-5")
def test_only_the_reader_draws_and_chooses_and_only_from_the_card() -> None:
    state = new_game()
    assert refused(state, 1, Draw(box=1)) == "not_reader"
    drawn = game.apply(state, 0, Draw(box=1))
    assert refused(drawn, 0, Choose(word="a word of nobody")) == "no_such_word"
    assert refused(drawn, 1, Choose(word="x")) == "not_reader"
    assert refused(drawn, 0, Draw(box=2)) == "not_now"


@pytest.mark.rule("DI-5")
def test_the_word_stands_on_the_card_that_was_drawn_and_has_not_been_played() -> None:
    drawn = game.apply(new_game(), 0, Draw(box=1))
    assert isinstance(drawn.phase, Choosing)
    mine = {word.id for word in drawn.cards[drawn.phase.drawn or 0].words}
    elsewhere = [word.id for card in drawn.cards for word in card.words if word.id not in mine]
    assert len(elsewhere) == 28
    assert {refused(drawn, 0, Choose(word=word)) for word in elsewhere} == {"no_such_word"}
    one = min(mine)
    again = replace(drawn, played=frozenset({one}))
    assert refused(again, 0, Choose(word=one)) == "no_such_word"
    chosen = game.apply(drawn, 0, Choose(word=one))
    assert isinstance(chosen.phase, Writing)
    assert (chosen.phase.word.id, chosen.played) == (one, frozenset({one}))


# Writing


@pytest.mark.rule("DI-6")
def test_everyone_but_the_reader_writes_and_an_empty_definition_is_refused() -> None:
    state = writing()
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, 0, Write(text="Moi aussi.")) == "not_for_reader"
    assert refused(state, 1, Write(text="  ")) == "text_empty"
    assert refused(state, 1, Write(text="x" * 2000)) == "text_too_long"


@pytest.mark.rule("DI-6")
def test_what_is_being_written_is_kept_and_is_not_yet_handed_in() -> None:
    state = game.apply(writing(), 1, Write(text="Petit oi", done=False))
    assert game.private(state, 1).ask == AskWrite(text="Petit oi", done=False)
    assert 1 in game.awaited(state)
    state = game.apply(state, 1, Write(text="", done=False))
    assert game.private(state, 1).ask == AskWrite(text="", done=False)
    state = game.apply(state, 1, Write(text="Petit oiseau."))
    state = game.apply(state, 1, Write(text="Grand oiseau."))
    assert game.private(state, 1).ask == AskWrite(text="Grand oiseau.", done=True)
    public = game.public(state)
    assert isinstance(public, WritingView)
    assert public.written == (1,)


@pytest.mark.rule("DI-6")
def test_whoever_writes_on_after_handing_in_has_taken_it_back() -> None:
    state = game.apply(writing(), 1, Write(text="Petit oiseau."))
    assert game.awaited(state) == (2, 3, 4)
    state = game.apply(state, 1, Write(text="Petit oiseau des", done=False))
    assert game.awaited(state) == (1, 2, 3, 4)
    assert game.private(state, 1).ask == AskWrite(text="Petit oiseau des", done=False)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    assert isinstance(state.phase, Writing)
    state = game.apply(state, 1, Write(text="Petit oiseau des marais."))
    assert isinstance(state.phase, Sorting)
    assert "Petit oiseau des marais." in {sheet.text for pile in state.phase.piles for sheet in pile}


@pytest.mark.rule("DI-6", "CO-4")
def test_a_draft_is_made_fit_to_be_shown_and_may_be_empty() -> None:
    state = game.apply(writing(), 1, Write(text="  Petit\u202e  oiseau\n", done=False))
    assert game.private(state, 1).ask == AskWrite(text="Petit oiseau", done=False)
    assert refused(state, 1, Write(text="x" * 241, done=False)) == "text_too_long"
    state = game.apply(state, 1, Write(text=" \n ", done=False))
    assert game.private(state, 1).ask == AskWrite(text="", done=False)


@pytest.mark.rule("DI-6")
def test_the_limit_is_enforced_only_by_the_option_and_takes_the_draft() -> None:
    assert game.clock(writing()) is None
    state = writing(enforced=True)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 180
    state = game.apply(state, 1, Write(text="À moitié", done=False))
    for seat in (1, 2):
        state = game.absent(state, seat)
    for seat in (3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    assert isinstance(state.phase, Sorting)
    assert {sheet.original for pile in state.phase.piles for sheet in pile} >= {"À moitié", "Chose 3.", "Chose 4."}


@pytest.mark.rule("CO-2", "DI-7")
def test_a_file_of_the_game_has_the_words_that_were_read_and_no_draft() -> None:
    begun = game.apply(writing(), 1, Write(text="Une bêtise", done=False))
    done = game.apply(begun, 1, Write(text="Petit oiseau."))
    states = [begun, done]
    for seat in (2, 3, 4):
        states.append(game.apply(states[-1], seat, Write(text=f"Chose {seat}.")))
    assert game.exported(1, Write(text="Petit oiseau."), states) == Write(text="Petit oiseau.")
    assert game.exported(1, Write(text="Une bêtise", done=False), states) == Write(text="Petit oiseau.", done=False)
    assert game.exported(1, Write(text="Une sottise"), states) == Write(text="Petit oiseau.")
    # Somebody whose words never reached the reader.
    assert game.exported(0, Write(text="Chose 2."), states) == Write(text="", done=False)


@pytest.mark.rule("CO-9")
def test_somebody_skipped_who_writes_after_all_is_waited_for_again() -> None:
    state = game.absent(writing(), 1)
    assert game.awaited(state) == (2, 3, 4)
    state = game.apply(state, 1, Write(text="Petit oi", done=False))
    assert game.awaited(state) == (1, 2, 3, 4)


@pytest.mark.rule("CO-6", "DI-6")
def test_a_writer_who_comes_back_in_time_hands_in_and_votes_like_the_others() -> None:
    state = game.apply(game.absent(writing(), 1), 1, Write(text="Chose 1."))
    assert game.awaited(state) == (2, 3, 4)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = game.apply(state, 0, Read(at_once=True))
    assert game.awaited(state) == (1, 2, 3, 4)
    assert points(vote_for(state, {1: None, 2: 1, 3: None, 4: None})) == (1, 3, 0, 2, 2)


@pytest.mark.rule("DI-6")
def test_who_did_not_write_does_not_vote() -> None:
    state = writing()
    state = game.absent(state, 1)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = game.apply(state, 0, Read(at_once=True))
    assert game.awaited(state) == (2, 3, 4)
    assert [game.private(state, seat).ask is None for seat in range(5)] == [True, True, False, False, False]
    assert refused(state, 1, Vote(letter="A")) == "did_not_write"
    assert refused(state, 1, Stake()) == "did_not_write"
