"""Whether two definitions may mean the same, by their words (DI-9).

Letters alone do not tell: « étoffe de laine » and « étoffe de lin » share nearly all of them.
"""

from veillee.rules import bare

LIKENESS = 0.75  # of the words of both, how many the other has too
STEM = 4  # letters: « relie » and « reliant » are one word
# Words that say nothing by themselves, and words that say the contrary, without accents.
FRENCH = """
a au aux avec c ce ces cet cette d dans de des du elle en est et il ils l la le les leur leurs lui on ou par pour qu que
qui quoi s sa se ses son sont sur un une y
"""
ENGLISH = "a an and as at be by for from in is it its of on or that the this to which who whose with"
SMALL_WORDS = frozenset(FRENCH.split() + ENGLISH.split())
CONTRARY = frozenset(("jamais", "ni", "non", "pas", "sans", "never", "no", "not", "without"))


def words_of(text: str) -> list[str]:
    """The words that carry the sense; if there are none, all of them."""
    words = bare(text).split()
    return [word for word in words if word not in SMALL_WORDS] or words


def alike(one: str, two: str) -> bool:
    """All that the shorter one says is in the longer one, and that says little more."""
    short, long = sorted((words_of(one), words_of(two)), key=len)
    if CONTRARY.intersection(short) != CONTRARY.intersection(long):
        return False
    left = list(long)
    for word in short:
        same = next((other for other in left if word[:STEM] == other[:STEM]), None)
        if same is None:
            return False
        left.remove(same)
    return 2 * len(short) >= LIKENESS * (len(short) + len(long))
