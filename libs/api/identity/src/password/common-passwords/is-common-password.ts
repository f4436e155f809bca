import { getAddress, HASHES } from './bloom';
import { FILTER } from './filter';

const FILTER_BITS = Buffer.from(FILTER, 'base64');

/** Whether the filter has a password, whatever its case; of what was never put in it one in 15,000 is found too. */
export function isInFilter(password: string, bits: Buffer): boolean {
  const plain = password.toLowerCase();
  for (let number = 0; number < HASHES; number += 1) {
    const { byte, mask } = getAddress(plain, number);
    if ((bits.readUInt8(byte) & mask) === 0) return false;
  }
  return true;
}

/** Whether a password of ten characters or more is one of the 100,000 most common of that length. Asks no network. */
export const isCommonPassword = (password: string): boolean => isInFilter(password, FILTER_BITS);
