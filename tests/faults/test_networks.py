"""What the tests make of networks is their own."""

import socket
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.faults.networks import Networks, NotAllowed, away_from_this_machine


@pytest.mark.slow
def test_the_rest_of_the_machine_sees_nothing_of_a_network_that_is_away_from_it() -> None:
    with ThreadPoolExecutor(1) as machine:
        before = machine.submit(socket.if_nameindex).result()
        try:
            with away_from_this_machine(), Networks(1):
                assert socket.if_nameindex() != before
                assert machine.submit(socket.if_nameindex).result() == before
        except NotAllowed as error:
            pytest.skip(str(error))
        assert socket.if_nameindex() == before
