/**
 * Where uploaded bytes lie: a folder or a bucket (open-file-store.ts). Keys are made by us: lower-case letters, digits, '-' and '/' alone.
 * Writing the same key again is harmless: keys hold their content's hash.
 */
export interface FileStore {
  write(key: string, bytes: Buffer): Promise<void>;
  /** Undefined: there is none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Removing what is not there is harmless. */
  remove(key: string): Promise<void>;
  /** Keys of what was last written before then, in no order; half-written files too. */
  writtenBefore(before: Date): AsyncIterable<string>;
}

const KEY = /^[a-z\d][a-z\d-]*(\/[a-z\d][a-z\d-]*){1,4}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** Throws on a key that could lead out of the store. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`no key of the file store: ${key.slice(0, 80)}`);
  return key;
}
