"""Dictionnaire: the desk, and how definitions are tidied."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from tests.games.dictionnaire_tables import (
    game,
    new_game,
    on_the_table,
    points,
    read_aloud,
    refused,
    sheet_of,
    sorting,
    vote_for,
    writing,
)
from tests.players.dictionnaire import decks
from veillee.decks import HERE, load
from veillee.games.dictionnaire.form import tidied
from veillee.games.dictionnaire.likeness import alike
from veillee.games.dictionnaire.model import (
    Arrange,
    AskChoose,
    AskSort,
    Choose,
    Draw,
    Edit,
    Merge,
    Options,
    Part,
    Read,
    SortingView,
    Tidy,
    Write,
)
from veillee.games.dictionnaire.state import Choosing, Sorting, State, Voting
from veillee.rules import Chance, Language, Table, Tally

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


# Who is away


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
