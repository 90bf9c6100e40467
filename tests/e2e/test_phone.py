"""The helper that waits for what a person would see."""

from playwright.sync_api import Browser

from tests.e2e.phone import Phone

COMES_LATER = "<p>Bientôt</p><script>setTimeout(() => document.body.append('Maintenant'), 500)</script>"


def test_one_waits_on_when_another_has_left(browser: Browser) -> None:
    lea, tom = (Phone(browser, "", name, offline=True) for name in ("Léa", "Tom"))
    tom.page.set_content(COMES_LATER)
    lea.leave()
    tom.until("document.body.innerText.includes('Maintenant')")
    tom.leave()
