/** SHA-256 (FIPS 180-4), here because the engine also runs where no crypto library does. */

/** Everywhere that JavaScript runs, though in no edition of the language. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const primes = firstPrimes(64);
const K = Uint32Array.from(primes, p => fraction(Math.cbrt(p)));
const START = Uint32Array.from(primes.slice(0, 8), p => fraction(Math.sqrt(p)));

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 2 ** 32) >>> 0;
}

/** One of the words of a list. */
export function wordAt(words: Int32Array | Uint32Array, i: number): number {
  const word = words[i];
  if (word === undefined) throw new Error(`no word ${i}`);
  return word;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The eight words of the hash of a text in UTF-8. */
export function sha256(text: string): Uint32Array {
  const message = padded(new TextEncoder().encode(text));
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = message.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = wordAt(w, i - 15);
      const b = wordAt(w, i - 2);
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = wordAt(w, i - 16) + s0 + wordAt(w, i - 7) + s1;
    }
    compress(hash, w);
  }
  return hash;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + wordAt(K, i) + wordAt(w, i)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = wordAt(hash, i) + word;
}

function padded(bytes: Uint8Array): DataView {
  const size = Math.ceil((bytes.length + 9) / 64) * 64;
  const all = new Uint8Array(size);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(size - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(size - 4, (bytes.length * 8) >>> 0);
  return view;
}

let digest = (text: string): string => hex(sha256(text));

/** The hash of a text in UTF-8, in hexadecimal digits. */
export function sha256Hex(text: string): string {
  return digest(text);
}

/** A machine whose system has the same hash, only faster, lends it; one that differs is not taken. */
export function lendSha256(faster: (text: string) => string): void {
  const sample = 'Rempart é';
  if (faster(sample) !== hex(sha256(sample))) throw new Error('that is not SHA-256');
  digest = faster;
}

export function hex(words: Uint32Array): string {
  let text = '';
  for (const word of words) text += word.toString(16).padStart(8, '0');
  return text;
}
