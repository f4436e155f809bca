const encoder = new TextEncoder();
/** Of all documents of this thread; grows to the largest. */
let scratch = new Uint8Array(1 << 19);

/**
 * The texts one after the other as UTF-8, in memory of its own. Each is encoded by itself: joined they would be a rope, which V8
 * encodes character by character, and flattening it would copy the document once more.
 */
export function encodeTexts(texts: readonly string[]): Uint8Array<ArrayBuffer> {
  let at = 0;
  for (const text of texts) {
    // A character takes three bytes at most.
    if (scratch.length - at < text.length * 3) grow(at + text.length * 3);
    at += encoder.encodeInto(text, scratch.subarray(at)).written;
  }
  return scratch.slice(0, at);
}

function grow(bytes: number): void {
  const larger = new Uint8Array(bytes * 2);
  larger.set(scratch);
  scratch = larger;
}
