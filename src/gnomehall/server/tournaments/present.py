"""A tournament as it is told to everybody."""

from gnomehall.core.fair_chance import commitment_of
from gnomehall.server import protocol
from gnomehall.server.store.tournaments import PairingRow, TournamentRow
from gnomehall.server.tournaments.chance import secret_of
from gnomehall.server.tournaments.rounds import Course


def present_info(row: TournamentRow, entrants: int) -> protocol.TournamentInfo:
    return protocol.TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        format=row.format,
        seats=row.seats,
        rounds=row.rounds,
        round=row.round,
        duplicate=row.duplicate,
        public=row.public,
        state=row.state,
        created=row.created,
        entrants=entrants,
        pace=row.pace,
    )


def present(course: Course, organiser_name: str) -> protocol.TournamentOut:
    row = course.row
    return protocol.TournamentOut(
        info=present_info(row, len(course.entrants)),
        options=row.options,
        patience=row.patience,
        organiser=row.organiser,
        organiser_name=organiser_name,
        entrants=tuple(
            protocol.EntrantOut(one.number, one.who, one.name, one.colour, one.out) for one in course.entrants
        ),
        rounds=tuple(_round(course, number) for number in range(1, row.round + 1)),
        standings=tuple(
            protocol.StandingOut(one.entrant, one.place, one.points, one.played, one.won, one.opponents, one.beaten)
            for one in course.standings
        ),
    )


def _round(course: Course, number: int) -> protocol.RoundOut:
    row = course.row
    over = course.is_over(number)
    points = course.points(number) if over else [()] * len(course.of_round(number))
    found = zip(course.of_round(number), points, strict=True)
    pairings = tuple(_pairing(one, gained, over or not row.duplicate) for one, gained in found)
    commitment = commitment_of(secret_of(row.secret, number)) if row.duplicate else ""
    return protocol.RoundOut(number, over, pairings, commitment)


def _pairing(one: PairingRow, points: tuple[float, ...], told: bool) -> protocol.PairingOut:
    return protocol.PairingOut(one.entrants, one.table, one.places, one.scores if told else (), points)
