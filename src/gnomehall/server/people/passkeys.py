"""Passkeys: what a browser makes and signs with, checked by `webauthn`. Read where that package is installed."""

import secrets
from binascii import Error as NotBase64
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from gnomehall.server import protocol
from gnomehall.server.people.people import LINK_SECONDS, People
from gnomehall.server.store.keyring import PlayerKey
from gnomehall.server.tables.refusal import RequestRefused
from gnomehall.server.tables.seats import new_token

HALL: Final = "Gnomehall"


@dataclass(frozen=True, slots=True)
class Made:
    """What the hall keeps of a passkey."""

    id: str
    public: str
    count: int
    """How often it has signed, as far as it tells."""


class ClientData(msgspec.Struct):
    challenge: str


class Response(msgspec.Struct):
    client_data: str = msgspec.field(name="clientDataJSON")


class Credential(msgspec.Struct):
    """The part of a passkey's answer that says which challenge it is about."""

    id: str
    response: Response


class Passkeys:
    """Each challenge is good for one answer within ten minutes. The origin is that of the page that asks."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._keyring = people.keyring

    async def begin_adding(self, token: str, origin: str) -> protocol.PasskeyAsk:
        player, _ = await self._people.open(token)
        await self._people.check_room(player.id)
        known = [_made(key) for key in await self._keyring.keys(player.id) if key.kind == "passkey"]
        options = webauthn.generate_registration_options(
            rp_id=host_of(origin),
            rp_name=HALL,
            user_id=player.id.encode(),
            user_name=player.name or HALL,
            challenge=await self._challenge(player.id),
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.id)) for one in known],
        )
        return protocol.PasskeyAsk(webauthn.options_to_json(options))

    async def add(self, token: str, origin: str, wish: protocol.PasskeyAnswer) -> protocol.Me:
        player, _ = await self._people.open(token)
        challenge, _ = await self._answered(wish.answer, player.id)
        try:
            found = webauthn.verify_registration_response(
                credential=wish.answer,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
            )
        except WebAuthnException as error:
            raise _not_taken(error) from None
        id_ = bytes_to_base64url(found.credential_id)
        made = Made(id_, bytes_to_base64url(found.credential_public_key), found.sign_count)
        key = self._people.key(player.id, "passkey", _hash(id_), wish.device, msgspec.json.encode(made).decode())
        await self._people.write(self._keyring.add(key))
        return await self._people.me(token)

    async def begin_entering(self, origin: str) -> protocol.PasskeyAsk:
        challenge = await self._challenge(None)
        options = webauthn.generate_authentication_options(rp_id=host_of(origin), challenge=challenge)
        return protocol.PasskeyAsk(webauthn.options_to_json(options))

    async def enter(self, origin: str, wish: protocol.PasskeyAnswer) -> protocol.Entered:
        challenge, credential = await self._answered(wish.answer, None)
        key = await self._keyring.find(_hash(credential), "passkey")
        if key is None:
            raise _not_taken("no player has this passkey")
        made = _made(key)
        try:
            found = webauthn.verify_authentication_response(
                credential=wish.answer,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=base64url_to_bytes(made.public),
                credential_current_sign_count=made.count,
            )
        except WebAuthnException as error:
            raise _not_taken(error) from None
        token = new_token()
        used = msgspec.json.encode(replace(made, count=found.new_sign_count))
        await self._people.let_in(key, token, wish.device, used.decode())
        return protocol.Entered(await self._people.me(token), token)

    async def _challenge(self, player: str | None) -> bytes:
        now = int(self._people.now())
        challenge = secrets.token_bytes(32)
        await self._people.write(self._keyring.forget_passing(now - LINK_SECONDS))
        await self._people.write(self._keyring.add(self._people.key(player, "challenge", sha256(challenge).digest())))
        return challenge

    async def _answered(self, answer: str, player: str | None) -> tuple[bytes, str]:
        """The challenge that an answer is about, used up by it, and the id of the passkey."""
        try:
            credential = msgspec.json.decode(answer, type=Credential)
            data = msgspec.json.decode(base64url_to_bytes(credential.response.client_data), type=ClientData)
            challenge = base64url_to_bytes(data.challenge)
        except (msgspec.MsgspecError, NotBase64, ValueError) as error:
            raise _not_taken(error) from None
        key = await self._keyring.find(sha256(challenge).digest(), "challenge")
        since = int(self._people.now()) - LINK_SECONDS
        if key is None or key.player != player or key.created < since or not await self._use_up(key):
            raise _not_taken("it is too old, or was answered already")
        return challenge, credential.id

    async def _use_up(self, key: PlayerKey) -> bool:
        """Whether the challenge is ours to answer: of several answers, one is."""
        mark = self._people.key(key.player, "challenge", secrets.token_bytes(32))
        return await self._keyring.turn(key.hash, "challenge", key.created, mark)


def host_of(origin: str) -> str:
    """The name that a passkey is for: that of the page."""
    try:
        host = urlsplit(origin).hostname
    except ValueError:
        host = None
    if not host:
        raise _not_taken("a passkey needs a page")
    return host


def _made(key: PlayerKey) -> Made:
    return msgspec.json.decode(key.data, type=Made)


def _hash(id_: str) -> bytes:
    return sha256(f"passkey {id_}".encode()).digest()


def _not_taken(reason: object) -> RequestRefused:
    return RequestRefused("no-passkey", f"the passkey was not taken: {reason}")
