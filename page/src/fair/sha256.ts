/** SHA-256 (FIPS 180-4) and HMAC-SHA-256 (RFC 2104), our own: `crypto.subtle` is not there on plain http. */

const BLOCK = 64;
// prettier-ignore
const FIRST = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
// prettier-ignore
const ROUNDS = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);
const words = new Uint32Array(64);

export function sha256(data: Uint8Array): Uint8Array {
  return finished(FIRST.slice(), data, 0);
}

/** A key ready for many messages: its own two blocks are hashed once. */
export function keyed(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const inner = started(block.map((byte) => byte ^ 0x36));
  const outer = started(block.map((byte) => byte ^ 0x5c));
  return (message) => finished(outer.slice(), finished(inner.slice(), message, BLOCK), BLOCK);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(key)(message);
}

function started(block: Uint8Array): Uint32Array {
  const state = FIRST.slice();
  compress(state, new DataView(block.buffer), 0);
  return state;
}

/** The digest of a state that has taken `before` bytes already and now takes the last ones. */
function finished(state: Uint32Array, data: Uint8Array, before: number): Uint8Array {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const whole = data.length - (data.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, view, at);
  const rest = data.length - whole;
  const tail = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  tail.set(data.subarray(whole));
  tail[rest] = 0x80;
  const tailView = new DataView(tail.buffer);
  const total = before + data.length;
  tailView.setUint32(tail.length - 8, Math.floor(total / 0x20000000));
  tailView.setUint32(tail.length - 4, (total * 8) >>> 0);
  for (let at = 0; at < tail.length; at += BLOCK) compress(state, tailView, at);
  const digest = new Uint8Array(32);
  const digestView = new DataView(digest.buffer);
  state.forEach((word, place) => digestView.setUint32(4 * place, word));
  return digest;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(state: Uint32Array, data: DataView, at: number): void {
  for (let t = 0; t < 16; t += 1) words[t] = data.getUint32(at + 4 * t);
  for (let t = 16; t < 64; t += 1) {
    const early = words[t - 15]!;
    const late = words[t - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = words[t - 16]! + first + words[t - 7]! + second;
  }
  let a = state[0]!,
    b = state[1]!,
    c = state[2]!,
    d = state[3]!;
  let e = state[4]!,
    f = state[5]!,
    g = state[6]!,
    h = state[7]!;
  for (let t = 0; t < 64; t += 1) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[t]! + words[t]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  const last = [a, b, c, d, e, f, g, h];
  for (let place = 0; place < 8; place += 1) state[place] = state[place]! + last[place]!;
}
