"""Real receivers on this machine: a push service with a browser behind it, a mail server, and a service for hooks."""

import asyncio
import json
import secrets
import socket
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gnomehall.server.notices.outgoing import MailServer

Json = dict[str, Any]
PATIENCE = 20.0


def base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Receiver:
    """Answers every request with one status, and keeps what it was sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.status = 201
        self.hangs = False
        self.moved = ""
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.bodies: list[bytes] = []

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = (await reader.readline()).decode()
            headers = {}
            while (found := (await reader.readline()).decode().strip()) != "":
                name, _, value = found.partition(":")
                headers[name.lower()] = value.strip()
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.paths.append(line.split()[1])
            self.headers.append(headers)
            self.bodies.append(body)
            if self.hangs:
                await asyncio.Event().wait()
            more = f"Location: {self.moved}\r\n" if self.moved else ""
            writer.write(f"HTTP/1.1 {self.status} So\r\n{more}Content-Length: 0\r\nConnection: close\r\n\r\n".encode())
            await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found = Receiver(probe.getsockname()[1])
    tasks: set[asyncio.Task[None]] = set()

    def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        tasks.add(asyncio.create_task(found.answer(reader, writer)))

    server = await asyncio.start_server(take, "127.0.0.1", found.port)
    try:
        yield found
    finally:
        server.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Browser:
    """A browser that has subscribed at a push service: it alone can read what is sent to it."""

    def __init__(self, service: Receiver) -> None:
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)
        self.path = f"/push/{secrets.token_hex(4)}"

    def subscription(self) -> str:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": base64(point), "auth": base64(self._auth)}
        return json.dumps({"endpoint": f"http://{self.service.address}{self.path}", "keys": keys})

    def messages(self) -> list[Json]:
        """What it was sent, decrypted."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))
            for path, body in zip(self.service.paths, self.service.bodies, strict=True)
            if path == self.path
        ]


class MailBox:
    """A mail server that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.to: list[str] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802  # its name there
        mail = message_from_bytes(envelope.original_content or b"", policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.to += envelope.rcpt_tos
        return "250 OK"


@asynccontextmanager
async def mail_box() -> AsyncIterator[tuple[MailBox, MailServer]]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    box = MailBox()
    running = Controller(box, hostname="127.0.0.1", port=port)
    running.start()
    try:
        yield box, MailServer("127.0.0.1", port, "hall@example.org", tls="off")
    finally:
        running.stop()
