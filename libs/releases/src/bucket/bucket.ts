interface BucketObject {
  readonly key: string;
  readonly bytes: number;
  readonly writtenAt: Date;
}

/**
 * A place in a bucket of an S3 store, or in a folder that stands for one; keys are relative to it. Each call rejects when the
 * store does not respond.
 */
export interface Bucket {
  /** All below `prefix`, page by page. */
  objects(prefix: string): AsyncIterable<BucketObject>;
  put(key: string, content: Buffer | string): Promise<void>;
  putFile(key: string, path: string): Promise<void>;
  /** Null where there is none. */
  get(key: string): Promise<Buffer | null>;
  /** Rejects where there is none; nothing half-written stands at `path`. */
  getFile(key: string, path: string): Promise<void>;
  /** Removing what is not there is harmless. */
  remove(keys: readonly string[]): Promise<void>;
}
