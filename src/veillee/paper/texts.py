"""What stands on the printed sheets, in both languages."""

from typing import Literal

from msgspec import Struct

Language = Literal["fr", "en"]


class Texts(Struct, frozen=True):
    sheet: str
    fold_pawns: str
    board: str
    box_number: str
    contents: str
    how: str
    steps: tuple[str, ...]
    ruler: str
    licence: str
    rules: tuple[str, str]
    about: str
    before_christ: str
    born: str
    died: str
    families: dict[str, str]
    advice: str


TEXTS: dict[Language, Texts] = {
    "fr": Texts(
        sheet="{name} · planche {{sheet}} sur {{sheets}} · à 100 %, recto verso, bord long",
        fold_pawns="Découpez, pliez en deux en haut, repliez les pieds et collez-les l’un sur l’autre.",
        board="à 100 %, une seule face",
        box_number="boîte {box} · {card}",
        contents="Dans la boîte",
        how="Pour imprimer",
        steps=(
            "Imprimez tout le fichier à 100 % (« taille réelle »), en recto verso, retourné sur le bord long.",
            "Prenez un papier épais, de 160 à 250 g, pour les cartes ; un papier ordinaire suffit aux feuilles.",
            "Coupez d’un repère à l’autre, au massicot ou à la règle. Les repères restent hors des cartes.",
            "La règle du jeu tient sur une feuille : pliez-la en deux, le titre dehors.",
        ),
        ruler="Ce trait mesure 10 cm si l’échelle est la bonne.",
        licence="Cartes et textes : Veillée, CC BY 4.0",
        rules=("règle du jeu, à plier en deux", "règles du jeu, à plier en deux"),
        about="vers {}",
        before_christ="{} av. J.-C.",
        born="naissance : {}",
        died="mort : {}",
        families={
            "letters": "Lettres",
            "stage": "Écran et scène",
            "music": "Musique",
            "politics": "Pouvoir",
            "sport": "Sport et aventure",
            "science": "Sciences",
            "arts": "Arts et mode",
            "media": "Médias et affaires",
            "imaginary": "Imaginaire",
        },
        advice="Quelques conseils",
    ),
    "en": Texts(
        sheet="{name} · sheet {{sheet}} of {{sheets}} · at 100%, both sides, long edge",
        fold_pawns="Cut out, fold in half at the top, fold the feet and glue one onto the other.",
        board="at 100%, one side only",
        box_number="box {box} · {card}",
        contents="In the box",
        how="How to print",
        steps=(
            "Print the whole file at 100% (“actual size”), on both sides, flipped on the long edge.",
            "Take thick paper, 160 to 250 gsm, for the cards; ordinary paper will do for the sheets.",
            "Cut from mark to mark, with a guillotine or along a ruler. The marks stay outside the cards.",
            "The rules are on one sheet: fold it in half, with the title outside.",
        ),
        ruler="This line is 10 cm long if the scale is right.",
        licence="Cards and texts: Veillée, CC BY 4.0",
        rules=("sheet of rules, to fold in half", "sheets of rules, to fold in half"),
        about="c. {}",
        before_christ="{} BC",
        born="born {}",
        died="died {}",
        families={
            "letters": "Letters",
            "stage": "Screen and stage",
            "music": "Music",
            "politics": "Power",
            "sport": "Sport and adventure",
            "science": "Science",
            "arts": "Arts and fashion",
            "media": "Media and business",
            "imaginary": "Imaginary",
        },
        advice="Some advice",
    ),
}
