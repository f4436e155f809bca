/** Many chunks of JSON as one block of ASCII bytes, for transfer between threads and copying into responses. */
export interface JsonTexts {
  readonly bytes: Uint8Array;
  /** Piece n reaches from starts[n] to starts[n + 1]. */
  readonly starts: Uint32Array;
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in ASCII: bytes and characters are one, which makes writing them a plain copy. */
export const asciiJson = (value: unknown): string => JSON.stringify(value).replace(/[^\x20-\x7e]/g, escapeUnit);

/** An object's fields without its braces, to be joined with others. */
export const jsonFields = (fields: object): string => asciiJson(fields).slice(1, -1);

export function packTexts(texts: readonly string[]): JsonTexts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => (starts[index + 1] = (starts[index] ?? 0) + text.length));
  const bytes = new Uint8Array(starts[texts.length] ?? 0);
  texts.forEach((text, index) => bytes.set(Buffer.from(text, 'latin1'), starts[index]));
  return { bytes, starts };
}
