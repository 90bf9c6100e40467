"""What browsers give only to https, on a house that serves it by itself: under a name, not on localhost."""

import base64
import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser

from tests.certificates import write_pair
from tests.conftest import ServerProcess
from tests.e2e.conftest import CHROMIUM
from tests.e2e.phone import INSECURE_NAME, Phone

RECORDS = """
async () => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  const recorder = new MediaRecorder(stream)
  const recorded = new Promise((done) => (recorder.ondataavailable = ({ data }) => done(data.size)))
  recorder.start()
  await new Promise((done) => (recorder.onstart = done))
  recorder.stop()
  stream.getTracks().forEach((track) => track.stop())
  return recorded
}
"""
STAYS_AWAKE = """
async () => {
  const taken = await navigator.wakeLock.request("screen")
  const held = !taken.released
  await taken.release()
  return held
}
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    return write_pair(trustme.CA(), tmp_path, INSECURE_NAME)


@pytest.fixture
def trusting_browser(browser: Browser, files: tuple[Path, Path]) -> Iterator[Browser]:
    """It takes this one certificate for good, as if its authority were among those that it knows."""
    certificate = x509.load_pem_x509_certificates(files[0].read_bytes())[0]
    key = certificate.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    known = base64.b64encode(hashlib.sha256(key).digest()).decode()
    trusting = browser.browser_type.launch(
        executable_path=CHROMIUM,
        args=[
            "--no-sandbox",
            "--use-fake-device-for-media-stream",
            "--use-fake-ui-for-media-stream",
            f"--host-resolver-rules=MAP {INSECURE_NAME} 127.0.0.1",
            f"--ignore-certificate-errors-spki-list={known}",
        ],
    )
    yield trusting
    trusting.close()


def test_with_https_of_its_own_the_house_gives_all_that_browsers_have(
    trusting_browser: Browser, server: ServerProcess, files: tuple[Path, Path]
) -> None:
    server.scheme = "https"
    server.start("--tls", *map(str, files))
    address = f"https://{INSECURE_NAME}:{server.port}"
    granted = ["microphone", "clipboard-read", "clipboard-write"]
    lea = Phone(trusting_browser, address, "Léa", worker=True, permissions=granted)
    code = lea.open_salon()
    page = lea.page
    assert page.evaluate("window.isSecureContext") is True
    # The table came over a socket with a lock, and the invitation says so.
    lea.press("Envoyer le lien")
    lea.press("Copier")
    assert page.evaluate("navigator.clipboard.readText()") == f"{address}/{code}"
    page.keyboard.press("Escape")
    assert page.evaluate(RECORDS) > 0
    # The page's own session may not grant anything, and a browser without a screen grants this to nobody by itself.
    session = lea.context.new_cdp_session(page)
    here = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    grant = {"permissions": ["wakeLockScreen"], "browserContextId": here}
    trusting_browser.new_browser_cdp_session().send("Browser.grantPermissions", grant)
    assert page.evaluate(STAYS_AWAKE) is True
    # To be installed, a page needs a manifest that the browser understands.
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].startswith(address)
    # A second visit needs no network.
    page.goto(address)
    lea.worker_has("/assets/")
    server.kill()
    page.goto(address)
    page.get_by_role("heading").first.wait_for()
    page.get_by_text("Didixit").first.wait_for()
    lea.leave()
