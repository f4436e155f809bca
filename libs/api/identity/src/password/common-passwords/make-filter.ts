import { getAddress, BITS, HASHES } from './bloom.ts';

/** How many of the most common passwords are refused beside those that are too short. */
const COUNT = 100_000;

export interface MadeFilter {
  readonly bits: Buffer;
  readonly entries: number;
}

/** The filter of a list, one password a line and the most common first; what is too short or too long for us is left out. */
export function makeFilter(list: string): MadeFilter {
  const allowed = list
    .split(/\r?\n/)
    .map((line) => line.toLowerCase())
    .filter(({ length }) => length >= 10 && length <= 128);
  const common = [...new Set(allowed)].slice(0, COUNT);
  const bits = Buffer.alloc(BITS / 8);
  for (const password of common)
    for (let number = 0; number < HASHES; number += 1) {
      const { byte, mask } = getAddress(password, number);
      bits.writeUInt8(bits.readUInt8(byte) | mask, byte);
    }
  return { bits, entries: common.length };
}
