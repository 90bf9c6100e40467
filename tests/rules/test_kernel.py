"""The small values that every game is made of: gathered answers, a role that goes round, a pile, a tally, texts."""

import pytest

from veillee.rules import Chance, Gathered, Pile, Tally, bare, left_of, others


def answers(*takes_part: int) -> Gathered[str]:
    return Gathered.among(4, takes_part)


def test_all_who_take_part_are_waited_for_until_they_have_answered() -> None:
    votes = answers(1, 2, 3)
    assert votes.waiting == (1, 2, 3)
    votes = votes.put(2, "a").put(1, "b")
    assert votes.waiting == (3,)
    assert not votes.complete
    assert votes.put(3, "c").complete
    assert votes.answered == (1, 2)
    assert votes.answers == {1: "b", 2: "a"}


@pytest.mark.rule("CO-9")
def test_the_absent_are_skipped_and_may_still_answer() -> None:
    votes = answers(0, 1).put(0, "a").skip(1)
    assert votes.complete
    assert votes.answers == {0: "a"}
    assert votes.put(1, "b").answers == {0: "a", 1: "b"}
    assert votes.put(1, "b").skipped == frozenset()


@pytest.mark.rule("CO-3")
def test_an_answer_can_be_changed_and_taken_back() -> None:
    votes = answers(0, 1).put(0, "a").put(0, "b")
    assert votes.answers == {0: "b"}
    assert votes.take_back(0).waiting == (0, 1)
    assert votes.skip(1).take_back(1).waiting == (1,)


@pytest.mark.rule("CO-1")
def test_left_is_the_next_seat_of_the_circle() -> None:
    assert [left_of(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert others(4, 2) == (0, 1, 3)


def test_a_pile_is_drawn_from_the_top_and_what_was_put_aside_becomes_it_again() -> None:
    chance = Chance(b"pile")
    pile: Pile[int] = Pile(cards=(1, 2, 3))
    drawn, pile = pile.draw(2)
    assert drawn == (1, 2)
    pile = pile.put_aside(*drawn).put_under(4).put_on_top(0)
    assert pile.cards == (0, 3, 4)
    assert pile.left == 5
    refilled = pile.refill(chance, "again")
    assert refilled.cards == (0, 3, 4, *chance.shuffle("again", (1, 2)))
    assert (refilled.aside, refilled.shuffles) == ((), 1)
    assert pile.draw(9)[0] == (0, 3, 4)


def test_a_tally_counts_points_and_rounds() -> None:
    assert Tally(scores=(1, 2)).count((3, 0)).next_round() == Tally(scores=(4, 2), number=2)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Un œuf, là-bas !", "un oeuf la bas", True),
        ("Grand oiseau", "grand oiseaux", False),
        ("🐦", "⛵", False),
        ("🐦", " 🐦 ", True),
        ("!!!", "…", False),
    ],
)
def test_texts_are_the_same_but_for_case_accents_and_punctuation(one: str, other: str, same: bool) -> None:
    assert (bare(one) == bare(other)) is same
