"""Alternative texts of the placeholder deck: what is printed, in both languages, and no interpretation."""

from __future__ import annotations

from dataclasses import dataclass

from art.treatments import Recipe

NBSP = "\u00a0"


@dataclass(frozen=True)
class Noun:
    """A thing in French (its plural, whether feminine) and in English."""

    fr: str
    plural: str
    feminine: bool
    en: str
    en_plural: str

    @property
    def a_fr(self) -> str:
        return ("une " if self.feminine else "un ") + self.fr

    @property
    def a_en(self) -> str:
        return ("an " if self.en[0] in "aeiou" else "a ") + self.en


NOUNS = {
    "door": Noun("porte ouverte", "portes ouvertes", True, "open door", "open doors"),
    "tree": Noun("arbre", "arbres", False, "tree", "trees"),
    "boat": Noun("voilier", "voiliers", False, "sailing boat", "sailing boats"),
    "ladder": Noun("échelle", "échelles", True, "ladder", "ladders"),
    "key": Noun("clé", "clés", True, "key", "keys"),
    "umbrella": Noun("parapluie", "parapluies", False, "umbrella", "umbrellas"),
    "clock": Noun("réveil", "réveils", False, "alarm clock", "alarm clocks"),
    "bird": Noun("oiseau", "oiseaux", False, "bird", "birds"),
    "fish": Noun("poisson", "poissons", False, "fish", "fish"),
    "chair": Noun("chaise", "chaises", True, "chair", "chairs"),
    "lighthouse": Noun("phare", "phares", False, "lighthouse", "lighthouses"),
    "kite": Noun("cerf-volant", "cerfs-volants", False, "kite", "kites"),
    "cup": Noun("tasse", "tasses", True, "cup", "cups"),
    "balloon": Noun("montgolfière", "montgolfières", True, "hot-air balloon", "hot-air balloons"),
    "candle": Noun("bougie", "bougies", True, "candle", "candles"),
    "house": Noun("maison", "maisons", True, "house", "houses"),
    "snail": Noun("escargot", "escargots", False, "snail", "snails"),
    "book": Noun("livre ouvert", "livres ouverts", False, "open book", "open books"),
    "mushroom": Noun("champignon", "champignons", False, "mushroom", "mushrooms"),
    "hat": Noun("haut-de-forme", "hauts-de-forme", False, "top hat", "top hats"),
    "whale": Noun("baleine", "baleines", True, "whale", "whales"),
}

# Where: standing there, floating over it, looking at it.
PLACES_FR = {
    "sea": ("sur la mer", "au-dessus de la mer", "la mer"),
    "hills": ("dans les collines", "au-dessus des collines", "des collines"),
    "city": ("sur les toits d’une ville", "au-dessus des toits d’une ville", "une ville"),
    "forest": ("dans une forêt", "dans une clairière", "une forêt"),
    "desert": ("dans le désert", "au-dessus du désert", "un désert"),
    "room": ("dans une pièce vide", "dans une pièce vide", "une pièce vide"),
    "sky": ("sur les nuages", "au-dessus des nuages", "des nuages"),
    "underground": ("au fond d’une grotte", "dans une grotte", "une grotte"),
}
PLACES_EN = {
    "sea": ("on the sea", "above the sea", "the sea"),
    "hills": ("in the hills", "above the hills", "hills"),
    "city": ("on the roofs of a town", "above the roofs of a town", "a town"),
    "forest": ("in a forest", "in a clearing", "a forest"),
    "desert": ("in the desert", "above the desert", "a desert"),
    "room": ("in an empty room", "in an empty room", "an empty room"),
    "sky": ("on the clouds", "above the clouds", "clouds"),
    "underground": ("deep in a cave", "in a cave", "a cave"),
}
COLOURS_FR = {
    "night": ("bleu nuit", "bleus"),
    "dusk": ("violet et orangé", "violets"),
    "lagoon": ("bleu-vert", "bleu-vert"),
    "amber": ("doré", "ocre"),
    "mint": ("vert pâle", "vert pâle"),
    "rose": ("rose", "roses"),
}
COLOURS_EN = {
    "night": ("midnight-blue", "blue"),
    "dusk": ("purple and orange", "purple"),
    "lagoon": ("blue-green", "blue-green"),
    "amber": ("golden", "ochre"),
    "mint": ("pale green", "pale green"),
    "rose": ("pink", "pink"),
}


def _light_fr(recipe: Recipe) -> str:
    sky, walls = COLOURS_FR[recipe.palette]
    if recipe.setting == "room":
        return f" aux murs {walls}"
    return "" if recipe.setting == "underground" else f", sous un ciel {sky}"


def _light_en(recipe: Recipe) -> str:
    sky, walls = COLOURS_EN[recipe.palette]
    if recipe.setting == "room":
        return f" with {walls} walls"
    return "" if recipe.setting == "underground" else f", under a {sky} sky"


def french(recipe: Recipe) -> str:
    it = NOUNS[recipe.hero]
    on, over, view = PLACES_FR[recipe.setting]
    light = _light_fr(recipe)
    e = "e" if it.feminine else ""
    if recipe.treatment == "giant":
        it_too = "la" if it.feminine else "le"
        text = f"{it.a_fr} géant{e} {on}{light}{NBSP}; une minuscule silhouette {it_too} regarde."
    elif recipe.treatment == "upside":
        text = f"{it.a_fr} à l’envers flotte {over}{light}."
    elif recipe.treatment == "repeated":
        them = "elles" if it.feminine else "eux"
        text = f"Onze {it.plural} en rangs {on}{light}{NBSP}; parmi {them}, {NOUNS[recipe.other].a_fr}."
    elif recipe.treatment == "string":
        text = f"{it.a_fr} flotte {over}{light}, au bout d’un fil que tient une petite silhouette."
    elif recipe.treatment == "window":
        pronoun = "elle" if it.feminine else "il"
        text = (
            f"Le contour d’{it.a_fr}, tracé à la craie sur un mur{NBSP}; "
            f"dans la fenêtre, devant {view}, {pronoun} est en couleurs."
        )
    elif recipe.treatment == "reflection":
        other = NOUNS[recipe.other].a_fr
        text = f"{it.a_fr} sur un îlot, devant {view}{light}{NBSP}; son reflet est celui d’{other}."
    else:
        inner = PLACES_FR[recipe.other][2]
        text = f"La silhouette d’{it.a_fr}, {on}{light}, s’ouvre sur {inner}."
    return text[0].upper() + text[1:]


def english(recipe: Recipe) -> str:
    it = NOUNS[recipe.hero]
    on, over, view = PLACES_EN[recipe.setting]
    light = _light_en(recipe)
    if recipe.treatment == "giant":
        text = f"A giant {it.en} {on}{light}; a tiny figure looks at it."
    elif recipe.treatment == "upside":
        text = f"{it.a_en} floats upside down {over}{light}."
    elif recipe.treatment == "repeated":
        text = f"Eleven {it.en_plural} in rows {on}{light}; among them, {NOUNS[recipe.other].a_en}."
    elif recipe.treatment == "string":
        text = f"{it.a_en} floats {over}{light}, at the end of a string held by a small figure."
    elif recipe.treatment == "window":
        text = f"The outline of {it.a_en}, chalked on a wall; in the window, before {view}, it has its colours."
    elif recipe.treatment == "reflection":
        text = f"{it.a_en} on an islet, before {view}{light}; its reflection is that of {NOUNS[recipe.other].a_en}."
    else:
        text = f"The silhouette of {it.a_en}, {on}{light}, opens onto {PLACES_EN[recipe.other][2]}."
    return text[0].upper() + text[1:]
