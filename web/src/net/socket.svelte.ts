// The connection to the hall. It comes back by itself,
// says in words how it is, and repeats what it is not sure arrived.

import type { ClientMessage, ServerMessage } from "../protocol";

export type Link = "connecting" | "open" | "lost" | "offline";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 10_000;

export class HallSocket {
  link = $state<Link>("connecting");
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #heard = 0;
  #closed = false;

  constructor(
    private readonly onOpen: () => void,
    private readonly onMessage: (message: ServerMessage) => void,
  ) {
    addEventListener("online", this.#retry);
    addEventListener("offline", this.#gone);
    this.#connect();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#retry);
    removeEventListener("offline", this.#gone);
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    this.#socket?.close();
  }

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.link = "open";
      this.#wait = FIRST_WAIT;
      this.#heard = Date.now();
      clearInterval(this.#beat);
      this.#beat = window.setInterval(() => this.#listen(socket), HEARTBEAT);
      this.onOpen();
    };
    socket.onmessage = (event) => {
      this.#heard = Date.now();
      this.onMessage(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      clearInterval(this.#beat);
      this.link = navigator.onLine ? "lost" : "offline";
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  /** A connection that is half open says nothing; after two silent beats it is given up. */
  #listen(socket: WebSocket): void {
    if (Date.now() - this.#heard > 2.5 * HEARTBEAT) socket.close();
    else this.send({ type: "ping", at: Date.now() });
  }

  readonly #retry = (): void => {
    if (this.link === "open") return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  readonly #gone = (): void => {
    this.link = "offline";
    this.#socket?.close();
  };
}
