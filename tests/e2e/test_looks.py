"""What is looked at on every screen finds a fault that was put there, and nothing in the same page without it."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.looks import ON_A_SHORT_PHONE, OTHER_SIZES, Size, misplaced, unreadable
from tests.e2e.phone import Phone

LYING, TABLET, LARGE = OTHER_SIZES
# A table: something to look at, and what is asked.
PAGE = """
<meta name=viewport content="width=device-width"><style>
  * { margin: 0; box-sizing: border-box } body { height: 100vh; display: flex; flex-direction: column }
  main { flex: 1; min-height: 0; overflow: hidden; display: flex; gap: 5px } .picture { flex: none; width: 113px }
  footer { flex: none; font-size: 1rem } FAULT
</style>
<main data-about role="radiogroup"><div class="picture"><img alt=""></div></main>
<p>Quelle image</p><p class="second">est celle de Tom ?</p>
<footer data-needed><button>Voter</button></footer>
"""


def faults(browser: Browser, fault: str, *sizes: Size) -> str:
    phone = Phone(browser, "", "Léa")
    phone.page.set_content(PAGE.replace("FAULT", fault))
    found = misplaced(phone) + unreadable(phone, sizes)
    phone.leave()
    return "\n".join(found)


@pytest.mark.parametrize(
    ("fault", "size", "said"),
    [
        (".second { margin-top: -1em }", None, "lies on another"),
        ("footer { margin-top: -1.2em }", None, "<button>"),
        ("body { width: 401px }", None, "too wide by 11 px"),
        ("main { max-height: 370px }", ON_A_SHORT_PHONE, "short phone: has 56 %"),
        (".picture { width: 111px }", ON_A_SHORT_PHONE, "short phone: is 111 px wide"),
        ("main { min-height: 380px }", LYING, "lying phone: is not in sight: <footer"),
        ("main { max-height: 560px }", TABLET, "tablet: has 47 %"),
        ("footer { width: 14rem }", LARGE, "text at 200 %: is not in sight: <footer"),
    ],
)
def test_a_fault_that_was_put_there_is_found(browser: Browser, fault: str, size: Size | None, said: str) -> None:
    sizes = () if size is None else (size,)
    assert faults(browser, "", *sizes) == ""
    assert said in faults(browser, fault, *sizes)
