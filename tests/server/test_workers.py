"""Workers, and the process that watches over them, end whenever they are told to: also while one of them begins."""

import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from tests.waiting import CEILING

# The second worker is the one that begins. `told`: where the signal comes then, in the new process or in its parent.
TOLD_WHILE_ONE_BEGINS = textwrap.dedent(
    """
    import os, signal
    from veillee.server import workers

    workers.PAUSE_SECONDS = 0
    fork, begun = os.fork, []

    def told_then(pid):
        begun.append(pid)
        if len(begun) == 2 and {told}:
            os.kill(os.getpid(), signal.SIGTERM)
            os.write(1, b"told %d\\n" % os.getpid())
        return pid

    os.fork = lambda: told_then(fork())

    def serve(number):
        if number == 1:
            os.write(1, b"serves %d\\n" % os.getpid())
            os.kill(os.getppid(), signal.SIGTERM)
        signal.pause()
        return 0

    workers.watch_over(2, serve)
    """
)


@pytest.mark.parametrize("told", ["pid", "not pid"], ids=["the_one_that_watches", "the_new_one"])
@pytest.mark.slow
def test_all_end_when_one_is_told_while_a_worker_begins(told: str) -> None:
    program = [sys.executable, "-c", TOLD_WHILE_ONE_BEGINS.format(told=told)]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        try:
            said = process.communicate(timeout=CEILING)[0].splitlines()
        finally:
            process.kill()
    (ended,) = [line.split()[1] for line in said if line.startswith("told")]
    assert f"serves {ended}" not in said


# A server whose start waits for something that does not come.
NEVER_READY = textwrap.dedent(
    """
    import asyncio, os, pathlib, socket, sys
    from veillee.cli import process
    from veillee.server.app import make_app
    from veillee.server.settings import Settings

    async def waits_for_ever(app):
        os.write(1, b"waits\\n")
        await asyncio.Event().wait()

    def make_slow_app(*given):
        app = make_app(*given)
        app.on_startup.insert(0, waits_for_ever)
        return app

    process.make_app, process.ENDING_SECONDS = make_slow_app, 0.0
    listening = socket.create_server(("127.0.0.1", 0))
    sys.exit(process.serve_here(Settings(data=pathlib.Path(sys.argv[1])), listening, 0))
    """
)


@pytest.mark.slow
def test_a_server_ends_when_it_is_told_to_before_it_is_ready(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", NEVER_READY, str(tmp_path)], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == b"waits\n"
            process.send_signal(signal.SIGTERM)
            assert process.wait(CEILING) == 0
        finally:
            process.kill()
