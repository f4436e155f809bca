/** Texts are copied in steps of so many bytes. */
export const WORD_BYTES = 8;

export const createView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Texts as bytes, one after the other, for `JsonWriter`. */
export interface JsonTexts {
  /** Has room for one more word at its end, so that whole words can be read. */
  readonly view: DataView;
  /** Text `index` begins at `starts[index]` and ends where the next begins. */
  readonly starts: Int32Array;
}

export function packTexts(texts: readonly string[]): JsonTexts {
  const starts = new Int32Array(texts.length + 1);
  texts.forEach((text, index) => (starts[index + 1] = starts[index]! + Buffer.byteLength(text)));
  const bytes = Buffer.from(new ArrayBuffer(starts[texts.length]! + WORD_BYTES));
  texts.forEach((text, index) => bytes.write(text, starts[index]!));
  return { view: createView(bytes), starts };
}

/** One text as bytes. */
export interface JsonText {
  readonly view: DataView;
  readonly length: number;
}

export function toJsonText(text: string): JsonText {
  const { view } = packTexts([text]);
  return { view, length: view.byteLength - WORD_BYTES };
}

export const COMMA = toJsonText(',');
