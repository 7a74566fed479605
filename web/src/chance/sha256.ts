// SHA-256 and HMAC by FIPS 180-4 and FIPS 198-1. What browsers have of their own they keep from pages without TLS, as
// those of a hall in one's own network are; and it can't be had at once.

/** The first 32 bits of the fractional parts of a root of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) prime &&= n % d !== 0;
    if (prime) found.push((n ** (1 / root) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}
const START = fractions(8, 2);
const ROUNDS = fractions(64, 3);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(data: Uint8Array): DataView {
  const size = Math.ceil((data.length + 9) / 64) * 64;
  const bytes = new Uint8Array(size);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(size - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(size - 4, data.length << 3);
  return view;
}

export function sha256(data: Uint8Array): Uint8Array {
  const blocks = padded(data);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    for (let t = 0; t < 16; t++) words[t] = blocks.getUint32(block + 4 * t);
    for (let t = 16; t < 64; t++) {
      const [two, fifteen] = [words[t - 2]!, words[t - 15]!];
      const late = turned(two, 17) ^ turned(two, 19) ^ (two >>> 10);
      const early = turned(fifteen, 7) ^ turned(fifteen, 18) ^ (fifteen >>> 3);
      words[t] = late + words[t - 7]! + early + words[t - 16]!;
    }
    mix(state, words);
  }
  const found = new DataView(new ArrayBuffer(32));
  for (let at = 0; at < 8; at++) found.setUint32(4 * at, state[at]!);
  return new Uint8Array(found.buffer);
}

function mix(state: Uint32Array, words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const up = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + up + ((e & f) ^ (~e & g)) + ROUNDS[t]! + words[t]!) | 0;
    const down = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (down + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  const added = [a, b, c, d, e, f, g, h];
  for (let at = 0; at < 8; at++) state[at] = state[at]! + added[at]!;
}

const encoder = new TextEncoder();

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The hash of a text, as 64 digits. */
export const hashOf = (text: string): string => hex(sha256(encoder.encode(text)));

/** A text keyed with 32 bytes, which are given as 64 digits; as 64 digits. */
export function hmacOf(key: string, text: string): string {
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(key.slice(2 * i, 2 * i + 2), 16));
  const keyed = (pad: number, data: Uint8Array): Uint8Array => {
    const message = new Uint8Array(64 + data.length).fill(pad, 0, 64);
    for (let at = 0; at < bytes.length; at++) message[at] = bytes[at]! ^ pad;
    message.set(data, 64);
    return sha256(message);
  };
  return hex(keyed(0x5c, keyed(0x36, encoder.encode(text))));
}
