/**
 * Where uploaded bytes lie; a folder by default. Keys are made by us: lower-case letters, digits, '-' and '/' alone.
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
