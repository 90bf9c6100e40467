"""What a person may not read at a given moment, worked out from the whole state and not from the game's own views."""

from collections.abc import Iterable
from typing import Any

from veillee.games.dany import state as dany_state
from veillee.games.dictionnaire import state as dictionnaire
from veillee.games.dictionnaire.state import Piles
from veillee.games.didixit import state as didixit_state
from veillee.games.diner import state as diner
from veillee.rules import Seat
from veillee.salon.model import Running, Salon
from veillee.salon.records import texts_in


def hidden_from(salon: Salon, seats: Iterable[Seat], written: bool = True) -> set[str]:
    """The secrets of a salon that somebody with these seats may not read; if `written`, also what people write."""
    secrets = {salon.server_part}
    running = salon.running
    if running is not None and not running.over:
        secrets |= {running.start.server_part, running.state.chance.seed.hex()}
        secrets |= of_game(running, frozenset(seats), written)
    return secrets - {""}


def open_at(running: Running) -> set[str]:
    """What lies open for all on the table: it may be told later, also if it is in somebody's hand again."""
    match running.state:
        case didixit_state.State(phase=phase, last=last):
            return texts_in(last) | (texts_in(phase.laid) if isinstance(phase, didixit_state.Voting) else set())
        case dictionnaire.State(phase=phase, last=last):
            return texts_in(last) | {pile[0].text for pile in read_out(phase)}
        case dany_state.State(phase=phase, last=last):
            talk = talk_of(phase)
            shown = [piece.shown for piece in talk.pieces] if talk is not None else []
            return texts_in(last) | texts_in(shown)
        case diner.State(phase=phase, last=last, tables=tables):
            proposal = phase.proposal if isinstance(phase, diner.Judging) else None
            return texts_in(last) | texts_in(tables) | texts_in(proposal)
    return set()


def read_out(phase: Any) -> Piles:
    """The definitions that all have heard."""
    match phase:
        case dictionnaire.Reading(piles=piles, shown=shown):
            return piles[:shown]
        case dictionnaire.Voting(piles=piles) | dictionnaire.LastCall(piles=piles):
            return piles
    return ()


def of_game(running: Running, seats: frozenset[Seat], written: bool) -> set[str]:
    match running.state:
        case didixit_state.State() as state:
            secrets, known = of_didixit(state, seats)
        case dictionnaire.State() as state:
            secrets, known = of_dictionnaire(state, seats, written)
        case dany_state.State() as state:
            secrets, known = of_dany(state, seats)
        case diner.State() as state:
            secrets = {*state.pile.cards, *state.pile.aside, *(id for hand in state.hands for id in hand)}
            known = {id for seat in seats for id in state.hands[seat]}
        case _:
            # A new game: its views are still compared with those that follow from the log.
            return set()
    return secrets - known - open_at(running)


def of_didixit(state: didixit_state.State, seats: frozenset[Seat]) -> tuple[set[str], set[str]]:
    secrets = {*state.pile.cards, *state.pile.aside, *(image for hand in state.hands for image in hand)}
    known = {image for seat in seats for image in state.hands[seat]}
    if isinstance(state.phase, didixit_state.Giving):
        giving = state.phase
        secrets |= {giving.image, *(image for images in giving.gifts.answers.values() for image in images)}
        known |= {image for seat in seats for image in giving.gifts.given[seat] or ()}
        known |= {giving.image} if giving.storyteller in seats else set()
    return secrets, known


def of_dictionnaire(state: dictionnaire.State, seats: frozenset[Seat], written: bool) -> tuple[set[str], set[str]]:
    """What words mean, until it is read out; and what everybody writes."""
    secrets, known = {word.definition for card in state.cards for word in card.words}, set[str]()
    phase = state.phase
    match phase:
        case dictionnaire.Choosing(drawn=int(card)):
            known |= texts_in(state.cards[card]) if phase.reader in seats else set()
        case dictionnaire.Writing(word=word, sheets=sheets, drafts=drafts):
            secrets |= {*sheets.answers.values(), *drafts} if written else set()
            known |= {text for seat in seats for text in (sheets.given[seat], drafts[seat]) if text}
            known |= {word.definition} if phase.reader in seats else set()
        case dictionnaire.Sorting(piles=piles) | dictionnaire.Reading(piles=piles):
            sheets_there = [sheet for pile in piles for sheet in pile]
            if written:
                secrets |= {text for sheet in sheets_there for text in (sheet.text, sheet.original)}
            known |= {sheet.original for sheet in sheets_there if sheet.author in seats}
            if phase.reader in seats:
                known |= {text for sheet in sheets_there for text in (sheet.text, sheet.original)}
    return secrets, known


def of_dany(state: dany_state.State, seats: frozenset[Seat]) -> tuple[set[str], set[str]]:
    """The memories that are in the pile, in the hand of the active personality, or face down; the ideas to come."""
    secrets, known = {*state.memories, *(idea.id for idea in state.ideas)}, set[str]()
    phase = state.phase.back if isinstance(state.phase, dany_state.Calling) else state.phase
    match phase:
        case dany_state.Choosing(hand=held) | dany_state.Composing(kept=held):
            secrets |= set(held)
            known |= set(held) if phase.active in seats else set()
        case _ if (talk := talk_of(phase)) is not None:
            held = (*talk.kept, *(piece.memory for piece in talk.pieces if piece.memory))
            secrets |= set(held)
            known |= set(held) if talk.active in seats else set()
    return secrets, known


def talk_of(phase: Any) -> dany_state.Talking | None:
    match phase:
        case dany_state.Talking():
            return phase
        case dany_state.Revealed(talk=talk) | dany_state.Explaining(talk=talk):
            return talk
        case dany_state.Calling(back=back):
            return talk_of(back)
    return None
