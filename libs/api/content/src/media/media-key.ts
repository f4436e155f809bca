import { createHash } from 'node:crypto';

const LENGTH = 20;

/** A medium's key: the beginning of its content's SHA-256. */
export const mediaKey = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, LENGTH);
