import { SerializedResponse } from '@heizplatz/api-platform';
import type { JsonTexts } from './json-texts';

/**
 * JSON with blanks instead of numbers, to be filled in their order; the values are in hundredths (1250 is 12.50).
 */
export interface JsonForm {
  readonly bytes: Uint8Array;
  /** Where each number ends. */
  readonly ends: Int32Array;
}

/** Room for -21474836.48; JSON allows blanks before a number. */
const NUMBER_WIDTH = 12;
const [ZERO, POINT, MINUS] = [48, 46, 45];
const NULL = Buffer.from('null');

/** Makes a form of an object's JSON: each 0 becomes a number to fill in. `from` and `to` cut it as `slice` does. */
export function jsonForm(shape: object, from = 0, to?: number): JsonForm {
  const blank = `:${' '.repeat(NUMBER_WIDTH)}`;
  const text = JSON.stringify(shape)
    .replace(/:0(?=[,}])/g, blank)
    .slice(from, to);
  const ends = [...text.matchAll(/: +/g)].map(({ index }) => index + blank.length);
  return { bytes: ascii(text), ends: Int32Array.from(ends) };
}

export const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Most responses fit; a new buffer for each would cause more garbage collection than everything else. */
const BUFFER_BYTES = 256 * 1024;
const MAX_SPARE = 64;
const spare: Buffer[] = [];

const takeSpare = (): Buffer => spare.pop() ?? Buffer.allocUnsafeSlow(BUFFER_BYTES);

function giveBack(buffer: Buffer): void {
  if (spare.length < MAX_SPARE && buffer.length === BUFFER_BYTES) spare.push(buffer);
}

/** Writes ASCII JSON into one growing block of bytes; text with other characters must come as `asciiJson`. */
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

  /** For a few characters; frequent output is cached as bytes. */
  text(ascii: string): void {
    this.#reserve(ascii.length);
    const bytes = this.#bytes;
    const start = this.#length;
    for (let index = 0; index < ascii.length; index++) bytes[start + index] = ascii.charCodeAt(index);
    this.#length = start + ascii.length;
  }

  /** A whole number that is not negative. */
  int(value: number): void {
    this.#reserve(NUMBER_WIDTH);
    let digits = 1;
    for (let rest = value; rest >= 10; rest = (rest / 10) | 0) digits++;
    this.#length += digits;
    this.#fill(this.#length, value * 100);
  }

  bytes(piece: Uint8Array): void {
    this.#reserve(piece.length);
    this.#bytes.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** Piece n of packed texts. */
  piece({ bytes, starts }: JsonTexts, index: number): void {
    this.bytes(bytes.subarray(starts[index], starts[index + 1]));
  }

  /** A form with its numbers, in hundredths; NaN stands for null. */
  form({ bytes, ends }: JsonForm, hundredths: readonly number[]): void {
    const start = this.#length;
    this.bytes(bytes);
    for (let index = 0; index < hundredths.length; index++) this.#fill(start + ends[index]!, hundredths[index]!);
  }

  /** Writes a number so that it ends before `end`. */
  #fill(end: number, hundredths: number): void {
    const bytes = this.#bytes;
    if (Number.isNaN(hundredths)) {
      bytes.set(NULL, end - NULL.length);
      return;
    }
    const absolute = Math.abs(hundredths);
    let whole = (absolute / 100) | 0;
    const part = absolute - whole * 100;
    let position = end;
    if (part > 0) {
      bytes[--position] = ZERO + (part % 10);
      bytes[--position] = ZERO + ((part / 10) | 0);
      bytes[--position] = POINT;
    }
    do {
      bytes[--position] = ZERO + (whole % 10);
      whole = (whole / 10) | 0;
    } while (whole > 0);
    if (hundredths < 0) bytes[--position] = MINUS;
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
