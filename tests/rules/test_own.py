"""What people of a salon made has ids of its own."""

from veillee.rules import is_own, own_id, own_name


def test_an_id_is_made_recognised_and_stripped() -> None:
    for name in (3, "0123456789abcdef0123456789abcdef"):
        assert is_own(own_id(name))
        assert own_name(own_id(name)) == str(name)


def test_what_the_house_has_is_not_own() -> None:
    for id in ("reves", "own", "owner-3", "photos.own-3"):
        assert not is_own(id)
        assert own_name(id) is None
