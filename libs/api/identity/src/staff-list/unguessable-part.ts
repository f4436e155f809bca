import { randomInt } from 'node:crypto';

/** No vowels, so that no word comes about, and none of 0/O, 1/I/L, 2/Z, 5/S, U/V. */
const LETTERS = 'BCDFGHJKMNPQRTVWXY';
const SIGNS = `${LETTERS}346789`;
const FOLLOWING = 4;

/**
 * The format of the part, in capitals; it starts with a letter, which ends the digits when it is written without
 * dashes.
 */
export const UNGUESSABLE = `[${LETTERS}][${SIGNS}]{${FOLLOWING}}`;

const oneOf = (signs: string): string => signs.charAt(randomInt(signs.length));

/** 'K7PXM': one of 5,971,968. */
export const unguessablePart = (): string =>
  oneOf(LETTERS) + Array.from({ length: FOLLOWING }, () => oneOf(SIGNS)).join('');
