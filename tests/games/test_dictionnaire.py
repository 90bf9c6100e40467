"""Le Jeu du Dictionnaire, read like the rulebook."""

from itertools import combinations
from typing import Any, Literal

import pytest
from msgspec.structs import replace

from tests.players.dictionnaire import decks
from veillee.decks import HERE, load
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.game import Dictionnaire
from veillee.games.dictionnaire.likeness import alike
from veillee.games.dictionnaire.model import (
    Arrange,
    AskChoose,
    AskDraw,
    AskRead,
    AskSort,
    AskStake,
    AskVote,
    AskWrite,
    Choose,
    ChoosingView,
    Draw,
    Edit,
    Keep,
    LastCallView,
    Lit,
    Merge,
    Options,
    Part,
    Passed,
    Read,
    ReadingView,
    ReadOn,
    Round,
    SortingView,
    Stake,
    Tidy,
    Void,
    Vote,
    VotingView,
    Write,
    WritingView,
)
from veillee.games.dictionnaire.state import Choosing, LastCall, Over, Reading, Sorting, State, Voting, Writing
from veillee.rules import Chance, Language, Question, Refused, Table, Tally

game = Dictionnaire()


def new_game(players: int = 5, cards: int = 8, host: int | None = 0, seed: bytes = b"veillee", **options: Any) -> State:
    return game.start(Table(seats=players, host=host), Options(**options), decks(cards), Chance(seed))


def writing(players: int = 5, **options: Any) -> State:
    state = game.apply(new_game(players, **options), 0, Draw(box=1))
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskChoose)
    return game.apply(state, 0, Choose(word=ask.words[0].id))


def sorting(players: int = 5, texts: dict[int, str] | None = None, **options: Any) -> State:
    state = writing(players, **options)
    for seat in range(1, players):
        text = (texts or {}).get(seat, f"Définition du joueur {seat}.")
        state = game.apply(state, seat, Write(text=text))
    return state


def voting(players: int = 5, **options: Any) -> State:
    return game.apply(sorting(players, **options), 0, Read(at_once=True))


def on_the_table(state: State) -> VotingView:
    public = game.public(state)
    assert isinstance(public, VotingView)
    return public


def sheet_of(state: State, author: int | None) -> str:
    assert isinstance(state.phase, Sorting)
    return next(sheet.id for pile in state.phase.piles for sheet in pile if sheet.author == author)


def letter_of(state: State, author: int | None) -> str:
    assert isinstance(state.phase, Voting)
    return next("ABCDEFG"[n] for n, pile in enumerate(state.phase.piles) for sheet in pile if sheet.author == author)


def ballots(state: State, votes: dict[int, int | None]) -> State:
    """Each voter votes for the definition of the seat given; None is the real one."""
    letters = {voter: letter_of(state, author) for voter, author in votes.items()}
    for voter, letter in letters.items():
        state = game.apply(state, voter, Vote(letter=letter))
    return state


def vote_for(state: State, votes: dict[int, int | None]) -> State:
    """The same; and at the last call nobody stakes."""
    return counted(ballots(state, votes))


def counted(state: State) -> State:
    while isinstance(state.phase, LastCall):
        state = game.apply(state, game.awaited(state)[0], Keep())
    return state


def points(state: State) -> tuple[int, ...]:
    assert state.last is not None
    return state.last.points


def refused(state: State, seat: int, move: Any) -> str:
    with pytest.raises(Refused) as caught:
        game.apply(state, seat, move)
    return caught.value.code


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


# The desk


@pytest.mark.rule("DI-7")
def test_the_reader_alone_sees_the_proposals_and_no_author() -> None:
    state = sorting()
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskSort)
    assert len(ask.piles) == 5
    assert sum(sheet.real for pile in ask.piles for sheet in pile) == 1
    assert all(
        set(sheet.__struct_fields__) == {"id", "text", "original", "real"} for pile in ask.piles for sheet in pile
    )
    assert all(game.private(state, seat).ask is None for seat in range(1, 5))
    public = game.public(state)
    assert isinstance(public, SortingView)
    assert "Définition du joueur" not in str(public)


@pytest.mark.rule("DI-7")
def test_ids_and_places_follow_neither_arrival_nor_authorship() -> None:
    orders = set()
    for seed in range(60):
        state = writing_with(bytes([seed]))
        for seat in (4, 3, 2, 1):
            state = game.apply(state, seat, Write(text=f"Chose {seat}."))
        assert isinstance(state.phase, Sorting)
        orders.add(tuple(sheet.author for pile in state.phase.piles for sheet in pile))
    assert len(orders) > 40


@pytest.mark.rule("DI-7", "DI-10")
def test_the_desk_is_shuffled_anew_in_every_round() -> None:
    def desk(number: int) -> tuple[int | None, ...]:
        state = replace(writing(), tally=Tally(scores=(0,) * 5, number=number))
        for seat in (1, 2, 3, 4):
            state = game.apply(state, seat, Write(text=f"Chose {seat}."))
        assert isinstance(state.phase, Sorting)
        return tuple(sheet.author for pile in state.phase.piles for sheet in pile)

    assert len({desk(number) for number in range(1, 11)}) > 5


def writing_with(seed: bytes) -> State:
    state = game.apply(new_game(seed=seed), 0, Draw(box=1))
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskChoose)
    return game.apply(state, 0, Choose(word=ask.words[0].id))


@pytest.mark.rule("DI-8")
def test_the_reader_touches_up_any_definition_and_the_original_is_shown_at_the_count() -> None:
    state = sorting()
    state = game.apply(state, 0, Edit(sheet=sheet_of(state, 2), text="Retouchée."))
    state = game.apply(state, 0, Edit(sheet=sheet_of(state, None), text="La vraie, retouchée."))
    assert refused(state, 0, Edit(sheet=sheet_of(state, 2), text="  ")) == "text_empty"
    assert refused(state, 1, Edit(sheet=sheet_of(state, 2), text="x")) == "not_reader"
    assert refused(state, 0, Edit(sheet="nowhere", text="x")) == "no_such_sheet"
    state = game.apply(state, 0, Read(at_once=True))
    assert {"Retouchée.", "La vraie, retouchée."} <= {one.text for one in on_the_table(state).definitions}
    state = vote_for(state, {1: None, 2: None, 3: None, 4: 2})
    assert state.last is not None
    touched = next(one for one in state.last.definitions if one.text == "Retouchée.")
    assert touched.authors[0].original == "Définition du joueur 2."
    assert touched.authors[0].seat == 2


@pytest.mark.rule("DI-8")
def test_one_press_gives_all_definitions_the_same_form() -> None:
    texts = {
        1: "c'est un petit oiseau des marais",
        2: "UNE sorte de barque !!",
        3: "bateau plat...",
        4: "Outil de vannier",
    }
    state = game.apply(sorting(texts=texts), 0, Tidy())
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskSort)
    told = {sheet.original: sheet.text for pile in ask.piles for sheet in pile}
    assert told["c'est un petit oiseau des marais"] == "Petit oiseau des marais."
    assert told["UNE sorte de barque !!"] == "Sorte de barque."
    assert told["bateau plat..."] == "Bateau plat."
    assert told["Outil de vannier"] == "Outil de vannier."


@pytest.mark.rule("DI-9")
def test_merged_definitions_are_read_as_one_and_can_be_parted_again() -> None:
    state = sorting()
    one, two = sheet_of(state, 1), sheet_of(state, 2)
    merged = game.apply(state, 0, Merge(sheet=one, into=two))
    assert len(game.apply(merged, 0, Read(at_once=True)).phase.piles) == 4  # type: ignore[union-attr]
    assert refused(merged, 0, Merge(sheet=one, into=two)) == "already_merged"
    assert refused(merged, 0, Merge(sheet="x", into=two)) == "no_such_sheet"
    parted = game.apply(merged, 0, Part(sheet=one))
    assert refused(parted, 0, Part(sheet=one)) == "not_merged"
    assert len(game.apply(parted, 0, Read(at_once=True)).phase.piles) == 5  # type: ignore[union-attr]


@pytest.mark.rule("DI-9")
def test_merged_definitions_are_read_in_the_words_of_the_one_they_were_laid_on() -> None:
    state = sorting()
    one, two, real = sheet_of(state, 1), sheet_of(state, 2), sheet_of(state, None)
    for sheet, into, author in ((one, two, 2), (two, one, 1)):
        read = game.apply(game.apply(state, 0, Merge(sheet=sheet, into=into)), 0, Read(at_once=True))
        texts = [definition.text for definition in on_the_table(read).definitions]
        assert f"Définition du joueur {author}." in texts
        assert f"Définition du joueur {3 - author}." not in texts
        assert len(texts) == 4
    merged = game.apply(game.apply(state, 0, Merge(sheet=one, into=real)), 0, Merge(sheet=two, into=real))
    counted = vote_for(game.apply(merged, 0, Read(at_once=True)), {1: None, 2: None, 3: None, 4: None})
    assert counted.last is not None
    (true,) = [definition for definition in counted.last.definitions if definition.real]
    assert [author.seat for author in true.authors] == [None, 1, 2]
    assert true.text == true.authors[0].original


@pytest.mark.rule("DI-9")
def test_two_identical_texts_left_unmerged_are_refused() -> None:
    state = sorting(texts={1: "Sorte de barque.", 2: "sorte de barque"})
    assert refused(state, 0, Read(at_once=True)) == "identical_definitions"
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    assert isinstance(game.apply(state, 0, Read(at_once=True)).phase, Voting)


@pytest.mark.rule("DI-9")
def test_identical_is_what_would_be_read_twice() -> None:
    """Barque was laid on oiseau, and is not read: another barque is no twin of it, another oiseau is."""
    texts = {1: "Sorte de barque.", 2: "Sorte d’oiseau.", 3: "sorte de barque", 4: "Vent du soir."}
    state = sorting(texts=texts)
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    assert isinstance(game.apply(state, 0, Read(at_once=True)).phase, Voting)
    state = game.apply(state, 0, Edit(sheet=sheet_of(state, 4), text="SORTE D’OISEAU"))
    assert refused(state, 0, Read(at_once=True)) == "identical_definitions"


@pytest.mark.rule("DI-9")
def test_if_all_become_one_the_vote_is_automatic() -> None:
    state = sorting(players=3)
    real = sheet_of(state, None)
    for seat in (1, 2):
        state = game.apply(state, 0, Merge(sheet=sheet_of(state, seat), into=real))
    for at_once in (True, False):
        after = game.apply(state, 0, Read(at_once=at_once))
        assert isinstance(after.phase, Choosing)
        assert points(after) == (0, 3, 3)


@pytest.mark.rule("DI-9", "DI-10")
def test_two_that_are_left_are_read_one_by_one() -> None:
    state = sorting(players=3)
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    state = game.apply(state, 0, Read(at_once=False))
    assert (len(read_aloud(state).definitions), read_aloud(state).count) == (1, 2)


@pytest.mark.rule("DI-9")
def test_proposals_close_to_each_other_or_to_the_real_one_are_pointed_out() -> None:
    close = {1: "Petite barque à fond plat des marais.", 2: "Barque à fond plat, des marais"}
    state = sorting(texts={**close, 3: "Crier comme la chouette.", 4: "Vent du soir."})
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskSort)
    assert {frozenset(pair) for pair in ask.alike} == {frozenset({sheet_of(state, 1), sheet_of(state, 2)})}


@pytest.mark.rule("DI-9")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("c'est le manteau d'hiver des bergers", "Manteau d’hiver d’un berger."),
        ("Cordage qui relie une ancre à une bouée.", "Corde reliant l’ancre à la bouée"),
        ("Petit oiseau des marais.", "Oiseau des marais, petit."),
        ("sorte de bateau à voile", "Bateau à voile"),
        ("un oiseau", "Oiseaux."),
        ("A flat-bottomed boat of the fens.", "boat of the fens, flat bottomed"),
        ("A boat that is for the fens.", "It is a boat of fens"),
        ("Grand oiseau blanc", "Grand oiseau blanc des marais salants"),
        ("Sans ailes", "sans aile"),
        ("C’est de la", "de la, c’est"),
    ],
)
def test_two_that_may_mean_the_same(one: str, two: str) -> None:
    assert alike(one, two)
    assert alike(two, one)


@pytest.mark.rule("DI-9")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("oiseau", "Petit oiseau des marais d’Afrique."),
        ("de", "Cordage de chanvre qui relie l’ancre de poupe à une bouée."),
        ("Étoffe de laine.", "Étoffe de lin."),
        ("Petit oiseau des marais.", "Petit poisson des marais."),
        ("Instrument servant à mesurer le vent", "Instrument servant à mesurer la pluie"),
        ("Grand oiseau blanc qui vole bien de nuit", "Grand oiseau blanc qui ne vole pas bien de nuit"),
        ("Oiseau blanc des marais à longues plumes", "Oiseau blanc des marais sans longues plumes"),
        ("A bird with no feathers on its long grey legs", "A bird with feathers on its long grey legs"),
        ("Pont, pont, pont", "Pont des voiles grises"),
        ("Petit oiseau", "Petit oiseau blanc des marais d’Afrique"),
        ("de la", "du"),
        ("Définition du joueur 1.", "Définition du joueur 2."),
        ("🐦", "⛵"),
        ("!!!", "???"),
    ],
)
def test_two_that_do_not_mean_the_same(one: str, two: str) -> None:
    assert not alike(one, two)
    assert not alike(two, one)


@pytest.mark.rule("DI-9")
@pytest.mark.parametrize("no", ["jamais", "ni", "non", "pas", "sans", "never", "no", "not", "without"])
def test_a_word_that_says_the_contrary_makes_two_of_them(no: str) -> None:
    assert alike("Grand oiseau blanc des marais salants, plumes", "Grand oiseau blanc des marais salants, à plumes")
    assert not alike(
        "Grand oiseau blanc des marais salants, plumes", f"Grand oiseau blanc des marais salants, {no} plumes"
    )


@pytest.mark.rule("DI-9")
@pytest.mark.parametrize("deck", ["mots-rares", "rare-words"])
def test_no_two_cards_and_no_single_word_are_taken_for_the_same(deck: str) -> None:
    definitions = [card.fields["definition"] for card in load(HERE / deck).cards]
    assert not [pair for pair in combinations(definitions[::3], 2) if alike(*pair)]
    for word in ("oiseau", "de", "qui", "bird", "the", "or", "et"):
        assert not [definition for definition in definitions if alike(word, definition)]


@pytest.mark.rule("DI-9")
def test_two_signs_are_two_definitions_also_without_the_reader() -> None:
    state = sorting(texts={1: "🐦", 2: "⛵", 3: "!!!", 4: "..."})
    assert isinstance(game.apply(state, 0, Read(at_once=True)).phase, Voting)
    away = game.absent(state, 0)
    assert isinstance(away.phase, Voting)
    assert len(away.phase.piles) == 5
    same = sorting(texts={1: "🐦", 2: "🐦"})
    assert refused(same, 0, Read(at_once=True)) == "identical_definitions"


@pytest.mark.rule("DI-9")
def test_a_merged_definition_is_in_the_words_of_the_sheet_it_was_laid_on_wherever_that_lies() -> None:
    state = sorting()
    one, two, three = (sheet_of(state, seat) for seat in (1, 2, 3))
    state = game.apply(state, 0, Merge(sheet=one, into=two))
    state = game.apply(state, 0, Merge(sheet=three, into=one))
    assert isinstance(state.phase, Sorting)
    (pile,) = [pile for pile in state.phase.piles if len(pile) > 1]
    assert [sheet.author for sheet in pile] == [1, 2, 3]
    assert pile[0].text == "Définition du joueur 1."


@pytest.mark.rule("DI-9")
def test_capitals_accents_and_stops_do_not_hide_that_two_proposals_are_alike() -> None:
    plain, loud = "petite epee des eleves", "PETITE ÉPÉE ! DES ÉLÈVES…"
    for texts in ({1: plain, 2: loud}, {1: loud, 2: plain}):
        state = sorting(texts={**texts, 3: "Crier comme la chouette.", 4: "Vent du soir."})
        ask = game.private(state, 0).ask
        assert isinstance(ask, AskSort)
        assert {frozenset(pair) for pair in ask.alike} == {frozenset({sheet_of(state, 1), sheet_of(state, 2)})}


@pytest.mark.rule("DI-10")
def test_the_reader_puts_them_in_any_order_and_all_are_read() -> None:
    state = sorting()
    assert isinstance(state.phase, Sorting)
    order = tuple(reversed([pile[0].id for pile in state.phase.piles]))
    state = game.apply(state, 0, Arrange(order=order))
    assert [pile[0].id for pile in state.phase.piles] == list(order)  # type: ignore[union-attr]
    assert refused(state, 0, Arrange(order=order[:-1])) == "wrong_order"
    assert refused(state, 0, Arrange(order=(*order[:-1], order[0]))) == "wrong_order"
    state = game.apply(state, 0, Read(at_once=True))
    assert [one.letter for one in on_the_table(state).definitions] == list("ABCDE")
    assert refused(state, 0, Merge(sheet=order[0], into=order[1])) == "not_now"


def reading(players: int = 5, **options: Any) -> State:
    return game.apply(sorting(players, **options), 0, Read(at_once=False))


def read_aloud(state: State) -> ReadingView:
    public = game.public(state)
    assert isinstance(public, ReadingView)
    return public


@pytest.mark.rule("DI-10")
def test_definitions_appear_one_by_one_as_they_are_read_and_then_the_vote_opens() -> None:
    state = reading()
    assert isinstance(state.phase, Reading)
    texts = [pile[0].text for pile in state.phase.piles]
    for shown in range(1, 6):
        public = read_aloud(state)
        assert [(one.letter, one.text) for one in public.definitions] == [*zip("ABCDE", texts, strict=True)][:shown]
        assert (public.count, public.taking_part, public.reader) == (5, (1, 2, 3, 4), 0)
        assert game.awaited(state) == (0,)
        assert not any(text in str(public) for text in texts[shown:])
        for seat in (1, 2, 3, 4):
            assert game.private(state, seat).ask is None
            assert refused(state, seat, Vote(letter="A")) == refused(state, seat, Stake()) == "not_now"
            assert refused(state, seat, ReadOn(after="A")) == "not_reader"
        state = game.apply(state, 0, ReadOn(after="ABCDE"[shown - 1]))
    assert [one.text for one in on_the_table(state).definitions] == texts
    assert game.awaited(state) == (1, 2, 3, 4)
    assert refused(state, 0, ReadOn(after="E")) == "not_now"


@pytest.mark.rule("DI-10")
def test_the_reader_alone_knows_what_comes_next() -> None:
    state = reading()
    assert isinstance(state.phase, Reading)
    ask = game.private(state, 0).ask
    assert isinstance(ask, AskRead)
    assert [(one.letter, one.text) for one in ask.definitions] == [
        ("ABCDE"[n], pile[0].text) for n, pile in enumerate(state.phase.piles)
    ]


@pytest.mark.rule("DI-10", "CO-4")
def test_two_taps_for_one_definition_skip_none() -> None:
    state = game.apply(reading(), 0, ReadOn(after="A"))
    for letter in ("A", "C", "Z"):
        assert refused(state, 0, ReadOn(after=letter)) == "not_being_read"
    assert len(read_aloud(state).definitions) == 2
    assert refused(state, 0, Read(at_once=True)) == "not_now"


@pytest.mark.rule("DI-10")
def test_the_reader_may_show_them_all_at_once() -> None:
    state = game.apply(sorting(), 0, Read(at_once=True))
    assert len(on_the_table(state).definitions) == 5
    assert refused(sorting(texts={1: "Un.", 2: "un"}), 0, Read(at_once=False)) == "identical_definitions"


@pytest.mark.rule("DI-10", "CO-9")
def test_if_the_reader_is_away_or_slow_the_rest_is_shown_at_once() -> None:
    state = game.apply(reading(vote_seconds=30), 0, ReadOn(after="A"))
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 30
    assert clock != game.clock(reading(vote_seconds=30))
    assert game.clock(reading()) is None
    state = game.absent(state, 0)
    assert len(on_the_table(state).definitions) == 5
    # The reader prepared the desk, and scores for it.
    state = vote_for(state, {1: 2, 2: None, 3: None, 4: None})
    assert points(state) == (1, 0, 3, 2, 2)
    assert state.last is not None
    assert not state.last.unread


@pytest.mark.rule("DI-10", "CO-4")
def test_nobody_else_touches_the_desk_and_the_reader_writes_nothing() -> None:
    state = sorting()
    assert isinstance(state.phase, Sorting)
    sheets = [pile[0].id for pile in state.phase.piles]
    merged = game.apply(state, 0, Merge(sheet=sheets[0], into=sheets[1]))
    for move in (Arrange(order=tuple(sheets)), Merge(sheet=sheets[0], into=sheets[1]), Tidy(), Read(at_once=True)):
        assert refused(state, 1, move) == "not_reader"
    assert refused(merged, 1, Part(sheet=sheets[0])) == "not_reader"
    assert game.private(writing(), 0).ask is None


@pytest.mark.rule("DI-10")
def test_the_readers_chat_is_closed_from_the_choice_of_the_word_to_the_count() -> None:
    assert game.may_speak(new_game(), 0)
    called = ballots(voting(), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(called.phase, LastCall)
    for state in (writing(), sorting(), reading(), voting(), called):
        assert not game.may_speak(state, 0)
        assert game.may_speak(state, 1)
    assert game.may_speak(vote_for(voting(), {1: None, 2: None, 3: None, 4: None}), 0)


@pytest.mark.rule("DI-10")
def test_the_definition_that_is_read_lights_up_for_all() -> None:
    state = voting()
    assert game.draft(state, 0, Lit(letter="B")) == Lit(letter="B")
    for seat, lit in ((1, Lit(letter="A")), (0, Lit(letter="G"))):
        with pytest.raises(Refused):
            game.draft(state, seat, lit)
    for before in (sorting(), reading()):
        with pytest.raises(Refused):
            game.draft(before, 0, Lit(letter="A"))


# The count


@pytest.mark.rule("DI-13")
def test_an_author_scores_a_point_for_each_vote() -> None:
    """The example of the rulebook: three votes, three points."""
    state = vote_for(voting(), {1: 4, 2: 4, 3: 4, 4: 1})
    assert points(state) == (4, 1, 0, 0, 3)


@pytest.mark.rule("DI-13")
def test_each_of_several_authors_scores_in_full_and_a_co_authors_vote_counts() -> None:
    state = sorting()
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    state = vote_for(game.apply(state, 0, Read(at_once=True)), {1: 2, 2: None, 3: 1, 4: None})
    # Seats 1 and 3 voted for the merged one: author 1 scores for seat 3 only, author 2 for both.
    assert points(state) == (2, 1, 4, 0, 2)


@pytest.mark.rule("DI-13")
def test_a_vote_for_ones_own_definition_is_possible_and_brings_nothing() -> None:
    state = vote_for(voting(), {1: 1, 2: None, 3: None, 4: None})
    assert points(state) == (1, 0, 2, 2, 2)


@pytest.mark.rule("DI-13")
def test_everyone_is_shown_what_they_wrote_and_not_whether_it_was_touched_up_or_merged() -> None:
    assert game.private(writing(), 1).wrote is None
    state = sorting()
    before = [game.private(state, seat).wrote for seat in range(5)]
    assert before == [None, *(f"Définition du joueur {seat}." for seat in range(1, 5))]
    state = game.apply(state, 0, Edit(sheet=sheet_of(state, 2), text="Retouchée."))
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, None)))
    state = game.apply(state, 0, Read(at_once=True))
    assert [game.private(state, seat).wrote for seat in range(5)] == before


@pytest.mark.rule("DI-13")
def test_an_author_merged_with_the_real_one_scores_for_other_votes_and_two_for_their_own() -> None:
    state = sorting()
    state = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, None)))
    state = vote_for(game.apply(state, 0, Read(at_once=True)), {1: 1, 2: None, 3: None, 4: 2})
    assert points(state) == (1, 4, 3, 2, 0)


@pytest.mark.rule("DI-14")
def test_the_real_definition_scores_two_and_any_other_nothing_for_the_voter() -> None:
    state = vote_for(voting(), {1: None, 2: 3, 3: 2, 4: 2})
    assert points(state) == (3, 2, 2, 1, 0)


@pytest.mark.rule("DI-15")
def test_the_reader_scores_for_each_player_who_did_not_find_it() -> None:
    """The example of the rulebook: five players, three of the four found it, one point."""
    state = vote_for(voting(), {1: None, 2: None, 3: None, 4: 1})
    assert points(state)[0] == 1


@pytest.mark.rule("DI-15", "CO-9")
def test_a_writer_who_casts_no_vote_has_not_found_it() -> None:
    state = vote_for(voting(), {1: None, 2: None, 3: 4})
    state = counted(game.absent(state, 4))
    assert points(state) == (2, 2, 2, 0, 1)


@pytest.mark.rule("DI-15", "CO-9")
def test_nobody_votes_and_the_reader_has_misled_them_all() -> None:
    state = replace(voting(players=4), tally=Tally(scores=(24, 0, 0, 0)))
    for seat in (1, 2, 3):
        state = game.absent(state, seat)
    state = counted(state)
    assert points(state) == (3, 0, 0, 0)
    assert isinstance(state.phase, Over)


@pytest.mark.rule("DI-15", "CO-9")
def test_who_wrote_nothing_counts_in_no_total() -> None:
    state = game.absent(writing(), 1)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = game.apply(state, 0, Read(at_once=True))
    assert points(vote_for(state, {2: None, 3: None, 4: 2})) == (1, 0, 3, 2, 0)


@pytest.mark.rule("DI-3", "DI-16")
def test_a_staked_token_doubles_everything_and_is_spent_whatever_happens() -> None:
    state = voting()
    assert state.tokens == (3,) * 5
    state = game.apply(state, 1, Stake())
    state = game.apply(state, 4, Stake())
    state = vote_for(state, {1: None, 2: 1, 3: 1, 4: 2})
    assert points(state) == (3, 8, 1, 0, 0)
    assert state.tokens == (3, 2, 3, 3, 2)


@pytest.mark.rule("DI-11")
def test_one_token_at_most_for_all_to_see_until_the_last_ballot_and_not_the_reader() -> None:
    state = game.apply(voting(), 1, Stake())
    assert on_the_table(state).staked == (1,)
    assert refused(state, 1, Stake()) == "already_staked"
    assert refused(state, 0, Stake()) == "not_for_reader"
    assert refused(sorting(), 1, Stake()) == "not_now"
    poor = replace(voting(), tokens=(3, 0, 3, 3, 3))
    assert refused(poor, 1, Stake()) == "no_token_left"
    assert game.private(poor, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=False)
    last_one = replace(voting(), tokens=(3, 1, 3, 3, 3))
    assert game.private(last_one, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=True)


@pytest.mark.rule("DI-11")
def test_a_token_can_still_be_staked_after_ones_own_vote() -> None:
    state = vote_for(voting(), {1: None})
    state = game.apply(state, 1, Stake())
    assert on_the_table(state).staked == (1,)
    state = vote_for(state, {2: 1, 3: 2, 4: 2})
    assert points(state) == (3, 2 * (2 + 1), 2, 0, 0)
    assert state.tokens == (3, 2, 3, 3, 3)
    assert state.last is not None
    assert state.last.staked == (1,)


@pytest.mark.rule("DI-11")
def test_a_token_laid_down_is_spent_at_once_and_nothing_takes_it_back() -> None:
    state = game.apply(voting(), 1, Stake())
    assert state.tokens == game.public(state).tokens == (3, 2, 3, 3, 3)
    assert game.private(state, 1).ask == AskVote(letters=tuple("ABCDE"), may_stake=False)
    assert refused(state, 1, Keep()) == "not_now"
    state = ballots(state, {1: None, 2: None, 3: None, 4: None})
    assert refused(state, 1, Keep()) == "already_decided"
    assert refused(state, 1, Stake()) == "already_staked"
    assert counted(state).tokens == (3, 2, 3, 3, 3)


@pytest.mark.rule("DI-11", "CO-3")
def test_after_the_last_vote_there_is_a_last_call_for_tokens_and_votes_stand() -> None:
    state = game.apply(replace(voting(), tokens=(3, 3, 1, 0, 2)), 1, Stake())
    state = ballots(state, {1: None, 2: 1, 3: None, 4: None})
    public = game.public(state)
    assert isinstance(public, LastCallView)
    assert (public.staked, public.voted) == ((1,), (1, 2, 3, 4))
    # Seat 1 has staked, seat 3 has nothing left: the table waits for the others, and not for long.
    assert game.awaited(state) == (2, 4)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 5
    assert [game.private(state, seat).ask for seat in range(5)] == [None, None, AskStake(), None, AskStake()]
    assert game.private(state, 2).vote is not None
    assert refused(state, 2, Vote(letter="A")) == "not_now"
    assert refused(state, 0, Stake()) == refused(state, 0, Keep()) == "not_for_reader"
    assert refused(state, 3, Stake()) == "no_token_left"
    state = game.apply(state, 2, Stake())
    assert (game.awaited(state), state.tokens) == ((4,), (3, 2, 0, 0, 2))
    assert refused(state, 2, Stake()) == "already_staked"
    assert state.last is None
    state = game.apply(state, 4, Keep())
    assert state.last is not None
    assert (state.last.staked, state.last.points) == ((1, 2), (1, 2 * (2 + 1), 0, 2, 2))
    assert state.tokens == (3, 2, 0, 0, 2)


@pytest.mark.rule("DI-11", "CO-9")
def test_who_is_silent_at_the_last_call_keeps_the_token() -> None:
    state = ballots(voting(), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(state.phase, LastCall)
    state = game.apply(state, 1, Keep())
    assert refused(state, 1, Keep()) == refused(state, 1, Stake()) == "already_decided"
    for seat in (2, 3, 4):
        state = game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.tokens == (3,) * 5


@pytest.mark.rule("DI-11")
def test_there_is_no_last_call_where_nobody_could_answer() -> None:
    state = replace(voting(), tokens=(3, 1, 0, 0, 0))
    state = game.apply(state, 1, Stake())
    assert isinstance(ballots(state, {1: None, 2: None, 3: None, 4: None}).phase, Choosing)


@pytest.mark.rule("DI-11", "CO-9")
def test_a_writer_without_a_vote_hears_the_last_call_and_one_who_did_not_write_does_not() -> None:
    state = game.absent(writing(), 1)
    for seat in (2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = ballots(game.apply(state, 0, Read(at_once=True)), {3: 2, 4: 2})
    state = game.absent(state, 2)
    assert game.awaited(state) == (2, 3, 4)
    assert refused(state, 1, Stake()) == "did_not_write"
    assert refused(state, 1, Keep()) == "already_decided"
    assert points(counted(game.apply(state, 2, Stake()))) == (3, 0, 4, 0, 0)


@pytest.mark.rule("DI-12")
def test_every_player_but_the_reader_votes_in_secret_and_may_change() -> None:
    state = voting()
    assert refused(state, 0, Vote(letter="A")) == "not_for_reader"
    assert refused(state, 1, Vote(letter="Z")) == "no_such_definition"
    state = game.apply(game.apply(state, 1, Vote(letter="A")), 1, Vote(letter="B"))
    assert on_the_table(state).voted == (1,)
    assert game.private(state, 1).vote == "B"
    assert game.private(state, 2).vote is None


@pytest.mark.rule("DI-12", "CO-9")
def test_the_vote_has_the_limit_of_the_option_anew_in_every_round() -> None:
    assert game.clock(voting()) is None
    state = voting(vote_seconds=30)
    clock = game.clock(state)
    assert clock is not None
    assert clock.seconds == 30
    assert game.clock(sorting(vote_seconds=30)) is None
    assert game.clock(writing(vote_seconds=30)) is None
    later = game.clock(replace(state, tally=Tally(scores=(0,) * 5, number=2)))
    assert later is not None
    assert later.key != clock.key
    both = [game.clock(moment(enforced=True, vote_seconds=30)) for moment in (writing, voting)]
    assert [one.seconds for one in both if one] == [180, 30]
    assert len({one.key for one in both if one}) == 2


# The end


def at(scores: tuple[int, ...], tokens: tuple[int, ...] = (3, 3, 3, 3, 3)) -> State:
    return replace(voting(), tally=Tally(scores=scores), tokens=tokens)


@pytest.mark.rule("DI-2", "DI-17")
def test_the_game_ends_on_or_past_the_diploma_and_not_before() -> None:
    """From leaf 1, 25 points lead to leaf 26."""
    short = vote_for(at((0, 22, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(short.phase, Choosing)
    there = vote_for(at((0, 23, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert isinstance(there.phase, Over)
    outcome = game.outcome(there)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.reason == "diploma"


@pytest.mark.rule("DI-2", "DI-17")
def test_with_the_shorter_laurel_the_diploma_is_the_fourteenth_leaf() -> None:
    for score, over in ((10, False), (11, True)):
        state = replace(voting(leaves=14), tally=Tally(scores=(0, score, 0, 0, 0)))
        state = vote_for(state, {1: None, 2: None, 3: None, 4: None})
        assert isinstance(state.phase, Over) == over
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "diploma")


@pytest.mark.rule("DI-18")
def test_of_several_at_the_diploma_the_one_who_spent_fewest_tokens_wins_however_far() -> None:
    state = at((0, 24, 23, 0, 0), tokens=(3, 2, 3, 3, 3))
    state = vote_for(state, {1: None, 2: None, 3: 1, 4: 1})
    outcome = game.outcome(state)
    assert outcome is not None
    assert state.tally.scores[1] > state.tally.scores[2]
    assert outcome.winners == (2,)


@pytest.mark.rule("DI-18")
def test_this_rounds_stake_counts_and_equals_share() -> None:
    state = game.apply(at((0, 24, 23, 0, 0)), 2, Stake())
    assert game.outcome(vote_for(state, {1: None, 2: None, 3: None, 4: None})).winners == (1,)  # type: ignore[union-attr]
    assert game.outcome(vote_for(at((0, 24, 23, 0, 0)), {1: None, 2: None, 3: None, 4: None})).winners == (1, 2)  # type: ignore[union-attr]


@pytest.mark.rule("CO-10")
def test_the_count_is_looked_at_before_the_next_step_begins() -> None:
    state = vote_for(voting(), {1: 4, 2: 4, 3: 4, 4: 1})
    # Five definitions, and a pawn that goes four leaves.
    assert game.reveal_seconds(state) == 5.2 + 4 * 1.7 + 4 * 0.3
    assert game.reveal_seconds(game.apply(state, 1, Draw(box=1))) == 0
    assert game.reveal_seconds(game.absent(state, 1)) == 0
    assert game.reveal_seconds(new_game()) == game.reveal_seconds(voting()) == 0
    later = replace(state, tally=Tally(scores=state.tally.scores, number=3))
    assert game.reveal_seconds(later) == 0


@pytest.mark.rule("CO-4", "CO-9")
def test_nobody_is_missed_when_the_game_is_over() -> None:
    over = replace(new_game(), phase=Over(reason="diploma"))
    assert game.awaited(over) == ()
    assert game.clock(over) is None
    assert (game.public(over).scores, game.private(over, 0).ask) == ((0,) * 5, None)
    with pytest.raises(Refused, match="game_over"):
        game.absent(over, 0)


# Who is away


@pytest.mark.rule("CO-9")
def test_an_absent_reader_passes_the_role_on_and_the_card_goes_back() -> None:
    state = game.apply(new_game(), 0, Draw(box=1))
    after = game.absent(state, 0)
    assert isinstance(after.phase, Choosing)
    assert after.phase.reader == 1
    assert sorted(after.boxes[0]) == sorted(new_game().boxes[0])
    assert game.story(state, after) == (Passed(number=1, seat=0),)
    for seat in (1, 2, 3, 4):
        after = game.absent(after, seat)
    assert isinstance(after.phase, Choosing)
    assert (after.phase.reader, after.phase.drawn) == (0, None)


def chosen(state: State) -> State:
    assert isinstance(state.phase, Choosing)
    reader = state.phase.reader
    state = game.apply(state, reader, Draw(box=1))
    ask = game.private(state, reader).ask
    assert isinstance(ask, AskChoose)
    return game.apply(state, reader, Choose(word=ask.words[0].id))


@pytest.mark.rule("CO-9", "DI-4")
def test_whoever_lets_the_reading_pass_does_not_write_in_that_round() -> None:
    state = chosen(game.absent(game.absent(new_game(), 0), 1))
    public = game.public(state)
    assert isinstance(public, WritingView)
    assert public.taking_part == game.awaited(state) == (3, 4)
    for seat in (0, 1):
        assert game.private(state, seat).ask is None
        assert refused(state, seat, Write(text="Chose.")) == "let_the_reading_pass"
        assert refused(state, seat, Write(text="Cho", done=False)) == "let_the_reading_pass"
    for seat in (3, 4):
        state = game.apply(state, seat, Write(text=f"Chose {seat}."))
    state = vote_for(game.apply(state, 2, Read(at_once=True)), {3: 4, 4: None})
    assert points(state) == (0, 0, 1, 0, 3)
    # In the next round they write again.
    assert game.awaited(chosen(state)) == (0, 1, 2, 4)


@pytest.mark.rule("CO-9", "CO-10")
def test_if_all_others_let_the_reading_pass_they_write_all_the_same() -> None:
    state = new_game()
    for seat in range(4):
        state = game.absent(state, seat)
    assert game.awaited(chosen(state)) == (0, 1, 2, 3)
    assert game.awaited(chosen(game.absent(state, 4))) == (1, 2, 3, 4)


@pytest.mark.rule("DI-1", "CO-9")
@pytest.mark.parametrize("box", [1, 2])
def test_a_card_that_nobody_chose_from_goes_under_its_own_box(box: Literal[1, 2]) -> None:
    before = new_game()
    card = before.boxes[box - 1][0]
    after = game.absent(game.apply(before, 0, Draw(box=box)), 0)
    assert after.boxes[box - 1] == (*before.boxes[box - 1][1:], card)
    assert after.boxes[2 - box] == before.boxes[2 - box]
    assert after.played == frozenset()


@pytest.mark.rule("CO-9")
def test_an_absent_reader_at_the_desk_leaves_it_as_it_lies_and_scores_nothing() -> None:
    state = sorting(texts={1: "Sorte de barque.", 2: "sorte de barque"})
    state = game.absent(state, 0)
    assert isinstance(state.phase, Voting)
    assert len(state.phase.piles) == 4
    state = vote_for(state, {1: 3, 2: 3, 3: 1, 4: None})
    assert points(state) == (0, 1, 1, 2, 2)
    assert state.last is not None
    assert state.last.unread


@pytest.mark.rule("CO-9", "DI-15")
def test_an_absent_reader_scores_nothing_for_missing_votes_either() -> None:
    state = game.absent(sorting(), 0)
    for seat in (1, 2, 3, 4):
        state = game.absent(state, seat)
    assert points(counted(state)) == (0,) * 5


@pytest.mark.rule("CO-9")
def test_a_round_in_which_nobody_writes_is_void() -> None:
    state = writing()
    before = state
    for seat in (1, 2, 3, 4):
        before, state = state, game.absent(state, seat)
    assert isinstance(state.phase, Choosing)
    assert state.phase.reader == 1
    assert [type(line) for line in game.story(before, state)] == [Void]


@pytest.mark.rule("CO-10")
def test_a_whole_circle_of_rounds_in_which_nobody_writes_does_not_end_the_game() -> None:
    state = new_game()
    for reader in range(5):
        assert isinstance(state.phase, Choosing)
        assert state.phase.reader == reader
        state = game.apply(state, reader, Draw(box=1 if state.boxes[0] else 2))
        ask = game.private(state, reader).ask
        assert isinstance(ask, AskChoose)
        state = game.apply(state, reader, Choose(word=ask.words[0].id))
        for seat in game.awaited(state):
            state = game.absent(state, seat)
    assert state.phase == Choosing(reader=0)


def test_the_story_tells_the_round() -> None:
    state = vote_for(voting(), {1: None, 2: None, 3: None})
    called = game.apply(state, 4, Vote(letter="A"))
    assert game.story(state, called) == ()
    for seat in (1, 2, 3):
        called = game.apply(called, seat, Keep())
    (line,) = game.story(called, game.apply(called, 4, Keep()))
    assert isinstance(line, Round)
    assert not line.unread


@pytest.mark.rule("CO-9")
def test_the_story_tells_a_round_once_and_of_the_last_reader_who_was_away() -> None:
    counted = vote_for(voting(), {1: None, 2: None, 3: None, 4: None})
    assert game.story(counted, game.apply(counted, 1, Draw(box=2))) == ()
    assert game.story(new_game(), game.apply(new_game(), 0, Draw(box=1))) == ()
    state = new_game()
    for seat in (0, 1, 2, 3):
        state = game.absent(state, seat)
    assert game.story(state, game.absent(state, 4)) == (Passed(number=1, seat=4),)


def test_a_counted_round_keeps_every_definition_under_its_letter() -> None:
    before = voting()
    read = [(one.letter, one.text) for one in on_the_table(before).definitions]
    after = vote_for(before, {1: None, 2: 1, 3: 2, 4: 4})
    assert after.last is not None
    assert [(one.letter, one.text) for one in after.last.definitions] == read
    assert after.last.votes == (None, *(letter_of(before, author) for author in (None, 1, 2, 4)))
    assert {one.letter for one in after.last.definitions if one.real} == {letter_of(before, None)}
    assert (after.last.number, after.last.reader) == (1, 0)
    assert after.last.scores == after.tally.scores == after.last.points


@pytest.mark.rule("DI-8")
@pytest.mark.parametrize(
    ("text", "noun", "told"),
    [
        ("c’est quand on dort", False, "Quand on dort."),
        ("il s'agit d'un oiseau bleu", True, "Oiseau bleu."),
        ("il s’agit de la voile", True, "Voile."),
        ("L’oiseau bleu", True, "Oiseau bleu."),
        ("l'oiseau bleu", False, "L’oiseau bleu."),
        ("brouette : petite charrette", True, "Petite charrette."),
        ("brouette-porteuse des mines", True, "Brouette-porteuse des mines."),
        ("À la hâte ; sans soin", False, "À la hâte\u00a0; sans soin."),
        ("rapport de 3:4 entre deux sons", True, "Rapport de 3:4 entre deux sons."),
        ("un des outils du vannier", True, "Un des outils du vannier."),
        ("l'un d'eux", True, "L’un d’eux."),
        ("la plus grande des voiles", True, "La plus grande des voiles."),
        ("Le premier lait", True, "Le premier lait."),
        ("un peu de sel", True, "Un peu de sel."),
        ("des voiles", True, "Voiles."),
        ("Se dit d’un cheval à la robe claire.", False, "Se dit d’un cheval à la robe claire."),
        ("(vieilli) Petit oiseau.", True, "(vieilli) Petit oiseau."),
        ("...", True, "..."),
        ("🐦", True, "🐦"),
    ],
)
def test_tidying_keeps_the_words(text: str, noun: bool, told: str) -> None:
    assert tidied(text, "brouette", noun, "fr") == told


@pytest.mark.rule("DI-8")
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("a small bird", "A small bird."),
        ("The offspring of a mare.", "The offspring of a mare."),
        ("it's a kind of boat", "A kind of boat."),
        ("this is the keeper's coat", "The keeper’s coat."),
        ("wheelbarrow: a cart", "A cart."),
        ("means to run away", "To run away."),
        ("means of transport", "Means of transport."),
        ("mean and cruel", "Mean and cruel."),
        ("Is it true? no; it never was", "Is it true? no; it never was."),
        ("l'air du temps", "L’air du temps."),
    ],
)
def test_tidying_english_keeps_its_articles_and_its_spaces(text: str, told: str) -> None:
    assert tidied(text, "wheelbarrow", True, "en") == told


@pytest.mark.rule("DI-8")
@pytest.mark.parametrize("text", ["x" * 239, "x" * 240, "é ; " * 60, "ß" * 240])
def test_a_tidied_text_is_as_long_as_any_other_at_most(text: str) -> None:
    told = tidied(text, "brouette", True, "fr")
    assert len(told) <= 240
    assert told.endswith(".") == (len(text) < 240)


@pytest.mark.rule("DI-8")
@pytest.mark.parametrize(("deck", "language"), [("mots-rares", "fr"), ("rare-words", "en")])
def test_tidying_leaves_the_definitions_of_the_cards_as_they_are(deck: str, language: Language) -> None:
    words = [card.fields for card in load(HERE / deck).cards]
    assert len(words) >= 240
    for word in words:
        noun = word["kind"].startswith("n.")
        assert tidied(word["definition"], word["word"], noun, language) == word["definition"]


@pytest.mark.rule("DI-8")
def test_the_desk_is_tidied_in_the_language_of_the_words() -> None:
    for language, told in (("fr", "Oiseau."), ("en", "Un oiseau.")):
        deck = replace(decks(8)[0], language=language)
        state = game.start(Table(seats=3, host=0), Options(), [deck], Chance(b"x"))
        state = game.apply(state, 0, Draw(box=1))
        ask = game.private(state, 0).ask
        assert isinstance(ask, AskChoose)
        state = game.apply(state, 0, Choose(word=ask.words[0].id))
        state = game.apply(state, 1, Write(text="un oiseau"))
        state = game.apply(game.apply(state, 2, Write(text="Autre chose.")), 0, Tidy())
        assert isinstance(state.phase, Sorting)
        assert told in {sheet.text for pile in state.phase.piles for sheet in pile}


@pytest.mark.rule("CO-14")
def test_the_host_lets_the_game_finish_after_this_round_and_it_is_counted() -> None:
    state = game.finish(voting(), True)
    assert game.public(state).last_round
    state = vote_for(state, {1: None, 2: 1, 3: 1, 4: 1})
    assert state.phase == Over(reason="stopped")
    assert points(state) == (3, 5, 0, 0, 0)
    outcome = game.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((3, 5, 0, 0, 0), (1,), "stopped")
    assert game.public(state).number == 1
    with pytest.raises(Refused, match="game_over"):
        game.finish(state, False)


@pytest.mark.rule("CO-14")
def test_the_host_may_change_their_mind_until_the_round_is_counted() -> None:
    call = ballots(game.finish(voting(), True), {1: None, 2: 1, 3: 1, 4: 1})
    assert isinstance(call.phase, LastCall)
    state = counted(game.finish(call, False))
    assert state.phase == Choosing(reader=1)
    assert not game.public(state).last_round


@pytest.mark.rule("CO-14", "CO-9")
def test_a_last_round_in_which_nobody_writes_ends_the_game_all_the_same() -> None:
    state = game.finish(writing(3), True)
    for seat in (1, 2):
        before, state = state, game.absent(state, seat)
    assert state.phase == Over(reason="stopped")
    assert [type(line) for line in game.story(before, state)] == [Void]


@pytest.mark.rule("CO-14", "DI-17")
def test_a_last_round_that_reaches_the_diploma_or_the_last_word_ends_as_ever() -> None:
    at_the_end = game.finish(at((0, 20, 0, 0, 0)), True)
    assert vote_for(at_the_end, {1: None, 2: 1, 3: 1, 4: 1}).phase == Over(reason="diploma")
    state = voting()
    no_words = replace(state, boxes=((), ()), played=frozenset(word.id for card in state.cards for word in card.words))
    assert vote_for(game.finish(no_words, True), {1: None, 2: 1, 3: 1, 4: 1}).phase == Over(reason="words")


def after_a_round(players: int = 4) -> State:
    """The first round is counted (everybody found the real definition), and seat 1 is to read."""
    return vote_for(voting(players, cards=20), dict.fromkeys(range(1, players)))


def late_refusal(state: State) -> str:
    with pytest.raises(Refused) as caught:
        game.seat_late(state)
    return caught.value.code


def play_round(state: State) -> State:
    """Everybody who is waited for writes, and votes for the first definition."""
    state = chosen(state)
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = game.apply(state, game.awaited(state)[0], Read(at_once=True))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Vote(letter="A"))
    return counted(state)


@pytest.mark.rule("CO-12", "DI-2", "DI-3")
def test_a_late_guest_sits_on_the_last_players_leaf_with_the_fewest_tokens_anybody_has_left() -> None:
    before = replace(after_a_round(), tally=Tally(scores=(7, 4, 9, 6), number=2), tokens=(3, 2, 1, 3))
    state = game.seat_late(before)
    assert state.tally == Tally(scores=(7, 4, 9, 6, 4), number=2)
    assert state.tokens == game.public(state).tokens == (3, 2, 1, 3, 1)
    assert state.phase == before.phase == Choosing(reader=1)
    assert game.private(state, 4) == game.private(before, 3)


@pytest.mark.rule("CO-12", "DI-6", "DI-12")
def test_a_late_guest_writes_stakes_and_votes_in_the_round_that_begins() -> None:
    state = chosen(game.seat_late(after_a_round()))
    assert game.awaited(state) == (0, 2, 3, 4)
    for seat in (0, 2, 3, 4):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = game.apply(state, 1, Read(at_once=True))
    assert on_the_table(state).taking_part == (0, 2, 3, 4)
    state = game.apply(state, 4, Stake())
    state = vote_for(state, {0: 4, 2: 4, 3: None, 4: None})
    # The right vote and two votes received, doubled.
    assert points(state) == (0, 2, 0, 2, 8)
    assert state.tokens == (3, 3, 3, 3, 2)
    assert state.tally.scores == (0, 4, 2, 4, 8)


@pytest.mark.rule("CO-1", "CO-12", "DI-4")
def test_a_late_guest_sits_at_the_end_of_the_circle_and_reads_in_their_turn() -> None:
    state = game.seat_late(after_a_round())
    read = []
    for _ in range(5):
        assert isinstance(state.phase, Choosing)
        read.append(state.phase.reader)
        state = play_round(state)
    assert read == [1, 2, 3, 4, 0]


@pytest.mark.rule("CO-12", "DI-4")
def test_a_late_guest_takes_no_turn_to_read_from_whom_it_has_come_to() -> None:
    """The last of the circle has read, and it is the first one's turn again."""
    state = after_a_round(3)
    for _ in range(2):
        state = play_round(state)
    assert state.phase == Choosing(reader=0)
    late = game.seat_late(state)
    assert late.phase == Choosing(reader=0)
    assert game.reveal_seconds(late) == game.reveal_seconds(state) > 0


@pytest.mark.rule("CO-12")
def test_late_guests_come_before_a_card_is_drawn_and_not_while_a_round_is_played() -> None:
    assert game.seat_late(new_game(3)).tokens == (3, 3, 3, 3)
    drawn = game.apply(new_game(), 0, Draw(box=1))
    reading = game.apply(sorting(), 0, Read(at_once=False))
    call = ballots(voting(), {1: 2, 2: 3, 3: 4, 4: 1})
    for begun in (drawn, writing(), sorting(), reading, voting(), call):
        assert late_refusal(begun) == "not_between_rounds"
    over = vote_for(at((0, 23, 0, 0, 0)), {1: None, 2: None, 3: None, 4: None})
    assert late_refusal(over) == "game_over"


@pytest.mark.rule("CO-9", "CO-12")
def test_where_readers_are_away_a_late_guest_comes_before_the_one_who_is_there_draws() -> None:
    """Whoever let the reading pass does not write; the guest let nothing pass."""
    state = game.seat_late(game.absent(new_game(3), 0))
    assert game.awaited(chosen(state)) == (2, 3)


@pytest.mark.rule("CO-12", "DI-17", "DI-18")
def test_a_late_guest_may_win_the_diploma() -> None:
    state = replace(after_a_round(3), tally=Tally(scores=(23, 24, 24), number=2))
    state = chosen(game.seat_late(state))
    for seat in (0, 2, 3):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    state = vote_for(game.apply(state, 1, Read(at_once=True)), {0: 3, 2: 0, 3: None})
    assert state.tally.scores == (24, 26, 24, 26)
    outcome = game.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1, 3)


@pytest.mark.rule("CO-13", "DI-10", "DI-12")
def test_the_audience_may_bet_on_a_definition_from_the_last_one_read_to_the_count() -> None:
    state = sorting()
    quiet = [new_game(), game.apply(new_game(), 0, Draw(box=1)), writing(), state]
    state = game.apply(state, 0, Read(at_once=False))
    for letter in "ABCDE":
        quiet.append(state)
        state = game.apply(state, 0, ReadOn(after=letter))
    assert [game.audience_asked(one) for one in quiet] == [None] * 9
    asked = Question(key="1", topics={"definition": ("A", "B", "C", "D", "E")})
    assert game.audience_asked(state) == asked
    call = ballots(state, {1: 2, 2: 3, 3: 4, 4: 1})
    assert isinstance(call.phase, LastCall)
    assert game.audience_asked(call) == asked
    assert game.audience_asked(counted(call)) is None


@pytest.mark.rule("CO-13", "DI-9")
def test_the_audience_bets_on_what_is_read_and_learns_neither_authors_nor_what_was_merged() -> None:
    """Whoever wrote what, and whichever is real: the same letters."""
    state = sorting()
    merged = game.apply(state, 0, Merge(sheet=sheet_of(state, 1), into=sheet_of(state, 2)))
    known = game.apply(state, 0, Merge(sheet=sheet_of(state, 4), into=sheet_of(state, None)))
    asked = [game.audience_asked(game.apply(one, 0, Read(at_once=True))) for one in (merged, known)]
    assert asked == [Question(key="1", topics={"definition": ("A", "B", "C", "D")})] * 2


@pytest.mark.rule("CO-13")
def test_what_the_audience_bet_is_shown_at_the_count_and_until_the_next_vote() -> None:
    state = voting()
    assert game.audience_shown(state) is None
    call = ballots(state, {1: 2, 2: 3, 3: 4, 4: 1})
    assert game.audience_shown(call) is None
    state = counted(call)
    shown = [game.audience_shown(state)]
    state = chosen(state)
    shown.append(game.audience_shown(state))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text=f"Définition du joueur {seat}."))
    shown.append(game.audience_shown(state))
    assert shown == ["1"] * 3
    state = game.apply(state, 1, Read(at_once=True))
    assert game.audience_shown(state) is None
    asked = game.audience_asked(state)
    assert asked is not None
    assert asked.key == "2"
    state = vote_for(game.finish(state, True), {0: 2, 2: 0, 3: 0, 4: 0})
    assert isinstance(state.phase, Over)
    assert game.audience_shown(state) == "2"


@pytest.mark.rule("CO-13", "DI-9")
def test_where_all_became_one_the_audience_is_not_asked_and_nothing_of_the_round_before_is_shown() -> None:
    state = chosen(vote_for(voting(3), {1: None, 2: None}))
    for seat in game.awaited(state):
        state = game.apply(state, seat, Write(text="La même."))
    state = game.apply(state, 1, Merge(sheet=sheet_of(state, 0), into=sheet_of(state, 2)))
    state = game.apply(state, 1, Merge(sheet=sheet_of(state, 0), into=sheet_of(state, None)))
    state = game.apply(state, 1, Read(at_once=True))
    assert game.audience_asked(state) is None
    assert game.audience_shown(state) == "2"
