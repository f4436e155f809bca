import { readFileSync } from 'node:fs';
import { getAddress, HASHES } from './bloom';

let commonBits: Buffer | undefined;

/** Read once, by the first password that is judged; builds put the file beside the bundle. */
const getCommonBits = (): Buffer => (commonBits ??= readFileSync(new URL('./common-passwords.bin', import.meta.url)));

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
export const isCommonPassword = (password: string): boolean => isInFilter(password, getCommonBits());
