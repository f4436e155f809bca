import { createHash } from 'node:crypto';

/** Twenty bits an entry and fourteen hashes: of good passwords one in 15,000 is refused by mistake. */
export const BITS = 2_000_000;
export const HASHES = 14;

/** Where the filter stores one of a password's bits. */
export function getAddress(password: string, number: number): { readonly byte: number; readonly mask: number } {
  const digest = createHash('sha256').update(password).digest();
  const bit = (digest.readUInt32BE(0) + number * digest.readUInt32BE(4)) % BITS;
  return { byte: Math.floor(bit / 8), mask: 1 << (bit % 8) };
}
