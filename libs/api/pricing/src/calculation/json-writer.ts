import { SerializedResponse } from '@heizplatz/api-platform';

export const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Most responses fit; a new buffer for each would cause more garbage collection than everything else. */
const BUFFER_BYTES = 128 * 1024;
const MAX_SPARE = 64;
const spare: Buffer[] = [];
/** Of a whole number below 2^53 with two decimals and a sign. */
const MAX_DIGITS = 20;
/** Copying fewer bytes one by one takes less time than asking for it. */
const SHORT = 24;
const MAX_INT32 = 0x7fffffff;
const ZERO = 48;
const POINT = 46;
const MINUS = 45;

function getDigits(value: number): number {
  let digits = 1;
  for (let rest = value; rest >= 10; rest = (rest / 10) | 0) digits++;
  return digits;
}

const takeSpare = (): Buffer => spare.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);

function giveBack(buffer: Buffer): void {
  if (spare.length < MAX_SPARE && buffer.length === BUFFER_BYTES) spare.push(buffer);
}

/** Writes JSON into one growing block of bytes. */
export class JsonWriter {
  #bytes = takeSpare();
  #length = 0;

  /** Makes room for at least so many bytes more. */
  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + count));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }

  /** Discards the output of a response that failed half-way. */
  clear(): void {
    this.#length = 0;
  }

  /** A few ASCII characters; what is written often is kept as bytes. */
  text(ascii: string): void {
    this.#reserve(ascii.length);
    const bytes = this.#bytes;
    const start = this.#length;
    for (let index = 0; index < ascii.length; index++) bytes[start + index] = ascii.charCodeAt(index);
    this.#length = start + ascii.length;
  }

  /** Any value, for what is small or rare. */
  json(value: unknown): void {
    this.raw(JSON.stringify(value));
  }

  /** An object's fields, without the braces around them. */
  fields(value: object): void {
    this.raw(JSON.stringify(value).slice(1, -1));
  }

  /** A text of any letters that is JSON already. */
  raw(json: string): void {
    this.#reserve(3 * json.length);
    this.#length += this.#bytes.write(json, this.#length);
  }

  /** A whole number that is not negative. */
  int(value: number): void {
    this.#reserve(MAX_DIGITS);
    if (value > MAX_INT32) return this.text(String(value));
    const bytes = this.#bytes;
    let rest = value | 0;
    const digits = rest < 10 ? 1 : rest < 100 ? 2 : rest < 1000 ? 3 : rest < 10_000 ? 4 : getDigits(rest);
    this.#length += digits;
    let position = this.#length;
    do {
      const tenth = (rest / 10) | 0;
      bytes[--position] = ZERO + (rest - tenth * 10);
      rest = tenth;
    } while (rest > 0);
  }

  /** Whole cents as decimal currency: 1250 is 12.5. */
  money(cents: number): void {
    this.#reserve(MAX_DIGITS);
    const absolute = cents < 0 ? -cents : cents;
    if (cents < 0) this.#bytes[this.#length++] = MINUS;
    const whole = Math.floor(absolute / 100);
    this.int(whole);
    const part = absolute - whole * 100;
    if (part === 0) return;
    const tens = (part / 10) | 0;
    this.#bytes[this.#length++] = POINT;
    this.#bytes[this.#length++] = ZERO + tens;
    if (part > tens * 10) this.#bytes[this.#length++] = ZERO + part - tens * 10;
  }

  bytes(piece: Uint8Array): void {
    const { length } = piece;
    this.#reserve(length);
    const bytes = this.#bytes;
    const start = this.#length;
    if (length < SHORT) for (let index = 0; index < length; index++) bytes[start + index] = piece[index]!;
    else bytes.set(piece, start);
    this.#length = start + length;
  }

  /** What was written, in a buffer that is used again after `release`; the writer is empty afterwards. */
  take(): SerializedResponse {
    const written = this.#bytes;
    const response = new SerializedResponse(written.subarray(0, this.#length), () => giveBack(written));
    this.#bytes = takeSpare();
    this.#length = 0;
    return response;
  }
}
