/**
 * The texts one after the other as UTF-8, in memory of its own. Each is encoded by itself: joined they would be a rope, which V8
 * encodes character by character, and flattening it would copy the document once more.
 */
export declare function encodeTexts(texts: readonly string[]): Uint8Array<ArrayBuffer>;
