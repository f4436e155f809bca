import { getAddress, HASHES } from './bloom';
import { FILTER } from './filter';

const FILTER_BITS = Buffer.from(FILTER, 'base64');

/** Whether the filter contains a password, ignoring case; one in 15,000 of others is a false positive. */
export function isInFilter(password: string, bits: Buffer): boolean {
  const plain = password.toLowerCase();
  for (let number = 0; number < HASHES; number += 1) {
    const { byte, mask } = getAddress(plain, number);
    if ((bits.readUInt8(byte) & mask) === 0) return false;
  }
  return true;
}

/** Whether a password of ten or more characters is one of the 100,000 most common of that length. No network. */
export const isCommonPassword = (password: string): boolean => isInFilter(password, FILTER_BITS);
