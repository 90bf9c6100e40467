"""What the box contains: memories, ideas, personalities and choice cards (DA-1)."""

from veillee.paper.boxes import PAWNS, Box, Piece, Table
from veillee.paper.sheets import Back, Card, Choice, Personality

# Seven secondary personalities.
MASKS = (*PAWNS, "rose")
CHOICES = 5

DANY = {
    "fr": ("Vous êtes Dany", "Faites échouer les autres, sans jamais vous trahir."),
    "en": ("You are Dany", "Make the others fail, and never give yourself away."),
}
SECONDARY = {
    "fr": ("Vous n’êtes pas Dany", "Trouvez les mots ensemble, et démasquez Dany."),
    "en": ("You are not Dany", "Find the words together, and find out who Dany is."),
}


def personalities(table: Table) -> Piece:
    dany, secondary = DANY[table.language], SECONDARY[table.language]
    faces = [Personality("dany", *dany), *(Personality(mask, *secondary) for mask in MASKS)]
    cards = [Card(face, Back("personality")) for face in faces]
    name = {
        "fr": ("personnalité", "personnalités, dont Dany"),
        "en": ("personality", "personalities, Dany among them"),
    }
    return Piece(len(cards), name, table.lay(cards, table.size_of("ideas")))


def choices(table: Table) -> Piece:
    cards = [Card(Choice(number), Back("choice")) for number in range(1, CHOICES + 1)]
    name = {"fr": ("carte Choix", "cartes Choix, de 1 à 5"), "en": ("choice card", "choice cards, from 1 to 5")}
    return Piece(len(cards), name, table.lay(cards, table.size_of("ideas")))


BOX = Box(
    decks={"fr": ("souvenirs", "idees"), "en": ("souvenirs", "ideas")},
    names={
        "images": {"fr": ("souvenir", "souvenirs"), "en": ("memory", "memories")},
        "ideas": {
            "fr": ("idée de cinq mots", "idées de cinq mots"),
            "en": ("idea of five words", "ideas of five words"),
        },
    },
    pieces=(personalities, choices),
    emblem="mask-dany",
)
