"""The words of the decks on their cards, and the cards in their boxes (DI-1, CO-15)."""

from collections.abc import Sequence

from msgspec.structs import replace

from veillee.games.dictionnaire.model import (
    CARDS_USED_OF_A_BOX,
    CARDS_USED_OF_A_BOX_SHORT,
    WORDS_ON_A_CARD,
    Options,
    Word,
)
from veillee.games.dictionnaire.state import WordCard
from veillee.rules import Card, Chance, Deck, mix

# How many cards of each box a game uses, by the length of the laurel.
CARDS_OF_A_BOX = {26: CARDS_USED_OF_A_BOX, 14: CARDS_USED_OF_A_BOX_SHORT}


def cards_of(decks: Sequence[Deck], chance: Chance) -> tuple[tuple[WordCard, ...], tuple[WordCard, ...]]:
    """The cards of the house, and the table's own."""
    loose = [word_of(row) for deck in decks if not deck.own for row in deck.cards if "card" not in row.fields]
    written = [word_of(row) for deck in decks if deck.own for row in deck.cards]
    house = printed(decks)
    if loose:
        house += on_cards(shuffled("words:house", loose, chance))
    if not written:
        return house, ()
    return fill_up(on_cards(shuffled("words:own", written, chance)), house, chance)


def shuffled(label: str, words: Sequence[Word], chance: Chance) -> list[Word]:
    """By number, so that the file of a game has the words once only."""
    return [words[n] for n in chance.shuffle(label, range(len(words)))]


def word_of(row: Card) -> Word:
    fields = row.fields
    return Word(id=row.id, word=fields["word"], kind=fields["kind"], definition=fields["definition"])


def printed(decks: Sequence[Deck]) -> tuple[WordCard, ...]:
    """The cards of decks whose rows say which word is on which card, and in which box."""
    found: dict[tuple[str, str], list[Word]] = {}
    boxes: dict[tuple[str, str], int] = {}
    for deck in decks:
        for row in deck.cards:
            if "card" in row.fields:
                key = (deck.id, row.fields["card"])
                found.setdefault(key, []).append(word_of(row))
                boxes[key] = int(row.fields["box"])
    return tuple(WordCard(box=boxes[key], words=tuple(words)) for key, words in found.items())


def on_cards(words: Sequence[Word]) -> tuple[WordCard, ...]:
    """Four words to a card, or nearly: none has many more than another. Each box has some, if there are two words."""
    count = max(-(-len(words) // WORDS_ON_A_CARD), min(len(words), 2))
    return tuple(WordCard(box=1 + n % 2, words=tuple(words[n::count])) for n in range(count))


def fill_up(
    own: tuple[WordCard, ...], house: tuple[WordCard, ...], chance: Chance
) -> tuple[tuple[WordCard, ...], tuple[WordCard, ...]]:
    """Both, with four words on the table's cards as far as the house has words: its cards lend all but one."""
    missing = sum(WORDS_ON_A_CARD - len(card.words) for card in own)
    if not (missing and house):
        return house, own
    lenders, lent = list(house), list[Word]()
    for n in chance.shuffle("words:lent", range(len(house))):
        words = house[n].words[1:][: missing - len(lent)]
        lent += words
        lenders[n] = replace(house[n], words=tuple(word for word in house[n].words if word not in words))
    filled = []
    for card in own:
        free = WORDS_ON_A_CARD - len(card.words)
        filled.append(replace(card, words=(*card.words, *lent[:free])))
        lent = lent[free:]
    return tuple(lenders), tuple(filled)


def boxes_of(
    house: tuple[WordCard, ...], own: tuple[WordCard, ...], options: Options, chance: Chance
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Both boxes, as numbers of cards: those of the house come first."""
    size = CARDS_OF_A_BOX[options.leaves]
    first, second = (
        mix(
            chance,
            f"box:{box}",
            [n for n, card in enumerate(house) if card.box == box],
            [n for n, card in enumerate(own, len(house)) if card.box == box],
            size,
        )
        for box in (1, 2)
    )
    return first, second
