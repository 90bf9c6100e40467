"""What the box contains: images, vote cards, rabbits and the path they walk."""

from veillee.paper.boxes import PAWNS, Box, Piece, Table
from veillee.paper.sheets import Back, Card, MeadowBoard, Standees, Vote
from veillee.paper.sizes import CARDS

HIGHEST_VOTE = 6  # DX-7: as many as images can be on the table
PATH = {
    "fr": "Le chemin des lapins · passé la trentième pierre, on repart de la première",
    "en": "The rabbits’ path · after the thirtieth stone, start again from the first",
}


def vote_cards(table: Table) -> Piece:
    numbers = range(1, HIGHEST_VOTE + 1)
    cards = [Card(Vote(pawn, number), Back("vote", pawn=pawn)) for pawn in PAWNS for number in numbers]
    name = {
        "fr": ("carton de vote, de six couleurs", "cartons de vote, de six couleurs"),
        "en": ("vote card in six colours", "vote cards in six colours"),
    }
    return Piece(len(cards), name, table.lay(cards, CARDS["mini"]))


def rabbits(table: Table) -> Piece:
    name = {"fr": ("lapin à plier", "lapins à plier"), "en": ("rabbit to fold", "rabbits to fold")}
    return Piece(len(PAWNS), name, [Standees("rabbit", PAWNS, table.texts.fold_pawns)])


def path(table: Table) -> Piece:
    name = {"fr": ("piste de score", "pistes de score"), "en": ("score track", "score tracks")}
    return Piece(1, name, [MeadowBoard(f"{PATH[table.language]} · {table.texts.board}")])


BOX = Box(
    decks={"fr": ("reves",), "en": ("reves",)},
    names={"images": {"fr": ("image", "images"), "en": ("image", "images")}},
    pieces=(vote_cards, rabbits, path),
    emblem="rabbit-framboise",
)
