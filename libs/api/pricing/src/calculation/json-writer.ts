import { SerializedResponse } from '@heizplatz/api-platform';
import { createView, type JsonText, type JsonTexts, WORD_BYTES } from './json-texts';

/** Most responses fit; a new buffer for each would cause more garbage collection than everything else. */
const BUFFER_BYTES = 128 * 1024;
const MAX_SPARE = 64;
/** Of a whole number below 2^53 with two decimals and a sign. */
const MAX_DIGITS = 20;
const MAX_INT32 = 0x7fffffff;
const ZERO = 48;
const POINT = 46;
const MINUS = 45;
/** '00' to '99', the first digit in the lower byte. */
const PAIRS = Uint16Array.from(
  { length: 100 },
  (_, pair) => ZERO + Math.floor(pair / 10) + ((ZERO + (pair % 10)) << 8),
);

interface Block {
  readonly bytes: Buffer;
  readonly view: DataView;
}

function createBlock(size: number): Block {
  const bytes = Buffer.allocUnsafeSlow(size);
  return { bytes, view: createView(bytes) };
}

const spare: Block[] = [];
const takeSpare = (): Block => spare.pop() ?? createBlock(BUFFER_BYTES);

function giveBack(block: Block): void {
  if (spare.length < MAX_SPARE && block.bytes.length === BUFFER_BYTES) spare.push(block);
}

function countDigits(value: number): number {
  if (value < 100_000) return value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 5;
  let digits = 6;
  for (let rest = (value / 1_000_000) | 0; rest > 0; rest = (rest / 10) | 0) digits++;
  return digits;
}

/** Writes JSON into one growing block of bytes. */
export class JsonWriter {
  #block = takeSpare();
  #view = this.#block.view;
  /** The view's `byteLength`, which is asked for too often for the engine's own. */
  #capacity = this.#view.byteLength;
  #length = 0;

  /** Makes room for at least so many bytes more. */
  #reserve(count: number): void {
    if (this.#length + count > this.#capacity) this.#grow(count);
  }

  #grow(count: number): void {
    const larger = createBlock(2 * (this.#length + count));
    this.#block.bytes.copy(larger.bytes, 0, 0, this.#length);
    this.#use(larger);
  }

  #use(block: Block): void {
    this.#block = block;
    this.#view = block.view;
    this.#capacity = block.view.byteLength;
  }

  /** Discards the output of a response that failed half-way. */
  clear(): void {
    this.#length = 0;
  }

  /** An object's fields, without the braces around them. */
  fields(value: object): void {
    this.raw(JSON.stringify(value).slice(1, -1));
  }

  /** A text of any letters that is JSON already; what is written often is prepared as bytes instead (`text`). */
  raw(json: string): void {
    this.#reserve(3 * json.length);
    this.#length += this.#block.bytes.write(json, this.#length);
  }

  text({ view, length }: JsonText): void {
    this.#copy(view, 0, length);
  }

  /** One of many texts. */
  textAt({ view, starts }: JsonTexts, index: number): void {
    const start = starts[index]!;
    this.#copy(view, start, starts[index + 1]! - start);
  }

  /** By whole words: what the last one writes beyond the text is overwritten by what follows. */
  #copy(source: DataView, start: number, length: number): void {
    this.#reserve(length + WORD_BYTES);
    const view = this.#view;
    const target = this.#length;
    // No text in UTF-8 has the bytes of a NaN, which is the one number that would not be copied bit by bit.
    for (let index = 0; index < length; index += WORD_BYTES)
      view.setFloat64(target + index, source.getFloat64(start + index, true), true);
    this.#length = target + length;
  }

  /** A whole number that is not negative. */
  int(value: number): void {
    if (value > MAX_INT32) return this.raw(String(value));
    this.#reserve(MAX_DIGITS);
    const view = this.#view;
    let rest = value | 0;
    this.#length += countDigits(rest);
    let position = this.#length;
    while (rest >= 100) {
      const hundredth = (rest / 100) | 0;
      position -= 2;
      view.setUint16(position, PAIRS[rest - hundredth * 100]!, true);
      rest = hundredth;
    }
    if (rest < 10) view.setUint8(position - 1, ZERO + rest);
    else view.setUint16(position - 2, PAIRS[rest]!, true);
  }

  /** Whole cents as decimal currency: 1250 is 12.5. */
  money(cents: number): void {
    this.#reserve(MAX_DIGITS);
    if (cents < 0) this.#view.setUint8(this.#length++, MINUS);
    const absolute = cents < 0 ? -cents : cents;
    // In 32 bits where it fits, which nearly all prices do.
    const whole = absolute <= MAX_INT32 ? ((absolute | 0) / 100) | 0 : Math.floor(absolute / 100);
    this.int(whole);
    const part = (absolute - whole * 100) | 0;
    if (part === 0) return;
    this.#view.setUint8(this.#length, POINT);
    this.#view.setUint16(this.#length + 1, PAIRS[part]!, true);
    // A last digit 0 is not written.
    this.#length += part % 10 === 0 ? 2 : 3;
  }

  /** What was written, in a buffer that is used again after `release`; the writer is empty afterwards. */
  take(): SerializedResponse {
    const written = this.#block;
    const response = new SerializedResponse(written.bytes.subarray(0, this.#length), () => giveBack(written));
    this.#use(takeSpare());
    this.#length = 0;
    return response;
  }
}
