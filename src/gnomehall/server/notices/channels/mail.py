"""Mails, in plain text, by the mail server that was named."""

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from gnomehall.server.notices.channels.sending import Gone, NotSent
from gnomehall.server.notices.message import Message
from gnomehall.server.notices.outgoing import MailServer

SECONDS: Final = 20.0


def send(address: str, message: Message, server: MailServer, hall: str, stop: str) -> None:
    """Send the tables that wait, each with its link, and the link that stops it."""
    said = message.speech
    lines = [f"{line}\n{hall}{path}" for line, path in zip(message.named, message.paths, strict=True)]
    foot = said.say("notice-mail-stop", link=f"{hall}/notices#stop-{stop}")
    mail = _mail(address, message.title, "\n\n".join([*lines, "-- \n" + foot]), server)
    mail["List-Unsubscribe"] = f"<{hall}/api/notices/stop?token={stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    _hand_over(mail, server)


def ask(address: str, message: Message, server: MailServer, hall: str, token: str) -> None:
    """Ask whether the address belongs to whoever typed it in."""
    said = message.speech
    text = said.say("notice-mail-confirm", link=f"{hall}/notices#confirm-{token}")
    _hand_over(_mail(address, said.say("notice-mail-confirm-title"), text, server), server)


def _mail(address: str, title: str, text: str, server: MailServer) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = f"Gnomehall <{server.sender}>", address, title
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=server.sender.partition("@")[2])
    # No machine shall answer it.
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail


def _hand_over(mail: EmailMessage, server: MailServer) -> None:
    try:
        with _connected(server) as smtp:
            if server.user:
                smtp.login(server.user, server.password)
            smtp.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        if any(code >= 500 for code, _ in error.recipients.values()):
            raise Gone("the mail server does not know the address") from None
        raise NotSent("the mail server did not take it now") from None
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(type(error).__name__) from None


def _connected(server: MailServer) -> smtplib.SMTP:
    if server.tls == "whole":
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=ssl.create_default_context())
    smtp = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    try:
        if server.tls == "start":
            smtp.starttls(context=ssl.create_default_context())
    except BaseException:
        smtp.close()
        raise
    return smtp
