import { createHash } from 'node:crypto';

/** SHA-256 in hexadecimal over the fields in order of their names, so that the sender's order doesn't matter. */
export function contentHash(content: Readonly<Record<string, string | number>>): string {
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
