/** The reflected polynomial of CRC-32 (ISO 3309). */
const POLYNOMIAL = 0xedb88320;

/** A linear map of checksums: its value for each single bit. */
export type ChecksumShift = Uint32Array;

/** What appending one zero bit makes of a checksum. */
const ONE_BIT: ChecksumShift = Uint32Array.from({ length: 32 }, (_, bit) => (bit === 0 ? POLYNOMIAL : 1 << (bit - 1)));

export function applyShift(shift: ChecksumShift, checksum: number): number {
  let sum = 0;
  for (let bit = 0, rest = checksum; rest !== 0; bit++, rest >>>= 1) if (rest & 1) sum ^= shift[bit] ?? 0;
  return sum >>> 0;
}

const square = (shift: ChecksumShift): ChecksumShift => shift.map((value) => applyShift(shift, value));

/**
 * What appending so many bytes makes of a checksum, apart from the bytes' own: crc(AB) = shift(crc(A)) ^ crc(B). So a text of
 * known parts costs 32 steps a part, not one a byte.
 */
export function shiftByBytes(length: number): ChecksumShift {
  let power = square(square(square(ONE_BIT)));
  let shift: ChecksumShift = Uint32Array.from({ length: 32 }, (_, bit) => 1 << bit);
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    const factor = power;
    if (rest % 2 === 1) shift = shift.map((value) => applyShift(factor, value));
    power = square(power);
  }
  return shift;
}

/** What both together make of equal texts at two places. */
export const combineShifts = (one: ChecksumShift, other: ChecksumShift): ChecksumShift =>
  one.map((value, bit) => value ^ (other[bit] ?? 0));
